#include "engine/games/palabra/wire_parts.hpp"

namespace palazzo::wire {

using namespace palabra;

namespace {

/// Writes and reads an optional seat as null or a number.
struct OptionalSeat {
    static Json write(const std::optional<Seat>& seat) { return seat ? Json(*seat) : Json(); }
    static Fault read(const Json& json, std::optional<Seat>& seat) {
        seat.reset();
        return json.is_null() ? std::nullopt : SeatCodec::read(json, seat.emplace());
    }
};

} // namespace

template <>
inline constexpr auto layout_of<WordCancelledByJoker> = struct_layout("jokered",
    seat_field<&WordCancelledByJoker::seat>(), seat_field<&WordCancelledByJoker::owner>("owner"),
    field<&WordCancelledByJoker::word>("word"));
template <>
inline constexpr auto layout_of<WordShaved> = struct_layout("shaved", seat_field<&WordShaved::seat>(),
    seat_field<&WordShaved::owner>("owner"), field<&WordShaved::cards>("cards"), field<&WordShaved::tiles>("tiles"),
    field<&WordShaved::word>("word"), field<&WordShaved::points, PointsCodec>("points"));
template <>
inline constexpr auto layout_of<WordLaid> = struct_layout("laid", seat_field<&WordLaid::seat>(),
    field<&WordLaid::word>("word"), field<&WordLaid::built_on, OptionalSeat>("built_on"),
    field<&WordLaid::counts>("counts"));
template <>
inline constexpr auto layout_of<VowelsShown> = struct_layout("vowels", seat_field<&VowelsShown::seat>(),
    field<&VowelsShown::cards>("cards"), field<&VowelsShown::points, PointsCodec>("points"));
template <>
inline constexpr auto layout_of<CardsExchanged> = struct_layout("exchanged", seat_field<&CardsExchanged::seat>(),
    field<&CardsExchanged::cards, WholeNumberCodec<int, 0, hand_size>>("cards"));
template <>
inline constexpr auto layout_of<Passed> = struct_layout(
    "passed", seat_field<&Passed::seat>(), field<&Passed::pre_play>("pre_play"));
template <>
inline constexpr auto layout_of<CardsLaidFaceDown> = struct_layout(
    "laid_face_down", seat_field<&CardsLaidFaceDown::seat>(), field<&CardsLaidFaceDown::pre_play>("pre_play"));
template <>
inline constexpr auto layout_of<ChallengeAnswered> = struct_layout(
    "answered", seat_field<&ChallengeAnswered::seat>(), field<&ChallengeAnswered::challenged>("challenged"));
template <>
inline constexpr auto layout_of<VoteGiven> = struct_layout(
    "voted", seat_field<&VoteGiven::seat>(), field<&VoteGiven::in_favour>("in_favour"));
template <>
inline constexpr auto layout_of<WordVotedDown> = struct_layout(
    "voted_down", seat_field<&WordVotedDown::seat>(), field<&WordVotedDown::word>("word"));
template <>
inline constexpr auto layout_of<WordInsistedOnOrTakenBack> = struct_layout("insistence",
    seat_field<&WordInsistedOnOrTakenBack::seat>(), field<&WordInsistedOnOrTakenBack::insists>("insists"));
template <>
inline constexpr auto layout_of<WordAccepted> = struct_layout(
    "stands", seat_field<&WordAccepted::seat>(), field<&WordAccepted::word>("word"));
template <>
inline constexpr auto layout_of<WordWithdrawn> = struct_layout(
    "withdrawn", seat_field<&WordWithdrawn::seat>(), field<&WordWithdrawn::word>("word"));
template <>
inline constexpr auto layout_of<TurnForfeited> = struct_layout("forfeited", seat_field<&TurnForfeited::seat>());
template <>
inline constexpr auto layout_of<TurnMissed> = struct_layout("missed", seat_field<&TurnMissed::seat>());
template <>
inline constexpr auto layout_of<TimerStarted> = struct_layout("timer", seat_field<&TimerStarted::seat>(),
    field<&TimerStarted::seconds, WholeNumberCodec<int, 0, longest_timer>>("seconds"));
template <>
inline constexpr auto layout_of<TimeRanOut> = struct_layout("timeout");
template <>
inline constexpr auto layout_of<HandPenaltiesDeducted> = struct_layout("counted");

} // namespace palazzo::wire

namespace palazzo::palabra {

Json write_event(const Event& event) { return wire::Codec<Event>::write(event); }
Result<Event> read_event(const Json& json) { return wire::read_value<Event>(json); }

} // namespace palazzo::palabra
