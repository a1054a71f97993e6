#include "tests/games/palabra/table.hpp"

#include "engine/games/palabra/plays.hpp"
#include "engine/games/palabra/turn.hpp"
#include "tests/english.hpp"
#include "tests/games/texts.hpp"
#include "tests/lines.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::palabra::test {
namespace {

using palazzo::test::split_words;

LaidCard laid_of(const std::string& text) {
    const auto read = read_laid_card(text);
    INFO(text);
    REQUIRE(read);
    return *read;
}

Result<Options> read(const char* changes) { return read_options(option_fields(), Options(), json(changes)); }

template <class Cards>
std::string text_of(const Cards& cards) {
    std::string text;
    for (const auto& c : cards) text += (text.empty() ? "" : " ") + to_text(c);
    return text;
}

/// Returns the meld that a seat laid earlier from its hand: a straight or a flush if `text` begins with that word,
/// otherwise a word.
Meld meld_from(const Table& table, std::string text) {
    Move m{.action = MoveAction::word};
    for (const auto& [name, act] : {std::pair{"straight ", MoveAction::straight}, {"flush ", MoveAction::flush}})
        if (text.rfind(name, 0) == 0) {
            m.action = act;
            text = text.substr(std::string(name).size());
        }
    for (const std::string& c : split_words(text)) m.cards.push_back(laid_of(c));
    Table before = table;
    before.draw_count = 1; // a card is left to draw, so this word doesn't end the game
    return *meld_of_move(before, 0, m);
}

std::string list_of(const char* cards) {
    Json list = Json::array();
    for (const std::string& c : split_words(cards)) list.push_back(c);
    return list.dump();
}

} // namespace

Options options(const char* changes) {
    INFO(changes << ": " << options_refusal(changes));
    REQUIRE(options_refusal(changes).empty());
    return *read(changes);
}

std::string options_refusal(const char* changes) {
    const auto o = read(changes);
    return o ? say(check(*o)) : line_of(o.problem());
}

Round::Round(const Scene& scene) {
    Json changes = json(scene.options);
    changes["players"] = scene.hands.size();
    state.table.options = options(changes.dump().c_str());
    for (std::size_t seat = 0; seat < scene.hands.size(); ++seat) {
        Hand& hand = state.hidden[seat].hand;
        for (const auto& c : split_words(scene.hands[seat])) hand.push_back(laid_of(c).card);
        std::sort(hand.begin(), hand.end());
        state.table.seats[seat].hand_count = static_cast<int>(hand.size());
    }
    for (std::size_t seat = 0; seat < scene.words.size(); ++seat) {
        if (*scene.words[seat] == '\0') continue;
        PublicSeatState& open = state.table.seats[seat];
        open.word = meld_from(state.table, scene.words[seat]);
        open.score = open.word->score.total();
    }
    for (const auto& c : split_words(scene.draw)) state.draw.push_back(laid_of(c).card);
    std::reverse(state.draw.begin(), state.draw.end());
    state.table.draw_count = static_cast<int>(state.draw.size());
    state.table.turn = scene.turn;
    if (!state.table.options.simultaneous) begin_turn(state, {});
}

Round::Round(const Options& o, const char* cards, Seat first) {
    const Json deal{{"cards", split_words(cards)}, {"first", first}, {"short", true}};
    const auto read = rules.read_deal(o, deal);
    INFO((read ? "" : line_of(read.problem())));
    REQUIRE(read);
    state = rules.begin(o, *read);
}

std::string Round::why_not(Seat seat, const std::string& text) const {
    INFO(text);
    const auto move = rules.read_move(json(text));
    INFO((move ? "" : line_of(move.problem())));
    REQUIRE(move);
    REQUIRE(rules.write_move(*move) == json(text));
    const View v = view(seat);
    const Refusal reason = rules.check(v, *move);
    if (rules.is_listed(*move)) {
        const auto all = rules.legal_moves(v);
        const bool listed = std::find(all.begin(), all.end(), rules.with_cards_in_listed_order(*move)) != all.end();
        REQUIRE(listed == !reason);
    }
    const std::string id(reason.id());
    return id.substr(std::min(id.size(), std::string("palabra.").size()));
}

std::vector<Event> Round::play(Seat seat, const std::string& text) {
    REQUIRE(why_not(seat, text) == "");
    std::vector<Event> events;
    rules.apply(state, seat, rules.with_verdict(view(seat), *rules.read_move(json(text))), events);
    return events;
}

void Round::pass_to(Seat seat) {
    while (turn() != seat || state.table.step != TurnStep::pre_play) pass();
}

void Round::play_cards(const char* act, const char* cards) {
    if (next_turn_step(state.table, turn()) == TurnStep::pre_play) pass();
    play(move_text(act, cards));
}

void Round::build_word(Seat owner, const char* before, const char* after) {
    if (next_turn_step(state.table, turn()) == TurnStep::pre_play) pass();
    play(build_text(owner, before, after));
}

std::string Round::hand(Seat seat) const { return text_of(state.hidden_state(seat).hand); }

std::string Round::word(Seat seat) const {
    const auto& word = state.table.seat(seat).word;
    return word ? text_of(word->cards()) : "";
}

std::string Round::draw_pile() const {
    auto cards = state.draw;
    std::reverse(cards.begin(), cards.end());
    return text_of(cards);
}

std::string Round::discard_pile() const { return text_of(state.table.discard); }

std::string Round::scoring_of_play(const std::string& text) const {
    const auto move = rules.read_move(json(text));
    REQUIRE(move);
    const auto score = score_of_play(view(turn()), *move);
    if (!score) return "";
    const auto number = [](int n) { return std::to_string(n); };
    return number(score->sum) + " x" + number(score->stars) + " x" + number(score->lock) + " +" + number(score->bonus)
        + " x" + number(score->last_word) + " = " + number(score->total());
}

std::string move_text(const char* act, const char* cards) {
    return "{'" + std::string(act) + "':" + list_of(cards) + "}";
}

std::string build_text(Seat owner, const char* before, const char* after) {
    return "{'build':{'seat':" + std::to_string(owner) + ",'before':" + list_of(before) + ",'after':" + list_of(after)
        + "}}";
}

} // namespace palazzo::palabra::test
