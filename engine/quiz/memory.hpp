// Remembers the questions that were asked in games and practice, for spaced repetition with Leitner's boxes. A wrong
// answer puts a prompt into box 0. Each right answer moves it to the next box, in which it is due after more days,
// until it is known. The memory also counts the days in a row on which somebody practised.
#pragma once

#include "engine/quiz/called_right.hpp"
#include "engine/quiz/deck.hpp"
#include "engine/quiz/outcome.hpp"

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// The number of days after which a prompt in a box is due, for box 0, 1 and so on.
inline constexpr std::array<int, 5> days_until_due_by_box{0, 1, 3, 7, 21};
inline constexpr std::size_t most_missed_prompts = 2000; ///< Largest number of missed prompts of a deck.

/// Notes about a prompt that was missed and isn't known yet.
struct MissedPromptNotes {
    int box = 0;
    int due_day = 0;      ///< The day on which the prompt is due, in days since 1970.
    int times_missed = 1; ///< Number of times that the prompt was missed.
    friend bool operator==(const MissedPromptNotes&, const MissedPromptNotes&) = default;
};

/// The missed prompts of a deck, with notes about each.
using MissedPrompts = std::map<std::string, MissedPromptNotes, std::less<>>;
using KnownPrompts = std::set<std::string, std::less<>>;

/// Counts the days in a row on which somebody practised.
struct Streak {
    int last_day = 0; ///< The last day on which somebody practised, in days since 1970.
    int days = 0;     ///< Number of days in a row up to `last_day`; 0 if nobody has practised yet.
    friend bool operator==(const Streak&, const Streak&) = default;
};

struct PromptMemory {
    std::map<std::string, MissedPrompts, std::less<>> missed_prompts; ///< Missed prompts, by the name of the deck.
    /// Prompts that were answered right at once or have left the last box, by the name of the deck. A deck has at most
    /// `most_items` of them, and none of them is a missed prompt.
    std::map<std::string, KnownPrompts, std::less<>> known_prompts;
    /// Answers that were called right, by the name of the deck.
    std::map<std::string, AnswersCalledRight, std::less<>> answers_called_right;
    Streak practice_streak;
    /// Keys that another version of the program stored. They are written again unchanged.
    Json unknown_keys = Json::object();
    friend bool operator==(const PromptMemory&, const PromptMemory&) = default;
};

/// Notes the outcome of an answer to a prompt. After a slip, the prompt is due tomorrow. If a deck has more missed
/// prompts than `most_missed_prompts`, the prompt that was due first is forgotten.
void note_outcome(
    PromptMemory& memory, std::string_view deck, std::string_view prompt, AnswerOutcome outcome, int today);
/// The notes about one prompt: whether it is a missed prompt or a known one.
struct PromptNotes {
    std::optional<MissedPromptNotes> missed;
    bool is_known = false;
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

/// Adds the memory of another device. A prompt that is missed on both devices is due on the earlier of the two days. A
/// prompt that is known on either device is known, unless it is missed on the other. The streak that ended later is
/// kept.
void merge(PromptMemory& memory, const PromptMemory& other);

/// Returns the notes about a missed prompt; null if it wasn't missed or has become known.
const MissedPromptNotes* find_missed_prompt(const PromptMemory& memory, std::string_view deck, std::string_view prompt);
bool is_known_prompt(const PromptMemory& memory, std::string_view deck, std::string_view prompt);

/// Returns the day on which a missed prompt is due. If the noted day is later than any box allows, the clock was wrong
/// when it was noted, and the prompt is due today.
int due_day(const MissedPromptNotes& missed, int today);
/// Returns the indices of at most `most` items that are due. The longest overdue items are first.
std::vector<int> due_items(const Deck& deck, const PromptMemory& memory, int today, std::size_t most);

/// Notes that somebody practised today.
void note_practice(PromptMemory& memory, int today);
/// Returns the number of days in a row on which somebody practised, up to today or yesterday; 0 if they ended earlier.
int days_practised_in_a_row(const PromptMemory& memory, int today);

/// Reads a memory that any version of the program wrote. Keys that only a later version knows are kept in
/// `unknown_keys`.
Result<PromptMemory> read_prompt_memory(const Json& json);
/// Writes a memory. Uses the newest format if the memory contains anything that format 1 can't contain, otherwise
/// format 1.
Json write_prompt_memory(const PromptMemory& memory);
inline constexpr int newest_prompt_memory_format = 2; ///< The newest format of memories.

} // namespace palazzo::quiz
