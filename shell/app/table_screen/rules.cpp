#include "shell/app/table_screen/rules.hpp"

#include "shell/app/lessons/lessons.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace palazzo::app {
namespace {

using games::Illustration;
using pages::SheetItem;

std::vector<Message> rules_on(const Rulebook& book, RuleTopic topic) {
    const auto at = std::find_if(book.begin(), book.end(), [&](const RuleSection& s) { return s.topic == topic; });
    return at == book.end() ? std::vector<Message>() : at->rules;
}

void add_topic(std::vector<SheetItem>& items, const Rulebook& book, const std::vector<Illustration>& examples,
    RuleTopic topic, const i18n::Voice& voice) {
    std::vector<SheetItem> part;
    int step = 0;
    for (const Message& rule : rules_on(book, topic))
        part.push_back(
            is_numbered(topic) ? pages::step_item(++step, voice.say(rule)) : pages::text_item(voice.say(rule)));
    for (const Illustration& example : examples)
        if (example.topic == topic) {
            part.push_back(pages::text_item(example.sentence));
            part.push_back(example.picture);
        }
    if (part.empty()) return;
    items.push_back(pages::section_item(voice.say(heading_of(topic))));
    std::move(part.begin(), part.end(), std::back_inserter(items));
}

std::vector<SheetItem> items_of(const games::GameTable& s, const i18n::Voice& voice) {
    const Rulebook book = s.rulebook();
    const std::vector<Illustration> examples = s.rule_examples(voice);
    std::vector<SheetItem> items;
    for (int topic = 0; topic < rule_topic_count; ++topic)
        add_topic(items, book, examples, static_cast<RuleTopic>(topic), voice);
    return items;
}

pages::SheetModel rules_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    const games::GameTable& s = *app.screens.page()->table(app);
    // Over a puzzle or a lesson, the sheet has no row for a lesson, because opening one would close that puzzle or
    // lesson.
    auto items =
        table_on_page(app) == nullptr ? std::vector<SheetItem>() : lesson_rows(app, std::string(s.game_name()));
    for (SheetItem& item : items_of(s, voice)) items.push_back(std::move(item));
    return {"rules", voice.say("rules.title"), std::move(items)};
}

void open_rules(App& app, const std::string&, const a11y::Action&) {
    if (app.screens.page()->table(app) != nullptr) app.screens.open_on_page(stateless_sheet("rules", rules_sheet));
}

constexpr Command rules_commands[]{{"rules", open_rules}};

} // namespace

constinit const Feature rules_feature{.commands = rules_commands};

} // namespace palazzo::app
