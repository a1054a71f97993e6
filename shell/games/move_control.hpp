// Controls of a table's mirror that make moves. The id of such a control contains the move.
#pragma once

#include "engine/core/json.hpp"
#include "shell/a11y/mirror.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace palazzo::games {

/// Beginning of the id of a control that makes a move. The move follows in the notation of records.
inline constexpr std::string_view move_prefix = "move:";

/// Returns the id of the control that makes `move`.
template <class Move>
std::string move_id(const Move& move) {
    return std::string(move_prefix) + write_move(move).dump();
}

template <class Move>
a11y::Control move_control(const Move& move, std::string label) {
    a11y::Control control{a11y::Control::Kind::button, move_id(move), std::move(label)};
    control.move = write_move(move).dump();
    return control;
}

/// Returns the move that the control with this id makes; nullopt if the id contains no move or `read` can't read it.
template <class Move>
std::optional<Move> move_from_id(const std::string& id, Result<Move> (*read)(const Json&)) {
    if (!id.starts_with(move_prefix)) return std::nullopt;
    const auto json = parse_json(id.substr(move_prefix.size()));
    const auto move = json ? read(*json) : Result<Move>(json.problem());
    return move ? std::optional(*move) : std::nullopt;
}

} // namespace palazzo::games
