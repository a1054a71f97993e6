// The commands about links: make a link of a record, and show what a link contains.
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "engine/share/link.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace palazzo::cli {
namespace {

constexpr std::array<std::string_view, 4> kind_names{"rules", "deal", "game", "turn"}; // names in the order of LinkKind

/// Adds the parts of a record that a link doesn't contain: a deal from `seed` if the link is to rules, and the word
/// list unless the link contains a game.
template <CatalogueGame G>
void fill_in(const G& rules, const Link& link, std::uint64_t seed, Record& record) {
    if (link.kind == LinkKind::rules) record.deal = deal_from_seed(seed);
    if (contains_whole_game(link.kind)) return;
    if (const auto options = preset_with_changes(rules, record.preset, record.options))
        record.extras.update(rules.extras_for_record(*options));
}

} // namespace

Outcome link_command(const Args& args) {
    const auto what = std::find(kind_names.begin(), kind_names.end(), args.flag_value("what", "game"));
    if (what == kind_names.end()) return usage_failure("--what: rules, deal, game or turn is required");
    return with_match(args, [&](const auto& match) -> Outcome {
        const auto link = write_link(match.record(), static_cast<LinkKind>(what - kind_names.begin()));
        if (!link) return input_failure(link.problem());
        print_line(*link);
        return {};
    });
}

Outcome open_command(const Args& args) {
    const auto seed = requested_seed(args);
    if (!seed) return seed.problem();
    // If the argument is a whole URL, only the part after # counts.
    const std::string& address = args.words[0];
    const auto link = read_link(std::string_view(address).substr(address.find('#') + 1));
    if (!link) return input_failure(link.problem());
    Outcome outcome;
    call_with_game(link->record.game, [&](const auto& rules) {
        Record record = link->record;
        fill_in(rules, *link, *seed, record);
        const auto match = open_match(rules, record);
        if (match)
            print_line(write_record(match->record()));
        else
            outcome = input_failure(match.problem().located_in_value("link"));
    });
    return outcome;
}

} // namespace palazzo::cli
