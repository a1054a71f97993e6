// The codecs that are used both for views and for events of Palabra. Only the files that write views or events include
// this header.
#pragma once

#include "engine/games/palabra/wire.hpp"

namespace palazzo::wire {

/// Writes and reads a card in the notation of records.
template <>
struct Codec<palabra::Card> {
    static Json write(palabra::Card card);
    static Fault read(const Json& json, palabra::Card& card);
};
/// Writes and reads a card with the letter that a blank stands for, in the notation of records.
template <>
struct Codec<palabra::LaidCard> {
    static Json write(const palabra::LaidCard& laid);
    static Fault read(const Json& json, palabra::LaidCard& laid);
};

/// Writes and reads a number of points, which may be negative.
using PointsCodec = WholeNumberCodec<int, -1'000'000, 1'000'000>;

template <>
inline constexpr std::array enum_names<palabra::MeldKind>{"word", "straight", "flush"};

template <>
inline constexpr auto layout_of<palabra::Tile> = struct_layout(nullptr, field<&palabra::Tile::laid>("card"),
    field<&palabra::Tile::shaved>("shaved"), field<&palabra::Tile::copied>("copied"));
template <>
inline constexpr auto layout_of<palabra::Score> = struct_layout(nullptr,
    field<&palabra::Score::sum, PointsCodec>("sum"), field<&palabra::Score::stars, PointsCodec>("stars"),
    field<&palabra::Score::lock, WholeNumberCodec<int, 1, 4>>("lock"),
    field<&palabra::Score::bonus, PointsCodec>("bonus"),
    field<&palabra::Score::last_word, WholeNumberCodec<int, 1, 3>>("last_word"));
template <>
inline constexpr auto layout_of<palabra::Meld> = struct_layout(nullptr, field<&palabra::Meld::kind>("kind"),
    field<&palabra::Meld::tiles>("tiles"),
    field<&palabra::Meld::before, WholeNumberCodec<int, 0, longest_list>>("before"),
    field<&palabra::Meld::taken, WholeNumberCodec<int, 0, longest_list>>("taken"),
    field<&palabra::Meld::score>("score"), field<&palabra::Meld::shaved_points, PointsCodec>("shaved_points"),
    field<&palabra::Meld::jokered>("jokered"));

} // namespace palazzo::wire
