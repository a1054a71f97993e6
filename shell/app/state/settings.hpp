// What a player likes, whatever is played.
#pragma once

#include "shell/games/habits.hpp"
#include "shell/ui/theme.hpp"

#include <array>
#include <string>

namespace palazzo::app {

/// How fast things move. Settings keep the number.
enum class Speed { calm, quick, off, slow };
/// In the order in which they are offered.
inline constexpr std::array speeds{Speed::slow, Speed::calm, Speed::quick, Speed::off};
/// How large text is, and all that goes with it; as the system has it until the player chooses. Settings keep the
/// number.
enum class TextSize { system, usual, large, larger, largest };
inline constexpr int text_sizes = 5;
enum class Volume { off, quiet, normal, loud };
inline constexpr int volumes = 4;

struct Settings {
    Speed speed = Speed::calm;
    ui::TableTheme table_theme = ui::TableTheme::rooms;
    bool four_colour = false;
    bool large_index = false;
    std::string deck = "es";   ///< of challenges, the one used last; empty: none
    std::string language = {}; ///< by its code; empty: none was chosen
    ui::CardBack back = ui::CardBack::loggia;
    bool keep_all = false;     ///< word lists and decks, for when there is no network
    bool speed_chosen = false; ///< the player set the speed; until then the system's wish counts
    Volume volume = Volume::normal;
    bool vibration = false; ///< of a phone, with what is most telling
    TextSize text_size = TextSize::system;
    games::TableHabits habits = {};
    bool asks_in_itself = false; ///< challenges give their instructions in the language that is learnt
    friend bool operator==(const Settings&, const Settings&) = default;
};

inline constexpr const char* settings_key = "palazzo:settings";

/// As text. What `before`, the settings as they are kept, holds beside these stays in it.
std::string write_settings(const Settings& s, const std::string& before = "");
/// What can be read of them; the rest as it is by default, since settings from elsewhere must never keep anyone out.
Settings read_settings(const std::string& text);

/// How long a movement lasts, as a factor; 0: no movement.
float pace(Speed speed);
/// How many times as large as usual everything is drawn in a window of so many of its units: what the player chose or
/// the system's scale of text asks for, from 1 to 1.5, times what the window is larger than a desk's, as far as the
/// layouts have room for it; less than 1 where the window is smaller than they are made for.
float zoom_for(TextSize size, float system, float width, float height);
/// How loud sounds are, from 0 to 1.
float gain(Volume volume);

} // namespace palazzo::app
