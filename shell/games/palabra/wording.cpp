#include "shell/games/palabra/wording.hpp"

#include "engine/games/palabra/legal.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>

namespace palazzo::palabra::screen {
namespace {

using palabra::Meld;
using palabra::MoveAction;
using palabra::TurnStep;
using palabra::View;

/// Greatest number of cards whose values are listed one by one.
constexpr std::size_t most_listed = 9;

std::string number(int n) { return std::to_string(n); }

std::string sum_of(const Meld& word) {
    if (word.tiles.size() > most_listed) return number(word.score.sum);
    std::string text;
    for (const palabra::Tile& t : word.tiles) text += (text.empty() ? "" : "+") + number(t.laid.card.value());
    return text;
}

bool multiplies(const palabra::Score& s) { return s.stars * s.lock > 1; }

/// Returns the stars of the cards that were played from the hand, with a factor for each card.
std::string stars_of(const Meld& word) {
    std::string text;
    for (std::size_t i = 0; i < word.tiles.size(); ++i) {
        const auto place = static_cast<int>(i);
        const bool taken = place >= word.before && place < word.before + word.taken;
        const int stars = word.tiles[i].laid.card.stars();
        if (!taken && stars > 0 && word.kind != palabra::MeldKind::flush) text += " × " + number(stars) + "★";
    }
    return text;
}

std::string straight_letters(const Meld& word) {
    std::string text;
    for (const char c : letters_of(word)) text += (text.empty() ? "" : "-") + std::string(1, c);
    return text;
}

} // namespace

std::string colour_signs_of(palabra::Colours colours) {
    constexpr std::array<std::string_view, 4> signs{"●", "▲", "◆", "■"};
    std::string text;
    for (std::size_t i = 0; i < signs.size(); ++i)
        if ((colours >> i & 1) != 0) text += signs[i];
    return text;
}

std::string letters_of(const Meld& word) {
    std::string text;
    for (const palabra::Letter l : word.letters()) text += l < palabra::letter_count ? palabra::to_char(l) : '?';
    return text;
}

std::string score_line(const Meld& word, const i18n::Voice& voice) {
    const palabra::Score& s = word.score;
    const bool many = word.tiles.size() > 1 && word.tiles.size() <= most_listed;
    std::string text = sum_of(word);
    if (many && (multiplies(s) || s.last_word > 1)) text = "(" + text + ")";
    text += stars_of(word);
    if (s.lock > 1) text += " × " + number(s.lock) + colour_signs_of(word.locked_colours());
    if (s.bonus > 0) text += " + " + voice.say("palabra.score.bonus", {number(s.bonus)});
    if (s.last_word > 1) {
        if (s.bonus > 0 || multiplies(s)) text = "[" + text + "]";
        text += " × " + voice.say("palabra.score.last_word", {number(s.last_word)});
    }
    return "**" + number(s.total()) + "** = " + text;
}

std::string score_in_words(const Meld& word, const i18n::Voice& voice) {
    const palabra::Score& s = word.score;
    std::string colours;
    for (std::size_t i = 0; i < palabra::colour_letters.size(); ++i)
        if ((word.locked_colours() >> i & 1) != 0) colours += palabra::colour_letters[i];
    return voice.say("palabra.score",
        {number(s.sum), number(s.stars), number(s.lock), colours, number(s.bonus), number(s.last_word),
            number(s.total())});
}

std::string lock_text(const View& v, const Rack& rack, const Draft& draft, const Meld& word, const i18n::Voice& voice) {
    if (word.kind == palabra::MeldKind::flush) return {};
    if (word.locked_colours() != 0) return {};
    const int breaker = lock_breaker_of(v, rack, draft);
    if (breaker < 0) return word.tiles.size() > 1 ? voice.say("palabra.lock.none") : "";
    const DraftCard& c = draft.cards[static_cast<std::size_t>(draft.index_of_card(breaker))];
    const palabra::Card card = card_of(rack, breaker);
    const palabra::Letter letter = card.is_letter() ? card.letter() : c.letter;
    return voice.say("palabra.lock.broken", {std::string(1, letter < 26 ? palabra::to_char(letter) : '?')});
}

std::string move_label(const View& v, const Reading& r, const i18n::Voice& voice) {
    const std::string points = number(r.points);
    switch (r.move.action) {
    case MoveAction::word: return voice.say("palabra.button.word", {letters_of(*r.word), points});
    case MoveAction::build: return voice.say("palabra.button.build", {letters_of(*r.word), points});
    case MoveAction::straight: return voice.say("palabra.button.straight", {straight_letters(*r.word), points});
    case MoveAction::flush: return voice.say("palabra.button.flush", {points});
    case MoveAction::vowels: return voice.say("palabra.button.vowels", {points});
    case MoveAction::exchange:
        return voice.say("palabra.button.exchange", {number(static_cast<int>(r.move.cards.size()))});
    case MoveAction::shave: {
        const Seat victim = r.move.seat ? *r.move.seat : palabra::shaveable_seats(v.table.options, v.me).front();
        return voice.say("palabra.button.shave", {points, number(victim)});
    }
    case MoveAction::jokers: {
        const int words = r.move.jokered.size();
        if (words > 1) return voice.say("palabra.button.jokers", {number(words), points});
        return voice.say("palabra.button.joker", {letters_of(*v.table.seat(r.move.jokered.front()).word), points});
    }
    default: return {};
    }
}

std::string label_for_screen_reader(const View& v, const Reading& r, const i18n::Voice& voice) {
    if (!r.word) return move_label(v, r, voice);
    const auto scored = [&](const char* id, const std::string& letters) {
        return voice.say(id, {letters, score_in_words(*r.word, voice)});
    };
    switch (r.move.action) {
    case MoveAction::word: return scored("palabra.move.word", letters_of(*r.word));
    case MoveAction::build: return scored("palabra.move.build", letters_of(*r.word));
    case MoveAction::straight: return scored("palabra.move.straight", straight_letters(*r.word));
    case MoveAction::flush: return scored("palabra.move.flush", letters_of(*r.word));
    default: return move_label(v, r, voice);
    }
}

std::optional<Verdict> verdict_of(const View& v, const std::optional<Reading>& reading, const i18n::Voice& voice) {
    if (!reading) return std::nullopt;
    const Reading& r = *reading;
    const bool word = r.move.action == MoveAction::word || r.move.action == MoveAction::build;
    if (!r.refusal) {
        if (!word || !r.word || r.word->kind == palabra::MeldKind::straight)
            return Verdict{voice.say(r.move.action == MoveAction::straight || word ? "palabra.verdict.straight"
                                                                                   : "palabra.verdict.fine"),
                true};
        if (!checks_words_before_play(v)) return std::nullopt;
        return Verdict{voice.say("palabra.verdict.word"), true};
    }
    if (r.refusal.id() == "palabra.not_a_word") return Verdict{voice.say("palabra.verdict.no_word"), false};
    if (r.refusal.id() == "palabra.stands_for_what") return Verdict{voice.say("palabra.verdict.blank"), false};
    if (r.refusal.id() == "palabra.lock_broken") return Verdict{voice.say("palabra.verdict.lock"), false};
    return Verdict{voice.say("palabra.verdict.no"), false};
}

std::string why_not_playable(const std::optional<Reading>& reading, const i18n::Voice& voice) {
    // While a word is typed, its letters often aren't a word yet. The verdict beside them says so, and no reason is
    // needed.
    const bool told = !reading || !reading->refusal || reading->refusal.id() == "palabra.not_a_word";
    return told ? std::string() : voice.say(reading->refusal);
}

std::string word_with_gap(const View& v, const Rack& rack, const Draft& draft, int asked_blank) {
    const auto& built_on = draft.seat ? v.table.seat(*draft.seat).word : std::nullopt;
    const std::string middle = built_on ? letters_of(*built_on) : std::string();
    if (draft.purpose != Draft::Purpose::lay) return middle;
    const palabra::LaidCards cards = laid_cards(rack, draft);
    std::string word = draft.before == 0 ? middle : std::string();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i > 0 && static_cast<int>(i) == draft.before) word += middle;
        const bool known = cards[i].letter != palabra::no_letter;
        word += draft.cards[i].id == asked_blank ? '_' : known ? palabra::to_char(cards[i].letter) : '?';
    }
    return static_cast<int>(cards.size()) == draft.before && draft.before > 0 ? word + middle : word;
}

