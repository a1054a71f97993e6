// What each feature offers to the rest of the program, said in one constant of its folder.
#pragma once

#include "engine/scores/outcome.hpp"
#include "shell/app/state/app.hpp"
#include "shell/pages/home.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace palazzo::app {

/// An action that can be asked for whatever is on the screen: by a control of another feature, by the address, by a
/// link.
struct Command {
    /// The action's id; one that ends with `:` or `-` is followed by what is asked for.
    std::string_view id;
    /// `what`: the part of the id that follows; empty where the id is whole.
    void (*run)(App& app, const std::string& what, const a11y::Action& action);
};

/// What a feature keeps in the store under a key of its own (shell/app/stored makes one of a value's type).
struct StoredDocument {
    std::string_view key;
    /// Takes up what the store has now. What can't be read is set aside, and either that or a newer version is told.
    void (*load)(App& app);
    bool (*is_readable)(const std::string& text);
    /// Whether this version leaves the text as it is: a newer one wrote it.
    bool (*is_newer)(const std::string& text);
    /// Adds what a text from elsewhere holds to what is here; false: there is no room for all of it. null: a text from
    /// elsewhere comes in as it is, where there is none here.
    bool (*merge)(App& app, const std::string& text) = nullptr;
};

/// A parameter of the address or of the command line, and the command that it stands for.
struct LaunchParameter {
    std::string_view name; ///< empty: the feature has none
    /// What is asked for follows the id, or is the action's value.
    std::string_view command;
    bool is_value = false;
    std::size_t longest = 60; ///< characters; what is longer is cut
};

/// All that a feature offers to the rest.
struct Feature {
    std::span<const Command> commands = {};
    std::span<const StoredDocument> stored = {};
    LaunchParameter launch = {};
    /// A row of the first screen, in the order of the features.
    pages::HomeRow (*home_row)(const App& app) = nullptr;
    /// The game on the table has come to its end and was kept; and: the game of this id, which was over, goes on.
    void (*game_ended)(App& app, const scores::Outcome& outcome) = nullptr;
    void (*game_goes_on)(App& app, std::string_view id) = nullptr;
};

/// All of them: the one list, in shell/app/features.cpp.
std::span<const Feature* const> features();

/// Does what a command asks for; false if no feature has it.
bool run_command(App& app, const a11y::Action& action);

} // namespace palazzo::app
