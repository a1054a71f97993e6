// Views of a seat, and random states that have the same view.
#include "engine/core/sort_few.hpp"
#include "engine/games/palabra/play.hpp"
#include "engine/games/palabra/plays.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

/// Returns the cards of the decks in play that the viewing seat doesn't know.
std::vector<Card> unseen_by(const View& v) {
    std::vector<Card> seen = known_cards(v);
    std::sort(seen.begin(), seen.end());
    const auto deck = full_deck(v.table.options);
    std::vector<Card> unseen;
    std::set_difference(deck.begin(), deck.end(), seen.begin(), seen.end(), std::back_inserter(unseen));
    return unseen;
}

Card pop(std::vector<Card>& cards) {
    const Card last = cards.back();
    cards.pop_back();
    return last;
}

/// Returns `count` cards of `pool` that can shave the word, and removes them from `pool`; nullopt if there are fewer
/// such cards.
std::optional<LaidCards> shaving_cards(const Meld& word, int count, std::vector<Card>& pool) {
    auto left = pool;
    LaidCards cards;
    for (const Tile& tile : word.tiles) {
        if (static_cast<int>(cards.size()) == count) break;
        const auto fits = [&](Card c) {
            return c.can_stand_for(tile.laid.letter)
                && (word.locked_colours() == 0 || (word.locked_colours() & c.colours()) != 0);
        };
        const auto at = std::find_if(left.begin(), left.end(), fits);
        if (at == left.end()) continue;
        cards.push_back({*at, tile.laid.letter});
        left.erase(at);
    }
    if (static_cast<int>(cards.size()) < count) return std::nullopt;
    pool = left;
    return cards;
}

/// Returns a shave of `count` cards from `pool` that the seat could have laid face down; nullopt if there is none.
std::optional<Move> imagined_shave(const Table& t, Seat seat, int count, std::vector<Card>& pool) {
    for (const Seat victim : shaveable_seats(t.options, seat)) {
        const auto& word = t.seat(victim).word;
        if (!word || word->kind == MeldKind::flush || word->jokered) continue;
        const auto cards = shaving_cards(*word, count, pool);
        if (!cards) continue;
        Move m{.action = MoveAction::shave, .cards = *cards};
        if (t.options.shave != ShaveRule::previous) m.seat = victim;
        return m;
    }
    return std::nullopt;
}

/// Takes `count` cards from `pool`, and returns a move with which the seat could have laid them face down: a joker on
/// each of `count` words of others. If there are fewer jokers or words, the move is a pass with other cards, which has
/// no effect when it is revealed.
Move imagined_jokers(const Table& t, Seat seat, int count, std::vector<Card>& pool) {
    Move m{.action = MoveAction::jokers};
    for (Seat s = 0; s < t.players() && m.jokered.size() < count; ++s)
        if (s != seat && t.seat(s).word) m.jokered.add(s);
    const auto jokers = std::count(pool.begin(), pool.end(), Card::joker());
    if (m.jokered.size() < count || jokers < count) {
        m = Move{.action = MoveAction::pass};
        for (int i = 0; i < count; ++i) m.cards.push_back(as_laid_card(pop(pool)));
        return m;
    }
    for (int i = 0; i < count; ++i) pool.erase(std::find(pool.begin(), pool.end(), Card::joker()));
    return m;
}

Seats seats_at_stage(const Table& t, RoundStage stage) {
    Seats seats;
    for (Seat seat = 0; seat < t.players(); ++seat)
        if (t.seat(seat).stage == stage) seats.add(seat);
    return seats;
}

} // namespace

std::vector<Card> known_cards(const View& v) {
    std::vector<Card> seen = v.table.discard;
    const auto see_move = [&](const std::optional<Move>& m) {
        if (!m) return;
        for (const LaidCard& l : m->cards) seen.push_back(l.card);
        seen.insert(seen.end(), static_cast<std::size_t>(m->jokered.size()), Card::joker());
    };
    for (const PublicSeatState& seat : v.table.seats)
        if (seat.word)
            for (const Tile& tile : seat.word->tiles)
                if (!tile.copied) seen.push_back(tile.laid.card);
    seen.insert(seen.end(), v.own.hand.begin(), v.own.hand.end());
    see_move(v.own.pre_play);
    see_move(v.own.play);
    return seen;
}

View view_of(const State& state, Seat seat) {
    return {state.table, seat, seat == onlooker ? HiddenSeatState() : state.hidden_state(seat)};
}

Seats seats_to_act(const Table& t) {
    if (t.over) return {};
    if (t.options.simultaneous) {
        // All seats lay their pre-plays face down before any seat lays its play (docs/rules/palabra.md, "House rules").
        const Seats first = seats_at_stage(t, RoundStage::pre_play);
        return first.empty() ? seats_at_stage(t, RoundStage::play) : first;
    }
    if (t.step != TurnStep::challenge && t.step != TurnStep::vote) return {t.turn};
    Seats asked;
    for (Seat seat = 0; seat < t.players(); ++seat)
        if (seat != t.turn && t.seat(seat).answer == DoubtAnswer::none) asked.add(seat);
    return asked;
}

State sample_state(const View& view, Rng& dice) {
    const Table& t = view.table;
    auto pool = unseen_by(view);
    dice.shuffle(pool);
    State state;
    state.table = t;
    if (view.me != onlooker) state.hidden_state(view.me) = view.own;
    // Face-down pre-plays get their cards before hands do, because cards that shave have to fit the words on the table.
    for (Seat seat = 0; seat < t.players(); ++seat) {
        const int before = t.seat(seat).laid_pre_play_count;
        if (seat == view.me || before == 0) continue;
        auto shave = imagined_shave(t, seat, before, pool);
        state.hidden_state(seat).pre_play = shave ? *shave : imagined_jokers(t, seat, before, pool);
    }
    for (Seat seat = 0; seat < t.players(); ++seat) {
        if (seat == view.me) continue;
        HiddenSeatState& hidden = state.hidden_state(seat);
        for (int i = 0; i < t.seat(seat).hand_count; ++i) hidden.hand.push_back(pop(pool));
        sort_few(hidden.hand);
        if (t.seat(seat).laid_play_count == 0) continue;
        // The seat can't know which play lies face down. An exchange is assumed, because any cards can be exchanged.
        hidden.play = Move{.action = MoveAction::exchange};
        for (int i = 0; i < t.seat(seat).laid_play_count; ++i) hidden.play->cards.push_back(as_laid_card(pop(pool)));
    }
    // If the deal left out the end of the deck, some unseen cards aren't in the game, and are dropped here.
    pool.resize(static_cast<std::size_t>(t.draw_count));
    state.draw = std::move(pool);
    if (t.shuffles_returned_cards) state.dice.emplace(dice.next());
    return state;
}

} // namespace palazzo::palabra
