#include "shell/games/palace/mirror.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/games/palace/notation.hpp"
#include "engine/games/palace/view.hpp"

#include <algorithm>

namespace palazzo::palace::screen {

using a11y::Control;
using a11y::Region;
using a11y::UsedControl;
using i18n::Voice;

namespace {

using palace::Move;
using palace::NeededAction;
using palace::Phase;
using palace::View;

std::string notation(Rank r) { return std::string(1, to_char(r)); }

std::string number(int n) { return std::to_string(n); }

std::string words_of(Card c, const Voice& voice) { return voice.say("a11y.card", {to_text(c)}); }

std::vector<Card> up_cards(const View& v, Seat s) {
    std::vector<Card> cards;
    for (const Card c : v.table.seat(s).up)
        if (!c.is_none()) cards.push_back(c);
    return cards;
}

std::vector<std::string> lines_of(const std::vector<Card>& cards, const Voice& voice) {
    std::vector<std::string> lines;
    for (const Card c : cards) lines.push_back(words_of(c, voice));
    return lines;
}

int down_count(const View& v, Seat s) {
    int n = 0;
    for (int slot = 0; slot < v.table.derived.layout.down; ++slot) n += v.has_face_down_card(s, slot) ? 1 : 0;
    return n;
}

Region opponent(const View& v, Seat s, const Voice& voice) {
    Region region{"seat-" + number(s), voice.name(s), {}, {}};
    const auto& open = v.table.seat(s);
    if (open.place != 0) {
        const bool last = open.place == v.table.players();
        region.lines.push_back(
            last ? voice.say("palace.mirror.last") : voice.say("palace.mirror.out", {number(open.place)}));
        return region;
    }
    if (v.table.phase == Phase::playing && v.table.turn == s) region.lines.push_back(voice.say("palace.mirror.turn"));
    region.lines.push_back(voice.say("palace.mirror.hand", {number(v.hand_count(s))}));
    const auto up = up_cards(v, s);
    if (!up.empty()) region.lines.push_back(voice.say("palace.mirror.up", {list_argument(up)}));
    region.lines.push_back(voice.say("palace.mirror.down", {number(down_count(v, s))}));
    return region;
}

Region pile(const View& v, const Voice& voice) {
    Region region{"pile", voice.say("palace.mirror.pile"), {}, {}};
    const auto& laid = v.table.pile;
    if (laid.empty()) region.lines.push_back(voice.say("palace.mirror.empty"));
    for (std::size_t i = laid.size(); i > 0; --i) {
        const auto& top = laid[i - 1];
        const bool stands = v.table.derived.is_wild(top.card) && top.rank < rank_count;
        region.lines.push_back(stands
                ? voice.say("palace.mirror.joker", {to_text(top.card), notation(rank_at(top.rank))})
                : words_of(top.card, voice));
    }
    return region;
}

std::vector<Region> zones(const View& v, const Voice& voice) {
    const auto count = [&](int cards) { return voice.say("table.cards", {number(cards)}); };
    std::vector<Region> regions;
    for (int i = 1; i < v.table.players(); ++i) regions.push_back(opponent(v, (v.me + i) % v.table.players(), voice));
    regions.push_back({"draw", voice.say("table.draw"), {count(v.draw_count)}, {}});
    regions.push_back(pile(v, voice));
    regions.push_back(
        {"burned", voice.say("palace.mirror.burned"), {count(static_cast<int>(v.table.burned.size()))}, {}});
    Region palace{"palace", voice.say("palace.mirror.palace"), lines_of(up_cards(v, v.me), voice), {}};
    palace.lines.push_back(voice.say("palace.mirror.own_down", {number(down_count(v, v.me))}));
    regions.push_back(std::move(palace));
    regions.push_back(
        {"hand", voice.say("table.hand"), lines_of(palace::cards_in_rank_order(v.table.derived, v.hand), voice), {}});
    return regions;
}

void add_toggles(
    Region& moves, const View& v, const Selection& s, const std::vector<Card>& cards, bool up, const Voice& voice) {
    if (!can_pick(v, up)) return;
    int copy = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        copy = i > 0 && cards[i] == cards[i - 1] ? copy + 1 : 0;
        Control control{Control::Kind::toggle, card_toggle_id({cards[i], up}, copy), words_of(cards[i], voice)};
        control.pressed = s.count({cards[i], up}) > copy;
        moves.controls.push_back(std::move(control));
    }
}

Control rank_choice(const char* id, const char* label, std::optional<Rank> chosen, const Voice& voice) {
    Control control{Control::Kind::choice, id, voice.say(label)};
    control.options.push_back(voice.say("palace.mirror.choose"));
    for (int r = 0; r < rank_count; ++r) control.options.push_back(voice.say("a11y.rank", {notation(rank_at(r))}));
    control.chosen = chosen ? index_of(*chosen) + 1 : 0;
    return control;
}

bool has_wild(const View& v, const Selection& s) {
    return std::any_of(
        s.picks.begin(), s.picks.end(), [&](const PickedCard& p) { return v.table.derived.is_wild(p.card); });
}

const char* confirm_label(const View& v) {
    if (v.table.need == NeededAction::set_order) return "palace.mirror.order";
    switch (v.table.phase) {
    case Phase::choosing: return "palace.mirror.lay";
    case Phase::swapping: return "palace.button.swap";
    default: return "palace.mirror.play";
    }
}

Control confirm(const View& v, const Selection& s, const Voice& voice) {
    Control control{Control::Kind::button, "confirm", voice.say(confirm_label(v))};
    const auto move = move_of_selection(v, s);
    if (!move) {
        const bool swaps = v.table.phase == Phase::swapping;
        control.enabled = false;
        control.why = voice.say(swaps ? "palace.mirror.choose_two" : "palace.no_cards");
        return control;
    }
    const Refusal reason = palace::check(v, *move);
    control.enabled = !reason;
    control.why = voice.say(reason);
    control.move = palace::write_move(*move).dump();
    if (!reason) control.label = move_in_words(*move, v, voice);
    return control;
}

Control direct(const Move& move, const View& v, const Voice& voice) {
    return games::move_control(move, move_in_words(move, v, voice));
}

bool is_set(const Move& m) { return m.kind == Move::Kind::play && !m.cards.empty(); }

/// Returns whether moves are put together card by card, because some of them consist of several cards.
bool composes(const View& v, const std::vector<Move>& moves) {
    if (v.table.phase != Phase::playing || v.table.need == NeededAction::set_order) return true;
    if (v.table.need == NeededAction::name_joker || v.table.need == NeededAction::choose
        || v.table.need == NeededAction::snap)
        return false;
    return moves.size() > 30 || std::any_of(moves.begin(), moves.end(), [](const Move& m) {
        return is_set(m) && m.cards.size() + (m.cover.is_none() ? 0U : 1U) > 1;
    });
}

Region moves_of(const View& v, const Selection& s, const Voice& voice) {
    Region region{"moves", voice.say("table.moves"), {}, {}};
    if (!palace::seats_to_act(v.table).has(v.me)) return region;
    // Moves that differ only in suits are listed once, so that the list is computed fast even for a hand of a hundred
    // cards.
    const auto moves = palace::moves_ignoring_suits(v);
    if (!composes(v, moves)) {
        for (const Move& m : palace::legal_moves(v)) region.controls.push_back(direct(m, v, voice));
        return region;
    }
    add_toggles(region, v, s, palace::cards_in_rank_order(v.table.derived, v.hand), false, voice);
    auto up = up_cards(v, v.me);
    sort_few(up);
    add_toggles(region, v, s, up, true, voice);
    if (has_wild(v, s)) {
        region.controls.push_back(rank_choice("as", "palace.mirror.as", s.as, voice));
        region.controls.push_back(rank_choice("cover_as", "palace.mirror.cover_as", s.cover_as, voice));
    }
    region.controls.push_back(confirm(v, s, voice));
    for (const Move& m : moves)
        if (!is_set(m) && m.kind != Move::Kind::lay && m.kind != Move::Kind::swap && m.kind != Move::Kind::order)
            region.controls.push_back(direct(m, v, voice));
    return region;
}

std::optional<Rank> chosen_rank(const std::string& value) {
    const auto index = whole_number(Json(value.empty() ? 0 : std::atoi(value.c_str())), 1, rank_count);
    return index ? std::optional(rank_at(static_cast<int>(*index) - 1)) : std::nullopt;
}

std::string taking_in_words(const Move& move, const View& v, const Voice& voice) {
    const std::string cards = std::to_string(v.table.pile.size());
    if (move.as) return voice.say("palace.move.take_rank", {cards, palace::rank_letter(*move.as)});
    if (!move.up_card.is_none()) return voice.say("palace.move.take_card", {cards, to_text(move.up_card)});
    return voice.say("palace.move.take", {cards});
}

} // namespace

