#include "engine/games/palace/wire_parts.hpp"

namespace palazzo::wire {

using namespace palace;

namespace {

template <auto member>
constexpr Field seat_in(const char* name = "seat") {
    return field<member, SeatCodec>(name);
}
template <auto member>
constexpr Field count_in() {
    return field<member, Whole<int, 0, most_cards>>("cards");
}

} // namespace

template <>
inline constexpr auto layout_of<Played> = layout("played", seat_in<&Played::seat>(), field<&Played::play>("play"));
template <>
inline constexpr auto layout_of<SetNamed> = layout("named", seat_in<&SetNamed::seat>(), field<&SetNamed::play>("play"));
template <>
inline constexpr auto layout_of<FaceDownChosen> = layout("face_down_chosen", seat_in<&FaceDownChosen::seat>());
template <>
inline constexpr auto layout_of<TurnedOver> = layout("turned_over", seat_in<&TurnedOver::seat>(),
    field<&TurnedOver::card>("card"), field<&TurnedOver::from_draw>("from_draw"));
template <>
inline constexpr auto layout_of<TurnedCardLies> = layout(
    "turned_card_lies", seat_in<&TurnedCardLies::seat>(), field<&TurnedCardLies::card>("card"));
template <>
inline constexpr auto layout_of<StaysDown> = layout("stays_down", seat_in<&StaysDown::seat>());
template <>
inline constexpr auto layout_of<PileTaken> = layout("took", seat_in<&PileTaken::seat>(), count_in<&PileTaken::cards>());
template <>
inline constexpr auto layout_of<PileBurned> = layout(
    "burned", seat_in<&PileBurned::seat>(), count_in<&PileBurned::cards>());
template <>
inline constexpr auto layout_of<CardsDrawn> = layout(
    "drew", seat_in<&CardsDrawn::seat>(), count_in<&CardsDrawn::cards>());
template <>
inline constexpr auto layout_of<Reversed> = layout("reversed", seat_in<&Reversed::seat>());
template <>
inline constexpr auto layout_of<PlaysAgain> = layout("plays_again", seat_in<&PlaysAgain::seat>());
template <>
inline constexpr auto layout_of<SteppedOver> = layout("stepped_over", seat_in<&SteppedOver::seat>());
template <>
inline constexpr auto layout_of<TurnPassed> = layout(
    "passed", seat_in<&TurnPassed::seat>(), field<&TurnPassed::free>("free"));
template <>
inline constexpr auto layout_of<WentOut> = layout("out", seat_in<&WentOut::seat>(),
    field<&WentOut::place, Whole<int, 0, palace::most_players>>("place"), field<&WentOut::last>("last"));
template <>
inline constexpr auto layout_of<GameDrawn> = layout("drawn", field<&GameDrawn::turns>("turns"));
template <>
inline constexpr auto layout_of<FaceUpChosen> = layout("chose", seat_in<&FaceUpChosen::seat>());
template <>
inline constexpr auto layout_of<Swapped> = layout(
    "swapped", seat_in<&Swapped::seat>(), field<&Swapped::laid>("laid"), field<&Swapped::taken>("taken"));
template <>
inline constexpr auto layout_of<GotReady> = layout("ready", seat_in<&GotReady::seat>());
template <>
inline constexpr auto layout_of<OrderSet> = layout("ordered", seat_in<&OrderSet::seat>());
template <>
inline constexpr auto layout_of<StarterTurned> = layout("starter", field<&StarterTurned::card>("card"));
template <>
inline constexpr auto layout_of<Leads> = layout("leads", seat_in<&Leads::seat>());
template <>
inline constexpr auto layout_of<Challenged> = layout(
    "challenged", seat_in<&Challenged::seat>(), seat_in<&Challenged::by>("by"));
template <>
inline constexpr auto layout_of<Answered> = layout(
    "answered", seat_in<&Answered::seat>(), field<&Answered::answer>("answer"));
template <>
inline constexpr auto layout_of<Voted> = layout("voted", seat_in<&Voted::seat>(), field<&Voted::passed>("passed"));
template <>
inline constexpr auto layout_of<ChallengeJudged> = layout(
    "judged", seat_in<&ChallengeJudged::seat>(), field<&ChallengeJudged::passed>("passed"));
template <>
inline constexpr auto layout_of<RankBarred> = layout(
    "barred", seat_in<&RankBarred::seat>(), field<&RankBarred::rank, Face>("rank"));
template <>
inline constexpr auto layout_of<TurnFreed> = layout("freed", seat_in<&TurnFreed::seat>());
template <>
inline constexpr auto layout_of<ChallengesHandedOut> = layout("handed_out", seat_in<&ChallengesHandedOut::seat>());
template <>
inline constexpr auto layout_of<HandShown> = layout(
    "hand_shown", seat_in<&HandShown::seat>(), seat_in<&HandShown::by>("by"), field<&HandShown::cards>("cards"));
template <>
inline constexpr auto layout_of<HandsPassed> = layout("hands_passed", seat_in<&HandsPassed::seat>());
template <>
inline constexpr auto layout_of<BottomTaken> = layout(
    "bottom_taken", seat_in<&BottomTaken::seat>(), count_in<&BottomTaken::cards>());
template <>
inline constexpr auto layout_of<SeatChosen> = layout(
    "seat_chosen", seat_in<&SeatChosen::seat>(), seat_in<&SeatChosen::chosen>("chosen"));
template <>
inline constexpr auto layout_of<Snapped> = layout("snapped", seat_in<&Snapped::seat>());

} // namespace palazzo::wire

namespace palazzo::palace {

Json write_event(const Event& event) { return wire::Codec<Event>::write(event); }
Result<Event> read_event(const Json& json) { return wire::read<Event>(json); }

} // namespace palazzo::palace
