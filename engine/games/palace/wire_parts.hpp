// The codecs that are used both for views and for events of Palace. Only the files that write these include it.
#pragma once

#include "engine/games/palace/wire.hpp"

namespace palazzo::wire {

/// Writes and reads a rank in the notation of records, including the joker.
struct Face {
    static Json write(Rank rank);
    static Fault read(const Json& json, Rank& rank);
};

/// Writes and reads an optional rank as null or as Face does.
struct OptionalFace {
    static Json write(const std::optional<Rank>& rank);
    static Fault read(const Json& json, std::optional<Rank>& rank);
};

template <>
inline constexpr auto layout_of<palace::Play> = layout(nullptr, field<&palace::Play::cards>("cards"),
    field<&palace::Play::as, OptionalFace>("as"), field<&palace::Play::cover>("cover"),
    field<&palace::Play::cover_as, OptionalFace>("cover_as"));

} // namespace palazzo::wire
