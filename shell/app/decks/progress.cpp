#include "shell/app/decks/progress.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/quiz/pattern.hpp"
#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/printing.hpp"

#include <algorithm>
#include <memory>
#include <numeric>

namespace palazzo::app {
namespace {

using pages::verbatim_message;
using quiz::Deck;
using quiz::Item;

constexpr std::string_view line_end = "\r\n"; // Text editors on all systems accept this line end.

/// Returns the items sorted by topic. Items of the same topic stay in their order.
std::vector<int> by_topic(const Deck& deck, std::vector<int> items) {
    const auto topic = [&](int item) { return deck.items[static_cast<std::size_t>(item)].topic; };
    sort_few(items, [&](int a, int b) { return topic(a) < topic(b); });
    return items;
}

std::string text_of_missed(const i18n::Voice& voice, const Deck& deck, const std::vector<int>& items) {
    std::string text;
    const auto line = [&](const std::string& words) { (text += words) += line_end; };
    line(voice.say("practice.missed.title", {deck.title}));
    line(voice.say("decks.questions", {std::to_string(items.size())}));
    int topic = -2;
    for (const int index : by_topic(deck, items)) {
        const Item& item = deck.items[static_cast<std::size_t>(index)];
        if (item.topic != topic) line("");
        if (item.topic != topic && item.topic >= 0) line(deck.topics[static_cast<std::size_t>(item.topic)]);
        topic = item.topic;
        line("  " + item.prompt);
        for (const std::string& answer : item.answers) line("      " + quiz::first_reading(answer));
    }
    return text;
}

std::string text_of_called_right(const i18n::Voice& voice, const Deck& deck, const quiz::AnswersCalledRight& answers) {
    std::string text = voice.say("decks.called_right.title", {deck.title}) + std::string(line_end);
    const auto line = [&](std::string_view indent, const std::string& words) {
        ((text += indent) += words) += line_end;
    };
    for (const auto& [prompt, all] : answers) {
        line("\r\n", prompt);
        if (const auto item = quiz::find_item(deck, prompt))
            for (const std::string& answer : deck.items[*item].answers) line("      ", answer);
        for (const std::string& answer : all) line("    + ", answer);
    }
    return text;
}

Message words_of(const Message& name, const quiz::TopicProgress& progress, const i18n::Voice& voice) {
    std::vector<std::string> args{voice.say(name)};
    for (const int count : progress.by_stability) args.push_back(std::to_string(count));
    args.push_back(std::to_string(progress.known));
    args.push_back(std::to_string(progress.unseen));
    return {"practice.progress.words", std::move(args)};
}

} // namespace

pages::DayCounts due_day_counts(const App& app, const Deck& deck) {
    constexpr int days_after_today = 7;
    pages::DayCounts days{{"practice.due", {}}, {"practice.due.today", {}}, {}, {}};
    days.counts =
        quiz::due_by_day(deck, app.feature_data.get<quiz::PromptMemory>(), app.services.today(), days_after_today + 1);
    const int later = std::accumulate(days.counts.begin() + 1, days.counts.end(), 0);
    days.sentence = {"practice.due.words",
        {std::to_string(days.counts.front()), std::to_string(later), std::to_string(days_after_today)}};
    return days;
}

pages::ProgressBars topic_progress_bars(
    const App& app, const Deck& deck, const Deck& shown, const quiz::DeckPart& part) {
    pages::ProgressBars bars{{"practice.progress", {}}, {"practice.progress.caption", {}}, {}};
    // The progress of a deck without topics is shown by category.
    const auto& names = deck.topics.empty() ? deck.categories : deck.topics;
    const auto& shown_names = deck.topics.empty() ? shown.categories : shown.topics;
    for (const quiz::TopicProgress& progress :
        quiz::topic_progress(deck, part, app.feature_data.get<quiz::PromptMemory>())) {
        pages::ProgressBar bar;
        const auto at = static_cast<std::size_t>(std::find(names.begin(), names.end(), progress.name) - names.begin());
        bar.label =
            at < shown_names.size() ? verbatim_message(shown_names[at]) : Message{"practice.progress.other", {}};
        bar.steps.assign(progress.by_stability.begin(), progress.by_stability.end());
        bar.done = progress.known;
        bar.not_begun = progress.unseen;
        int again = 0;
        for (const int count : bar.steps) again += count;
        bar.detail = {"practice.progress.detail",
            {std::to_string(again), std::to_string(progress.known), std::to_string(progress.unseen)}};
        bar.sentence = words_of(bar.label, progress, voice_of(app));
        bars.bars.push_back(std::move(bar));
    }
    return bars;
}

std::vector<int> missed_items_in_part(const App& app, const Deck& deck, const quiz::DeckPart& part) {
    return quiz::missed_items(deck, part, app.feature_data.get<quiz::PromptMemory>());
}

Message missed_button_label(const App& app) {
    return {app.services.can_print() ? "practice.print_missed" : "practice.save_missed", {}};
}

void export_answers_called_right(App& app, const Deck& deck) {
    if (const quiz::AnswersCalledRight* answers =
            quiz::answers_called_right(app.feature_data.get<quiz::PromptMemory>(), deck.name))
        export_file(app, deck.name + "-called-right.txt", text_of_called_right(voice_of(app), deck, *answers));
}

void print_or_export_missed(App& app, const Deck& deck, const std::vector<int>& items) {
    const auto shown = shown_deck(app, std::make_shared<const Deck>(deck));
    const std::string text = text_of_missed(voice_of(app), *shown, items);
    if (app.services.can_print())
        app.services.print(printed_text(text, language_of(app).code));
    else
        export_file(app, deck.name + "-missed.txt", text);
}

} // namespace palazzo::app
