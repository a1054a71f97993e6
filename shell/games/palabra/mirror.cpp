#include "shell/games/palabra/mirror.hpp"

#include "engine/core/record.hpp"
#include "engine/games/palabra/notation.hpp"
#include "engine/games/palabra/play.hpp"
#include "shell/games/palabra/offers.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace palazzo::palabra::screen {

using a11y::Control;
using a11y::Region;
using a11y::UsedControl;
using i18n::Voice;

namespace {

using palabra::Card;
using palabra::Letter;
using palabra::Meld;
using palabra::Move;
using palabra::View;

std::string number(int n) { return std::to_string(n); }

std::string notation(const palabra::LaidCard& l) { return palabra::to_text(l); }
std::string notation(Card c) { return palabra::to_text(palabra::as_laid_card(c)); }

/// Adds a word on the table: its letters and its worth, its cards, and how its score was computed.
void add_word(Region& region, const Meld& word, const Voice& voice) {
    region.lines.push_back(voice.say("palabra.mirror.word", {letters_of(word), number(word.worth())}));
    std::vector<std::string> cards;
    for (const palabra::Tile& t : word.tiles)
        cards.push_back(voice.say(t.shaved ? "palabra.mirror.shaved" : "a11y.card", {notation(t.laid)}));
    region.lines.push_back(voice.say("palabra.mirror.cards", {voice.join(cards, "list.clauses")}));
    region.lines.push_back(voice.say("palabra.mirror.score", {score_in_words(word, voice)}));
    if (word.jokered) region.lines.push_back(voice.say("palabra.word.jokered"));
    if (word.kind == palabra::MeldKind::flush) region.lines.push_back(voice.say("palabra.word.flush"));
}

Region seat_region(const View& v, Seat s, const Voice& voice) {
    const palabra::PublicSeatState& open = v.table.seat(s);
    const bool own = s == v.me;
    Region region{own ? "own" : "seat-" + number(s), own ? voice.say("seat.you") : voice.name(s), {}, {}};
    const int score = palabra::scores_of(v.table)[static_cast<std::size_t>(s)];
    region.lines.push_back(voice.say("palabra.mirror.seat", {number(score), number(open.hand_count)}));
    if (!v.table.over && palabra::seats_to_act(v.table).has(s))
        region.lines.push_back(voice.say("palabra.mirror.turn"));
    const bool done = v.table.options.simultaneous && open.stage == palabra::RoundStage::done;
    if (done) region.lines.push_back(voice.say("palabra.mirror.done"));
    if (open.misses_next_turn) region.lines.push_back(voice.say("palabra.mirror.forfeits"));
    if (open.word)
        add_word(region, *open.word, voice);
    else
        region.lines.push_back(voice.say("palabra.no_word"));
    return region;
}

Region pile(const char* id, const char* heading, std::size_t cards, const Voice& voice) {
    return {id, voice.say(heading), {voice.say("table.cards", {std::to_string(cards)})}, {}};
}

std::vector<Region> zones(const View& v, const RackAndDraft& c, const Voice& voice) {
    std::vector<Region> regions;
    for (int i = 1; i < v.table.players(); ++i)
        regions.push_back(seat_region(v, (v.me + i) % v.table.players(), voice));
    regions.push_back(pile("draw", "table.draw", static_cast<std::size_t>(v.table.draw_count), voice));
    regions.push_back(pile("discard", "palabra.mirror.discard", v.table.discard.size(), voice));
    regions.push_back(seat_region(v, v.me, voice));
    Region hand{"hand", voice.say("table.hand"), {}, {}};
    for (const RackCard& r : c.rack)
        if (r.id >= 0)
            hand.lines.push_back(voice.say("palabra.mirror.card", {notation(r.card), number(r.card.value())}));
    regions.push_back(std::move(hand));
    return regions;
}

/// A kind of move that the player can put together now: a new word, a build, an exchange, a shave, or jokers.
struct Use {
    Message label;
    Draft::Purpose purpose = Draft::Purpose::lay;
    std::optional<Seat> seat;
};

std::vector<Use> uses(const View& v) {
    std::vector<Use> list{{{"palabra.use.word", {}}, Draft::Purpose::lay, {}}};
    for (int i = 1; i < v.table.players(); ++i) {
        const Seat s = (v.me + i) % v.table.players();
        if (!v.table.seat(s).word) continue;
        const WordUseRefusals what = word_use_refusals(v, s);
        const std::vector<std::string> word{number(s), letters_of(*v.table.seat(s).word)};
        if (!what.build) list.push_back({{"palabra.use.build", word}, Draft::Purpose::lay, s});
        if (!what.shave) list.push_back({{"palabra.use.shave", word}, Draft::Purpose::shave, s});
    }
    const auto jokers = std::count(v.own.hand.begin(), v.own.hand.end(), Card::joker());
    if (is_in_pre_play(v) && jokers > 0) list.push_back({{"palabra.use.jokers", {}}, Draft::Purpose::jokers, {}});
    list.push_back({{"palabra.use.exchange", {}}, Draft::Purpose::exchange, {}});
    return list;
}

bool is_use(const Draft& d, const Use& u) { return d.purpose == u.purpose && d.seat == u.seat; }

/// Returns the text of the field in which the word is typed: the chosen letters; in a build, the whole word.
std::string typed_text(const View& v, const RackAndDraft& c) {
    std::string before;
    std::string after;
    const auto cards = laid_cards(c.rack, c.draft);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const char letter = cards[i].letter < palabra::letter_count ? palabra::to_char(cards[i].letter) : '?';
        (static_cast<int>(i) < c.draft.before ? before : after) += letter;
    }
    if (!c.draft.seat || c.draft.purpose != Draft::Purpose::lay) return before + after;
    return before + letters_of(*v.table.seat(*c.draft.seat).word) + after;
}

