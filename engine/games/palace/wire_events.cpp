#include "engine/games/palace/wire_parts.hpp"

namespace palazzo::wire {

using namespace palace;

namespace {

template <auto member>
constexpr Field count_in() {
    return field<member, WholeNumberCodec<int, 0, most_cards>>("cards");
}

} // namespace

template <>
inline constexpr auto layout_of<SetPlayed> = struct_layout(
    "played", seat_field<&SetPlayed::seat>(), field<&SetPlayed::play>("play"));
template <>
inline constexpr auto layout_of<SetShownForChallenge> = struct_layout(
    "named", seat_field<&SetShownForChallenge::seat>(), field<&SetShownForChallenge::play>("play"));
template <>
inline constexpr auto layout_of<FaceDownCardChosen> = struct_layout(
    "face_down_chosen", seat_field<&FaceDownCardChosen::seat>());
template <>
inline constexpr auto layout_of<CardTurnedOver> = struct_layout("turned_over", seat_field<&CardTurnedOver::seat>(),
    field<&CardTurnedOver::card>("card"), field<&CardTurnedOver::from_draw_pile>("from_draw"));
template <>
inline constexpr auto layout_of<TurnedCardAllowed> = struct_layout(
    "turned_card_lies", seat_field<&TurnedCardAllowed::seat>(), field<&TurnedCardAllowed::card>("card"));
template <>
inline constexpr auto layout_of<CardStaysFaceDown> = struct_layout(
    "stays_down", seat_field<&CardStaysFaceDown::seat>());
template <>
inline constexpr auto layout_of<PileTaken> = struct_layout(
    "took", seat_field<&PileTaken::seat>(), count_in<&PileTaken::cards>());
template <>
inline constexpr auto layout_of<PileBurned> = struct_layout(
    "burned", seat_field<&PileBurned::seat>(), count_in<&PileBurned::cards>());
template <>
inline constexpr auto layout_of<CardsDrawn> = struct_layout(
    "drew", seat_field<&CardsDrawn::seat>(), count_in<&CardsDrawn::cards>());
template <>
inline constexpr auto layout_of<DirectionReversed> = struct_layout("reversed", seat_field<&DirectionReversed::seat>());
template <>
inline constexpr auto layout_of<ExtraTurnGiven> = struct_layout("plays_again", seat_field<&ExtraTurnGiven::seat>());
template <>
inline constexpr auto layout_of<SeatSkipped> = struct_layout("stepped_over", seat_field<&SeatSkipped::seat>());
template <>
inline constexpr auto layout_of<TurnPassed> = struct_layout(
    "passed", seat_field<&TurnPassed::seat>(), field<&TurnPassed::voluntary>("free"));
template <>
inline constexpr auto layout_of<SeatWentOut> = struct_layout("out", seat_field<&SeatWentOut::seat>(),
    field<&SeatWentOut::place, WholeNumberCodec<int, 0, palace::most_players>>("place"),
    field<&SeatWentOut::last>("last"));
template <>
inline constexpr auto layout_of<TurnLimitReached> = struct_layout("drawn", field<&TurnLimitReached::turns>("turns"));
template <>
inline constexpr auto layout_of<FaceUpCardsChosen> = struct_layout("chose", seat_field<&FaceUpCardsChosen::seat>());
template <>
inline constexpr auto layout_of<CardsSwapped> = struct_layout("swapped", seat_field<&CardsSwapped::seat>(),
    field<&CardsSwapped::laid>("laid"), field<&CardsSwapped::taken>("taken"));
template <>
inline constexpr auto layout_of<SeatReady> = struct_layout("ready", seat_field<&SeatReady::seat>());
template <>
inline constexpr auto layout_of<FaceUpOrderSet> = struct_layout("ordered", seat_field<&FaceUpOrderSet::seat>());
template <>
inline constexpr auto layout_of<StarterTurnedOver> = struct_layout(
    "starter", field<&StarterTurnedOver::card>("card"), field<&StarterTurnedOver::covered>("covered"));
template <>
inline constexpr auto layout_of<SeatLeads> = struct_layout("leads", seat_field<&SeatLeads::seat>());
template <>
inline constexpr auto layout_of<SeatChallenged> = struct_layout(
    "challenged", seat_field<&SeatChallenged::seat>(), seat_field<&SeatChallenged::by>("by"));
template <>
inline constexpr auto layout_of<ChallengeAnswered> = struct_layout(
    "answered", seat_field<&ChallengeAnswered::seat>(), field<&ChallengeAnswered::answer>("answer"));
template <>
inline constexpr auto layout_of<VoteGiven> = struct_layout(
    "voted", seat_field<&VoteGiven::seat>(), field<&VoteGiven::passed>("passed"));
template <>
inline constexpr auto layout_of<ChallengeJudged> = struct_layout(
    "judged", seat_field<&ChallengeJudged::seat>(), field<&ChallengeJudged::passed>("passed"));
template <>
inline constexpr auto layout_of<RankBarred> = struct_layout(
    "barred", seat_field<&RankBarred::seat>(), field<&RankBarred::rank, RankCodec>("rank"));
template <>
inline constexpr auto layout_of<AnySetAllowed> = struct_layout("freed", seat_field<&AnySetAllowed::seat>());
template <>
inline constexpr auto layout_of<ChallengesHandedOut> = struct_layout(
    "handed_out", seat_field<&ChallengesHandedOut::seat>());
template <>
inline constexpr auto layout_of<HandShown> = struct_layout(
    "hand_shown", seat_field<&HandShown::seat>(), seat_field<&HandShown::by>("by"), field<&HandShown::cards>("cards"));
template <>
inline constexpr auto layout_of<HandsPassedOn> = struct_layout("hands_passed", seat_field<&HandsPassedOn::seat>());
template <>
inline constexpr auto layout_of<PileBottomTaken> = struct_layout(
    "bottom_taken", seat_field<&PileBottomTaken::seat>(), count_in<&PileBottomTaken::cards>());
template <>
inline constexpr auto layout_of<SeatChosen> = struct_layout(
    "seat_chosen", seat_field<&SeatChosen::seat>(), seat_field<&SeatChosen::chosen>("chosen"));
template <>
inline constexpr auto layout_of<SetCompletedOutOfTurn> = struct_layout(
    "snapped", seat_field<&SetCompletedOutOfTurn::seat>());

} // namespace palazzo::wire

namespace palazzo::palace {

Json write_event(const Event& event) { return wire::Codec<Event>::write(event); }
Result<Event> read_event(const Json& json) { return wire::read_value<Event>(json); }

} // namespace palazzo::palace
