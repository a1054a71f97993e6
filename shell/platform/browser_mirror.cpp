// The browser: the screen in words, handed to the page as JSON; web/mirror.js lays it out.
#include "assets/fonts.hpp"
#include "shell/platform/browser_page.hpp"
#include "shell/platform/platform.hpp"

#include <nlohmann/json.hpp>

#include <utility>

EM_JS(void, page_mirror, (const char* json), { palazzo.platform.mirror(JSON.parse(UTF8ToString(json))); });
EM_JS(int, page_type, (const char* id), { return palazzo.platform.type(UTF8ToString(id)); });
EM_JS(
    void, page_font, (const unsigned char* at, unsigned size), { palazzo.platform.font(HEAPU8.slice(at, at + size)); });
EM_JS(void, page_say, (const char* line), { palazzo.platform.say(UTF8ToString(line)); });

namespace palazzo::platform {
namespace {

using nlohmann::json;

const char* name_of(a11y::Control::Kind kind) {
    switch (kind) {
    case a11y::Control::Kind::button: return "button";
    case a11y::Control::Kind::toggle: return "toggle";
    case a11y::Control::Kind::choice: return "choice";
    case a11y::Control::Kind::text: return "text";
    }
    return "button";
}

json described(const a11y::Control& c) {
    json made = {{"kind", name_of(c.kind)}, {"id", c.id}, {"label", c.label}, {"enabled", c.enabled}};
    if (!c.move.empty()) made["move"] = c.move;
    if (!c.why.empty()) made["why"] = c.why;
    if (c.kind == a11y::Control::Kind::toggle) made["pressed"] = c.pressed;
    if (c.kind == a11y::Control::Kind::text) {
        made["value"] = c.value;
        if (!c.keys.empty()) made["keys"] = c.keys;
        if (!c.language.empty()) made["language"] = c.language;
        if (!c.submit.empty()) made["submit"] = c.submit;
        if (!c.ended.empty()) made["ended"] = c.ended;
    }
    if (c.kind == a11y::Control::Kind::choice) {
        made["options"] = c.options;
        made["chosen"] = c.chosen;
    }
    return made;
}

json described(const a11y::Region& r) {
    json controls = json::array();
    for (const a11y::Control& c : r.controls) controls.push_back(described(c));
    return {{"id", r.id}, {"heading", r.heading}, {"lines", r.lines}, {"controls", std::move(controls)}};
}

std::string described(const a11y::Mirror& m) {
    json regions = json::array();
    for (const a11y::Region& r : m.regions) regions.push_back(described(r));
    const json made = {{"title", m.title}, {"dialog", m.dialog}, {"regions", std::move(regions)}};
    return made.dump(-1, ' ', false, json::error_handler_t::replace);
}

} // namespace

void mirror(const a11y::Mirror& screen) {
    // Most frames change no word: those don't cross over to the page.
    static std::optional<a11y::Mirror> shown;
    if (shown == screen) return;
    shown = screen;
    page_mirror(described(screen).c_str());
}

bool type(const std::string& id) {
    // The page's field is written in the letters of the one that it lies over.
    static bool lent = false;
    if (!std::exchange(lent, true)) page_font(assets::inter_semibold, assets::inter_semibold_size);
    return page_type(id.c_str()) != 0;
}

void say(const std::string& line) { page_say(line.c_str()); }

} // namespace palazzo::platform
