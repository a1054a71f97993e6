#include "tests/fuzz/mutants.hpp"

#include "engine/catalogue.hpp"
#include "tests/contract/games.hpp"
#include "tests/contract/mutate.hpp"

namespace palazzo::fuzz {
namespace {

/// Largest number of moves in a record: enough to reach every phase of a game. Longer records would only take more
/// time.
constexpr std::size_t most_moves = 60;

template <CatalogueGame G>
std::string whole_record(const G& rules, std::uint64_t number) {
    Rng dice = Rng(50).split(number);
    const auto match = contract::finished_random_game(rules, dice);
    Record record = match.record();
    if (number % 2 == 1) record.deal = rules.write_deal(*deal_from_json(rules, match.options(), record.deal));
    if (number % 4 >= 2)
        for (Seat seat = 0; seat < match.seat_count(); ++seat) record.seats.push_back({seat == 1, "Ada", "simple"});
    if (record.moves.size() > most_moves) record.moves.resize(dice.below(most_moves));
    return write_record(record);
}

} // namespace

std::vector<std::string> random_records() {
    std::vector<std::string> records;
    for_each_game([&](const auto& rules) {
        for (std::uint64_t i = 0; i < 24; ++i) records.push_back(whole_record(rules, i));
    });
    return records;
}

std::string mutated_record(const std::vector<std::string>& whole, Rng& dice) {
    const std::string& text = whole[dice.below(static_cast<std::uint32_t>(whole.size()))];
    if (dice.below(2) == 0) return contract::mutate_bytes(text, dice);
    Json json = *parse_json(text);
    for (std::uint32_t changes = 1 + dice.below(3); changes > 0; --changes) contract::mutate_json(json, dice);
    return json.dump();
}

bool names_fault_place(const std::string& line) {
    const bool one_line = line.find_first_of("\n\r") == std::string::npos && line.size() < 1000;
    return one_line && (line.find(": ") != std::string::npos || line.rfind("not JSON at line ", 0) == 0);
}

} // namespace palazzo::fuzz
