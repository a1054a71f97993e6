// Codecs that views and events of Palace have in common. Included only by the files that write them.
#pragma once

#include "engine/games/palace/wire.hpp"

namespace palazzo::wire {

/// The codec of a rank in the notation of records, including the joker.
struct Face {
    static Json write(Rank rank);
    static Fault read(const Json& json, Rank& rank);
};

/// The codec of an optional rank: null, or as Face writes it.
struct OptionalFace {
    static Json write(const std::optional<Rank>& rank);
    static Fault read(const Json& json, std::optional<Rank>& rank);
};

template <>
inline constexpr auto layout_of<palace::Play> = layout(nullptr, field<&palace::Play::cards>("cards"),
    field<&palace::Play::as, OptionalFace>("as"), field<&palace::Play::cover>("cover"),
    field<&palace::Play::cover_as, OptionalFace>("cover_as"));

} // namespace palazzo::wire
