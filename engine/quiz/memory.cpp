#include "engine/quiz/memory.hpp"

#include "engine/quiz/by_deck.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace palazzo::quiz {
namespace {

constexpr int any_number = 1000000;

constexpr std::size_t most_known = most_items; ///< Largest number of known prompts of a deck.

/// Returns a number with four decimals, as it is stored.
double rounded(double number) { return std::round(number * 10000) / 10000; }

fsrs::Strength rounded(const fsrs::Strength& strength) {
    return {std::max(rounded(strength.stability), fsrs::least_stability), rounded(strength.difficulty)};
}

fsrs::Rating rating_of(AnswerOutcome outcome) {
    switch (outcome) {
    case AnswerOutcome::missed: return fsrs::Rating::again;
    case AnswerOutcome::slipped: return fsrs::Rating::hard;
    case AnswerOutcome::known: break;
    }
    return fsrs::Rating::good;
}

/// Returns the notes about a prompt that an earlier version noted as known. It is due, because it isn't noted since
/// when it was known.
PromptSchedule schedule_of_known(int today) {
    constexpr int days = static_cast<int>(known_stability);
    return {
        {static_cast<double>(days), rounded(fsrs::first_strength(fsrs::Rating::good)).difficulty}, today - days, today};
}

/// Returns the notes about a prompt after an answer. `before` is null if it wasn't answered before.
PromptSchedule after_answer(const PromptSchedule* before, AnswerOutcome outcome, int today) {
    const bool missed = outcome == AnswerOutcome::missed;
    if (before != nullptr && !missed && due_day(*before, today) > today) return *before;
    const fsrs::Rating rating = rating_of(outcome);
    PromptSchedule after;
    if (before != nullptr) after = *before;
    after.strength = rounded(before == nullptr
            ? fsrs::first_strength(rating)
            : fsrs::next_strength(before->strength, rating, std::max(0, today - before->last_day)));
    after.last_day = today;
    after.due_day = missed ? today : today + fsrs::days_until_due(after.strength);
    if (missed) after.times_missed = std::min(after.times_missed + 1, any_number);
    return after;
}

/// Returns whether the notes `a` are kept rather than `b` if they are about the same prompt on two devices.
bool is_kept(const PromptSchedule& a, const PromptSchedule& b) {
    if (a.last_day != b.last_day) return a.last_day > b.last_day;
    return std::pair(a.strength.stability, a.due_day) < std::pair(b.strength.stability, b.due_day);
}

void merge_schedules(PromptSchedules& prompts, const PromptSchedules& others) {
    for (const auto& [prompt, other] : others) {
        PromptSchedule& here = prompts.try_emplace(prompt, other).first->second;
        const int times = std::max(here.times_missed, other.times_missed);
        if (is_kept(other, here)) here = other;
        here.times_missed = times;
    }
    forget_best_remembered(prompts, {});
}

} // namespace

void forget_best_remembered(PromptSchedules& prompts, std::string_view kept) {
    if (prompts.size() <= most_scheduled_prompts) return;
    using At = PromptSchedules::iterator;
    std::vector<At> all;
    std::vector<std::pair<double, int>>
        best; // The stability of a prompt with its sign changed, and its index in `all`.
    for (At at = prompts.begin(); at != prompts.end(); ++at) {
        if (at->first == kept) continue;
        best.emplace_back(-at->second.strength.stability, static_cast<int>(all.size()));
        all.push_back(at);
    }
    std::sort(best.begin(), best.end());
    best.resize(prompts.size() - most_scheduled_prompts);
    for (const auto& [stability, place] : best) prompts.erase(all[static_cast<std::size_t>(place)]);
}

