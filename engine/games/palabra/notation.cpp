#include "engine/games/palabra/notation.hpp"

#include "engine/core/card_json.hpp"
#include "engine/core/record.hpp"
#include "engine/games/palabra/play.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace palazzo::palabra {
namespace {

constexpr auto unknown_card = "??";

/// The form of the JSON value that a record writes for a move.
enum class Form : std::uint8_t { cards, spelled, jokers, build, yes_no, done };

struct ActName {
    MoveAction action;
    const char* key;
    Form form;
};
constexpr std::array act_names{
    ActName{MoveAction::jokers, "jokers", Form::jokers},
    ActName{MoveAction::shave, "shave", Form::spelled},
    ActName{MoveAction::word, "word", Form::spelled},
    ActName{MoveAction::build, "build", Form::build},
    ActName{MoveAction::straight, "straight", Form::spelled},
    ActName{MoveAction::flush, "flush", Form::cards},
    ActName{MoveAction::vowels, "vowels", Form::cards},
    ActName{MoveAction::exchange, "exchange", Form::cards},
    ActName{MoveAction::pass, "pass", Form::done},
    ActName{MoveAction::challenge, "challenge", Form::yes_no},
    ActName{MoveAction::vote, "vote", Form::yes_no},
    ActName{MoveAction::insist, "insist", Form::yes_no},
    ActName{MoveAction::timer, "timer", Form::done},
    ActName{MoveAction::timeout, "timeout", Form::done},
};

template <class List>
Json texts(const List& cards) {
    Json list = Json::array();
    for (const auto& c : cards) list.push_back(to_text(c));
    return list;
}

Result<LaidCard> read_card(const Json& json, const std::string& place) {
    const std::string* text = text_of(json);
    const auto card = text != nullptr ? read_laid_card(*text) : std::nullopt;
    if (!card) return Problem{place, "problem.not_card", {shortened_json(json)}};
    return *card;
}

/// Reads a list of cards and appends them to `cards`. Returns the problem, or nullopt if there is none.
std::optional<Problem> read_cards(const Json& json, const std::string& place, LaidCards& cards) {
    if (!json.is_array()) return Problem{place, "problem.list_of_cards"};
    if (json.size() + cards.size() > hand_size) return Problem{place, "palabra.problem.hand"};
    for (std::size_t i = 0; i < json.size(); ++i) {
        const auto card = read_card(json[i], place + bracketed_index(i));
        if (!card) return card.problem();
        cards.push_back(*card);
    }
    return std::nullopt;
}

std::optional<Problem> read_seat(const Json& json, const std::string& place, std::optional<Seat>& seat) {
    const auto number = json.contains("seat") ? whole_number(json["seat"], 0, most_players - 1) : std::nullopt;
    if (!number) return Problem{place + (place.empty() ? "seat" : ".seat"), "palabra.problem.seat"};
    seat = static_cast<Seat>(*number);
    return std::nullopt;
}

std::optional<Problem> read_jokers(const Json& json, Move& m) {
    if (!json.is_array()) return Problem{"jokers", "palabra.problem.seats"};
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string place = "jokers" + bracketed_index(i);
        if (!json[i].is_object()) return Problem{place, "problem.required", {"{\"seat\":…}"}};
        if (const auto key = first_unknown_key(json[i], {"seat"}))
            return Problem{place + "." + *key, "palabra.problem.joker"};
        std::optional<Seat> seat;
        if (auto problem = read_seat(json[i], place, seat)) return problem;
        if (m.jokered.has(*seat)) m.named_twice = seat;
        m.jokered.add(*seat);
    }
    return std::nullopt;
}

std::optional<Problem> read_build(const Json& json, Move& m) {
    if (!json.is_object()) return Problem{"build", "problem.required", {"{\"seat\":…,\"before\":[…],\"after\":[…]}"}};
    if (const auto key = first_unknown_key(json, {"seat", "before", "after"}))
        return Problem{"build." + *key, "palabra.problem.build"};
    if (auto problem = read_seat(json, "build", m.seat)) return problem;
    for (const char* side : {"before", "after"}) {
        if (json.contains(side))
            if (auto problem = read_cards(json[side], std::string("build.") + side, m.cards)) return problem;
        if (side == std::string_view("before")) m.before = static_cast<int>(m.cards.size());
    }
    return std::nullopt;
}

