#include "engine/games/palace/wire_parts.hpp"

namespace palazzo::wire {

using namespace palace;

namespace {

template <auto member>
constexpr Field count_in() {
    return field<member, Whole<int, 0, most_cards>>("cards");
}

} // namespace

template <>
inline constexpr auto layout_of<Played> = layout("played", seat_field<&Played::seat>(), field<&Played::play>("play"));
template <>
inline constexpr auto layout_of<SetNamed> = layout(
    "named", seat_field<&SetNamed::seat>(), field<&SetNamed::play>("play"));
template <>
inline constexpr auto layout_of<FaceDownChosen> = layout("face_down_chosen", seat_field<&FaceDownChosen::seat>());
template <>
inline constexpr auto layout_of<TurnedOver> = layout("turned_over", seat_field<&TurnedOver::seat>(),
    field<&TurnedOver::card>("card"), field<&TurnedOver::from_draw>("from_draw"));
template <>
inline constexpr auto layout_of<TurnedCardAccepted> = layout(
    "turned_card_lies", seat_field<&TurnedCardAccepted::seat>(), field<&TurnedCardAccepted::card>("card"));
template <>
inline constexpr auto layout_of<StaysDown> = layout("stays_down", seat_field<&StaysDown::seat>());
template <>
inline constexpr auto layout_of<PileTaken> = layout(
    "took", seat_field<&PileTaken::seat>(), count_in<&PileTaken::cards>());
template <>
inline constexpr auto layout_of<PileBurned> = layout(
    "burned", seat_field<&PileBurned::seat>(), count_in<&PileBurned::cards>());
template <>
inline constexpr auto layout_of<CardsDrawn> = layout(
    "drew", seat_field<&CardsDrawn::seat>(), count_in<&CardsDrawn::cards>());
template <>
inline constexpr auto layout_of<Reversed> = layout("reversed", seat_field<&Reversed::seat>());
template <>
inline constexpr auto layout_of<PlaysAgain> = layout("plays_again", seat_field<&PlaysAgain::seat>());
template <>
inline constexpr auto layout_of<SteppedOver> = layout("stepped_over", seat_field<&SteppedOver::seat>());
template <>
inline constexpr auto layout_of<TurnPassed> = layout(
    "passed", seat_field<&TurnPassed::seat>(), field<&TurnPassed::free>("free"));
template <>
inline constexpr auto layout_of<WentOut> = layout("out", seat_field<&WentOut::seat>(),
    field<&WentOut::place, Whole<int, 0, palace::most_players>>("place"), field<&WentOut::last>("last"));
template <>
inline constexpr auto layout_of<GameDrawn> = layout("drawn", field<&GameDrawn::turns>("turns"));
template <>
inline constexpr auto layout_of<FaceUpChosen> = layout("chose", seat_field<&FaceUpChosen::seat>());
template <>
inline constexpr auto layout_of<Swapped> = layout(
    "swapped", seat_field<&Swapped::seat>(), field<&Swapped::laid>("laid"), field<&Swapped::taken>("taken"));
template <>
inline constexpr auto layout_of<GotReady> = layout("ready", seat_field<&GotReady::seat>());
template <>
inline constexpr auto layout_of<OrderSet> = layout("ordered", seat_field<&OrderSet::seat>());
template <>
inline constexpr auto layout_of<StarterTurned> = layout("starter", field<&StarterTurned::card>("card"));
template <>
inline constexpr auto layout_of<Leads> = layout("leads", seat_field<&Leads::seat>());
template <>
inline constexpr auto layout_of<Challenged> = layout(
    "challenged", seat_field<&Challenged::seat>(), seat_field<&Challenged::by>("by"));
template <>
inline constexpr auto layout_of<Answered> = layout(
    "answered", seat_field<&Answered::seat>(), field<&Answered::answer>("answer"));
template <>
inline constexpr auto layout_of<Voted> = layout("voted", seat_field<&Voted::seat>(), field<&Voted::passed>("passed"));
template <>
inline constexpr auto layout_of<ChallengeJudged> = layout(
    "judged", seat_field<&ChallengeJudged::seat>(), field<&ChallengeJudged::passed>("passed"));
template <>
inline constexpr auto layout_of<RankBarred> = layout(
    "barred", seat_field<&RankBarred::seat>(), field<&RankBarred::rank, Face>("rank"));
template <>
inline constexpr auto layout_of<TurnFreed> = layout("freed", seat_field<&TurnFreed::seat>());
template <>
inline constexpr auto layout_of<ChallengesHandedOut> = layout("handed_out", seat_field<&ChallengesHandedOut::seat>());
template <>
inline constexpr auto layout_of<HandShown> = layout(
    "hand_shown", seat_field<&HandShown::seat>(), seat_field<&HandShown::by>("by"), field<&HandShown::cards>("cards"));
template <>
inline constexpr auto layout_of<HandsPassed> = layout("hands_passed", seat_field<&HandsPassed::seat>());
template <>
inline constexpr auto layout_of<BottomTaken> = layout(
    "bottom_taken", seat_field<&BottomTaken::seat>(), count_in<&BottomTaken::cards>());
template <>
inline constexpr auto layout_of<SeatChosen> = layout(
    "seat_chosen", seat_field<&SeatChosen::seat>(), seat_field<&SeatChosen::chosen>("chosen"));
template <>
inline constexpr auto layout_of<Snapped> = layout("snapped", seat_field<&Snapped::seat>());

} // namespace palazzo::wire

namespace palazzo::palace {

Json write_event(const Event& event) { return wire::Codec<Event>::write(event); }
Result<Event> read_event(const Json& json) { return wire::read<Event>(json); }

} // namespace palazzo::palace
