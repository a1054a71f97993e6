#include "engine/core/rulebook.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace palazzo {

Message heading_of(RuleTopic topic) {
    static constexpr std::array<const char*, rule_topic_count> headings{"rules.goal", "rules.table", "rules.cards",
        "rules.set_up", "rules.turn", "rules.play", "rules.special_cards", "rules.special_moves", "rules.scoring",
        "rules.end", "rules.house_rules", "rules.examples"};
    return {headings[static_cast<std::size_t>(topic)], {}};
}

void add_section(Rulebook& book, RuleTopic topic, std::vector<Message> rules) {
    if (!rules.empty()) book.push_back({topic, std::move(rules)});
}

std::vector<Message> unusual_rules(const Rulebook& book, const Rulebook& usual) {
    const auto is_usual = [&](const Message& rule) {
        return std::any_of(usual.begin(), usual.end(), [&](const RuleSection& section) {
            return std::find(section.rules.begin(), section.rules.end(), rule) != section.rules.end();
        });
    };
    std::vector<Message> own;
    for (const RuleSection& section : book)
        std::copy_if(section.rules.begin(), section.rules.end(), std::back_inserter(own),
            [&](const Message& rule) { return !is_usual(rule); });
    return own;
}

} // namespace palazzo
