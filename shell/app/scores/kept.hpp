// Statistics, today's deals, house rules of one's own and what was learned, as they are kept: a key each. Whatever is
// written goes out from what the store holds by then, so that two tabs or windows lose nothing of each other's.
#pragma once

#include "shell/app/state/app.hpp"

#include <string>
#include <string_view>

namespace palazzo::app {

inline constexpr const char* statistics_key = "palazzo:statistics";
inline constexpr const char* daily_key = "palazzo:daily";
inline constexpr const char* house_rules_key = "palazzo:house-rules";
inline constexpr const char* learning_key = "palazzo:learning";

/// Reads all four into App::statistics, daily, house_rules and learning, as the store has them now; where it has none,
/// what is here stays. What can't be read is set aside, what a newer version wrote is left as it is, and either is
/// told.
void load_scores(App& app);
/// Whether a text is what is kept under such a key.
bool is_readable_score(std::string_view key, const std::string& text);

// Each of what follows is done here in any case. False: it isn't kept, for the store refuses it, or holds what a newer
// version wrote. What is refused is kept with the next that isn't.

/// Counts a game that has ended, or counts it anew; one of practice is counted no more.
bool count_outcome(App& app, const scores::Outcome& outcome);
/// Counts a game no more.
bool uncount_outcome(App& app, std::string_view id);
/// Notes how a day's deal went. The first result of a day is the one that counts.
bool note_daily(App& app, std::string_view game, int day, const scores::DailyResult& result);

/// Notes that a puzzle was solved.
bool note_solved_puzzle(App& app, const std::string& game, int number);
/// Notes at which step the lesson of a game goes on, and that it has come to its end if it has.
bool note_lesson(App& app, const std::string& game, int step, bool finished);

/// Reads the house rules as the store has them by now. To be called before they are changed: what another tab has added
/// stays then.
void refresh_house_rules(App& app);
/// Writes App::house_rules as they are now, what was removed included.
bool keep_house_rules(App& app);

/// Adds what a text of such a key from elsewhere holds to what is here. Nothing happens where it can't be read, or
/// where a newer version wrote what is here. False: the store, or a list of house rules that is full, has no room.
bool take_in_score(App& app, std::string_view key, const std::string& text);
/// Whether a text of such a key is one that only a newer version can read.
bool is_newer_score(std::string_view key, const std::string& text);

} // namespace palazzo::app
