#include "tests/contract/mutate.hpp"

#include <algorithm>
#include <array>

namespace palazzo::contract {
namespace {

constexpr std::size_t pool_size = 500;

std::uint32_t below(std::size_t n, Rng& dice) { return dice.below(static_cast<std::uint32_t>(n)); }

/// Adds to `all` the value `json` and all values inside it.
void collect(Json& json, std::vector<Json*>& all) {
    all.push_back(&json);
    if (json.is_structured())
        for (Json& item : json) collect(item, all);
}

Json odd_number(Rng& dice) {
    const std::array<Json, 9> odd{Json(-1), Json(0), Json(1), Json(7), Json(8), Json(1.5), Json(1e300),
        Json(std::uint64_t{0} - 1), Json(std::int64_t{-1} - 0x7fffffffffffffff)};
    return odd[below(odd.size(), dice)];
}

/// Returns a random text: a word from the notation of some game, or a text that no game uses.
Json odd_text(Rng& dice) {
    constexpr std::array texts{"", "2S", "TD", "10D", "AC", "KH", "JK", "??", "--", "1S", "T", "10", "2", "A", "seed",
        "palace", "palindromes", "classic", "at_once", "18446744073709551616", "-1", "human", "random", "\n", "\"",
        "\\", "\xc3\xa9", "auto", "palabra", "greedy", "en", "Ay", "Pb3", "Trb", "?", "?=R", "%", "%=A", "%=K", "!"};
    return texts[below(texts.size(), dice)];
}

Json odd_value(Rng& dice) {
    switch (dice.below(6)) {
    case 0: return nullptr;
    case 1: return dice.below(2) == 0;
    case 2: return Json::array();
    case 3: return Json::object();
    case 4: return odd_number(dice);
    default: return odd_text(dice);
    }
}

void mutate_list(Json& list, Rng& dice) {
    if (list.empty()) {
        list.push_back(odd_value(dice));
        return;
    }
    const auto at = static_cast<Json::difference_type>(below(list.size(), dice));
    const auto other = below(list.size(), dice);
    switch (dice.below(5)) {
    case 0: list.erase(list.begin() + at); break;
    case 1: list.insert(list.begin() + at, Json(list[other])); break;
    case 2: std::swap(list[static_cast<std::size_t>(at)], list[other]); break;
    case 3: list.erase(list.begin() + at, list.end()); break;
    default: list.push_back(odd_value(dice)); break;
    }
}

std::string some_key(const Json& object, Rng& dice) {
    auto at = object.begin();
    std::advance(at, static_cast<std::ptrdiff_t>(below(object.size(), dice)));
    return at.key();
}

void mutate_object(Json& object, Rng& dice) {
    if (object.empty()) {
        object["odd"] = odd_value(dice);
        return;
    }
    const std::string key = some_key(object, dice);
    const std::string other = some_key(object, dice);
    switch (dice.below(4)) {
    case 0: object.erase(key); break;
    case 1: std::swap(object[key], object[other]); break;
    case 2: object["odd\n" + key] = object[key]; break;
    default: object[odd_text(dice).get<std::string>()] = object[key]; break;
    }
}

} // namespace

void mutate_json(Json& json, Rng& dice) {
    std::vector<Json*> all;
    collect(json, all);
    Json& chosen = *all[below(all.size(), dice)];
    if (dice.below(6) == 0)
        chosen = odd_value(dice);
    else if (chosen.is_object())
        mutate_object(chosen, dice);
    else if (chosen.is_array())
        mutate_list(chosen, dice);
    else if (chosen.is_number())
        chosen = odd_number(dice);
    else if (chosen.is_string())
        chosen = odd_text(dice);
    else
        chosen = odd_value(dice);
}

std::string mutate_bytes(std::string text, Rng& dice) {
    for (std::uint32_t changes = 1 + dice.below(3); changes > 0 && !text.empty(); --changes) {
        const std::size_t at = below(text.size(), dice);
        const std::size_t length = std::min<std::size_t>(1 + dice.below(40), text.size() - at);
        switch (dice.below(7)) {
        case 0:
        case 1: text[at] = static_cast<char>(static_cast<unsigned char>(text[at]) ^ (1U << dice.below(8))); break;
        case 2: text[at] = static_cast<char>(dice.below(256)); break;
        case 3: text.erase(at, length); break;
        case 4: text.insert(at, text.substr(at, length)); break;
        case 5: text.resize(at); break;
        default: text.insert(below(text.size(), dice), text.substr(at, length)); break;
        }
    }
    return text;
}

Json mixed_move(Json one, const Json& other, Rng& dice) {
    for (const auto& [key, value] : other.items())
        if (dice.below(2) == 0) one[key] = value;
    return one;
}

void MovePool::add(Json move, Rng& dice) {
    if (moves_.size() < pool_size)
        moves_.push_back(std::move(move));
    else
        moves_[below(pool_size, dice)] = std::move(move);
}

const Json& MovePool::random_move(Rng& dice) const { return moves_[below(moves_.size(), dice)]; }

Json MovePool::mutated_move(Rng& dice) const {
    Json move = random_move(dice);
    for (std::uint32_t changes = 1 + dice.below(2); changes > 0; --changes) mutate_json(move, dice);
    return move;
}

} // namespace palazzo::contract
