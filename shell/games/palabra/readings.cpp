#include "shell/games/palabra/readings.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/games/palabra/legal.hpp"
#include "engine/games/palabra/plays.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::palabra::screen {
namespace {

using palabra::Card;
using palabra::Letter;
using palabra::Meld;
using palabra::Move;
using palabra::MoveAction;
using palabra::TurnStep;
using palabra::View;

/// Returns the view as it will be when the viewer's turn has reached `step`, so that a draft can be judged earlier.
View at_step(View v, TurnStep step) {
    v.table.turn = v.me;
    v.table.step = step;
    const auto stage = step == TurnStep::pre_play ? palabra::RoundStage::pre_play : palabra::RoundStage::play;
    v.table.seat(v.me).stage = stage;
    // In simultaneous play, nobody plays before all players have made their pre-plays.
    for (Seat s = 0; s < v.table.players(); ++s)
        if (step == TurnStep::play && v.table.seat(s).stage == palabra::RoundStage::pre_play)
            v.table.seat(s).stage = stage;
    return v;
}

bool has_joker(const palabra::LaidCards& cards) {
    return std::any_of(cards.begin(), cards.end(), [](const palabra::LaidCard& l) { return l.card.is_joker(); });
}

Reading read(const View& v, Move m) {
    Reading r;
    r.refusal = palabra::check(v, m);
    r.word = palabra::meld_of_move(v.table, v.me, m);
    if (const auto score = palabra::score_of_play(v, m)) r.points = score->total();
    r.move = std::move(m);
    return r;
}

Move move_with(MoveAction act, palabra::LaidCards cards) {
    Move m;
    m.action = act;
    m.cards = cards;
    return m;
}

/// Returns the readings of cards that are played by themselves, not on another word.
std::vector<Reading> free_readings(const View& v, const Rack& rack, const Draft& draft) {
    const palabra::LaidCards cards = laid_cards(rack, draft);
    const palabra::LaidCards bare = laid_cards(rack, draft, true);
    std::vector<Reading> list{read(v, move_with(MoveAction::word, cards))};
    if (has_joker(cards)) return list;
    for (const MoveAction act : {MoveAction::straight, MoveAction::flush, MoveAction::vowels}) {
        Reading r = read(v, move_with(act, act == MoveAction::straight ? cards : bare));
        // A kind of play is left out if the cards don't make such a play. It is listed if it is refused only because
        // the draw pile is low.
        const bool there = !r.refusal || r.refusal.id() == "palabra.draw_pile_low";
        if (there) list.push_back(std::move(r));
    }
    const bool told = checks_words_before_play(v);
    sort_few(list, [&](const Reading& a, const Reading& b) {
        if (static_cast<bool>(a.refusal) != static_cast<bool>(b.refusal)) return !a.refusal;
        if (told) return a.points > b.points;
        // If words aren't enforced, the kinds of plays that nobody can doubt are listed first.
        const auto sure = [](const Reading& r) {
            return r.move.action == MoveAction::straight || r.move.action == MoveAction::vowels;
        };
        return sure(a) && !sure(b);
    });
    return list;
}

Reading build_reading(const View& v, const Rack& rack, const Draft& draft) {
    Move m = move_with(MoveAction::build, laid_cards(rack, draft));
    m.before = draft.before;
    m.seat = draft.seat;
    return read(v, std::move(m));
}

Move shave_move(const View& v, const Rack& rack, const Draft& draft) {
    Move m = move_with(MoveAction::shave, laid_cards(rack, draft));
    if (v.table.options.shave != palabra::ShaveRule::previous) m.seat = draft.seat;
    return m;
}

Reading shave_reading(const View& v, const Rack& rack, const Draft& draft) {
    Reading r = read(v, shave_move(v, rack, draft));
    if (!r.refusal)
        if (const auto tiles = palabra::shaved_tiles(*v.table.seat(*draft.seat).word, r.move.cards))
            r.points = palabra::shave_points(*v.table.seat(*draft.seat).word, *tiles);
    return r;
}

Reading jokers_reading(const View& v, const Draft& draft) {
    Move m = move_with(MoveAction::jokers, {});
    m.jokered = draft.jokered;
    Reading r = read(v, std::move(m));
    for (const Seat s : draft.jokered.list()) r.points += v.table.seat(s).word->worth();
    return r;
}

palabra::LaidCard as_shaver(Card card, Letter letter) { return {card, card.is_letter() ? card.letter() : letter}; }

/// Returns the move that shaves a letter of a seat's word with one card of the hand.
Move single_shave(const View& v, Seat seat, Card card, Letter letter) {
    Move m;
    m.action = MoveAction::shave;
    m.cards.push_back(as_shaver(card, letter));
    if (v.table.options.shave != palabra::ShaveRule::previous) m.seat = seat;
    return m;
}

bool may_shave(const View& v, Seat seat) {
    const auto allowed = palabra::shaveable_seats(v.table.options, v.me);
    return std::find(allowed.begin(), allowed.end(), seat) != allowed.end();
}

Refusal against_shave(const View& v, Seat seat) {
    if (!may_shave(v, seat)) return Refusal("palabra.shave_not_theirs");
    Refusal first;
    const Meld& word = *v.table.seat(seat).word;
    for (const Card c : v.own.hand)
        for (const palabra::Tile& t : word.tiles) {
            if (t.shaved || !c.can_stand_for(t.laid.letter)) continue;
            const Refusal reason = palabra::check(v, single_shave(v, seat, c, t.laid.letter));
            if (!reason) return {};
            if (!first) first = reason;
        }
    return first ? first : Refusal("palabra.shave_no_card");
}

} // namespace

