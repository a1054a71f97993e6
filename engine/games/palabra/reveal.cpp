// Simultaneous play: all seats lay cards face down, then all cards are revealed and scored at once (fine print 18).
#include "engine/games/palabra/plays.hpp"
#include "engine/games/palabra/table_cards.hpp"
#include "engine/games/palabra/turn.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

using Losses = std::array<int, most_players>;

void lay_pre_play(State& s, Seat seat, const Move& m) {
    PublicSeatState& open = s.table.seat(seat);
    open.stage = RoundStage::play;
    if (m.action == MoveAction::pass) return;
    if (m.action == MoveAction::jokers)
        for (int i = 0; i < m.jokered.size(); ++i) take_from_hand(s, seat, Card::joker());
    for (const LaidCard& l : m.cards) take_from_hand(s, seat, l.card);
    s.hidden_state(seat).pre_play = m;
    open.laid_pre_play_count = m.jokered.size() + static_cast<int>(m.cards.size());
    refill_hand(s, seat);
}

void lay_play(State& s, Seat seat, const Move& m) {
    PublicSeatState& open = s.table.seat(seat);
    open.stage = RoundStage::done;
    if (m.action == MoveAction::pass) return;
    for (const LaidCard& l : m.cards) take_from_hand(s, seat, l.card);
    s.hidden_state(seat).play = m;
    open.laid_play_count = static_cast<int>(m.cards.size());
}

/// Reveals a shave. Every shaver scores in full, but an owner never loses more than the word was worth (fine print 18).
void reveal_shave(State& s, Seat seat, const Move& m, const Table& before, Losses& losses, Events events) {
    for (const LaidCard& l : m.cards) s.table.discard.push_back(l.card);
    if (m.action != MoveAction::shave) return; // an imagined move that has no effect: see imagined_jokers()
    const Seat victim = shaved_seat(before, seat, m);
    const Meld& word = *before.seat(victim).word;
    const auto tiles = *shaved_tiles(word, m.cards);
    const int points = shave_points(word, tiles);
    events.send<WordShaved>(seat, victim, m.cards, tiles, word, points);
    s.table.seat(seat).score += points;
    losses[static_cast<std::size_t>(victim)] += points;
    for (const std::size_t i : tiles) s.table.seat(victim).word->tiles[i].shaved = true;
}

void reveal_jokers(State& s, Seat seat, const Move& m, const Table& before, Events events) {
    for (const Seat target : m.jokered.list()) {
        events.send<WordCancelledByJoker>(seat, target, *before.seat(target).word);
        s.table.seat(target).word->jokered = true;
        s.table.discard.push_back(Card::joker());
    }
}

void reveal_pre_plays(State& s, Events events) {
    Table& t = s.table;
    const Table before = t;
    Losses losses{};
    for (Seat seat = 0; seat < t.players(); ++seat) {
        const auto& m = s.hidden_state(seat).pre_play;
        if (!m) continue;
        m->action == MoveAction::jokers ? reveal_jokers(s, seat, *m, before, events)
                                        : reveal_shave(s, seat, *m, before, losses, events);
    }
    for (Seat seat = 0; seat < t.players(); ++seat) {
        PublicSeatState& open = t.seat(seat);
        if (!open.word) continue;
        const int worth = before.seat(seat).word->worth();
        const int lost = std::min(worth, losses[static_cast<std::size_t>(seat)]);
        open.word->shaved_points += lost;
        open.score -= open.word->jokered ? worth : lost;
    }
}

using LaidMelds = std::array<std::optional<Meld>, most_players>;

/// Returns the words that were laid, by seat. If several seats build on one word, each uses a copy of its cards, except
/// the first, which gets the cards themselves (fine print 18).
LaidMelds laid_melds(State& s) {
    Table& t = s.table;
    const Table before = t;
    LaidMelds laid;
    Seats built_on;
    for (Seat seat = 0; seat < t.players(); ++seat) {
        const auto& m = s.hidden_state(seat).play;
        if (!m) continue;
        auto& word = laid[static_cast<std::size_t>(seat)];
        word = meld_of_move(before, seat, *m);
        if (m->action != MoveAction::build) continue;
        if (built_on.has(*m->seat))
            for (std::size_t i = 0; i < word->tiles.size(); ++i)
                word->tiles[i].copied = word->tiles[i].copied || is_taken_tile(*word, i);
        built_on.add(*m->seat);
        for (Tile& tile : t.seat(*m->seat).word->tiles) tile.copied = true;
    }
    return laid;
}

