// The codecs that are used both for views and for events of Palace. Only the files that write views or events include
// this file.
#pragma once

#include "engine/games/palace/wire.hpp"

namespace palazzo::wire {

/// Writes and reads a rank in the notation of records, including the joker.
struct RankCodec {
    static Json write(Rank rank);
    static Fault read(const Json& json, Rank& rank);
};

/// Writes and reads an optional rank: null if there is none, otherwise as RankCodec does.
struct OptionalRankCodec {
    static Json write(const std::optional<Rank>& rank);
    static Fault read(const Json& json, std::optional<Rank>& rank);
};

template <>
inline constexpr auto layout_of<palace::Play> = struct_layout(nullptr, field<&palace::Play::cards>("cards"),
    field<&palace::Play::as, OptionalRankCodec>("as"), field<&palace::Play::cover>("cover"),
    field<&palace::Play::cover_as, OptionalRankCodec>("cover_as"));

} // namespace palazzo::wire
