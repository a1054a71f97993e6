#include "shell/games/palace/mirror.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/games/palace/notation.hpp"
#include "engine/games/palace/view.hpp"

#include <algorithm>

namespace palazzo::palace::screen {

using a11y::Control;
using a11y::Pressed;
using a11y::Region;
namespace {

using palace::Move;
using palace::Need;
using palace::Phase;
using palace::View;
using palace::screen::Naming;
using palace::screen::Pick;
using palace::screen::Selection;

std::string words_of(Card c) { return card_in_words(to_text(c)); }

std::string rank_words(Rank r) { return say(Message{"a11y.rank", {std::string(1, to_char(r))}}); }

template <class Cards>
std::string list_of(const Cards& cards) {
    std::string text;
    std::size_t left = cards.size();
    for (const Card c : cards) {
        if (!text.empty()) text += left == 1 ? " and " : ", ";
        text += words_of(c);
        --left;
    }
    return text;
}

std::vector<Card> up_cards(const View& v, Seat s) {
    std::vector<Card> cards;
    for (const Card c : v.table.seat(s).up)
        if (!c.is_none()) cards.push_back(c);
    return cards;
}

std::vector<std::string> lines_of(const std::vector<Card>& cards) {
    std::vector<std::string> lines;
    for (const Card c : cards) lines.push_back(words_of(c));
    return lines;
}

std::string counted(int n, const char* one, const char* many) {
    return std::to_string(n) + " " + (n == 1 ? one : many);
}

int down_count(const View& v, Seat s) {
    int n = 0;
    for (int slot = 0; slot < v.table.laws.options.layout; ++slot) n += v.has_down(s, slot) ? 1 : 0;
    return n;
}

Region opponent(const View& v, Seat s, const Audience& audience) {
    Region region{"seat-" + std::to_string(s), audience.name(s), {}, {}};
    const auto& open = v.table.seat(s);
    if (open.place != 0) {
        region.lines.push_back("Out, in " + say(Message{"palace.count.out", {std::to_string(open.place)}}));
        return region;
    }
    if (v.table.phase == Phase::playing && v.table.turn == s) region.lines.push_back("To play");
    region.lines.push_back("Hand: " + counted(v.hand_count(s), "card", "cards"));
    const auto up = up_cards(v, s);
    if (!up.empty()) region.lines.push_back("Face up: " + list_of(up));
    region.lines.push_back("Face down: " + counted(down_count(v, s), "card", "cards"));
    return region;
}

Region pile(const View& v) {
    Region region{"pile", "Pile", {}, {}};
    const auto& laid = v.table.pile;
    if (laid.empty()) region.lines.push_back("Empty");
    for (std::size_t i = laid.size(); i > 0; --i) {
        std::string line = words_of(laid[i - 1].card);
        if (laid[i - 1].card.is_joker() && laid[i - 1].rank != palace::no_rank)
            line += " as " + rank_words(rank_at(laid[i - 1].rank));
        region.lines.push_back(std::move(line));
    }
    return region;
}

std::vector<Region> zones(const View& v, const Audience& audience) {
    std::vector<Region> regions;
    for (int i = 1; i < v.table.players(); ++i)
        regions.push_back(opponent(v, (v.me + i) % v.table.players(), audience));
    regions.push_back({"draw", "Draw pile", {counted(v.draw_count, "card", "cards")}, {}});
    regions.push_back(pile(v));
    regions.push_back({"burned", "Burned", {counted(static_cast<int>(v.table.burned.size()), "card", "cards")}, {}});
    Region palace{"palace", "Your palace", lines_of(up_cards(v, v.me)), {}};
    palace.lines.push_back(counted(down_count(v, v.me), "card face down", "cards face down"));
    regions.push_back(std::move(palace));
    regions.push_back({"hand", "Your hand", lines_of(palace::in_rank_order(v.table.laws, v.hand)), {}});
    return regions;
}

void add_toggles(Region& moves, const View& v, const Selection& s, const std::vector<Card>& cards, bool up) {
    if (!palace::screen::can_pick(v, up)) return;
    int copy = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        copy = i > 0 && cards[i] == cards[i - 1] ? copy + 1 : 0;
        Control control{Control::Kind::toggle, pick_id({cards[i], up}, copy), words_of(cards[i])};
        control.pressed = s.count({cards[i], up}) > copy;
        moves.controls.push_back(std::move(control));
    }
}

Control rank_choice(const std::string& id, const std::string& label, std::optional<Rank> chosen) {
    Control control{Control::Kind::choice, id, label};
    control.options.push_back("Choose");
    for (int r = 0; r < rank_count; ++r) control.options.push_back(rank_words(rank_at(r)));
    control.chosen = chosen ? index_of(*chosen) + 1 : 0;
    return control;
}

bool has_wild(const View& v, const Selection& s) {
    return v.table.laws.jokers_are_wild()
        && std::any_of(s.picks.begin(), s.picks.end(), [](const Pick& p) { return p.card.is_joker(); });
}

Control confirm(const View& v, const Selection& s) {
    Control control{Control::Kind::button, "confirm", "Play"};
    if (v.table.phase == Phase::choosing) control.label = "Place face up";
    if (v.table.phase == Phase::swapping) control.label = "Swap";
    if (v.table.need == Need::set_order) control.label = "Set this order";
    const auto move = palace::screen::move_of(v, s);
    if (!move) {
        control.enabled = false;
        control.why = v.table.phase == Phase::swapping ? "Choose a card of your hand and a face-up card."
                                                       : "Choose a card first.";
        return control;
    }
    const Refusal reason = palace::check(v, *move);
    control.enabled = !reason;
    control.why = reason ? say(reason) : "";
    control.move = palace::write(*move).dump();
    if (!reason) control.label = in_words(*move, v);
    return control;
}

Control direct(const Move& move, const View& v) {
    Control control{Control::Kind::button, "", in_words(move, v)};
    control.move = palace::write(move).dump();
    control.id = move_id(move);
    return control;
}

bool is_set(const Move& m) { return m.kind == Move::Kind::play && !m.cards.empty(); }

/// Whether some move takes several cards, so that moves are put together card by card.
bool composes(const View& v, const std::vector<Move>& moves) {
    if (v.table.phase != Phase::playing || v.table.need == Need::set_order) return true;
    if (v.table.need == Need::name_joker) return false;
    return moves.size() > 30 || std::any_of(moves.begin(), moves.end(), [](const Move& m) {
        return is_set(m) && m.cards.size() + (m.cover.is_none() ? 0U : 1U) > 1;
    });
}

Region moves_of(const View& v, const Selection& s) {
    Region region{"moves", "Moves", {}, {}};
    if (!palace::to_act(v.table).has(v.me)) return region;
    // Up to suits, of which a set of one card has only one: cheap even for a hand of a hundred cards.
    const auto shapes = palace::shapes_of(v);
    if (!composes(v, shapes)) {
        for (const Move& m : palace::legal(v)) region.controls.push_back(direct(m, v));
        return region;
    }
    add_toggles(region, v, s, palace::in_rank_order(v.table.laws, v.hand), false);
    auto up = up_cards(v, v.me);
    sort_few(up);
    add_toggles(region, v, s, up, true);
    if (has_wild(v, s)) {
        region.controls.push_back(rank_choice("as", "The joker stands for", s.as));
        region.controls.push_back(rank_choice("cover_as", "The joker on top stands for", s.cover_as));
    }
    region.controls.push_back(confirm(v, s));
    for (const Move& m : shapes)
        if (!is_set(m) && m.kind != Move::Kind::lay && m.kind != Move::Kind::swap && m.kind != Move::Kind::order)
            region.controls.push_back(direct(m, v));
    return region;
}

std::optional<Rank> chosen_rank(const std::string& value) {
    const auto index = whole_number(Json(value.empty() ? 0 : std::atoi(value.c_str())), 1, rank_count);
    return index ? std::optional(rank_at(static_cast<int>(*index) - 1)) : std::nullopt;
}

std::optional<Move> move_in(const std::string& text) {
    const auto json = parse_json(text);
    if (!json) return std::nullopt;
    const auto move = palace::read_move(*json);
    return move ? std::optional(*move) : std::nullopt;
}

} // namespace

