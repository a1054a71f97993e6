// Explains why a move isn't allowed: checks one rule after the other.
#include "engine/games/palabra/legal.hpp"
#include "engine/games/palabra/plays.hpp"

#include <algorithm>

namespace palazzo::palabra {
namespace {

constexpr std::size_t least_flush = 5;
constexpr std::size_t least_straight = 3;
constexpr std::size_t least_vowels = 6;

std::string text_of(const std::vector<Letter>& letters) {
    std::string text;
    for (const Letter l : letters) text += to_char(l);
    return text;
}

std::string text_of(Colours colours) {
    std::string text;
    for (std::size_t i = 0; i < colour_letters.size(); ++i)
        if (((colours >> i) & 1U) != 0) text += (text.empty() ? "" : " ") + std::string(1, colour_letters[i]);
    return text;
}

Refusal check_hand(const ViewRef& v, const LaidCards& cards) {
    if (cards.empty()) return Refusal("palabra.no_cards");
    Hand left = v.own.hand;
    for (const LaidCard& l : cards) {
        auto* const at = std::find(left.begin(), left.end(), l.card);
        if (at == left.end()) return Refusal("palabra.not_in_hand", {to_text(l.card)});
        *at = left.back();
        left.pop_back();
    }
    return {};
}

/// Returns why the cards can't spell a word; empty if each card is used for a letter that it can stand for.
Refusal check_spelled(const LaidCards& cards) {
    for (const LaidCard& l : cards) {
        if (l.card.is_joker()) return Refusal("palabra.joker_spells_nothing");
        if (l.letter == no_letter) return Refusal("palabra.stands_for_what", {to_text(l.card)});
        if (!l.card.can_stand_for(l.letter))
            return Refusal("palabra.vowel_card_only", {std::string(1, to_char(l.letter))});
    }
    return {};
}

/// Returns why the cards of a move that spells nothing are refused; empty if no blank is written with a letter (fine
/// print 14).
Refusal check_bare(const LaidCards& cards) {
    for (const LaidCard& l : cards)
        if (l.card.is_blank() && l.letter != no_letter) return Refusal("palabra.stands_bare", {to_text(l.card)});
    return {};
}

Refusal check_list(const ViewRef& v, const std::vector<Letter>& letters, bool keeps_recorded_verdicts) {
    if (v.table.options.words != WordsRule::enforced || keeps_recorded_verdicts || is_word(v.table.options, letters))
        return {};
    return Refusal("palabra.not_a_word", {text_of(letters)});
}

Refusal check_word(const ViewRef& v, const Move& m, bool keeps_recorded_verdicts) {
    if (const Refusal reason = check_spelled(m.cards)) return reason;
    return check_list(v, meld_of_move(v.table, v.me, m)->letters(), keeps_recorded_verdicts);
}

/// Returns why `seat` can't be the target of a move; empty if it is another seat with a word on the table.
Refusal check_target(const ViewRef& v, Seat seat) {
    if (seat < 0 || seat >= v.table.players()) return Refusal("palabra.no_such_seat", {std::to_string(seat)});
    if (seat == v.me) return Refusal("palabra.own_word");
    if (!v.table.seat(seat).word) return Refusal("palabra.no_word_there", {std::to_string(seat)});
    return {};
}

Refusal check_build(const ViewRef& v, const Move& m, bool keeps_recorded_verdicts) {
    if (const Refusal reason = check_target(v, *m.seat)) return reason;
    if (const Refusal reason = check_spelled(m.cards)) return reason;
    const Meld& taken = *v.table.seat(*m.seat).word;
    if (taken.kind == MeldKind::flush) return Refusal("palabra.flush_closed");
    const Meld whole = *meld_of_move(v.table, v.me, m);
    if (taken.locked_colours() != 0 && (taken.locked_colours() & whole.locked_colours()) == 0)
        return Refusal("palabra.lock_broken", {text_of(taken.locked_colours())});
    return whole.kind == MeldKind::straight ? Refusal() : check_list(v, whole.letters(), keeps_recorded_verdicts);
}

Refusal check_straight(const ViewRef& v, const Move& m) {
    if (const Refusal reason = check_spelled(m.cards)) return reason;
    if (m.cards.size() < least_straight) return Refusal("palabra.straight_short");
    const auto letters = meld_of_move(v.table, v.me, m)->letters();
    return is_alphabetical_sequence(letters) ? Refusal() : Refusal("palabra.no_straight", {text_of(letters)});
}

Refusal check_flush(const Move& m) {
    if (const Refusal reason = check_bare(m.cards)) return reason;
    for (const LaidCard& l : m.cards)
        if (l.card.is_joker()) return Refusal("palabra.joker_in_flush");
    if (m.cards.size() < least_flush) return Refusal("palabra.flush_short");
    return shared_colours(m.cards) != 0 ? Refusal() : Refusal("palabra.flush_colours");
}

Refusal check_draw_pile(const ViewRef& v) {
    if (v.table.draw_count >= least_draw_pile_size) return {};
    return Refusal("palabra.draw_pile_low", {std::to_string(v.table.draw_count)});
}

Refusal check_vowels(const ViewRef& v, const Move& m) {
    if (const Refusal reason = check_bare(m.cards)) return reason;
    for (const LaidCard& l : m.cards)
        if (!l.card.is_blank() && !is_vowel(l.card.letter())) return Refusal("palabra.not_a_vowel", {to_text(l.card)});
    if (m.cards.size() < least_vowels) return Refusal("palabra.vowels_short");
    return check_draw_pile(v);
}

Refusal check_exchange(const ViewRef& v, const Move& m) {
    if (const Refusal reason = check_bare(m.cards)) return reason;
    return check_draw_pile(v);
}

bool is_doubt_answer(const Move& m) {
    return m.action == MoveAction::challenge || m.action == MoveAction::vote || m.action == MoveAction::insist;
}

Refusal check_play(const ViewRef& v, const Move& m, bool keeps_recorded_verdicts) {
    if (m.action == MoveAction::pass) return {};
    if (m.action == MoveAction::jokers || m.action == MoveAction::shave) return Refusal("palabra.pre_play_over");
    if (is_doubt_answer(m)) return Refusal("palabra.nothing_to_answer");
    if (const Refusal reason = check_hand(v, m.cards)) return reason;
    switch (m.action) {
    case MoveAction::word: return check_word(v, m, keeps_recorded_verdicts);
    case MoveAction::build: return check_build(v, m, keeps_recorded_verdicts);
    case MoveAction::straight: return check_straight(v, m);
    case MoveAction::flush: return check_flush(m);
    case MoveAction::vowels: return check_vowels(v, m);
    default: return check_exchange(v, m);
    }
}

Refusal check_jokers(const ViewRef& v, const Move& m) {
    if (m.jokered.empty()) return Refusal("palabra.no_cards");
    if (m.named_twice) return Refusal("palabra.one_joker_a_word");
    const auto held = std::count(v.own.hand.begin(), v.own.hand.end(), Card::joker());
    if (held == 0) return Refusal("palabra.not_in_hand", {to_text(Card::joker())});
    if (m.jokered.size() > held) return Refusal("palabra.too_few_jokers", {std::to_string(held)});
    for (const Seat seat : m.jokered.list())
        if (const Refusal reason = check_target(v, seat)) return reason;
    return {};
}

/// Returns why the move may not shave the word of its target; empty if it may. The move must name a seat if the options
/// allow more than one, and must not name a seat otherwise (fine print 12).
Refusal check_victim(const ViewRef& v, const Move& m) {
    const bool choice = v.table.options.shave != ShaveRule::previous;
    if (choice && !m.seat) return Refusal("palabra.shave_whose");
    if (!choice && m.seat) return Refusal("palabra.shave_no_choice");
    const Seat victim = shaved_seat(v.table, v.me, m);
    if (const Refusal reason = check_target(v, victim)) return reason;
    const auto allowed = shaveable_seats(v.table.options, v.me);
    if (std::find(allowed.begin(), allowed.end(), victim) == allowed.end())
        return Refusal("palabra.shave_neighbours", {std::to_string(victim)});
    return {};
}

Refusal check_shave(const ViewRef& v, const Move& m) {
    if (const Refusal reason = check_hand(v, m.cards)) return reason;
    if (const Refusal reason = check_spelled(m.cards)) return reason;
    if (const Refusal reason = check_victim(v, m)) return reason;
    const Meld& word = *v.table.seat(shaved_seat(v.table, v.me, m)).word;
    if (word.kind == MeldKind::flush) return Refusal("palabra.flush_not_shaved");
    if (word.jokered) return Refusal("palabra.jokered_not_shaved");
    if (!shaved_tiles(word, m.cards)) return Refusal("palabra.no_letter_left");
    for (const LaidCard& l : m.cards)
        if (word.locked_colours() != 0 && (word.locked_colours() & l.card.colours()) == 0)
            return Refusal("palabra.shave_colour", {to_text(l.card), text_of(word.locked_colours())});
    return {};
}

Refusal check_pre_play(const ViewRef& v, const Move& m) {
    switch (m.action) {
    case MoveAction::pass: return {};
    case MoveAction::jokers: return check_jokers(v, m);
    case MoveAction::shave: return check_shave(v, m);
    default: return Refusal(is_doubt_answer(m) ? "palabra.nothing_to_answer" : "palabra.pre_play_first");
    }
}

/// Returns why a move about the timer is refused; empty if it is legal. Such a move starts the timer, or says that time
/// has run out. Any seat may make it at any time, even in another seat's turn (fine print 10).
Refusal check_timer(const ViewRef& v, const Move& m) {
    if (v.table.options.impatient_timer == 0) return Refusal("palabra.no_timer");
    if (m.action == MoveAction::timer) return v.table.timer_runs ? Refusal("palabra.timer_runs") : Refusal();
    return v.table.timer_runs ? Refusal() : Refusal("palabra.timer_still");
}

/// Returns the letters of the word in doubt.
std::vector<Letter> doubtful(const Table& t) { return t.seat(t.turn).word->letters(); }

Refusal check_answer(const ViewRef& v, const Move& m, MoveAction wanted, bool keeps_recorded_verdicts) {
    if (m.action != wanted)
        return Refusal(wanted == MoveAction::insist ? "palabra.insist_first" : "palabra.answer_first");
    const bool judges = m.yes && wanted != MoveAction::vote;
    if (m.verdict == WordVerdict::left_to_word_list || keeps_recorded_verdicts) return {};
    const bool good = is_word(v.table.options, doubtful(v.table));
    return judges && good == (m.verdict == WordVerdict::good) ? Refusal() : Refusal("palabra.judged_otherwise");
}

} // namespace

bool is_word(const Options& o, const std::vector<Letter>& letters) {
    std::string word;
    for (const Letter l : letters) word += static_cast<char>('a' + l);
    // A and O are the only words with one letter, and `palabra` is always a word: docs/rules/palabra.md,
    // "What you may play".
    if (word == "a" || word == "o" || word == "palabra") return true;
    const auto kind = lexicon_of(o).find(word);
    return word.size() > 1 && kind && (o.short_words || *kind != dictionary::WordKind::word_game_only);
}

Refusal check(const ViewRef& v, const Move& m, bool keeps_recorded_verdicts) {
    const Table& t = v.table;
    if (t.over) return Refusal("palabra.over");
    if (m.action == MoveAction::timer || m.action == MoveAction::timeout) return check_timer(v, m);
    if (!seats_to_act(t).has(v.me)) return Refusal("palabra.not_your_turn");
    switch (next_turn_step(t, v.me)) {
    case TurnStep::pre_play: return check_pre_play(v, m);
    case TurnStep::play: return check_play(v, m, keeps_recorded_verdicts);
    case TurnStep::challenge: return check_answer(v, m, MoveAction::challenge, keeps_recorded_verdicts);
    case TurnStep::vote: return check_answer(v, m, MoveAction::vote, keeps_recorded_verdicts);
    case TurnStep::insist: return check_answer(v, m, MoveAction::insist, keeps_recorded_verdicts);
    }
    return {};
}

} // namespace palazzo::palabra
