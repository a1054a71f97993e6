#include "engine/games/palabra/wire.hpp"

#include "engine/games/palabra/notation.hpp"
#include "engine/games/palabra/play.hpp"
#include "engine/games/palabra/wire_parts.hpp"

#include <algorithm>

namespace palazzo::wire {

using namespace palabra;

Json Codec<palabra::Card>::write(palabra::Card card) { return to_text(card); }

Fault Codec<palabra::Card>::read(const Json& json, palabra::Card& card) {
    LaidCard laid;
    Fault fault = Codec<LaidCard>::read(json, laid);
    card = laid.card;
    return fault;
}

Json Codec<LaidCard>::write(const LaidCard& laid) { return to_text(laid); }

Fault Codec<LaidCard>::read(const Json& json, LaidCard& laid) {
    const std::string* text = text_of(json);
    const auto read = text != nullptr ? read_laid_card(*text) : std::nullopt;
    if (!read) return Problem{"", "problem.not_card", {shortened_json(json)}};
    laid = *read;
    return std::nullopt;
}

/// Writes and reads a move in the notation of records.
template <>
struct Codec<Move> {
    static Json write(const Move& move) { return palabra::write_move(move); }
    static Fault read(const Json& json, Move& move) {
        if (!json.is_object()) return Problem{"", "problem.move"};
        const auto read = read_move(json);
        if (!read) return read.problem();
        move = *read;
        return std::nullopt;
    }
};

namespace {

using Count = WholeNumberCodec<int, 0, longest_list>;

} // namespace

template <>
inline constexpr std::array enum_names<TurnStep>{"pre_play", "play", "challenge", "vote", "insist"};
template <>
inline constexpr std::array enum_names<DoubtAnswer>{"none", "yes", "no"};
template <>
inline constexpr std::array enum_names<RoundStage>{"pre_play", "play", "done"};

template <>
inline constexpr auto layout_of<PublicSeatState> = struct_layout(nullptr,
    field<&PublicSeatState::score, PointsCodec>("score"),
    field<&PublicSeatState::best_word_points, PointsCodec>("best"),
    field<&PublicSeatState::penalty, PointsCodec>("penalty"),
    field<&PublicSeatState::hand_count, WholeNumberCodec<int, 0, hand_size>>("hand"),
    field<&PublicSeatState::passed>("passed"), field<&PublicSeatState::misses_next_turn>("forfeits"),
    field<&PublicSeatState::answer>("answer"), field<&PublicSeatState::stage>("stage"),
    field<&PublicSeatState::laid_pre_play_count, WholeNumberCodec<int, 0, hand_size>>("laid_before"),
    field<&PublicSeatState::laid_play_count, WholeNumberCodec<int, 0, hand_size>>("laid_now"),
    field<&PublicSeatState::word>("word"));
template <>
inline constexpr auto layout_of<ReplacedWord> = struct_layout(
    nullptr, field<&ReplacedWord::taken>("taken"), field<&ReplacedWord::owner, SeatCodec>("owner"));
template <>
inline constexpr auto layout_of<Table> = struct_layout(nullptr, field<&Table::seats>("seats"),
    field<&Table::turn, SeatCodec>("turn"), field<&Table::step>("step"), field<&Table::pre_played>("pre_played"),
    field<&Table::timer_runs>("timer"), field<&Table::over>("over"), field<&Table::shuffles_returned_cards>("shuffles"),
    field<&Table::turns, WholeNumberCodec<int, 0, most_turns>>("turns"), field<&Table::draw_count, Count>("draw"),
    field<&Table::discard>("discard"), field<&Table::replaced_word>("doubt"));
template <>
inline constexpr auto layout_of<HiddenSeatState> = struct_layout(nullptr, field<&HiddenSeatState::hand>("hand"),
    field<&HiddenSeatState::pre_play>("pre_play"), field<&HiddenSeatState::play>("play"));
template <>
inline constexpr auto layout_of<View> = struct_layout(
    nullptr, field<&View::table>("table"), field<&View::me, ViewerCodec>("me"), field<&View::own>("own"));

} // namespace palazzo::wire

namespace palazzo::palabra {
namespace {

/// Returns whether the word has enough tiles for its parts `before` and `taken`; true if there is no word.
bool has_valid_parts(const std::optional<Meld>& word) {
    return !word || word->before + word->taken <= static_cast<int>(word->tiles.size());
}

bool has_valid_seats(const View& v) {
    const Table& t = v.table;
    const bool whole =
        std::all_of(t.seats.begin(), t.seats.end(), [](const PublicSeatState& s) { return has_valid_parts(s.word); });
    if (!whole || !has_valid_parts(t.replaced_word.taken)) return false;
    if (v.me >= t.players() || t.turn >= t.players() || t.replaced_word.owner >= t.players()) return false;
    if (v.me == onlooker) return v.own == HiddenSeatState();
    return t.seat(v.me).hand_count == static_cast<int>(v.own.hand.size());
}

/// Returns the number of cards that the viewing seat doesn't see but can count.
std::size_t hidden_cards(const View& v) {
    int hidden = v.table.draw_count;
    for (Seat s = 0; s < v.table.players(); ++s) {
        const PublicSeatState& seat = v.table.seat(s);
        if (s != v.me) hidden += seat.hand_count + seat.laid_pre_play_count + seat.laid_play_count;
    }
    return static_cast<std::size_t>(hidden);
}

/// Returns whether the visible and the hidden cards together make up the decks in play.
bool is_complete_deck(const View& v) {
    std::vector<Card> seen = known_cards(v);
    std::sort(seen.begin(), seen.end());
    const auto deck = full_deck(v.table.options);
    return std::includes(deck.begin(), deck.end(), seen.begin(), seen.end())
        && seen.size() + hidden_cards(v) == deck.size();
}

} // namespace

Json write_view(const View& v) { return wire::Codec<View>::write(v); }

Result<View> read_view(const Options& o, const Json& json) {
    auto view = wire::read_value<View>(json);
    if (!view) return view;
    view->table.options = o;
    return has_valid_seats(*view) && is_complete_deck(*view) ? view : Problem{"", "problem.view"};
}

} // namespace palazzo::palabra