std::string in_words(const Move& move, const View& v) {
    switch (move.kind) {
    case Move::Kind::play: {
        std::string text = "Play " + list_of(move.cards);
        if (move.as) text += " as " + rank_words(*move.as);
        if (!move.cover.is_none()) text += " covered by " + words_of(move.cover);
        if (move.cover_as) text += " as " + rank_words(*move.cover_as);
        return text;
    }
    case Move::Kind::flip: return "Flip face-down card " + std::to_string(move.slot + 1);
    case Move::Kind::take:
        return "Pick up the pile, " + counted(static_cast<int>(v.table.pile.size()), "card", "cards");
    case Move::Kind::chance: return "Flip the top card of the draw pile";
    case Move::Kind::skip: return "Pass";
    case Move::Kind::lay: return "Place " + list_of(move.cards) + " face up";
    case Move::Kind::swap: return "Swap " + words_of(move.hand_card) + " for " + words_of(move.up_card);
    case Move::Kind::ready: return "Ready";
    case Move::Kind::order: return "Play them in the order " + list_of(move.cards);
    case Move::Kind::answer: return "Answer " + move.answer;
    case Move::Kind::judge: return say(Message{*move.right ? "challenge.pass" : "challenge.fail", {}});
    case Move::Kind::assign: return "Hand out four challenges";
    }
    return "";
}

std::string pick_id(const Pick& p, int copy) {
    return std::string("pick:") + (p.up ? "u:" : "h:") + to_text(p.card) + ":" + std::to_string(copy);
}

std::string move_id(const Move& move) { return "move:" + palace::write(move).dump(); }

std::vector<Region> mirror_regions(const View& v, const Selection& selection, const Audience& audience) {
    std::vector<Region> regions = zones(v, audience);
    regions.push_back(moves_of(v, selection));
    return regions;
}

MirrorAnswer mirror_pressed(const View& v, Selection selection, const Pressed& pressed) {
    if (pressed.id.rfind("move:", 0) == 0) return {std::move(selection), move_in(pressed.id.substr(5))};
    if (pressed.id == "confirm") {
        auto move = palace::screen::move_of(v, selection);
        return {std::move(selection), std::move(move)};
    }
    if (pressed.id == "as") selection.as = chosen_rank(pressed.value);
    if (pressed.id == "cover_as") selection.cover_as = chosen_rank(pressed.value);
    if (pressed.id.rfind("pick:", 0) == 0 && pressed.id.size() > 7) {
        const std::string card = pressed.id.substr(7, pressed.id.find(':', 7) - 7);
        const auto index = std::atoi(pressed.id.substr(pressed.id.rfind(':') + 1).c_str());
        const Pick pick{read_card(card).value_or(Card::none()), pressed.id[5] == 'u'};
        if (!pick.card.is_none() && palace::screen::can_pick(v, pick.up)) {
            if (selection.count(pick) > index)
                selection = palace::screen::toggle(std::move(selection), pick);
            else
                selection.picks.push_back(pick);
            selection = palace::screen::still_there(v, selection);
        }
    }
    return {std::move(selection), std::nullopt};
}

} // namespace palazzo::palace::screen
