// Fuzzes addresses and command lines of the form `key=value&…`: each sets up a table, or is refused with one line.
#include "engine/catalogue.hpp"
#include "engine/core/match.hpp"
#include "shell/app/launch_options.hpp"
#include "tests/english.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>

namespace palazzo::fuzz {
namespace {

std::vector<std::pair<std::string, std::string>> pairs_of(std::string_view text) {
    std::vector<std::pair<std::string, std::string>> pairs;
    while (!text.empty()) {
        const std::string_view one = text.substr(0, text.find('&'));
        const std::size_t sign = std::min(one.find('='), one.size());
        pairs.emplace_back(one.substr(0, sign), one.substr(std::min(sign + 1, one.size())));
        text.remove_prefix(std::min(one.size() + 1, text.size()));
    }
    return pairs;
}

template <CatalogueGame G>
void set_table(const G& rules, const app::LaunchOptions& asked) {
    const auto options = options_for_players(rules, asked.preset, Json::object(), asked.seats.value_or(2));
    if (!options) return require_short_line(say(options.problem())); // this message need not name a place
    Record record{asked.game, asked.preset,
        write_options(rules.option_fields(), *preset_options(rules, asked.preset), *options),
        deal_from_seed(asked.seed.value_or(1)), {}, {}, Json::object()};
    if (rules.asks_questions(*options)) record.extras["challenges"] = Json{{"deck", asked.deck}};
    const auto read = read_record(write_record(record));
    require(static_cast<bool>(read), "the record of a table that was asked for can be read");
    if (const auto match = open_match(rules, *read); !match) require_refusal(match.problem());
}

} // namespace
} // namespace palazzo::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const auto asked = app::read_launch_options(fuzz::pairs_of(fuzz::text_of(bytes, size)));
    if (!call_with_game(asked.game, [&](const auto& rules) { fuzz::set_table(rules, asked); }))
        fuzz::require_refusal(unknown_game_problem(asked.game));
    return 0;
}