std::optional<Problem> read_what(const Json& json, const ActName& name, Move& m) {
    switch (name.form) {
    case Form::cards:
    case Form::spelled: return read_cards(json, name.key, m.cards);
    case Form::jokers: return read_jokers(json, m);
    case Form::build: return read_build(json, m);
    case Form::yes_no:
        if (!json.is_boolean()) return Problem{name.key, "problem.true_or_false"};
        m.yes = json.get<bool>();
        return std::nullopt;
    case Form::done:
        if (json != true) return Problem{name.key, "problem.required", {"true"}};
        return std::nullopt;
    }
    return std::nullopt;
}

/// Reads the keys that a move may have in addition to the key that names its action.
std::optional<Problem> read_beside(const Json& json, const ActName& name, Move& m) {
    for (const auto& [key, value] : json.items()) {
        if (key == name.key) continue;
        if (key == "seat" && m.action == MoveAction::shave) {
            if (auto problem = read_seat(json, "", m.seat)) return problem;
        } else if (key == "good" && (m.action == MoveAction::challenge || m.action == MoveAction::insist)) {
            if (!value.is_boolean()) return Problem{"good", "problem.true_or_false"};
            m.verdict = value.get<bool>() ? WordVerdict::good : WordVerdict::bad;
        } else {
            return Problem{key_in_problem_place(key), "palabra.problem.beside"};
        }
    }
    return std::nullopt;
}

Json write_meld(Seat seat, const Meld& word) {
    constexpr std::array kinds{"word", "straight", "flush"};
    Json json{{"seat", seat}, {"kind", kinds[static_cast<std::size_t>(word.kind)]}, {"worth", word.worth()},
        {"score", write_score(word.score)}, {"cards", texts(word.cards())}};
    const auto list = [&](const char* key, bool Tile::*which) {
        for (std::size_t i = 0; i < word.tiles.size(); ++i)
            if (word.tiles[i].*which) json[key].push_back(i);
    };
    list("shaved", &Tile::shaved);
    list("copied", &Tile::copied);
    if (word.jokered) json["jokered"] = true;
    if (word.taken > 0) json["taken"] = {{"from", word.before}, {"count", word.taken}};
    return json;
}

Json write_seat(const Table& t, Seat seat) {
    const PublicSeatState& open = t.seat(seat);
    Json json{{"score", scores_of(t)[static_cast<std::size_t>(seat)]}, {"points", open.score},
        {"best", open.best_word_points}, {"penalty", open.penalty}, {"passed", open.passed},
        {"forfeits", open.misses_next_turn}};
    if (open.answer != DoubtAnswer::none) json["answer"] = open.answer == DoubtAnswer::yes;
    if (t.options.simultaneous) {
        constexpr std::array stages{"pre_play", "play", "done"};
        json["stage"] = stages[static_cast<std::size_t>(open.stage)];
        json["face_down"] = {{"pre_play", open.laid_pre_play_count}, {"play", open.laid_play_count}};
    }
    return json;
}

Json write_table(const Table& t) {
    constexpr std::array steps{"pre_play", "play", "challenge", "vote", "insist"};
    Json json{{"turn", t.turn}, {"turns", t.turns}, {"step", steps[static_cast<std::size_t>(t.step)]},
        {"pre_played", t.pre_played}, {"timer", t.timer_runs}, {"over", t.over},
        {"shuffles", t.shuffles_returned_cards}, {"discard", texts(t.discard)}, {"to_act", seats_to_act(t).list()},
        {"table", Json::array()}, {"seats", Json::array()}};
    for (Seat seat = 0; seat < t.players(); ++seat) {
        if (t.seat(seat).word) json["table"].push_back(write_meld(seat, *t.seat(seat).word));
        json["seats"].push_back(write_seat(t, seat));
    }
    if (t.replaced_word.taken)
        json["doubt"] = {{"seat", t.replaced_word.owner}, {"worth", t.replaced_word.taken->worth()}};
    return json;
}

/// Writes the cards that a seat has laid face down, and the moves for which it has laid them.
Json write_laid(const HiddenSeatState& hidden) {
    Json cards = Json::array();
    Json moves = Json::array();
    for (const auto& m : {hidden.pre_play, hidden.play}) {
        if (!m) continue;
        for (const LaidCard& l : m->cards) cards.push_back(to_text(l.card));
        for (int i = 0; i < m->jokered.size(); ++i) cards.push_back(to_text(Card::joker()));
        moves.push_back(write_move(*m));
    }
    return {{"cards", cards}, {"moves", moves}};
}

} // namespace