bool checks_words_before_play(const View& v) { return v.table.options.words == palabra::WordsRule::enforced; }

bool may_play(const View& v) {
    if (!palabra::seats_to_act(v.table).has(v.me)) return false;
    const TurnStep step = palabra::next_turn_step(v.table, v.me);
    return step == TurnStep::pre_play || step == TurnStep::play;
}

bool is_in_pre_play(const View& v) {
    return may_play(v) && palabra::next_turn_step(v.table, v.me) == TurnStep::pre_play;
}

bool can_make_pre_play(const View& v) {
    if (!is_in_pre_play(v)) return false;
    for (Seat s = 0; s < v.table.players(); ++s) {
        if (s == v.me || !v.table.seat(s).word) continue;
        const WordUseRefusals uses = word_use_refusals(v, s);
        if (!uses.shave || !uses.joker) return true;
    }
    return false;
}

Refusal play_refusal(const View& v, const Move& m) { return palabra::check(at_step(v, TurnStep::play), m); }

bool skips_pre_play(const View& v, const Move& m) {
    return is_in_pre_play(v) && m.action != MoveAction::shave && m.action != MoveAction::jokers;
}

std::vector<Reading> readings_of(const View& v, const Rack& rack, const Draft& draft) {
    const View ahead = at_step(v, TurnStep::play);
    const View pre = at_step(v, TurnStep::pre_play);
    switch (draft.purpose) {
    case Draft::Purpose::exchange:
        if (draft.cards.empty()) return {};
        return {read(ahead, move_with(MoveAction::exchange, laid_cards(rack, draft, true)))};
    case Draft::Purpose::shave:
        if (draft.cards.empty() || !draft.seat) return {};
        return {shave_reading(pre, rack, draft)};
    case Draft::Purpose::jokers:
        if (draft.jokered.empty()) return {};
        return {jokers_reading(pre, draft)};
    case Draft::Purpose::lay: break;
    }
    if (draft.cards.empty()) return {};
    if (draft.seat) return {build_reading(ahead, rack, draft)};
    return free_readings(ahead, rack, draft);
}

std::optional<Reading> reading_of(const View& v, const Rack& rack, const Draft& draft, std::optional<MoveAction> wish) {
    auto list = readings_of(v, rack, draft);
    if (list.empty()) return std::nullopt;
    const auto at = std::find_if(list.begin(), list.end(), [&](const Reading& r) { return wish == r.move.action; });
    Reading chosen = at == list.end() || at->refusal ? list.front() : *at;
    const bool late = chosen.move.action == MoveAction::shave || chosen.move.action == MoveAction::jokers;
    if (late && may_play(v) && !is_in_pre_play(v)) chosen.refusal = Refusal("palabra.pre_play_over");
    return chosen;
}

int lock_breaker_of(const View& v, const Rack& rack, const Draft& draft) {
    if (draft.purpose != Draft::Purpose::lay) return -1;
    const palabra::LaidCards cards = laid_cards(rack, draft);
    std::vector<palabra::LaidCard> taken;
    if (draft.seat) taken = v.table.seat(*draft.seat).word->cards();
    if (taken.size() + cards.size() < 3 && taken.empty()) return -1;
    const palabra::Colours lock = taken.empty() ? palabra::Colours{} : palabra::shared_colours(taken);
    int found = -1;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (lock != 0) {
            if ((cards[i].card.colours() & lock) == 0) return draft.cards[i].id;
            continue;
        }
        std::vector<palabra::LaidCard> rest = taken;
        for (std::size_t k = 0; k < cards.size(); ++k)
            if (k != i) rest.push_back(cards[k]);
        std::vector<palabra::LaidCard> all = rest;
        all.push_back(cards[i]);
        if (palabra::shared_colours(all) != 0 || palabra::shared_colours(rest) == 0) continue;
        if (found >= 0) return -1; // more than one card breaks the lock
        found = draft.cards[i].id;
    }
    return found;
}

