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
using a11y::Pressed;
using a11y::Region;
namespace {

using palabra::Card;
using palabra::Laying;
using palabra::Letter;
using palabra::Move;
using palabra::View;
using palabra::screen::Draft;
using palabra::screen::DraftCard;
using palabra::screen::words_for;

std::string number(int n) { return std::to_string(n); }

std::string counted(int n, const char* noun) { return number(n) + " " + noun + (n == 1 ? "" : "s"); }

std::string words_of(const palabra::Laid& l) { return card_in_words(palabra::to_text(l)); }

std::string name_of(const Audience& audience, Seat s) { return audience.name(s); }

/// A word on the table: its letters, its cards, how it scored and what is left of it.
void add_word(Region& region, const Laying& word) {
    region.lines.push_back(
        "Word: " + palabra::screen::letters_of(word) + ", still worth " + counted(word.worth(), "point"));
    std::string cards;
    for (const palabra::Tile& t : word.tiles)
        cards += (cards.empty() ? "" : "; ") + words_of(t.laid) + (t.shaved ? ", shaved" : "");
    region.lines.push_back("Cards: " + cards);
    region.lines.push_back("Score: " + palabra::screen::score_in_words(word));
    if (word.jokered) region.lines.push_back(words_for("palabra.word.jokered"));
    if (word.kind == palabra::Kind::flush) region.lines.push_back(words_for("palabra.word.flush"));
}

Region seat_region(const View& v, Seat s, const Audience& audience) {
    const palabra::SeatOpen& open = v.table.seat(s);
    const bool own = s == v.me;
    Region region{own ? "own" : "seat-" + number(s), own ? words_for("seat.you") : name_of(audience, s), {}, {}};
    const int score = palabra::scores_of(v.table)[static_cast<std::size_t>(s)];
    region.lines.push_back(counted(score, "point") + ", " + counted(open.hand_count, "card") + " in hand");
    if (!v.table.over && palabra::to_act(v.table).has(s)) region.lines.push_back("To act");
    const bool done = v.table.options.simultaneous && open.stage == palabra::Stage::done;
    if (done) region.lines.push_back("Done");
    if (open.forfeits) region.lines.push_back("Misses the next turn");
    if (open.word)
        add_word(region, *open.word);
    else
        region.lines.push_back(words_for("palabra.no_word"));
    return region;
}

std::vector<Region> zones(const View& v, const Composing& c, const Audience& audience) {
    std::vector<Region> regions;
    for (int i = 1; i < v.table.players(); ++i)
        regions.push_back(seat_region(v, (v.me + i) % v.table.players(), audience));
    regions.push_back({"draw", "Draw pile", {counted(v.table.draw_count, "card")}, {}});
    regions.push_back({"discard", "Discard pile", {counted(static_cast<int>(v.table.discard.size()), "card")}, {}});
    regions.push_back(seat_region(v, v.me, audience));
    Region hand{"hand", "Your hand", {}, {}};
    for (const palabra::screen::RackCard& r : c.rack)
        if (r.id >= 0) hand.lines.push_back(words_of(palabra::laid(r.card)) + ", " + number(r.card.value()));
    regions.push_back(std::move(hand));
    return regions;
}

/// What can be put together now: for themselves, on a word, to exchange, to shave a word, jokers.
struct Use {
    std::string label;
    Draft::Aim aim = Draft::Aim::lay;
    std::optional<Seat> seat;
};

std::vector<Use> uses(const View& v, const Audience& audience) {
    std::vector<Use> list{{"A new word, straight or flush", Draft::Aim::lay, {}}};
    for (int i = 1; i < v.table.players(); ++i) {
        const Seat s = (v.me + i) % v.table.players();
        if (!v.table.seat(s).word) continue;
        const palabra::screen::WordUses what = palabra::screen::uses_of(v, s);
        const std::string word = palabra::screen::letters_of(*v.table.seat(s).word) + " of " + name_of(audience, s);
        if (!what.build) list.push_back({"Build on " + word, Draft::Aim::lay, s});
        if (!what.shave) list.push_back({"Shave " + word, Draft::Aim::shave, s});
    }
    const auto jokers = std::count(v.own.hand.begin(), v.own.hand.end(), Card::joker());
    if (palabra::screen::in_pre_play(v) && jokers > 0) list.push_back({"Cancel words", Draft::Aim::jokers, {}});
    list.push_back({"Exchange cards", Draft::Aim::exchange, {}});
    return list;
}

bool is_use(const Draft& d, const Use& u) { return d.aim == u.aim && d.seat == u.seat; }

/// What the field says: the letters chosen so far; of a build the whole word.
std::string typed_text(const View& v, const Composing& c) {
    std::string before;
    std::string after;
    const auto cards = palabra::screen::laid_cards(c.rack, c.draft);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const char letter = cards[i].letter < palabra::letter_count ? palabra::to_char(cards[i].letter) : '?';
        (static_cast<int>(i) < c.draft.before ? before : after) += letter;
    }
    if (!c.draft.seat || c.draft.aim != Draft::Aim::lay) return before + after;
    return before + palabra::screen::letters_of(*v.table.seat(*c.draft.seat).word) + after;
}

