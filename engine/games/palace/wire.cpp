#include "engine/games/palace/wire.hpp"

#include "engine/games/palace/view.hpp"
#include "engine/games/palace/wire_parts.hpp"

#include <algorithm>
#include <numeric>

namespace palazzo::wire {

using namespace palace;

Json RankCodec::write(Rank rank) { return rank_letter(rank); }

Fault RankCodec::read(const Json& json, Rank& rank) {
    const std::string* text = text_of(json);
    const auto read = text != nullptr ? read_rank_or_joker(*text) : std::nullopt;
    if (!read) return Problem{"", "palace.problem.rank", {shortened_json(json)}};
    rank = *read;
    return std::nullopt;
}

Json OptionalRankCodec::write(const std::optional<Rank>& rank) { return rank ? RankCodec::write(*rank) : Json(); }
Fault OptionalRankCodec::read(const Json& json, std::optional<Rank>& rank) {
    rank.reset();
    return json.is_null() ? std::nullopt : RankCodec::read(json, rank.emplace());
}

namespace {

/// Writes and reads the rank that a card in the pile counts as: the number of a rank, or no_rank.
using Counted = WholeNumberCodec<std::uint8_t, 0, no_rank>;
using Place = WholeNumberCodec<std::uint8_t, 0, palace::most_players>;
using SmallSeat = WholeNumberCodec<std::int8_t, 0, palace::most_players - 1>;
using Count = WholeNumberCodec<int, 0, most_cards>;

/// Writes and reads powers as a list of their names.
struct PowerNames {
    static Json write(Powers powers) {
        Json list = Json::array();
        for (std::size_t i = 0; i < power_names.size(); ++i)
            if (powers.has(static_cast<Power>(i))) list.push_back(power_names[i]);
        return list;
    }
    static Fault read(const Json& json, Powers& powers) {
        powers = {};
        if (Fault fault = check_list(json, power_names.size())) return fault;
        for (std::size_t i = 0; i < json.size(); ++i) {
            std::size_t power = 0;
            if (const Fault fault = read_name(power_names, json[i], power))
                return fault->located_in_value(bracketed_index(i));
            powers.add(static_cast<Power>(power));
        }
        return std::nullopt;
    }
};

} // namespace

template <>
inline constexpr std::array enum_names<Phase>{"choosing", "swapping", "playing", "over"};
template <>
inline constexpr std::array enum_names<NeededAction>{
    "play", "name_joker", "set_order", "verdict", "assign", "add", "choose", "snap"};
template <>
inline constexpr std::array enum_names<ChallengeCause>{"own", "next", "all", "stuck", "before", "blind", "handed"};

template <>
inline constexpr auto layout_of<LaidCard> = struct_layout(
    nullptr, field<&LaidCard::card>("card"), field<&LaidCard::rank, Counted>("rank"));
template <>
inline constexpr auto layout_of<Challenge> = struct_layout(nullptr,
    field<&Challenge::responder, SmallSeat>("responder"), field<&Challenge::challenger, SmallSeat>("challenger"));
template <>
inline constexpr auto layout_of<Prompt> = struct_layout(
    nullptr, field<&Prompt::nth>("nth"), field<&Prompt::again>("again"));
template <>
inline constexpr auto layout_of<ChallengeRound> = struct_layout(nullptr, field<&ChallengeRound::cause>("cause"),
    field<&ChallengeRound::failed>("failed"), field<&ChallengeRound::waiting>("waiting"),
    field<&ChallengeRound::prompt>("prompt"), field<&ChallengeRound::voted>("voted"),
    field<&ChallengeRound::approved>("approved"), field<&ChallengeRound::named>("named"),
    field<&ChallengeRound::slot, WholeNumberCodec<std::uint8_t, 0, most_cards_in_row - 1>>("slot"));
template <>
inline constexpr auto layout_of<PendingEffects> = struct_layout(nullptr,
    field<&PendingEffects::skips, WholeNumberCodec<std::int8_t, 0, 127>>("skips"), field<&PendingEffects::burn>("burn"),
    field<&PendingEffects::four>("four"), field<&PendingEffects::again>("again"),
    field<&PendingEffects::challenges_next>("challenges_next"),
    field<&PendingEffects::challenges_all>("challenges_all"), field<&PendingEffects::burned>("burned"),
    field<&PendingEffects::bottom_cards_to_next, WholeNumberCodec<std::int8_t, 0, 127>>("bottoms"),
    field<&PendingEffects::powers, PowerNames>("deeds"));
template <>
inline constexpr auto layout_of<MissedPrompt> = struct_layout(nullptr,
    field<&MissedPrompt::seat, WholeNumberCodec<std::int16_t, 0, palace::most_players - 1>>("seat"),
    field<&MissedPrompt::nth>("nth"), field<&MissedPrompt::after>("after"));
template <>
inline constexpr auto layout_of<PublicSeatState> = struct_layout(nullptr, field<&PublicSeatState::up>("up"),
    field<&PublicSeatState::known>("known"), field<&PublicSeatState::ready>("ready"),
    field<&PublicSeatState::ordered>("ordered"), field<&PublicSeatState::swaps>("swaps"),
    field<&PublicSeatState::place, Place>("place"), field<&PublicSeatState::prompts>("prompts"),
    field<&PublicSeatState::answered>("answered"));
template <>
inline constexpr auto layout_of<Table> = struct_layout(nullptr, field<&Table::phase>("phase"),
    field<&Table::need>("need"), field<&Table::turn, SeatCodec>("turn"),
    field<&Table::direction, WholeNumberCodec<int, -1, 1>>("direction"),
    field<&Table::turns, WholeNumberCodec<int, 0, 1'000'000>>("turns"), field<&Table::lead_rank, Counted>("lead_rank"),
    field<&Table::ended_at_turn_limit>("drawn"), field<&Table::may_play_any_set>("free"),
    field<&Table::may_skip>("may_skip"), field<&Table::barred, WholeNumberCodec<Ranks, 0, every_rank>>("barred"),
    field<&Table::challenges>("trial"), field<&Table::missed>("missed"), field<&Table::pending_effects>("after"),
    field<&Table::set_size>("set_size"), field<&Table::asked_to_snap, SeatCodec>("asked"),
    field<&Table::turned>("turned"), field<&Table::pile>("pile"), field<&Table::burned>("burned"),
    field<&Table::seats>("seats"));
template <>
inline constexpr auto layout_of<View> = struct_layout(nullptr, field<&View::table>("table"),
    field<&View::me, ViewerCodec>("me"), field<&View::hand>("hand"), field<&View::chosen>("chosen"),
    field<&View::draw_count, Count>("draw"), field<&View::aside_count, Count>("aside"),
    field<&View::hand_counts>("hands"), field<&View::down_slots>("down"), field<&View::memories>("memories"));

} // namespace palazzo::wire