Json write_score(const Score& s) {
    return {{"sum", s.sum}, {"stars", s.stars}, {"lock", s.lock}, {"bonus", s.bonus}, {"last_word", s.last_word},
        {"total", s.total()}};
}

Json write_move(const Move& m) {
    const ActName& name = act_names[static_cast<std::size_t>(m.action)];
    Json json = Json::object();
    switch (name.form) {
    case Form::cards:
    case Form::spelled: json[name.key] = texts(m.cards); break;
    case Form::jokers:
        json[name.key] = Json::array();
        for (const Seat seat : m.jokered.list()) json[name.key].push_back({{"seat", seat}});
        if (m.named_twice) json[name.key].push_back({{"seat", *m.named_twice}});
        break;
    case Form::build:
        json[name.key] = {{"seat", *m.seat}, {"before", texts(m.cards_before())}, {"after", texts(m.cards_after())}};
        break;
    case Form::yes_no: json[name.key] = m.yes; break;
    case Form::done: json[name.key] = true; break;
    }
    if (m.action == MoveAction::shave && m.seat) json["seat"] = *m.seat;
    if (m.verdict != WordVerdict::left_to_word_list) json["good"] = m.verdict == WordVerdict::good;
    return json;
}

Result<Move> read_move(const Json& json) {
    if (!json.is_object()) return Problem{"", "problem.move"};
    for (const ActName& name : act_names) {
        const auto what = json.find(name.key);
        if (what == json.end()) continue;
        Move m{.action = name.action};
        if (auto problem = read_what(*what, name, m)) return *problem;
        if (auto problem = read_beside(json, name, m)) return *problem;
        return m;
    }
    if (json.empty()) return Problem{"", "palabra.problem.empty"};
    return Problem{key_in_problem_place(json.begin().key()), "palabra.problem.move"};
}

Json write_deal(const Deal& d) {
    Json json{{"cards", texts(d.cards)}, {"first", d.first}};
    if (d.dice) json["dice"] = std::to_string(*d.dice);
    return json;
}

Result<Deal> read_deal(const Options& o, const Json& json) {
    if (!json["cards"].is_array()) return Problem{"cards", "problem.list_of_cards"};
    Deal deal;
    for (std::size_t i = 0; i < json["cards"].size(); ++i) {
        const std::string place = "cards" + bracketed_index(i);
        const auto card = read_card(json["cards"][i], place);
        if (!card) return card.problem();
        if (card->card.is_blank() && card->letter != no_letter) return Problem{place, "palabra.problem.bare"};
        deal.cards.push_back(card->card);
    }
    const auto first = read_first_seat(json, o.players);
    if (!first) return first.problem();
    deal.first = *first;
    if (const auto dice = json.find("dice"); dice != json.end()) {
        const std::string* text = text_of(*dice);
        deal.dice = text != nullptr ? read_seed(*text) : std::nullopt;
        if (!deal.dice) return Problem{"dice", "problem.not_seed", {shortened_json(*dice)}};
    }
    return deal;
}

Json as_json(const State& s) {
    Json json = write_table(s.table);
    json["draw"] = texts(s.draw);
    // The seed of the next shuffle is written too, because it is a part of the state.
    if (s.dice) json["dice"] = std::to_string(Rng(*s.dice).next());
    for (Seat seat = 0; seat < s.table.players(); ++seat) {
        Json& one = json["seats"][static_cast<std::size_t>(seat)];
        one["hand"] = texts(s.hidden_state(seat).hand);
        if (s.table.options.simultaneous) one["laid"] = write_laid(s.hidden_state(seat));
    }
    return json;
}

Json as_json(const View& v) {
    Json json = write_table(v.table);
    json["seat"] = v.me;
    json["draw"] = v.table.draw_count;
    for (Seat seat = 0; seat < v.table.players(); ++seat) {
        Json& one = json["seats"][static_cast<std::size_t>(seat)];
        const bool mine = seat == v.me;
        one["hand"] =
            mine ? texts(v.own.hand) : Json(static_cast<std::size_t>(v.table.seat(seat).hand_count), unknown_card);
        if (mine && v.table.options.simultaneous) one["laid"] = write_laid(v.own);
    }
    return json;
}

} // namespace palazzo::palabra
