#include "engine/games/palace/notation.hpp"

#include "engine/core/card_json.hpp"
#include "engine/core/sort_few.hpp"
#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/view.hpp"

#include <limits>

namespace palazzo::palace {
namespace {

using Kind = Move::Kind;

Result<SetCards> cards_in(const Json& json, const std::string& place) {
    return read_cards<SetCards::capacity()>(json, place);
}

Result<std::optional<Rank>> rank_in(const Json& move, const char* key) {
    const auto at = move.find(key);
    if (at == move.end()) return std::optional<Rank>();
    const std::string* text = text_of(*at);
    const auto rank = text ? read_rank(*text) : std::nullopt;
    if (!rank) return Problem{key, "palace.problem.rank", {shortened_json(*at)}};
    return rank;
}

Result<Move> read_play(const Json& json) {
    if (const auto key = first_unknown_key(json, {"play", "as", "cover", "cover_as"}))
        return Problem{*key, "palace.problem.play"};
    const auto cards = cards_in(json["play"], "play");
    if (!cards) return cards.problem();
    const auto as = rank_in(json, "as");
    if (!as) return as.problem();
    const auto cover_as = rank_in(json, "cover_as");
    if (!cover_as) return cover_as.problem();
    Move m;
    m.kind = Kind::play;
    m.cards = *cards;
    m.as = *as;
    m.cover_as = *cover_as;
    sort_few(m.cards);
    if (const auto at = json.find("cover"); at != json.end()) {
        const auto cover = cards_in(*at, "cover");
        if (!cover) return cover.problem();
        if (cover->size() != 1) return Problem{"cover", "palace.problem.cover"};
        m.cover = (*cover)[0];
    }
    return m;
}

Result<Move> read_list(const Json& json, Kind kind, const char* key) {
    const auto cards = cards_in(json[key], key);
    if (!cards) return cards.problem();
    Move m;
    m.kind = kind;
    m.cards = *cards;
    if (kind == Kind::lay) sort_few(m.cards);
    return m;
}

Result<Move> read_swap(const Json& json) {
    const auto cards = cards_in(json["swap"], "swap");
    if (!cards) return cards.problem();
    if (cards->size() != 2) return Problem{"swap", "palace.problem.swap"};
    Move m;
    m.kind = Kind::swap;
    m.hand_card = (*cards)[0];
    m.up_card = (*cards)[1];
    return m;
}

Result<Move> read_flip(const Json& json) {
    const auto slot = whole_number(json["flip"], 0, std::numeric_limits<int>::max());
    if (!slot) return Problem{"flip", "palace.problem.slot", {shortened_json(json["flip"])}};
    Move m;
    m.kind = Kind::flip;
    m.slot = static_cast<int>(*slot);
    return m;
}

Result<Move> read_judge(const Json& json) {
    if (!json["judge"].is_boolean()) return Problem{"judge", "problem.true_or_false"};
    Move m;
    m.kind = Kind::judge;
    m.right = json["judge"].get<bool>();
    return m;
}

Result<Move> read_answer(const Json& json) {
    if (const auto key = first_unknown_key(json, {"answer", "right"})) return Problem{*key, "palace.problem.answer"};
    const std::string* text = text_of(json["answer"]);
    if (text == nullptr || text->size() > longest_answer)
        return Problem{"answer", "palace.problem.answer_text", {std::to_string(longest_answer)}};
    Move m;
    m.kind = Kind::answer;
    m.answer = *text;
    if (const auto right = json.find("right"); right != json.end()) {
        if (!right->is_boolean()) return Problem{"right", "problem.true_or_false"};
        m.right = right->get<bool>();
    }
    return m;
}

Result<Move> read_shares(const Json& json) {
    const Json& list = json["assign"];
    if (!list.is_array() || list.size() > most_players) return Problem{"assign", "palace.problem.assign"};
    Move m;
    m.kind = Kind::assign;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto share = whole_number(list[i], 0, std::numeric_limits<std::uint8_t>::max());
        if (!share)
            return Problem{"assign" + bracketed_index(i), "palace.problem.share",
                {shortened_json(list[i]), std::to_string(challenges_after_four)}};
        m.shares.push_back(static_cast<std::uint8_t>(*share));
    }
    return m;
}

/// Reads `{"take":true}`. If the player chooses face-up cards to take with the pile, also reads `"with":"KD"` or
/// `"with":"K"`.
Result<Move> read_take(const Json& json) {
    if (const auto key = first_unknown_key(json, {"take", "with"})) return Problem{*key, "palace.problem.take"};
    if (json["take"] != true) return Problem{"take", "palace.problem.always"};
    Move m;
    m.kind = Kind::take;
    const auto with = json.find("with");
    if (with == json.end()) return m;
    const std::string* text = text_of(*with);
    m.as = text ? read_rank(*text) : std::nullopt;
    if (m.as) return m;
    const auto card = text ? read_card(*text) : std::nullopt;
    if (!card) return Problem{"with", "palace.problem.with", {shortened_json(*with)}};
    m.up_card = *card;
    return m;
}

Result<Move> read_choose(const Json& json) {
    const auto seat = whole_number(json["choose"], 0, most_players - 1);
    if (!seat) return Problem{"choose", "palace.problem.seat", {shortened_json(json["choose"])}};
    Move m;
    m.kind = Kind::choose;
    m.seat = static_cast<Seat>(*seat);
    return m;
}

struct PlainMove {
    const char* key;
    Kind kind;
};
constexpr std::array plain_moves{
    PlainMove{"chance", Kind::chance}, PlainMove{"skip", Kind::skip}, PlainMove{"ready", Kind::ready}};

Json write_take(const Move& m) {
    Json json{{"take", true}};
    if (m.as) json["with"] = rank_name(*m.as);
    if (!m.up_card.is_none()) json["with"] = to_text(m.up_card);
    return json;
}

} // namespace