Control letter_choice(const DraftCard& chosen, Card card) {
    Control control{Control::Kind::choice, "letter:" + number(chosen.id),
        std::string(card.is_wild() ? "The wild card" : "The vowel card") + " stands for"};
    control.options.push_back("Nothing yet");
    int index = 1;
    for (int l = 0; l < palabra::letter_count; ++l) {
        const auto letter = static_cast<Letter>(l);
        if (!card.can_be(letter)) continue;
        control.options.push_back(std::string(1, palabra::to_char(letter)));
        if (letter == chosen.letter) control.chosen = index;
        ++index;
    }
    return control;
}

Letter letter_at(Card card, int index) {
    for (int l = 0; l < palabra::letter_count; ++l)
        if (card.can_be(static_cast<Letter>(l)) && --index == 0) return static_cast<Letter>(l);
    return palabra::no_letter;
}

std::string confirm_label(const View& v, const palabra::screen::Reading& r, const Audience& audience) {
    std::string label = palabra::screen::label_of(v, r, audience);
    const auto points = label.find(" · ");
    if (points != std::string::npos && r.word)
        label = label.substr(0, points) + ", " + palabra::screen::score_in_words(*r.word);
    return label;
}

Control confirm(const View& v, const Composing& c, const Audience& audience) {
    Control control{Control::Kind::button, "confirm", words_for("palabra.step.play")};
    const auto reading = palabra::screen::reading_of(v, c.rack, c.draft, c.wish);
    if (!reading) {
        control.enabled = false;
        control.why = say(Message{"palabra.no_cards", {}});
        return control;
    }
    control.move = palabra::write(reading->move).dump();
    control.label = confirm_label(v, *reading, audience);
    control.enabled = !reading->against;
    if (reading->against) control.why = say(reading->against, audience);
    return control;
}

void add_other_reading(Region& region, const View& v, const Composing& c, const Audience& audience) {
    const auto offers = palabra::screen::offers_of(v, c.rack, c.draft, c.wish, audience);
    if (offers.other) region.controls.push_back({Control::Kind::button, "other", offers.other_label});
}

void compose(Region& region, const View& v, const Composing& c, const Audience& audience) {
    const auto list = uses(v, audience);
    Control what{Control::Kind::choice, "what", "What to do"};
    for (std::size_t i = 0; i < list.size(); ++i) {
        what.options.push_back(list[i].label);
        if (is_use(c.draft, list[i])) what.chosen = static_cast<int>(i);
    }
    region.controls.push_back(std::move(what));
    if (c.draft.aim == Draft::Aim::lay) {
        Control field{Control::Kind::text, "word", "Type a word"};
        field.value = typed_text(v, c);
        region.controls.push_back(std::move(field));
    }
    if (c.draft.aim == Draft::Aim::jokers) {
        for (int i = 1; i < v.table.players(); ++i) {
            const Seat s = (v.me + i) % v.table.players();
            const auto& word = v.table.seat(s).word;
            if (!word || palabra::screen::uses_of(v, s).joker) continue;
            Control target{Control::Kind::toggle, "joker:" + number(s),
                palabra::screen::letters_of(*word) + " of " + name_of(audience, s) + ", worth "
                    + number(word->worth())};
            target.pressed = c.draft.jokered.has(s);
            region.controls.push_back(std::move(target));
        }
    } else {
        for (const palabra::screen::RackCard& r : c.rack) {
            if (r.id < 0 || (r.card.is_joker() && c.draft.aim != Draft::Aim::exchange)) continue;
            Control card{Control::Kind::toggle, "pick:" + number(r.id), words_of(palabra::laid(r.card))};
            card.pressed = c.draft.has(r.id);
            region.controls.push_back(std::move(card));
        }
        for (const DraftCard& chosen : c.draft.cards)
            if (card_of(c.rack, chosen.id).is_blank() && c.draft.aim != Draft::Aim::exchange)
                region.controls.push_back(letter_choice(chosen, card_of(c.rack, chosen.id)));
    }
    region.controls.push_back(confirm(v, c, audience));
    add_other_reading(region, v, c, audience);
}

