#include "engine/quiz/export.hpp"

#include "engine/quiz/answers_cell.hpp"
#include "engine/quiz/entries.hpp"
#include "engine/quiz/formula.hpp"
#include "engine/quiz/readings.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace palazzo::quiz {
namespace {

/// A table begins with this mark. Without it, spreadsheets would assume an encoding from before UTF-8.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

std::string cell_of(const std::string& bare) {
    const std::string text = looks_like_formula(bare) ? formula_protection_mark + bare : bare;
    if (text.find_first_of("\",;\t\n") == std::string::npos) return text;
    std::string cell = "\"";
    for (const char c : text) (cell += c == '"' ? "\"" : "") += c;
    return cell + '"';
}

/// Returns the name of an item's topic; empty if it has none.
std::string topic_of(const Deck& deck, const Item& item) {
    return item.topic == -1 ? "" : deck.topics[static_cast<std::size_t>(item.topic)];
}

/// Returns a day in the form that ISO 8601 describes. `day` is a number of days since 1970.
std::string iso_date(int day) {
    const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(day))};
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    return text.data();
}

/// Returns the cells for the notes about a prompt: the days of the last answer and of the next question, for how many
/// days it is remembered, and how often it was missed. The cells are empty if `schedule` is null.
std::string progress_cells(const PromptSchedule* schedule, int today) {
    if (schedule == nullptr) return ",,,";
    const std::string remembered = std::to_string(std::lround(schedule->strength.stability));
    return iso_date(schedule->last_day) + ',' + iso_date(due_day(*schedule, today)) + ',' + remembered + ','
        + std::to_string(schedule->times_missed);
}

/// Returns the cells for those parts of an item that decks have since format 2, each preceded by a comma.
std::string cells_of_format_2(const Deck& deck, const Item& item) {
    return ',' + cell_of(topic_of(deck, item)) + (item.strict_accents ? ",accents," : ",,")
        + cell_of(cell_from_answers(texts_of(item.wrong_answers)));
}

/// Returns the notes of an item's wrong answers, each on a line of its own, with a dash for an answer without a note;
/// empty if none has a note.
std::string notes_of_wrong_answers(const Item& item) {
    const auto& all = item.wrong_answers;
    if (std::all_of(all.begin(), all.end(), [](const WrongAnswer& wrong) { return wrong.note.empty(); })) return "";
    std::string notes;
    for (const auto& [text, note] : all)
        (notes += notes.empty() ? "" : "\n") += note.empty() ? std::string(no_note) : note;
    return notes;
}

/// Returns the cells for those parts of an item that decks have since format 4, each preceded by a comma.
std::string cells_of_format_4(const Deck& deck, const Item& item) {
    const std::string region = item.region == -1 ? "" : deck.regions[static_cast<std::size_t>(item.region)];
    return ',' + cell_of(notes_of_wrong_answers(item)) + ',' + cell_of(item.note) + ',' + cell_of(region);
}

} // namespace

std::string export_csv(const Deck& deck) {
    const auto any_needs = [&](bool (*needs)(const Item&)) {
        return std::any_of(deck.items.begin(), deck.items.end(), needs);
    };
    const bool format_4 = any_needs(needs_format_4);
    const bool format_2 = format_4 || any_needs(needs_format_2);
    std::string text(byte_order_mark);
    text += "prompt,answers,level,category,kind";
    text += format_2 ? ",topic,strict,wrong" : "";
    text += format_4 ? ",why,note,region\r\n" : "\r\n";
    for (const Item& item : deck.items) {
        text += cell_of(item.prompt) + ',' + cell_of(cell_from_answers(item.answers)) + ',';
        text += cell_of(deck.levels[static_cast<std::size_t>(item.level)]) + ',';
        text += cell_of(deck.categories[static_cast<std::size_t>(item.category)]) + ',';
        text += name_of(item.kind);
        if (format_2) text += cells_of_format_2(deck, item);
        if (format_4) text += cells_of_format_4(deck, item);
        text += "\r\n";
    }
    return text;
}

bool has_progress(const PromptMemory& memory, std::string_view deck) {
    return memory.schedules.contains(deck) || memory.known_prompts.contains(deck);
}

std::string export_progress_csv(const Deck& deck, const PromptMemory& memory, int today) {
    std::string text(byte_order_mark);
    text += "prompt,answer,level,category,topic,last_answered,due,days_remembered,missed,known\r\n";
    for (const Item& item : deck.items) {
        text += cell_of(item.prompt) + ',' + cell_of(shown_answer(item)) + ',';
        text += cell_of(deck.levels[static_cast<std::size_t>(item.level)]) + ',';
        text += cell_of(deck.categories[static_cast<std::size_t>(item.category)]) + ',';
        text += cell_of(topic_of(deck, item)) + ',';
        text += progress_cells(find_schedule(memory, deck.name, remembered_prompt(item)), today) + ',';
        text += is_known_prompt(memory, deck.name, remembered_prompt(item)) ? "yes\r\n" : "\r\n";
    }
    return text;
}

} // namespace palazzo::quiz