std::string own_word(const View& v) {
    const auto& word = v.table.seat(v.me).word;
    return word && !word->jokered ? letters_of(*word) : std::string();
}

std::string cleared_word(const std::string& before, const View& v, std::span<const palabra::Event> latest) {
    std::string word = before;
    for (const palabra::Event& event : latest) {
        const auto* laid = std::get_if<palabra::WordLaid>(&event);
        const auto* cancelled = std::get_if<palabra::WordCancelledByJoker>(&event);
        if (laid != nullptr && laid->seat == v.me) word = letters_of(laid->word);
        if (cancelled != nullptr && cancelled->owner == v.me) word.clear();
    }
    const auto takes_it = [&](const palabra::Event& event) {
        const auto* laid = std::get_if<palabra::WordLaid>(&event);
        return laid != nullptr && laid->built_on == v.me;
    };
    const bool gone = !v.table.over && !v.table.seat(v.me).word && palabra::seats_to_act(v.table).has(v.me)
        && std::none_of(latest.begin(), latest.end(), takes_it);
    return gone ? word : std::string();
}

std::vector<palabra::Event> events_to_tell(
    const std::vector<palabra::Event>& told, const std::vector<palabra::Event>& latest) {
    const auto pre_play_of = [](const palabra::Event& event) {
        if (const auto* shaved = std::get_if<palabra::WordShaved>(&event)) return shaved->seat;
        const auto* cancelled = std::get_if<palabra::WordCancelledByJoker>(&event);
        return cancelled != nullptr ? cancelled->seat : Seat{-1};
    };
    const auto play_of = [](const palabra::Event& event) {
        if (const auto* laid = std::get_if<palabra::WordLaid>(&event)) return laid->seat;
        if (const auto* shown = std::get_if<palabra::VowelsShown>(&event)) return shown->seat;
        if (const auto* exchanged = std::get_if<palabra::CardsExchanged>(&event)) return exchanged->seat;
        const auto* passed = std::get_if<palabra::Passed>(&event);
        return passed != nullptr && !passed->pre_play ? passed->seat : Seat{-2};
    };
    if (told.empty() || latest.empty() || pre_play_of(told.back()) != play_of(latest.front())) return latest;
    std::vector<palabra::Event> all = told;
    all.insert(all.end(), latest.begin(), latest.end());
    return all;
}