namespace palazzo::palace {
namespace {

bool has_valid_seats(const View& v) {
    const Table& t = v.table;
    const int players = t.players();
    const bool at_table = v.me < players && t.turn < players && t.asked_to_snap < players && t.direction != 0;
    const auto is_empty = [](const Bag& memory) { return memory.empty(); };
    const bool has_own_cards = v.me == onlooker
        ? v.hand.empty() && v.chosen.empty() && std::all_of(v.memories.begin(), v.memories.end(), is_empty)
        : v.hand_count(v.me) == v.hand.size();
    const bool remembers = v.memories.empty() || static_cast<int>(v.memories.size()) == players;
    return at_table && remembers && static_cast<int>(t.seats.size()) == players && has_own_cards;
}

/// Returns the number of cards that the viewing seat doesn't see but can count; negative if the counts contradict each
/// other.
int hidden_cards(const View& v) {
    int hidden = v.draw_count + v.aside_count;
    for (Seat s = 0; s < v.table.players(); ++s) {
        const PublicSeatState& seat = v.table.seat(s);
        hidden += std::popcount(v.down_slots[static_cast<std::size_t>(s)]);
        const int remembered = v.memories.empty() ? 0 : v.memories[static_cast<std::size_t>(s)].size();
        if (s == v.me && remembered > 0) return -1;
        if (s == v.me) continue;
        const int known = seat.known.size() + remembered;
        if (v.hand_count(s) < known) return -1;
        hidden += v.hand_count(s) - known;
        if (v.table.phase == Phase::choosing && seat.ready) hidden += v.table.derived.layout.up;
    }
    return hidden;
}

/// Returns whether the visible and the hidden cards together make up the decks in play.
bool is_complete_deck(const View& v) {
    const Bag deck = full_deck_bag(v.table.derived.options);
    std::array<int, rank_count * suit_count + 1> seen{};
    bool fits = true;
    for_each_known_card(v, [&](Card c) {
        fits = fits && c.has_known_face() && ++seen[static_cast<std::size_t>(c.index())] <= deck.count(c);
    });
    const int hidden = hidden_cards(v);
    return fits && hidden >= 0 && std::accumulate(seen.begin(), seen.end(), hidden) == deck.size();
}

} // namespace

Json write_view(const View& v) { return wire::Codec<View>::write(v); }

Result<View> read_view(const Options& o, const Json& json) {
    auto view = wire::read_value<View>(json);
    if (!view) return view;
    view->table.derived = derive_rules(o);
    return has_valid_seats(*view) && is_complete_deck(*view) ? view : Problem{"", "problem.view"};
}

} // namespace palazzo::palace
