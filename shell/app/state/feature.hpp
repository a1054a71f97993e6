// The interface of features. Each feature has one constant in its folder that contains everything it offers to the rest
// of the program.
#pragma once

#include "engine/scores/outcome.hpp"
#include "shell/app/state/app.hpp"
#include "shell/pages/home.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace palazzo::app {

/// An action that is possible whatever is on the screen. It is requested by a control of any feature, by the address,
/// or by a link.
struct Command {
    /// The action's id. If it ends with `:` or `-`, an argument follows it.
    std::string_view id;
    /// Carries out the command. `what` is the argument in the action's id; empty if there is none.
    void (*run)(App& app, const std::string& what, const a11y::Action& action);
};

/// A value that a feature stores under its own key. stored_document() in shell/app/stored creates it from a description
/// of the value.
struct StoredDocument {
    std::string_view key;
    /// Reads the stored text into the program. An unreadable text is set aside. The player is notified of that, and of
    /// a text that a newer version wrote.
    void (*load)(App& app);
    bool (*is_readable)(const std::string& text);
    /// Returns whether a newer version wrote the text, so that this version leaves it as it is.
    bool (*is_newer)(const std::string& text);
    /// Merges a text from another device. Returns false if there is no room for all of it. If this pointer is null, a
    /// text from another device is stored unchanged, unless one is stored here already.
    bool (*merge)(App& app, const std::string& text) = nullptr;
};

/// A parameter of the address or of the command line, and the command that it runs.
struct LaunchParameter {
    std::string_view name; ///< Name of the parameter; empty if the feature has none.
    /// Id of the command. The parameter's value is appended to the id or, if `sets_action_value` is true, becomes the
    /// action's value.
    std::string_view command;
    bool sets_action_value = false;
    std::size_t longest = 60; ///< Maximum length of the value in bytes; the rest is cut off.
};

/// Everything that a feature offers.
struct Feature {
    std::span<const Command> commands = {};
    std::span<const StoredDocument> stored_documents = {};
    LaunchParameter launch_parameter = {};
    /// Returns the feature's row on the home screen, where rows are in the order of the features. The row's id is empty
    /// if there is none now; the pointer is null if there never is.
    pages::HomeRow (*home_row)(const App& app) = nullptr;
    /// `on_game_ended` is called when the game on the table has ended and was stored, and `on_game_continued` when the
    /// finished game `id` continues because its last moves were taken back.
    void (*on_game_ended)(App& app, const scores::GameOutcome& outcome) = nullptr;
    void (*on_game_continued)(App& app, std::string_view id) = nullptr;
    /// Called after each frame.
    void (*after_frame)(App& app) = nullptr;
    /// Handles what the mailbox of a table with friends tells. Returns whether the screen may show something new.
    bool (*handle_mail)(App& app, const mail::Event& event) = nullptr;
};

/// Returns all features, from the list in shell/app/features.cpp.
std::span<const Feature* const> features();

/// Runs the command that the action requests. Returns false if no feature has such a command.
bool run_command(App& app, const a11y::Action& action);

} // namespace palazzo::app