Control letter_choice(const DraftCard& chosen, Card card, const Voice& voice) {
    Control control{Control::Kind::choice, "letter:" + number(chosen.id),
        voice.say(card.is_wild() ? "palabra.mirror.wild" : "palabra.mirror.vowel")};
    control.options.push_back(voice.say("palabra.mirror.no_letter"));
    int index = 1;
    for (int l = 0; l < palabra::letter_count; ++l) {
        const auto letter = static_cast<Letter>(l);
        if (!card.can_stand_for(letter)) continue;
        control.options.push_back(std::string(1, palabra::to_char(letter)));
        if (letter == chosen.letter) control.chosen = index;
        ++index;
    }
    return control;
}

Letter letter_at(Card card, int index) {
    for (int l = 0; l < palabra::letter_count; ++l)
        if (card.can_stand_for(static_cast<Letter>(l)) && --index == 0) return static_cast<Letter>(l);
    return palabra::no_letter;
}

Control confirm(const View& v, const RackAndDraft& c, const Voice& voice) {
    Control control{Control::Kind::button, "confirm", voice.say("palabra.step.play")};
    const auto reading = reading_of(v, c.rack, c.draft, c.wish);
    if (!reading) {
        control.enabled = false;
        control.why = voice.say("palabra.no_cards");
        return control;
    }
    control.move = palabra::write_move(reading->move).dump();
    control.label = label_for_screen_reader(v, *reading, voice);
    control.enabled = !reading->refusal;
    if (reading->refusal) control.why = voice.say(reading->refusal);
    return control;
}

void add_other_reading(Region& region, const View& v, const RackAndDraft& c, const Voice& voice) {
    const auto offers = offers_of(v, c.rack, c.draft, c.wish, voice);
    if (offers.other_kind) region.controls.push_back({Control::Kind::button, "other", offers.other_label});
}

void compose(Region& region, const View& v, const RackAndDraft& c, const Voice& voice) {
    const auto list = uses(v);
    Control what{Control::Kind::choice, "what", voice.say("palabra.mirror.what")};
    for (std::size_t i = 0; i < list.size(); ++i) {
        what.options.push_back(voice.say(list[i].label));
        if (is_use(c.draft, list[i])) what.chosen = static_cast<int>(i);
    }
    region.controls.push_back(std::move(what));
    if (c.draft.purpose == Draft::Purpose::lay) {
        Control field{Control::Kind::text, "word", voice.say("palabra.mirror.type")};
        field.value = typed_text(v, c);
        region.controls.push_back(std::move(field));
    }
    if (c.draft.purpose == Draft::Purpose::jokers) {
        for (int i = 1; i < v.table.players(); ++i) {
            const Seat s = (v.me + i) % v.table.players();
            const auto& word = v.table.seat(s).word;
            if (!word || word_use_refusals(v, s).joker) continue;
            Control target{Control::Kind::toggle, "joker:" + number(s),
                voice.say("palabra.mirror.target", {number(s), letters_of(*word), number(word->worth())})};
            target.pressed = c.draft.jokered.has(s);
            region.controls.push_back(std::move(target));
        }
    } else {
        for (const RackCard& r : c.rack) {
            if (r.id < 0 || (r.card.is_joker() && c.draft.purpose != Draft::Purpose::exchange)) continue;
            Control card{Control::Kind::toggle, "pick:" + number(r.id), voice.say("a11y.card", {notation(r.card)})};
            card.pressed = c.draft.has(r.id);
            region.controls.push_back(std::move(card));
        }
        for (const DraftCard& chosen : c.draft.cards)
            if (card_of(c.rack, chosen.id).is_blank() && c.draft.purpose != Draft::Purpose::exchange)
                region.controls.push_back(letter_choice(chosen, card_of(c.rack, chosen.id), voice));
    }
    region.controls.push_back(confirm(v, c, voice));
    add_other_reading(region, v, c, voice);
}

