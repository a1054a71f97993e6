#include "engine/games/palace/wire.hpp"

#include "engine/games/palace/view.hpp"
#include "engine/games/palace/wire_parts.hpp"

#include <algorithm>
#include <numeric>

namespace palazzo::wire {

using namespace palace;

Json Face::write(Rank rank) { return letter_of(rank); }

Fault Face::read(const Json& json, Rank& rank) {
    const std::string* text = text_of(json);
    const auto read = text != nullptr ? read_face(*text) : std::nullopt;
    if (!read) return Problem{"", "palace.problem.rank", {shown(json)}};
    rank = *read;
    return std::nullopt;
}

Json OptionalFace::write(const std::optional<Rank>& rank) { return rank ? Face::write(*rank) : Json(); }
Fault OptionalFace::read(const Json& json, std::optional<Rank>& rank) {
    rank.reset();
    return json.is_null() ? std::nullopt : Face::read(json, rank.emplace());
}

namespace {

/// Writes and reads the rank that a card in the pile counts as: the number of a rank, or no_rank.
using Counted = Whole<std::uint8_t, 0, no_rank>;
using Place = Whole<std::uint8_t, 0, palace::most_players>;
using SmallSeat = Whole<std::int8_t, 0, palace::most_players - 1>;
using Count = Whole<int, 0, most_cards>;

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
            if (const Fault fault = read_name(power_names, json[i], power)) return fault->under(at_index(i));
            powers.add(static_cast<Power>(power));
        }
        return std::nullopt;
    }
};

} // namespace

template <>
inline constexpr std::array names_of<Phase>{"choosing", "swapping", "playing", "over"};
template <>
inline constexpr std::array names_of<Need>{
    "play", "name_joker", "set_order", "verdict", "assign", "add", "choose", "snap"};
template <>
inline constexpr std::array names_of<Cause>{"own", "next", "all", "stuck", "before", "blind", "handed"};

template <>
inline constexpr auto layout_of<Laid> = layout(
    nullptr, field<&Laid::card>("card"), field<&Laid::rank, Counted>("rank"));
template <>
inline constexpr auto layout_of<Challenge> = layout(nullptr, field<&Challenge::responder, SmallSeat>("responder"),
    field<&Challenge::challenger, SmallSeat>("challenger"));
template <>
inline constexpr auto layout_of<Prompt> = layout(nullptr, field<&Prompt::nth>("nth"), field<&Prompt::again>("again"));
template <>
inline constexpr auto layout_of<ChallengeRound> = layout(nullptr, field<&ChallengeRound::cause>("cause"),
    field<&ChallengeRound::failed>("failed"), field<&ChallengeRound::waiting>("waiting"),
    field<&ChallengeRound::prompt>("prompt"), field<&ChallengeRound::voted>("voted"),
    field<&ChallengeRound::approved>("approved"), field<&ChallengeRound::named>("named"),
    field<&ChallengeRound::slot, Whole<std::uint8_t, 0, most_layout - 1>>("slot"));
template <>
inline constexpr auto layout_of<Aftermath> = layout(nullptr,
    field<&Aftermath::skips, Whole<std::int8_t, 0, 127>>("skips"), field<&Aftermath::burn>("burn"),
    field<&Aftermath::four>("four"), field<&Aftermath::again>("again"),
    field<&Aftermath::challenges_next>("challenges_next"), field<&Aftermath::challenges_all>("challenges_all"),
    field<&Aftermath::burned>("burned"), field<&Aftermath::bottoms, Whole<std::int8_t, 0, 127>>("bottoms"),
    field<&Aftermath::powers, PowerNames>("deeds"));
template <>
inline constexpr auto layout_of<Missed> = layout(nullptr,
    field<&Missed::seat, Whole<std::int16_t, 0, palace::most_players - 1>>("seat"), field<&Missed::nth>("nth"),
    field<&Missed::after>("after"));
template <>
inline constexpr auto layout_of<SeatOpen> = layout(nullptr, field<&SeatOpen::up>("up"),
    field<&SeatOpen::known>("known"), field<&SeatOpen::ready>("ready"), field<&SeatOpen::ordered>("ordered"),
    field<&SeatOpen::swaps>("swaps"), field<&SeatOpen::place, Place>("place"), field<&SeatOpen::prompts>("prompts"),
    field<&SeatOpen::answered>("answered"));
template <>
inline constexpr auto layout_of<Table> = layout(nullptr, field<&Table::phase>("phase"), field<&Table::need>("need"),
    field<&Table::turn, SeatCodec>("turn"), field<&Table::direction, Whole<int, -1, 1>>("direction"),
    field<&Table::turns, Whole<int, 0, 1'000'000>>("turns"), field<&Table::lead_rank, Counted>("lead_rank"),
    field<&Table::drawn>("drawn"), field<&Table::free>("free"), field<&Table::may_skip>("may_skip"),
    field<&Table::barred, Whole<Ranks, 0, every_rank>>("barred"), field<&Table::challenges>("trial"),
    field<&Table::missed>("missed"), field<&Table::after>("after"), field<&Table::set_size>("set_size"),
    field<&Table::asked, SeatCodec>("asked"), field<&Table::turned>("turned"), field<&Table::pile>("pile"),
    field<&Table::burned>("burned"), field<&Table::seats>("seats"));
template <>
inline constexpr auto layout_of<View> = layout(nullptr, field<&View::table>("table"), field<&View::me, SeatCodec>("me"),
    field<&View::hand>("hand"), field<&View::chosen>("chosen"), field<&View::draw_count, Count>("draw"),
    field<&View::aside_count, Count>("aside"), field<&View::hand_counts>("hands"), field<&View::down_slots>("down"),
    field<&View::memories>("memories"));

} // namespace palazzo::wire

namespace palazzo::palace {
namespace {

bool has_valid_seats(const View& v) {
    const Table& t = v.table;
    const int players = t.players();
    const bool at_table = v.me < players && t.turn < players && t.asked < players && t.direction != 0;
    const bool remembers = v.memories.empty() || static_cast<int>(v.memories.size()) == players;
    return at_table && remembers && static_cast<int>(t.seats.size()) == players && v.hand_count(v.me) == v.hand.size();
}

/// Returns the number of cards that the viewing seat doesn't see but can count; negative if the counts contradict each
/// other.
int hidden_cards(const View& v) {
    int hidden = v.draw_count + v.aside_count;
    for (Seat s = 0; s < v.table.players(); ++s) {
        const SeatOpen& seat = v.table.seat(s);
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
    const Bag deck = deck_of(v.table.derived.options);
    std::array<int, rank_count * suit_count + 1> seen{};
    bool fits = true;
    each_seen(
        v, [&](Card c) { fits = fits && c.is_face() && ++seen[static_cast<std::size_t>(c.index())] <= deck.count(c); });
    const int hidden = hidden_cards(v);
    return fits && hidden >= 0 && std::accumulate(seen.begin(), seen.end(), hidden) == deck.size();
}

} // namespace

Json write_view(const View& v) { return wire::Codec<View>::write(v); }

Result<View> read_view(const Options& o, const Json& json) {
    auto view = wire::read<View>(json);
    if (!view) return view;
    view->table.derived = derive_rules(o);
    return has_valid_seats(*view) && is_complete_deck(*view) ? view : Problem{"", "problem.view"};
}

} // namespace palazzo::palace