std::string move_in_words(const Move& move, const View& v, const Voice& voice) {
    const auto named = [](const std::optional<Rank>& rank) { return rank ? notation(*rank) : "none"; };
    switch (move.kind) {
    case Move::Kind::play:
        return voice.say("palace.move.play",
            {list_argument(move.cards), named(move.as), move.cover.is_none() ? "none" : to_text(move.cover),
                named(move.cover_as)});
    case Move::Kind::flip: return voice.say("palace.move.flip", {number(move.slot + 1)});
    case Move::Kind::take: return taking_in_words(move, v, voice);
    case Move::Kind::choose: return voice.say("palace.move.choose", {number(move.seat)});
    case Move::Kind::chance: return voice.say("palace.move.chance");
    case Move::Kind::skip: return voice.say("palace.button.skip");
    case Move::Kind::lay: return voice.say("palace.move.lay", {list_argument(move.cards)});
    case Move::Kind::swap: return voice.say("palace.move.swap", {to_text(move.hand_card), to_text(move.up_card)});
    case Move::Kind::ready: return voice.say("palace.button.ready");
    case Move::Kind::order: return voice.say("palace.move.order", {list_argument(move.cards)});
    case Move::Kind::answer: return voice.say("palace.move.answer", {move.answer});
    case Move::Kind::judge: return voice.say(*move.right ? "challenge.pass" : "challenge.fail");
    case Move::Kind::assign: return voice.say("challenge.title.hand_out");
    }
    return "";
}