Region moves_region(const View& v, const RackAndDraft& c, const Voice& voice) {
    Region region{"moves", voice.say("table.moves"), {}, {}};
    if (v.table.over) return region;
    if (may_play(v)) {
        region.lines.push_back(voice.say(is_in_pre_play(v) ? "palabra.mirror.pre_play" : "palabra.mirror.play"));
        compose(region, v, c, voice);
    }
    for (const Move& m : moves_without_cards(v)) {
        region.controls.push_back(games::move_control(m, label_of_move_without_cards(v, m, voice)));
    }
    return region;
}

std::string capitals(const std::string& text) {
    std::string out;
    for (const char c : text)
        if (std::isalpha(static_cast<unsigned char>(c)) != 0)
            out += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return out;
}

Draft typed_letters(const View& v, const Rack& rack, Draft draft, const std::string& letters) {
    for (const char c : letters)
        if (auto longer = draft_with_typed_letter(v, rack, draft, static_cast<Letter>(c - 'A')))
            draft = std::move(*longer);
    return draft;
}

/// Returns the draft for the word in the text field, which replaces the draft so far. In a build, the draft contains
/// only the letters before and after the word that is built on. If the text doesn't contain that word, returns the
/// draft so far.
Draft typed_word(const View& v, const RackAndDraft& c, const std::string& text) {
    const std::string letters = capitals(text);
    Draft draft;
    if (!c.draft.seat) return typed_letters(v, c.rack, draft, letters);
    draft.seat = c.draft.seat;
    const std::string word = letters_of(*v.table.seat(*draft.seat).word);
    const auto at = letters.find(word);
    if (at == std::string::npos) return c.draft;
    draft = typed_letters(v, c.rack, draft, letters.substr(0, at));
    draft.before = static_cast<int>(draft.cards.size());
    return typed_letters(v, c.rack, draft, letters.substr(at + word.size()));
}

std::optional<int> number_behind(const std::string& id, const std::string& prefix) {
    if (id.rfind(prefix, 0) != 0) return std::nullopt;
    const auto n = read_seed(id.substr(prefix.size()));
    return n && *n < 100000 ? std::optional(static_cast<int>(*n)) : std::nullopt;
}

bool in_rack(const Rack& rack, int id) {
    return std::any_of(rack.begin(), rack.end(), [id](const RackCard& r) { return r.id == id; });
}

void pick(const View& v, RackAndDraft& c, int id) {
    if (!in_rack(c.rack, id)) return;
    if (c.draft.has(id)) {
        c.draft = draft_without_card(c.draft, id);
        return;
    }
    DraftCard card{id, palabra::no_letter, false};
    if (c.draft.purpose == Draft::Purpose::shave && card_of(c.rack, id).is_blank()) {
        const auto letters = shaveable_letters(v, c.rack, c.draft, id);
        if (!letters.empty()) card.letter = letters.front();
    }
    c.draft = draft_with_card(c.draft, card);
}

} // namespace

std::vector<Region> mirror_regions(const View& v, const RackAndDraft& composing, const Voice& voice) {
    std::vector<Region> regions = zones(v, composing, voice);
    regions.push_back(moves_region(v, composing, voice));
    return regions;
}

ControlEffect handle_mirror_control(const View& v, RackAndDraft c, const UsedControl& pressed) {
    if (auto move = games::move_from_id(pressed.id, palabra::read_move)) return {std::move(c), std::move(move)};
    if (!may_play(v)) return {std::move(c), std::nullopt};
    if (pressed.id == "confirm") {
        const auto reading = reading_of(v, c.rack, c.draft, c.wish);
        std::optional<Move> move;
        if (reading && !reading->refusal) move = reading->move;
        return {std::move(c), std::move(move)};
    }
    if (pressed.id == "word") c.draft = typed_word(v, c, pressed.value);
    if (pressed.id == "other") c.wish = other_kind_of_play(v, c.rack, c.draft, c.wish);
    if (pressed.id == "what") {
        const auto list = uses(v);
        const auto index = static_cast<std::size_t>(std::max(0, std::atoi(pressed.value.c_str())));
        if (index < list.size()) {
            c.draft = {};
            c.draft.purpose = list[index].purpose;
            c.draft.seat = list[index].seat;
        }
    }
    if (const auto id = number_behind(pressed.id, "pick:")) pick(v, c, *id);
    if (const auto id = number_behind(pressed.id, "letter:"); id && c.draft.has(*id))
        c.draft = draft_with_blank_as(c.draft, *id, letter_at(card_of(c.rack, *id), std::atoi(pressed.value.c_str())));
    if (const auto seat = number_behind(pressed.id, "joker:");
        seat && *seat < v.table.players() && *seat != v.me && c.draft.purpose == Draft::Purpose::jokers) {
        c.draft.jokered.has(*seat) ? c.draft.jokered.remove(*seat) : c.draft.jokered.add(*seat);
    }
    return {std::move(c), std::nullopt};
}

} // namespace palazzo::palabra::screen