WordUseRefusals word_use_refusals(const View& v, Seat seat) {
    WordUseRefusals uses;
    const Meld& word = *v.table.seat(seat).word;
    if (word.kind == palabra::MeldKind::flush) uses.build = Refusal("palabra.flush_closed");
    if (!may_play(v)) uses.build = uses.shave = uses.joker = Refusal("palabra.not_your_turn");
    if (!may_play(v)) return uses;
    if (!is_in_pre_play(v)) {
        uses.shave = uses.joker = Refusal("palabra.pre_play_over");
        return uses;
    }
    Move joker = move_with(MoveAction::jokers, {});
    joker.jokered.add(seat);
    uses.joker = palabra::check(v, joker);
    if (std::find(v.own.hand.begin(), v.own.hand.end(), Card::joker()) == v.own.hand.end())
        uses.joker = Refusal("palabra.no_joker");
    // The rules allow a joker on a word that is worth nothing, but the joker would be wasted.
    if (word.worth() == 0) uses.joker = Refusal("palabra.worth_nothing");
    if (word.jokered) uses.joker = Refusal("palabra.jokered_already");
    uses.shave = against_shave(v, seat);
    return uses;
}

std::vector<bool> shaveable_tiles(const View& v, Seat seat) {
    const Meld& word = *v.table.seat(seat).word;
    std::vector<bool> can(word.tiles.size(), false);
    if (!is_in_pre_play(v) || !may_shave(v, seat)) return can;
    for (std::size_t i = 0; i < word.tiles.size(); ++i)
        for (const Card c : v.own.hand) {
            const Letter letter = word.tiles[i].laid.letter;
            if (can[i] || word.tiles[i].shaved || !c.can_stand_for(letter)) continue;
            can[i] = !palabra::check(v, single_shave(v, seat, c, letter));
        }
    return can;
}

bool has_letters_to_shave(const View& v) {
    const auto has_some = [&](Seat s) {
        if (s == v.me || !v.table.seat(s).word) return false;
        const auto can = shaveable_tiles(v, s);
        return std::find(can.begin(), can.end(), true) != can.end();
    };
    const auto seats = palabra::shaveable_seats(v.table.options, v.me);
    return is_in_pre_play(v) && std::any_of(seats.begin(), seats.end(), has_some);
}

std::vector<std::size_t> shaved_tile_indices(const View& v, const Rack& rack, const Draft& draft) {
    if (draft.purpose != Draft::Purpose::shave || !draft.seat) return {};
    const auto tiles = palabra::shaved_tiles(*v.table.seat(*draft.seat).word, laid_cards(rack, draft));
    return tiles.value_or(std::vector<std::size_t>());
}

Draft draft_with_toggled_shave(const View& v, const Rack& rack, Draft draft, std::size_t tile) {
    if (!draft.seat) return draft;
    const auto chosen = shaved_tile_indices(v, rack, draft);
    for (std::size_t i = 0; i < chosen.size(); ++i)
        if (chosen[i] == tile) return draft_without_card(draft, draft.cards[i].id);
    const Letter letter = v.table.seat(*draft.seat).word->tiles[tile].laid.letter;
    for (const auto& kind : {+[](Card c) { return c.is_letter(); }, +[](Card c) { return c.is_vowel_card(); },
             +[](Card c) { return c.is_wild(); }})
        for (const RackCard& r : rack) {
            if (draft.has(r.id) || !kind(r.card) || !r.card.can_stand_for(letter)) continue;
            const Draft more = draft_with_card(draft, {r.id, r.card.is_blank() ? letter : palabra::no_letter, true});
            if (!shave_reading(at_step(v, TurnStep::pre_play), rack, more).refusal) return more;
        }
    return draft;
}

std::vector<bool> further_shaveable_tiles(const View& v, const Rack& rack, const Draft& draft) {
    if (!draft.seat) return {};
    std::vector<bool> can = shaveable_tiles(v, *draft.seat);
    for (std::size_t i = 0; i < can.size(); ++i)
        can[i] = can[i] && draft_with_toggled_shave(v, rack, draft, i).cards.size() > draft.cards.size();
    return can;
}

std::vector<Letter> shaveable_letters(const View& v, const Rack& rack, const Draft& draft, int id) {
    std::vector<Letter> letters;
    if (!draft.seat) return letters;
    for (const palabra::Tile& t : v.table.seat(*draft.seat).word->tiles) {
        const Letter letter = t.laid.letter;
        if (std::find(letters.begin(), letters.end(), letter) != letters.end()) continue;
        const Draft more = draft_with_card(draft_without_card(draft, id), {id, letter, false});
        if (!shave_reading(at_step(v, TurnStep::pre_play), rack, more).refusal) letters.push_back(letter);
    }
    return letters;
}

} // namespace palazzo::palabra::screen
