// What each feature offers to the rest of the program, said in one constant of its folder.
#pragma once

#include "shell/app/state/app.hpp"

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

struct Feature {
    std::span<const Command> commands = {};
};

/// All of them: the one list, in shell/app/features.cpp.
std::span<const Feature* const> features();

/// Does what a command asks for; false if no feature has it.
bool run_command(App& app, const a11y::Action& action);

} // namespace palazzo::app