bool is_asked_about_word(const View& v) {
    if (v.table.over || !palabra::seats_to_act(v.table).has(v.me)) return false;
    const TurnStep step = palabra::next_turn_step(v.table, v.me);
    return step != TurnStep::pre_play && step != TurnStep::play;
}

std::string todo_of(const View& v, const Draft& draft, const i18n::Voice& voice) {
    const palabra::Table& t = v.table;
    if (t.over) return {};
    const std::string turn = number(t.turn);
    if (!palabra::seats_to_act(t).has(v.me)) {
        if (t.options.simultaneous) return voice.say("palabra.todo.wait_all");
        return voice.say(
            t.step == TurnStep::challenge || t.step == TurnStep::vote ? "palabra.todo.in_doubt" : "palabra.todo.wait",
            {turn});
    }
    const auto word = [&] { return t.seat(t.turn).word ? letters_of(*t.seat(t.turn).word) : std::string(); };
    switch (palabra::next_turn_step(t, v.me)) {
    case TurnStep::challenge: return voice.say("palabra.todo.challenge", {word(), turn});
    case TurnStep::vote: return voice.say("palabra.todo.vote", {word(), turn});
    case TurnStep::insist: return voice.say("palabra.todo.insist", {word()});
    case TurnStep::pre_play: break;
    case TurnStep::play: break;
    }
    switch (draft.purpose) {
    case Draft::Purpose::exchange: return voice.say("palabra.todo.exchange");
    case Draft::Purpose::shave: return voice.say("palabra.todo.shave");
    case Draft::Purpose::jokers: return voice.say("palabra.todo.jokers");
    case Draft::Purpose::lay: break;
    }
    if (draft.seat) return voice.say("palabra.todo.build", {number(*draft.seat)});
    if (can_make_pre_play(v)) return voice.say("palabra.todo.pre_play");
    bool words = false;
    for (Seat s = 0; s < t.players(); ++s) words = words || (s != v.me && t.seat(s).word);
    return voice.say(words ? "palabra.todo.play" : "palabra.todo.first");
}

} // namespace palazzo::palabra::screen