void note_outcome(
    PromptMemory& memory, std::string_view deck, std::string_view prompt, AnswerOutcome outcome, int today) {
    PromptSchedules& schedules = find_or_add_notes(memory.schedules, deck);
    KnownPrompts& known = find_or_add_notes(memory.known_prompts, deck);
    std::optional<PromptSchedule> before;
    if (const auto at = known.find(prompt); at != known.end()) {
        before = schedule_of_known(today);
        known.erase(at);
    } else if (const PromptSchedule* noted = find_schedule(memory, deck, prompt)) {
        before = *noted;
    }
    schedules.insert_or_assign(std::string(prompt), after_answer(before ? &*before : nullptr, outcome, today));
    forget_best_remembered(schedules, prompt);
    erase_notes_if_empty(memory.known_prompts, deck);
}

void merge(PromptMemory& memory, const PromptMemory& other) {
    for (const auto& [deck, schedules] : other.schedules) {
        merge_schedules(find_or_add_notes(memory.schedules, deck), schedules);
        KnownPrompts& known = find_or_add_notes(memory.known_prompts, deck);
        for (const auto& [prompt, ignored] : schedules) known.erase(prompt);
        erase_notes_if_empty(memory.schedules, deck);
        erase_notes_if_empty(memory.known_prompts, deck);
    }
    for (const auto& [deck, prompts] : other.known_prompts) {
        KnownPrompts& known = find_or_add_notes(memory.known_prompts, deck);
        for (const std::string& prompt : prompts)
            if (find_schedule(memory, deck, prompt) == nullptr && known.size() < most_known) known.insert(prompt);
        erase_notes_if_empty(memory.known_prompts, deck);
    }
    for (const auto& [deck, answers] : other.answers_called_right)
        merge(find_or_add_notes(memory.answers_called_right, deck), answers);
    const auto latest = [](const Streak& streak) { return std::pair(streak.last_day, streak.days); };
    memory.practice_streak = std::max(memory.practice_streak, other.practice_streak,
        [&](const Streak& a, const Streak& b) { return latest(a) < latest(b); });
    for (const auto& [key, value] : other.unknown_keys.items())
        if (!memory.unknown_keys.contains(key)) memory.unknown_keys[key] = value;
}

const PromptSchedule* find_schedule(const PromptMemory& memory, std::string_view deck, std::string_view prompt) {
    const auto prompts = memory.schedules.find(deck);
    if (prompts == memory.schedules.end()) return nullptr;
    const auto at = prompts->second.find(prompt);
    return at == prompts->second.end() ? nullptr : &at->second;
}

bool is_known_prompt(const PromptMemory& memory, std::string_view deck, std::string_view prompt) {
    if (const PromptSchedule* schedule = find_schedule(memory, deck, prompt))
        return schedule->strength.stability >= known_stability;
    const auto prompts = memory.known_prompts.find(deck);
    return prompts != memory.known_prompts.end() && prompts->second.count(prompt) != 0;
}

int due_day(const PromptSchedule& schedule, int today) { return schedule.last_day > today ? today : schedule.due_day; }

std::vector<int> due_items(const Deck& deck, const PromptMemory& memory, int today, std::size_t most) {
    std::vector<std::pair<int, int>> due; // The day on which an item is due, and its index.
    for (std::size_t i = 0; i < deck.items.size(); ++i) {
        const PromptSchedule* schedule = find_schedule(memory, deck.name, remembered_prompt(deck.items[i]));
        if (schedule == nullptr) continue;
        if (const int day = due_day(*schedule, today); day <= today) due.emplace_back(day, static_cast<int>(i));
    }
    std::sort(due.begin(), due.end());
    std::vector<int> items;
    for (std::size_t i = 0; i < std::min(most, due.size()); ++i) items.push_back(due[i].second);
    return items;
}

void note_practice(PromptMemory& memory, int today) {
    Streak& streak = memory.practice_streak;
    if (streak.days > 0 && today <= streak.last_day) return; // Today has been noted already, or the clock was put back.
    const bool goes_on = streak.days > 0 && today == streak.last_day + 1;
    streak = {today, goes_on ? std::min(streak.days + 1, any_number) : 1};
}

int days_practised_in_a_row(const PromptMemory& memory, int today) {
    return today <= memory.practice_streak.last_day + 1 ? memory.practice_streak.days : 0;
}

} // namespace palazzo::quiz
