// Remembers the answers to questions in games and practice, for spaced repetition by FSRS-6: how well each prompt is
// remembered, and on which day it is due. A wrong answer counts as FSRS's "again", an answer after a slip as "hard",
// and a right one as "good". The memory also counts the days in a row on which somebody practised.
#pragma once

#include "engine/quiz/called_right.hpp"
#include "engine/quiz/deck.hpp"
#include "engine/quiz/fsrs.hpp"
#include "engine/quiz/outcome.hpp"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// Largest number of prompts of a deck about which the memory has notes.
inline constexpr std::size_t most_scheduled_prompts = 2000;
/// The stability, in days, from which on a prompt counts as known.
inline constexpr double known_stability = 21;

/// Notes about a prompt that was answered.
struct PromptSchedule {
    fsrs::Strength strength;
    int last_day = 0;     ///< The day of the latest answer that counted, in days since 1970.
    int due_day = 0;      ///< The day on which the prompt is due, in days since 1970.
    int times_missed = 0; ///< Number of times that the prompt was missed.
    friend bool operator==(const PromptSchedule&, const PromptSchedule&) = default;
};

/// The answered prompts of a deck, with notes about each.
using PromptSchedules = std::map<std::string, PromptSchedule, std::less<>>;
using KnownPrompts = std::set<std::string, std::less<>>;

/// Counts the days in a row on which somebody practised.
struct Streak {
    int last_day = 0; ///< The last day on which somebody practised, in days since 1970.
    int days = 0;     ///< Number of days in a row up to `last_day`; 0 if nobody has practised yet.
    friend bool operator==(const Streak&, const Streak&) = default;
};

struct PromptMemory {
    std::map<std::string, PromptSchedules, std::less<>> schedules; ///< Answered prompts, by the name of the deck.
    /// Prompts that earlier versions of the program noted as known, without a day, by the name of the deck. A deck has
    /// at most `most_items` of them, and none of them is among its answered prompts. They are asked last in practice,
    /// and the next answer schedules them.
    std::map<std::string, KnownPrompts, std::less<>> known_prompts;
    /// Answers that were called right, by the name of the deck.
    std::map<std::string, AnswersCalledRight, std::less<>> answers_called_right;
    Streak practice_streak;
    /// Keys that another version of the program stored. They are written again unchanged.
    Json unknown_keys = Json::object();
    friend bool operator==(const PromptMemory&, const PromptMemory&) = default;
};

/// Removes the prompts that are remembered best until there are at most `most_scheduled_prompts`. The prompt `kept` is
/// never removed.
void forget_best_remembered(PromptSchedules& prompts, std::string_view kept = {});

/// Notes the outcome of an answer to a prompt. A prompt that was missed is due on the same day. A right answer to a
/// prompt that isn't due changes nothing. If a deck has more answered prompts than `most_scheduled_prompts`, the one
/// that is remembered best is forgotten.
void note_outcome(
    PromptMemory& memory, std::string_view deck, std::string_view prompt, AnswerOutcome outcome, int today);
/// All notes about one prompt.
struct PromptNotes {
    std::optional<PromptSchedule> schedule; ///< Nullopt if the prompt wasn't answered.
    bool was_known = false;                 ///< True if the prompt is one of `PromptMemory::known_prompts`.
};
PromptNotes notes_about_prompt(const PromptMemory& memory, std::string_view deck, std::string_view prompt);
/// Replaces the notes about a prompt by earlier ones, so that later answers to it are forgotten.
void restore_prompt_notes(
    PromptMemory& memory, std::string_view deck, std::string_view prompt, const PromptNotes& notes);

/// If `right` is true, notes that `answer` was called right as an answer to `prompt`; otherwise forgets that. Returns
/// whether anything has changed.
bool set_answer_called_right(
    PromptMemory& memory, std::string_view deck, std::string_view prompt, std::string_view answer, bool right);
/// Returns the answers to a deck's prompts that were called right; null if there are none.
const AnswersCalledRight* answers_called_right(const PromptMemory& memory, std::string_view deck);

/// Forgets all about a deck. Returns false if there was nothing to forget.
bool forget_deck(PromptMemory& memory, std::string_view deck);

/// Adds the memory of another device. Of a prompt that was answered on both devices, the notes about the later answer
/// are kept; of answers on the same day, the notes about the one that is remembered less well. The streak that ended
/// later is kept.
void merge(PromptMemory& memory, const PromptMemory& other);

/// Returns the notes about an answered prompt; null if it wasn't answered.
const PromptSchedule* find_schedule(const PromptMemory& memory, std::string_view deck, std::string_view prompt);
/// Returns whether a prompt is remembered for so long that it counts as known.
bool is_known_prompt(const PromptMemory& memory, std::string_view deck, std::string_view prompt);

/// Returns the day on which an answered prompt is due. If it was answered later than today, the clock was wrong then,
/// and the prompt is due today.
int due_day(const PromptSchedule& schedule, int today);
/// Returns the indices of at most `most` items that are due. The longest overdue items are first.
std::vector<int> due_items(const Deck& deck, const PromptMemory& memory, int today, std::size_t most);

/// Notes that somebody practised today.
void note_practice(PromptMemory& memory, int today);
/// Returns the number of days in a row on which somebody practised, up to today or yesterday; 0 if they ended earlier.
int days_practised_in_a_row(const PromptMemory& memory, int today);

/// Reads a memory that any version of the program wrote. Keys that only a later version knows are kept in
/// `unknown_keys`.
Result<PromptMemory> read_prompt_memory(const Json& json);
/// Writes a memory in the newest format.
Json write_prompt_memory(const PromptMemory& memory);
inline constexpr int newest_prompt_memory_format = 3; ///< The newest format of memories.

} // namespace palazzo::quiz
