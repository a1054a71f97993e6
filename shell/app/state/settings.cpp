#include "shell/app/state/settings.hpp"

#include "engine/core/json.hpp"

#include <algorithm>

namespace palazzo::app {
namespace {

constexpr int settings_format = 1;
// Smallest size of a window for which the screens are laid out. With less room, some of them cut words.
constexpr float least_width = 320;
constexpr float least_height = 320;
/// Size of a window on a desktop. If a window is both wider and higher, its content is scaled up, at most by
/// `most_growth`.
constexpr float desk_width = 1440;
constexpr float desk_height = 900;
constexpr float most_growth = 3;
/// Smallest scale. It is used in windows smaller than the layouts are made for, such as a web page that is zoomed in.
constexpr float least_zoom = 0.6F;

constexpr float largest_text = 1.5F;

constexpr std::size_t longest_text = 40; // Largest length of the name of a deck or a language, in bytes.

constexpr std::size_t most_regions = 100; // Largest number of decks whose chosen regions are kept.

int number_in(const Json& json, const char* key, int most, int otherwise = 0) {
    const auto at = json.find(key);
    return at == json.end() ? otherwise : static_cast<int>(whole_number(*at, 0, most).value_or(otherwise));
}

bool flag_in(const Json& json, const char* key) {
    const auto at = json.find(key);
    return at != json.end() && *at == true;
}

std::string text_in(const Json& json, const char* key, const std::string& otherwise) {
    const auto at = json.find(key);
    const std::string* text = at == json.end() ? nullptr : text_of(*at);
    return text == nullptr || text->size() > longest_text ? otherwise : *text;
}

} // namespace

std::string write_settings(const Settings& s, const std::string& before) {
    const auto there = parse_json(before);
    Json json = there && there->is_object() ? *there : Json::object();
    json.update({{"format", settings_format}, {"speed", static_cast<int>(s.speed)},
        {"ground", static_cast<int>(s.table_theme)}, {"four_colour", s.four_colour}, {"large_index", s.large_index},
        {"back", static_cast<int>(s.back)}, {"deck", s.deck}, {"language", s.language},
        {"keep_all", s.keeps_all_offline}, {"speed_chosen", s.speed_chosen}, {"sound", static_cast<int>(s.volume)},
        {"vibration", s.vibration}, {"text_size", static_cast<int>(s.text_size)}, {"left_handed", s.habits.left_handed},
        {"one_tap", s.habits.one_tap}, {"auto_sort", s.habits.auto_sort}, {"instructions", s.asks_in_learned_language},
        {"regions", s.regions}, {"new_first", s.shows_new_questions_first}, {"ask_everyone", s.asks_everyone}});
    return json.dump();
}

Settings read_settings(const std::string& text) {
    const auto json = parse_json(text);
    if (!json || !json->is_object()) return {};
    Settings s{static_cast<Speed>(number_in(*json, "speed", static_cast<int>(speeds.size()) - 1)),
        static_cast<ui::TableTheme>(
            number_in(*json, "ground", ui::table_theme_count - 1, static_cast<int>(ui::TableTheme::by_game))),
        flag_in(*json, "four_colour"), flag_in(*json, "large_index")};
    s.back = static_cast<ui::CardBack>(number_in(*json, "back", ui::card_back_count - 1, static_cast<int>(s.back)));
    s.deck = text_in(*json, "deck", s.deck);
    s.language = text_in(*json, "language", s.language);
    s.keeps_all_offline = flag_in(*json, "keep_all");
    s.volume = static_cast<Volume>(number_in(*json, "sound", volume_count - 1, static_cast<int>(s.volume)));
    s.vibration = flag_in(*json, "vibration");
    s.habits.left_handed = flag_in(*json, "left_handed");
    s.habits.one_tap = flag_in(*json, "one_tap");
    s.habits.auto_sort = flag_in(*json, "auto_sort");
    s.asks_in_learned_language = flag_in(*json, "instructions");
    s.asks_everyone = flag_in(*json, "ask_everyone");
    s.shows_new_questions_first = flag_in(*json, "new_first");
    if (const auto regions = json->find("regions"); regions != json->end() && regions->is_object())
        for (const auto& [deck, region] : regions->items())
            if (text_of(region) != nullptr && s.regions.size() < most_regions) s.regions[deck] = *text_of(region);
    s.text_size = static_cast<TextSize>(number_in(*json, "text_size", text_size_count - 1));
    // Earlier versions stored the speed, but not whether the player had chosen it. A stored speed that isn't the
    // default must have been chosen.
    s.speed_chosen = json->contains("speed_chosen") ? flag_in(*json, "speed_chosen") : s.speed != Speed::calm;
    return s;
}

float duration_factor(Speed speed) {
    switch (speed) {
    case Speed::slow: return 1.8F;
    case Speed::calm: return 1.0F;
    case Speed::quick: return 0.55F;
    case Speed::off: break;
    }
    return 0.0F;
}

float zoom_for(TextSize size, float system, float width, float height) {
    const auto wanted = [&]() -> float {
        switch (size) {
        case TextSize::system: return std::clamp(system, 1.0F, largest_text);
        case TextSize::usual: return 1.0F;
        case TextSize::large: return 1.15F;
        case TextSize::larger: return 1.3F;
        case TextSize::largest: break;
        }
        return largest_text;
    };
    const float text = wanted();
    const float room = std::min(width / least_width, height / least_height);
    // In a large window everything is drawn larger, instead of with wide margins.
    const float growth = std::clamp(std::min(width / desk_width, height / desk_height), 1.0F, most_growth);
    // The comparison with 1 also replaces NaN, which the system's scale may be.
    const float zoom = std::min((text > 1 ? text : 1.0F) * growth, room);
    return std::max(zoom, least_zoom);
}

float volume_factor(Volume volume) {
    switch (volume) {
    case Volume::off: return 0;
    case Volume::quiet: return 0.2F;
    case Volume::normal: return 0.5F;
    case Volume::loud: break;
    }
    return 1;
}

} // namespace palazzo::app
