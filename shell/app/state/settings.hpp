// Settings, which apply to all games.
#pragma once

#include "shell/games/habits.hpp"
#include "shell/ui/theme.hpp"

#include <array>
#include <map>
#include <string>

namespace palazzo::app {

/// Speed of movements. Stored settings contain it as a number, so new speeds are added at the end.
enum class Speed { calm, quick, off, slow };
/// The speeds in the order in which they are offered.
inline constexpr std::array speeds{Speed::slow, Speed::calm, Speed::quick, Speed::off};
/// Size of text and of everything else on the screen; `system` is the system's size. Stored settings contain it as a
/// number, so new sizes are added at the end.
enum class TextSize { system, usual, large, larger, largest };
inline constexpr int text_size_count = 5;
enum class Volume { off, quiet, normal, loud };
inline constexpr int volume_count = 4;

struct Settings {
    Speed speed = Speed::calm;
    ui::TableTheme table_theme = ui::TableTheme::by_game;
    bool four_colour = false;
    bool large_index = false;
    std::string deck = "es";   ///< Name of the deck that was used last; empty for none.
    std::string language = {}; ///< Code of the language; empty until the player chooses.
    ui::CardBack back = ui::CardBack::loggia;
    bool keeps_all_offline = false; ///< True to keep all word lists and decks for offline use.
    bool speed_chosen = false;      ///< True if the player chose the speed; until then the system's preference counts.
    Volume volume = Volume::normal;
    bool vibration = false; ///< True to vibrate a phone at the most important moments.
    TextSize text_size = TextSize::system;
    games::TableHabits habits = {};
    std::map<std::string, std::string> regions = {}; ///< Names of the chosen regions, by the name of the deck.
    bool shows_new_questions_first = false; ///< True if practice shows a new question with its answer before asking it.
    bool asks_everyone = false;             ///< True if a player answers the questions of bots, too.
    bool asks_in_learned_language = false;  ///< True if questions give their instructions in the deck's language.
    friend bool operator==(const Settings&, const Settings&) = default;
};

inline constexpr const char* settings_key = "palazzo:settings";

/// Returns the settings as text. Unknown values in `before`, the stored text, are kept.
std::string write_settings(const Settings& s, const std::string& before = "");
/// Returns the settings in a text. Unreadable values get their defaults, so that damaged settings never lock anybody
/// out.
Settings read_settings(const std::string& text);

/// Returns the factor for the duration of movements; 0 for no movement.
float duration_factor(Speed speed);
/// Returns the scale of everything that is drawn in a window of `width` and `height`: the text size, multiplied by a
/// factor if the window is larger than a desktop's. For TextSize::system the text size is `system`, limited to between
/// 1 and 1.5. The scale is limited so that the layouts have enough room. It is below 1 if the window is smaller than
/// the layouts are made for.
float zoom_for(TextSize size, float system, float width, float height);
/// Returns the volume of sounds, from 0 to 1.
float volume_factor(Volume volume);

} // namespace palazzo::app
