#include "shell/app/letters/letters.hpp"

#include "engine/core/utf8.hpp"
#include "shell/ui/fonts.hpp"
#include "shell/ui/scripts.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <string>
#include <utility>

namespace palazzo::app {
namespace {

constexpr double before_next_try = 60; // Seconds until a font that couldn't be fetched is requested again.

struct FontRequests {
    /// Earliest time to request the font of each script, in seconds on services.clock.
    std::map<std::string, double> from;
    bool reported = false; ///< True once the player has been notified that letters couldn't be loaded.
};

void request_missing_fonts(App& app, std::string_view text) {
    while (!text.empty()) {
        const char32_t c = take_character(text);
        if (ui::can_draw(app.fonts, c)) continue;
        const std::string script(ui::script_of(c));
        double& from = app.feature_data.get<FontRequests>().from[script];
        if (script.empty() || app.services.clock() < from) continue;
        from = std::numeric_limits<double>::infinity();
        app.services.fetch_font(script);
    }
}

void request_missing_fonts(App& app, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) request_missing_fonts(app, text);
}

bool has_fonts_for(const App& app, std::string_view text) {
    while (!text.empty()) {
        const char32_t c = take_character(text);
        if (!ui::can_draw(app.fonts, c) && ui::script_of(c).empty()) return false;
    }
    return true;
}

bool has_fonts_for(const App& app, const std::vector<std::string>& texts) {
    return std::all_of(texts.begin(), texts.end(), [&](const std::string& text) { return has_fonts_for(app, text); });
}

} // namespace

void request_missing_fonts(App& app, const a11y::Mirror& screen) {
    request_missing_fonts(app, screen.title);
    for (const a11y::Region& region : screen.regions) {
        request_missing_fonts(app, region.heading);
        request_missing_fonts(app, region.lines);
        for (const a11y::Control& control : region.controls) {
            request_missing_fonts(app, control.label);
            request_missing_fonts(app, control.options);
            request_missing_fonts(app, control.value);
        }
    }
}

bool has_fonts_for(const App& app, const quiz::Deck& deck) {
    return has_fonts_for(app, deck.title) && has_fonts_for(app, deck.levels) && has_fonts_for(app, deck.categories)
        && has_fonts_for(app, deck.topics) && has_fonts_for(app, deck.regions)
        && std::all_of(deck.items.begin(), deck.items.end(), [&](const quiz::Item& item) {
               return has_fonts_for(app, item.prompt) && has_fonts_for(app, item.answers)
                   && has_fonts_for(app, texts_of(item.wrong_answers)) && has_fonts_for(app, item.note);
           });
}

void report_missing_font(App& app, const std::string& script) {
    FontRequests& asked = app.feature_data.get<FontRequests>();
    asked.from[script] = app.services.clock() + before_next_try;
    if (!std::exchange(asked.reported, true)) notify(app, {"app.cant.load_letters", {}});
}

} // namespace palazzo::app
