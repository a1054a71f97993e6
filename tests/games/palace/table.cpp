#include "tests/games/palace/table.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/games/palace/turn.hpp"
#include "tests/english.hpp"
#include "tests/games/texts.hpp"
#include "tests/lines.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

using palazzo::test::card;
using palazzo::test::split_words;
using palazzo::test::text_of_cards;

/// Returns a card of the pile by its text: `9S`, or `JK=9` for a joker that stands for a nine.
LaidCard laid(const DerivedRules& derived, const std::string& text) {
    if (text.rfind("JK=", 0) == 0) {
        const auto rank = read_rank(text.substr(3));
        REQUIRE(rank);
        return {Card::joker(), static_cast<std::uint8_t>(*rank)};
    }
    const Card c = card(text);
    if (c.has_rank()) return {c, static_cast<std::uint8_t>(c.rank())};
    return {c, static_cast<std::uint8_t>(derived.is_wild(c) ? no_rank : index_of(derived.rank_of(c)))};
}

Result<Options> read(const char* preset, const char* changes) {
    for (const auto& named : Rules().presets())
        if (named.name == preset) return read_options(option_fields(), named.options, json(changes));
    return Problem{"preset", "problem.preset.unknown", {preset}};
}

} // namespace

Options options(const char* preset, const char* changes) {
    INFO(preset << ' ' << changes << ": " << options_refusal(preset, changes));
    REQUIRE(options_refusal(preset, changes).empty());
    return *read(preset, changes);
}

std::string options_refusal(const char* preset, const char* changes) {
    const auto o = read(preset, changes);
    return o ? say(check(*o)) : line_of(o.problem());
}

Round::Round(const Scene& scene) {
    Json changes = json(scene.options);
    changes["players"] = scene.seats.size();
    const Options o = options(scene.preset, changes.dump().c_str());
    state = State::make_undealt(derive_rules(o));
    for (std::size_t seat = 0; seat < scene.seats.size(); ++seat) {
        for (const auto& c : split_words(scene.seats[seat].hand)) state.hidden[seat].hand.add(card(c));
        for (const auto& c : split_words(scene.seats[seat].up)) state.table.seats[seat].up.push_back(card(c));
        for (const auto& c : split_words(scene.seats[seat].down)) state.hidden[seat].down.push_back(card(c));
    }
    for (const auto& c : split_words(scene.pile)) state.table.pile.push_back(laid(state.table.derived, c));
    for (const auto& c : split_words(scene.draw)) state.draw.push_back(card(c));
    std::reverse(state.draw.begin(), state.draw.end());
    state.table.turn = scene.turn;
    begin_turn(state, {});
}

Round::Round(const Options& o, const char* cards, Seat first) {
    const Json deal{{"cards", split_words(cards)}, {"first", first}, {"short", true}};
    const auto read = rules.read_deal(o, deal);
    INFO((read ? "" : line_of(read.problem())));
    REQUIRE(read);
    state = rules.begin(o, *read);
}

std::string Round::why_not(Seat seat, const char* move) const {
    INFO(move);
    const auto m = rules.read_move(json(move));
    REQUIRE(m);
    const View v = view(seat);
    const Refusal reason = rules.check(v, *m);
    const auto legal = rules.legal_moves(v);
    if (rules.is_listed(*m))
        CHECK((std::find(legal.begin(), legal.end(), *m) == legal.end()) == static_cast<bool>(reason));
    CHECK((!reason || has_english_text(reason.id())));
    return std::string(reason.id());
}

void Round::play(Seat seat, const char* move) {
    INFO("seat " << seat << " plays " << move);
    REQUIRE(why_not(seat, move) == "");
    std::vector<Event> events;
    rules.apply(state, seat, *rules.read_move(json(move)), events);
    for (const Message& message : messages_of(rules, events)) CHECK(has_english_text(message.id));
}

void Round::judge_challenge(bool passed) {
    REQUIRE(state.table.need == NeededAction::verdict);
    for (const Seat seat : palace::seats_to_act(state.table).list())
        play(seat, passed ? "{'judge':true}" : "{'judge':false}");
}

std::string Round::challenges() const {
    std::string text;
    if (state.table.need != NeededAction::verdict) return text;
    for (const Challenge& one : state.table.challenges.waiting)
        text += (text.empty() ? "" : " ") + std::to_string(one.responder) + "<" + std::to_string(one.challenger);
    return text;
}

std::string Round::seats_to_act() const {
    std::string text;
    for (const Seat seat : palace::seats_to_act(state.table).list())
        text += (text.empty() ? "" : " ") + std::to_string(seat);
    return text;
}

std::vector<std::string> Round::legal_moves(Seat seat) const {
    std::vector<std::string> texts;
    for (const Move& m : rules.legal_moves(view(seat))) {
        std::string text = rules.write_move(m).dump();
        std::replace(text.begin(), text.end(), '"', '\'');
        texts.push_back(text);
    }
    std::sort(texts.begin(), texts.end());
    CHECK(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
    return texts;
}

std::string Round::hand(Seat seat) const {
    return text_of_cards(cards_in_rank_order(state.table.derived, state.hidden_state(seat).hand));
}
std::string Round::known_cards(Seat seat) const {
    return text_of_cards(cards_in_rank_order(state.table.derived, state.table.seat(seat).known));
}
std::string Round::face_up_cards(Seat seat) const { return text_of_cards(state.table.seat(seat).up); }
std::string Round::face_down_cards(Seat seat) const { return text_of_cards(state.hidden_state(seat).down); }

std::string Round::pile() const {
    Cards cards;
    for (const LaidCard& l : state.table.pile) cards.push_back(l.card);
    return text_of_cards(cards);
}

std::string Round::burned_cards() const { return text_of_cards(state.table.burned); }

std::string Round::draw_pile() const {
    Cards cards = state.draw;
    std::reverse(cards.begin(), cards.end());
    return text_of_cards(cards);
}

} // namespace palazzo::palace::test