void send_play(Seat seat, const Move& m, const std::optional<Meld>& word, Events events) {
    const auto count = static_cast<int>(m.cards.size());
    if (word) return events.send<WordLaid>(seat, *word, m.action == MoveAction::build ? m.seat : std::nullopt, true);
    if (m.action == MoveAction::vowels) return events.send<VowelsShown>(seat, m.cards, vowels_score(count));
    if (m.action == MoveAction::exchange) events.send<CardsExchanged>(seat, count);
}

void reveal_words(State& s, Events events) {
    Table& t = s.table;
    auto laid = laid_melds(s);
    // The events of all plays are sent first, seat by seat. Cards can be given back only after all words have been
    // laid.
    for (Seat seat = 0; seat < t.players(); ++seat)
        if (const auto& m = s.hidden_state(seat).play)
            send_play(seat, *m, laid[static_cast<std::size_t>(seat)], events);
    for (Seat seat = 0; seat < t.players(); ++seat) {
        discard_word(t, seat);
        auto& word = laid[static_cast<std::size_t>(seat)];
        if (!word) continue;
        t.seat(seat).score += word->score.total();
        t.seat(seat).word = std::move(word);
    }
}

void reveal_returns(State& s) {
    for (Seat seat = 0; seat < s.table.players(); ++seat) {
        const auto& m = s.hidden_state(seat).play;
        if (!m || (m->action != MoveAction::vowels && m->action != MoveAction::exchange)) continue;
        std::vector<Card> cards;
        for (const LaidCard& l : m->cards) cards.push_back(l.card);
        if (m->action == MoveAction::exchange) draw_cards(s, seat, cards.size());
        return_to_draw_pile(s, cards);
        if (m->action == MoveAction::vowels) {
            s.table.seat(seat).score += vowels_score(static_cast<int>(cards.size()));
            refill_hand(s, seat);
        }
    }
}

/// Returns whether the game ends after this round. It ends if some seat couldn't draw back to seven cards, if all seats
/// passed (fine print 18), or if the turn limit is reached.
bool is_last_round(const State& s, bool all_pass) {
    bool all_drew = true;
    for (Seat seat = 0; seat < s.table.players(); ++seat)
        all_drew = all_drew && s.table.seat(seat).hand_count == hand_size;
    return !all_drew || all_pass || s.table.turns >= s.table.options.turn_limit;
}

/// Stores which seats passed in this round. Returns true if all seats passed.
bool note_passing(State& s) {
    bool all_pass = true;
    for (Seat seat = 0; seat < s.table.players(); ++seat) {
        PublicSeatState& open = s.table.seat(seat);
        open.passed = !s.hidden_state(seat).pre_play && !s.hidden_state(seat).play;
        all_pass = all_pass && open.passed;
    }
    return all_pass;
}

void reveal(State& s, Events events) {
    Table& t = s.table;
    const bool all_pass = note_passing(s);
    reveal_pre_plays(s, events);
    reveal_words(s, events);
    reveal_returns(s);
    for (Seat seat = 0; seat < t.players(); ++seat) {
        refill_hand(s, seat);
        s.hidden_state(seat).pre_play.reset();
        s.hidden_state(seat).play.reset();
        PublicSeatState& open = t.seat(seat);
        open.stage = RoundStage::pre_play;
        open.laid_pre_play_count = open.laid_play_count = 0;
    }
    ++t.turns;
    t.timer_runs = false;
    if (is_last_round(s, all_pass)) end_game(s, events);
}

bool all_done(const Table& t) {
    for (Seat seat = 0; seat < t.players(); ++seat)
        if (t.seat(seat).stage != RoundStage::done) return false;
    return true;
}

} // namespace

void apply_in_simultaneous_round(State& s, Seat seat, const Move& m, Events events) {
    const bool first = s.table.seat(seat).stage == RoundStage::pre_play;
    if (m.action == MoveAction::pass)
        events.send<Passed>(seat, first);
    else
        events.send<CardsLaidFaceDown>(seat, first);
    first ? lay_pre_play(s, seat, m) : lay_play(s, seat, m);
    if (all_done(s.table)) reveal(s, events);
}

void end_timed_out_round(State& s, Events events) {
    for (Seat seat = 0; seat < s.table.players(); ++seat) s.table.seat(seat).stage = RoundStage::done;
    reveal(s, events);
}

} // namespace palazzo::palabra
