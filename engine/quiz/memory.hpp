// What was asked across games and practice. What was missed lies in Leitner's boxes and comes again: in box 0 once it
// was answered wrongly; each right answer moves it on to a box that is opened later, until it is known. And on how many
// days in a row somebody practised.
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

/// After how many days a prompt is due that came into box 0, 1, ….
inline constexpr std::array<int, 5> box_days{0, 1, 3, 7, 21};
inline constexpr std::size_t most_missed = 2000; ///< prompts of a deck

struct Missed {
    int box = 0;
    int day = 0;   ///< when it is due, in days since 1970
    int times = 1; ///< how often it was missed
    friend bool operator==(const Missed&, const Missed&) = default;
};

/// By prompt.
using MissedPrompts = std::map<std::string, Missed, std::less<>>;
using KnownPrompts = std::set<std::string, std::less<>>;

/// Days in a row.
struct Streak {
    int day = 0;  ///< the last of them, in days since 1970
    int days = 0; ///< 0: none yet
    friend bool operator==(const Streak&, const Streak&) = default;
};

struct Memory {
    std::map<std::string, MissedPrompts, std::less<>> decks; ///< by name
    /// By name, what was known at once or has left the last box: of each deck as many prompts as it may have, and none
    /// that is missed.
    std::map<std::string, KnownPrompts, std::less<>> known;
    /// By name, the answers that were called right.
    std::map<std::string, CalledRight, std::less<>> called_right;
    Streak practised;
    Json more = Json::object(); ///< what another version keeps beside these, left as it is
    friend bool operator==(const Memory&, const Memory&) = default;
};

/// Notes how a prompt was answered. After a slip it comes again tomorrow, as what was missed once. Of more than a
/// deck's memory holds, the one that was due first goes.
void remember(Memory& memory, std::string_view deck, std::string_view prompt, Outcome outcome, int today);
/// What is noted of one prompt.
struct Noted {
    std::optional<Missed> missed;
    bool known = false;
};
Noted noted_at(const Memory& memory, std::string_view deck, std::string_view prompt);
/// Makes that what is noted of it, as if it had not been answered since.
void note_again(Memory& memory, std::string_view deck, std::string_view prompt, const Noted& noted);

/// Adds an answer to those that were called right, or takes it away; false: nothing changed.
bool call_right(Memory& memory, std::string_view deck, std::string_view prompt, std::string_view answer, bool right);
/// What was called right of a deck's answers; null: nothing.
const CalledRight* called_right(const Memory& memory, std::string_view deck);

/// Forgets all about a deck; false: there was nothing.
bool forget(Memory& memory, std::string_view deck);

/// Joins what was noted elsewhere, such as on another device: what was missed on either comes again, when the first of
/// them is due; what was known on either and missed on none is known. Of days in a row the later ones count.
void merge(Memory& memory, const Memory& other);

/// What is noted of a prompt that was missed; null: it wasn't, or is known by now.
const Missed* missed_at(const Memory& memory, std::string_view deck, std::string_view prompt);
bool is_known(const Memory& memory, std::string_view deck, std::string_view prompt);

/// When it is to be asked. What was noted while a clock was ahead is due further off than any box puts it: that is
/// today, for nobody is to wait for years.
int due_day(const Missed& missed, int today);
/// The items that are due, the longest overdue first, at most so many.
std::vector<int> due_items(const Deck& deck, const Memory& memory, int today, std::size_t most);

/// Notes that somebody practised on a day.
void note_practice(Memory& memory, int today);
/// On how many days in a row up to today, or up to yesterday where today may still be one.
int days_in_a_row(const Memory& memory, int today);

/// Reads what any version kept: a later one's keys are left as they are.
Result<Memory> read_memory(const Json& json);
/// In format 1 where that is enough, as it always was.
Json write_memory(const Memory& memory);
inline constexpr int memory_format = 2; ///< the newest

} // namespace palazzo::quiz
