#include "shell/app/set_up/table_deck.hpp"

#include "engine/quiz/choice.hpp"
#include "engine/quiz/registry.hpp"
#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/set_up/table.hpp"

#include <algorithm>
#include <array>

namespace palazzo::app {
namespace {

/// Returns a label of the chosen deck, which must be loaded, in the language in use.
std::string shown_label(
    const App& app, const TableSetUp& set_up, std::vector<std::string> quiz::Deck::*labels, std::size_t index) {
    return (*shown_deck(app, quiz::find_deck(set_up.deck)).*labels)[index];
}

} // namespace

std::vector<std::string> levels_of(const TableSetUp& set_up) {
    const auto deck = quiz::find_deck(set_up.deck);
    return deck != nullptr && deck->levels.size() > 1 ? deck->levels : std::vector<std::string>();
}

std::vector<std::string> topics_of(const TableSetUp& set_up) {
    const auto deck = quiz::find_deck(set_up.deck);
    return deck != nullptr && deck->topics.size() > 1 ? deck->topics : std::vector<std::string>();
}

bool has_challenges(const TableSetUp& set_up) { return asks_questions(rule_set_of(set_up)); }

Json challenges_of(const TableSetUp& set_up) {
    if (set_up.deck.empty() || !has_challenges(set_up)) return {};
    std::vector<std::string> levels = set_up.levels;
    if (const auto deck = quiz::find_deck(set_up.deck))
        std::erase_if(levels, [&](const std::string& level) {
            return std::find(deck->levels.begin(), deck->levels.end(), level) == deck->levels.end();
        });
    return quiz::write_question_choice({set_up.deck, std::move(levels), {}, set_up.seconds, {}, set_up.topics});
}

void apply_suggested_judge(TableSetUp& set_up) {
    const auto humans =
        std::count_if(set_up.seats.begin(), set_up.seats.end(), [](const SeatInfo& seat) { return seat.human; });
    for (const auto& [option, value] : set_up.suggested_options.items())
        if (set_up.chosen_options.count(option) == 0) set_up.rules.erase(option);
    set_up.suggested_options =
        suggested_judging_options(rule_set_of(set_up), static_cast<int>(humans), !set_up.deck.empty());
    for (const auto& [option, value] : set_up.suggested_options.items())
        if (set_up.chosen_options.count(option) == 0) set_up.rules[option] = value;
}

TableSetUp default_set_up_with_deck(const App& app, const std::string& game, const std::string& preset) {
    TableSetUp set_up = default_set_up(game, preset);
    set_up.deck = app.settings.deck;
    set_up.levels = {std::string(first_level)};
    apply_suggested_judge(set_up);
    return set_up;
}

void add_learners_choice(const App& app, Record& record) {
    const auto at = record.extras.find("challenges");
    if (at == record.extras.end() || !record.moves.empty() || at->contains("due")) return;
    quiz::QuestionChoice choice = quiz::read_question_choice(record.extras);
    const auto deck = quiz::find_deck(choice.deck);
    if (deck == nullptr) return;
    choice.due_items = due_items_for_game(app, *deck);
    if (const auto region = chosen_region(app, *deck); region && choice.regions.empty())
        choice.regions = {deck->regions[static_cast<std::size_t>(*region)]};
    Json completed = quiz::write_question_choice(choice);
    if (at->contains("digest")) completed["digest"] = (*at)["digest"];
    *at = std::move(completed);
}

void add_challenges(pages::SetUpModel& model, const App& app, const TableSetUp& set_up) {
    model.challenges = has_challenges(set_up);
    if (!model.challenges) return;
    const i18n::Voice voice = voice_of(app);
    model.deck = set_up.deck.empty() ? voice.say("challenge.deck.none") : deck_title(app, set_up.deck);
    const auto levels = levels_of(set_up);
    if (!levels.empty()) model.levels.push_back(voice.say("challenge.levels.all"));
    for (std::size_t i = 0; i < levels.size(); ++i) {
        model.levels.push_back(shown_label(app, set_up, &quiz::Deck::levels, i));
        if (!set_up.levels.empty() && set_up.levels.front() == levels[i]) model.level = static_cast<int>(i) + 1;
    }
    const auto topics = topics_of(set_up);
    if (!topics.empty()) model.topic = voice.say("challenge.topics.all");
    for (std::size_t i = 0; i < topics.size(); ++i)
        if (!set_up.topics.empty() && set_up.topics.front() == topics[i])
            model.topic = shown_label(app, set_up, &quiz::Deck::topics, i);
    for (std::size_t i = 0; i < offered_time_limits.size(); ++i) {
        const int seconds = offered_time_limits[i];
        model.seconds.push_back(seconds == 0 ? voice.say("challenge.seconds.none")
                                             : voice.say("challenge.seconds.some", {std::to_string(seconds)}));
        if (seconds == set_up.seconds) model.second = static_cast<int>(i);
    }
}

pages::SheetModel deck_choice_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    pages::SheetModel model{"pick_deck", voice.say("challenge.deck.pick"), {}};
    for (const std::string& name : deck_names_by_title(app))
        model.items.push_back(pages::row_item("use_deck:" + name, deck_title(app, name), deck_detail_line(app, name),
            name == app.set_up.deck ? std::optional(ui::Icon::check) : ui::Icon::cards));
    model.items.push_back(pages::row_item(
        "use_deck:", voice.say("challenge.deck.none"), voice.say("challenge.deck.none.detail"), ui::Icon::people));
    model.items.push_back(
        pages::row_item("decks", voice.say("decks.manage"), voice.say("decks.manage.detail"), ui::Icon::settings));
    return model;
}

pages::SheetModel topic_choice_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    pages::SheetModel model{"pick_topic", voice.say("challenge.topics.pick"), {}};
    const auto& chosen = app.set_up.topics;
    const auto row = [&](const std::string& number, const std::string& label, bool is_chosen) {
        model.items.push_back(
            pages::row_item("use_topic:" + number, label, "", is_chosen ? ui::Icon::check : ui::Icon::cards));
    };
    row("", voice.say("challenge.topics.all"), chosen.empty());
    const auto topics = topics_of(app.set_up);
    for (std::size_t i = 0; i < topics.size(); ++i)
        row(std::to_string(i), shown_label(app, app.set_up, &quiz::Deck::topics, i),
            !chosen.empty() && chosen.front() == topics[i]);
    return model;
}

void fetch_chosen_deck(App& app) {
    if (has_challenges(app.set_up) && deck_needs_fetching(app.set_up.deck)) app.services.fetch_deck(app.set_up.deck);
}

} // namespace palazzo::app
