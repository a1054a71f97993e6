// The interface of features: each has one constant in its folder that contains everything it offers to the rest of the
// program.
#pragma once

#include "engine/scores/outcome.hpp"
#include "shell/app/state/app.hpp"
#include "shell/pages/home.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace palazzo::app {

/// An action that is possible whatever is on the screen: by a control of another feature, the address, or a link.
struct Command {
    /// The action's id. If it ends with `:` or `-`, an argument follows it.
    std::string_view id;
    /// `what` is that argument; empty if there is none.
    void (*run)(App& app, const std::string& what, const a11y::Action& action);
};

/// A value that a feature stores under its own key (shell/app/stored makes one from a value's type).
struct StoredDocument {
    std::string_view key;
    /// Reads what the store has now. An unreadable text is set aside; the player is notified of that and of a newer
    /// version's text.
    void (*load)(App& app);
    bool (*is_readable)(const std::string& text);
    /// Returns whether a newer version wrote the text, so that this one leaves it as it is.
    bool (*is_newer)(const std::string& text);
    /// Merges a text from another device. Returns false if there is no room for all of it. If it is null, a text from
    /// another device is stored unchanged, unless there is one here already.
    bool (*merge)(App& app, const std::string& text) = nullptr;
};

/// A parameter of the address or of the command line, and its command.
struct LaunchParameter {
    std::string_view name; ///< Empty if the feature has none.
    /// The parameter is appended to the command's id, or is the action's value if `is_value`.
    std::string_view command;
    bool is_value = false;
    std::size_t longest = 60; ///< Maximum length in bytes; the rest is cut.
};

/// Everything that a feature offers.
struct Feature {
    std::span<const Command> commands = {};
    std::span<const StoredDocument> stored = {};
    LaunchParameter launch = {};
    /// Returns a row of the home screen, in the order of the features; null if the feature has none.
    pages::HomeRow (*home_row)(const App& app) = nullptr;
    /// Called when the game on the table has ended and was stored, and when the finished game `id` continues because
    /// its last moves were taken back.
    void (*game_ended)(App& app, const scores::Outcome& outcome) = nullptr;
    void (*game_goes_on)(App& app, std::string_view id) = nullptr;
};

/// Returns all features, from the list in shell/app/features.cpp.
std::span<const Feature* const> features();

/// Runs the command that the action asks for. Returns false if no feature has it.
bool run_command(App& app, const a11y::Action& action);

} // namespace palazzo::app