std::vector<Card> cards_in_rank_order(const DerivedRules& derived, const Bag& bag) {
    std::vector<Card> cards;
    bag.for_each([&](Card c, int n) { cards.insert(cards.end(), static_cast<std::size_t>(n), c); });
    const auto place = [&](Card c) {
        if (c.is_joker() && !derived.options.jokers_rank) return 2 * face_count;
        const Rank rank = derived.rank_of(c);
        const int ordered = derived.place_in_order[static_cast<std::size_t>(rank)];
        return ordered >= 0 ? ordered : face_count + index_of(rank);
    };
    sort_few(cards, [&](Card a, Card b) { return place(a) < place(b); });
    return cards;
}

Json write_move(const Move& m) {
    switch (m.kind) {
    case Kind::play: {
        Json json{{"play", write_cards(m.cards)}};
        if (m.as) json["as"] = std::string(1, to_char(*m.as));
        if (!m.cover.is_none()) json["cover"] = Json::array({to_text(m.cover)});
        if (m.cover_as) json["cover_as"] = std::string(1, to_char(*m.cover_as));
        return json;
    }
    case Kind::flip: return {{"flip", m.slot}};
    case Kind::lay: return {{"lay", write_cards(m.cards)}};
    case Kind::order: return {{"order", write_cards(m.cards)}};
    case Kind::swap: return {{"swap", Json::array({to_text(m.hand_card), to_text(m.up_card)})}};
    case Kind::judge: return {{"judge", *m.right}};
    case Kind::answer: {
        Json json{{"answer", m.answer}};
        if (m.right) json["right"] = *m.right;
        return json;
    }
    case Kind::assign: return {{"assign", std::vector<int>(m.shares.begin(), m.shares.end())}};
    case Kind::choose: return {{"choose", m.seat}};
    case Kind::take: return write_take(m);
    case Kind::chance:
    case Kind::skip:
    case Kind::ready: break;
    }
    for (const PlainMove& plain : plain_moves)
        if (plain.kind == m.kind) return {{plain.key, true}};
    return {};
}

Result<Move> read_move(const Json& json) {
    if (!json.is_object()) return Problem{"", "problem.move"};
    if (json.contains("play")) return read_play(json);
    if (json.contains("answer")) return read_answer(json);
    if (json.contains("take") && (json.size() == 1 || json.contains("with"))) return read_take(json);
    if (json.size() != 1) return Problem{"", "palace.problem.one_key", {"`play`", "`answer`"}};
    if (json.contains("lay")) return read_list(json, Kind::lay, "lay");
    if (json.contains("order")) return read_list(json, Kind::order, "order");
    if (json.contains("swap")) return read_swap(json);
    if (json.contains("flip")) return read_flip(json);
    if (json.contains("judge")) return read_judge(json);
    if (json.contains("assign")) return read_shares(json);
    if (json.contains("choose")) return read_choose(json);
    for (const PlainMove& plain : plain_moves) {
        if (!json.contains(plain.key)) continue;
        if (json[plain.key] != true) return Problem{plain.key, "palace.problem.always"};
        Move m;
        m.kind = plain.kind;
        return m;
    }
    return Problem{json.begin().key(), "palace.problem.move"};
}

Json write_deal(const Deal& d) { return {{"cards", write_cards(d.cards)}, {"first", d.first}}; }

Result<Deal> read_deal(const Options& o, const Json& json) {
    const auto cards = read_cards<Cards::capacity()>(json["cards"], "cards");
    if (!cards) return cards.problem();
    const auto first = read_first_seat(json, o.players);
    if (!first) return first.problem();
    return Deal{*cards, *first};
}

} // namespace palazzo::palace
