#include "shell/app/state/settings.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cmath>

namespace palazzo::app {

TEST_CASE("Settings are the same after writing and reading", "[app][settings]") {
    for (const Speed speed : speeds)
        for (const ui::TableTheme table_theme : {ui::TableTheme::green, ui::TableTheme::dark, ui::TableTheme::wine})
            for (int flags = 0; flags < 16; ++flags) {
                const Settings settings{speed, table_theme, (flags & 1) != 0, (flags & 2) != 0};
                CHECK(read_settings(write_settings(settings)) == settings);
            }
}

TEST_CASE("The chosen language is stored, and older settings have none", "[app][settings]") {
    Settings settings;
    settings.language = "fr";
    CHECK(read_settings(write_settings(settings)).language == "fr");
    CHECK(read_settings(R"({"speed":1})").language.empty());
    CHECK(read_settings(R"({"language":7})").language.empty());
}

TEST_CASE("Volume and vibration are stored, and older settings have the defaults for both", "[app][settings][sound]") {
    for (const Volume volume : {Volume::off, Volume::quiet, Volume::normal, Volume::loud})
        for (const bool vibration : {false, true}) {
            Settings settings;
            settings.volume = volume;
            settings.vibration = vibration;
            CHECK(read_settings(write_settings(settings)) == settings);
        }
    for (const char* text : {R"({"speed":0})", R"({"sound":4})", R"({"sound":-1})", R"({"sound":"off"})",
             R"({"sound":null,"vibration":1})"}) {
        CHECK(read_settings(text).volume == Volume::normal);
        CHECK_FALSE(read_settings(text).vibration);
    }
}

TEST_CASE("The text size is stored, and older settings use the system's text size", "[app][settings]") {
    for (int size = 0; size < text_size_count; ++size) {
        Settings settings;
        settings.text_size = static_cast<TextSize>(size);
        CHECK(read_settings(write_settings(settings)) == settings);
    }
    for (const char* text : {R"({"speed":0})", R"({"text_size":5})", R"({"text_size":"large"})"})
        CHECK(read_settings(text).text_size == TextSize::system);
}

TEST_CASE("Preferences such as left-handed play are stored, and older settings have the default preferences",
    "[app][settings]") {
    for (int flags = 0; flags < 128; ++flags) {
        Settings settings;
        settings.asks_everyone = (flags & 16) != 0;
        settings.shows_new_questions_first = (flags & 32) != 0;
        if ((flags & 64) != 0) settings.regions = {{"own", "Mexico"}, {"pt", "Brazil"}};
        settings.habits.left_handed = (flags & 1) != 0;
        settings.habits.one_tap = (flags & 2) != 0;
        settings.habits.auto_sort = (flags & 4) != 0;
        settings.asks_in_learned_language = (flags & 8) != 0;
        CHECK(read_settings(write_settings(settings)) == settings);
    }
    CHECK_FALSE(read_settings(R"({"left_handed":"yes"})").habits.left_handed);
    CHECK_FALSE(read_settings(R"({"speed":1})").habits.one_tap);
}

TEST_CASE(
    "Text has the size that the player or the system has chosen, limited to between 100 and 150 %", "[app][settings]") {
    CHECK(zoom_for(TextSize::usual, 2, 1440, 900) == 1.0F);
    CHECK(zoom_for(TextSize::large, 1, 1440, 900) == 1.15F);
    CHECK(zoom_for(TextSize::largest, 1, 1440, 900) == 1.5F);
    CHECK(zoom_for(TextSize::largest, 1, 820, 1180) == 1.5F);
    CHECK(zoom_for(TextSize::system, 1.25F, 1440, 900) == 1.25F);
    CHECK(zoom_for(TextSize::system, 3, 1440, 900) == 1.5F);
    CHECK(zoom_for(TextSize::system, 0.5F, 1440, 900) == 1.0F);
    CHECK(zoom_for(TextSize::system, std::nanf(""), 1440, 900) == 1.0F);
}

TEST_CASE("Text is never so large that a screen has less than 320 by 320 units", "[app][settings]") {
    CHECK(zoom_for(TextSize::largest, 1, 390, 844) == 390.0F / 320);
    CHECK(zoom_for(TextSize::largest, 1, 844, 390) == 390.0F / 320);
}

TEST_CASE("In a window smaller than 320 by 320 units everything is smaller, down to a limit", "[app][settings]") {
    CHECK(zoom_for(TextSize::usual, 1, 320, 256) == 0.8F);
    CHECK(zoom_for(TextSize::largest, 1, 320, 256) == 0.8F);
    CHECK(zoom_for(TextSize::usual, 1, 100, 100) == 0.6F);
}

TEST_CASE(
    "In a window larger than 1440 by 900 units everything is enlarged, and large text even more", "[app][settings]") {
    CHECK(zoom_for(TextSize::usual, 1, 2560, 1080) == 1.2F);
    CHECK(zoom_for(TextSize::usual, 1, 3840, 2160) == 2.4F);
    CHECK(zoom_for(TextSize::largest, 1, 2560, 1080) > 1.7F);
    CHECK(zoom_for(TextSize::usual, 1, 2560, 900) == 1.0F);
    CHECK(zoom_for(TextSize::usual, 1, 820, 1180) == 1.0F);
}

TEST_CASE(
    "Each choice of the volume is louder than the one before, and the default is soft", "[app][settings][sound]") {
    CHECK(volume_factor(Volume::off) == 0);
    CHECK(volume_factor(Volume::quiet) > 0);
    CHECK(volume_factor(Volume::quiet) < volume_factor(Volume::normal));
    CHECK(volume_factor(Volume::normal) < volume_factor(Volume::loud));
    CHECK(volume_factor(Volume::normal) <= 0.5F);
    CHECK(volume_factor(Volume::loud) <= 1);
}

TEST_CASE("The settings store whether the player chose the speed; in older settings any speed but the default counts "
          "as chosen",
    "[app][settings]") {
    for (const bool chosen : {false, true}) {
        Settings settings;
        settings.speed_chosen = chosen;
        CHECK(read_settings(write_settings(settings)).speed_chosen == chosen);
    }
    CHECK_FALSE(read_settings(R"({"speed":0,"four_colour":true})").speed_chosen);
    CHECK(read_settings(R"({"speed":1})").speed_chosen);
    CHECK(read_settings(R"({"speed":2})").speed_chosen);
}

TEST_CASE("Each invalid setting is replaced by its default", "[app][settings]") {
    for (const char* text : {"", "{", "[]", "7", "null", "{}", R"({"speed":9,"table_theme":-1,"four_colour":1})",
             R"({"speed":"off","large_index":"yes"})", R"({"speed":1.5})", R"({"of tomorrow":true})"})
        CHECK(read_settings(text) == Settings{});
    CHECK(read_settings(R"({"speed":9,"ground":1,"four_colour":true})")
        == Settings{Speed::calm, ui::TableTheme::dark, true, false});
}

TEST_CASE("Animation takes less time when it is quick, and none when it is off", "[app][settings]") {
    CHECK(duration_factor(Speed::calm) > duration_factor(Speed::quick));
    CHECK(duration_factor(Speed::quick) > 0.0F);
    CHECK(duration_factor(Speed::off) == 0.0F);
}

} // namespace palazzo::app