Region moves_region(const View& v, const Composing& c, const Audience& audience) {
    Region region{"moves", "Moves", {}, {}};
    if (v.table.over) return region;
    if (palabra::screen::may_play(v)) {
        region.lines.push_back(palabra::screen::in_pre_play(v) ? "Step 1 of 2: the pre-play" : "Step 2 of 2: the play");
        compose(region, v, c, audience);
    }
    for (const Move& m : palabra::screen::plain_moves(v)) {
        Control control{Control::Kind::button, "", palabra::screen::label_of_plain(v, m)};
        control.move = palabra::write(m).dump();
        control.id = move_id(m);
        region.controls.push_back(std::move(control));
    }
    return region;
}

std::optional<Move> move_in(const std::string& text) {
    const auto json = parse_json(text);
    if (!json) return std::nullopt;
    const auto move = palabra::read_move(*json);
    return move ? std::optional(*move) : std::nullopt;
}

std::string capitals(const std::string& text) {
    std::string out;
    for (const char c : text)
        if (std::isalpha(static_cast<unsigned char>(c)) != 0)
            out += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return out;
}

Draft typed_letters(const View& v, const palabra::screen::Rack& rack, Draft draft, const std::string& letters) {
    for (const char c : letters)
        if (auto longer = palabra::screen::typed(v, rack, draft, static_cast<Letter>(c - 'A')))
            draft = std::move(*longer);
    return draft;
}

/// The word typed anew from its first letter; of a build the letters round the word that is built upon.
Draft typed_word(const View& v, const Composing& c, const std::string& text) {
    const std::string letters = capitals(text);
    Draft draft;
    if (!c.draft.seat) return typed_letters(v, c.rack, draft, letters);
    draft.seat = c.draft.seat;
    const std::string word = palabra::screen::letters_of(*v.table.seat(*draft.seat).word);
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

bool in_rack(const palabra::screen::Rack& rack, int id) {
    return std::any_of(rack.begin(), rack.end(), [id](const palabra::screen::RackCard& r) { return r.id == id; });
}

void pick(const View& v, Composing& c, int id) {
    if (!in_rack(c.rack, id)) return;
    if (c.draft.has(id)) {
        c.draft = palabra::screen::without(c.draft, id);
        return;
    }
    DraftCard card{id, palabra::no_letter, false};
    if (c.draft.aim == Draft::Aim::shave && card_of(c.rack, id).is_blank()) {
        const auto letters = palabra::screen::shaveable_letters(v, c.rack, c.draft, id);
        if (!letters.empty()) card.letter = letters.front();
    }
    c.draft = palabra::screen::with(c.draft, card);
}

} // namespace

std::string move_id(const Move& move) { return "move:" + palabra::write(move).dump(); }

std::vector<Region> mirror_regions(const View& v, const Composing& composing, const Audience& audience) {
    std::vector<Region> regions = zones(v, composing, audience);
    regions.push_back(moves_region(v, composing, audience));
    return regions;
}

MirrorAnswer mirror_pressed(const View& v, Composing c, const Pressed& pressed) {
    if (pressed.id.rfind("move:", 0) == 0) return {std::move(c), move_in(pressed.id.substr(5))};
    if (!palabra::screen::may_play(v)) return {std::move(c), std::nullopt};
    if (pressed.id == "confirm") {
        const auto reading = palabra::screen::reading_of(v, c.rack, c.draft, c.wish);
        std::optional<Move> move;
        if (reading && !reading->against) move = reading->move;
        return {std::move(c), std::move(move)};
    }
    if (pressed.id == "word") c.draft = typed_word(v, c, pressed.value);
    if (pressed.id == "other")
        c.wish = palabra::screen::offers_of(v, c.rack, c.draft, c.wish, Audience{SeatNames(seat_limit)}).other;
    if (pressed.id == "what") {
        const auto list = uses(v, Audience{SeatNames(seat_limit)});
        const auto index = static_cast<std::size_t>(std::max(0, std::atoi(pressed.value.c_str())));
        if (index < list.size()) {
            c.draft = {};
            c.draft.aim = list[index].aim;
            c.draft.seat = list[index].seat;
        }
    }
    if (const auto id = number_behind(pressed.id, "pick:")) pick(v, c, *id);
    if (const auto id = number_behind(pressed.id, "letter:"); id && c.draft.has(*id))
        c.draft = naming(c.draft, *id, letter_at(card_of(c.rack, *id), std::atoi(pressed.value.c_str())));
    if (const auto seat = number_behind(pressed.id, "joker:");
        seat && *seat < v.table.players() && *seat != v.me && c.draft.aim == Draft::Aim::jokers) {
        c.draft.jokered.has(*seat) ? c.draft.jokered.remove(*seat) : c.draft.jokered.add(*seat);
    }
    return {std::move(c), std::nullopt};
}

} // namespace palazzo::palabra::screen