std::string card_toggle_id(const PickedCard& p, int copy) {
    return std::string("pick:") + (p.up ? "u:" : "h:") + to_text(p.card) + ":" + std::to_string(copy);
}

std::vector<Region> mirror_regions(const View& v, const Selection& selection, const Voice& voice) {
    std::vector<Region> regions = zones(v, voice);
    regions.push_back(moves_of(v, selection, voice));
    return regions;
}

ControlEffect handle_mirror_control(const View& v, Selection selection, const UsedControl& pressed) {
    if (auto move = games::move_from_id(pressed.id, palace::read_move)) return {std::move(selection), std::move(move)};
    if (pressed.id == "confirm") {
        auto move = move_of_selection(v, selection);
        return {std::move(selection), std::move(move)};
    }
    if (pressed.id == "as") selection.as = chosen_rank(pressed.value);
    if (pressed.id == "cover_as") selection.cover_as = chosen_rank(pressed.value);
    if (pressed.id.rfind("pick:", 0) == 0 && pressed.id.size() > 7) {
        const std::string card = pressed.id.substr(7, pressed.id.find(':', 7) - 7);
        const auto index = std::atoi(pressed.id.substr(pressed.id.rfind(':') + 1).c_str());
        const PickedCard pick{read_card(card).value_or(Card::none()), pressed.id[5] == 'u'};
        if (!pick.card.is_none() && can_pick(v, pick.up)) {
            if (selection.count(pick) > index)
                selection = selection_with_toggled_card(std::move(selection), pick);
            else
                selection.picks.push_back(pick);
            selection = remaining_selection(v, selection);
        }
    }
    return {std::move(selection), std::nullopt};
}

} // namespace palazzo::palace::screen
