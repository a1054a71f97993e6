#include "shell/platform/mirror_json.hpp"

#include <utility>

namespace palazzo::platform {
namespace {

const char* name_of(a11y::Control::Kind kind) {
    switch (kind) {
    case a11y::Control::Kind::button: return "button";
    case a11y::Control::Kind::toggle: return "toggle";
    case a11y::Control::Kind::choice: return "choice";
    case a11y::Control::Kind::text: return "text";
    }
    return "button";
}

Json to_json(const std::vector<a11y::ForeignText>& parts) {
    Json made = Json::array();
    for (const a11y::ForeignText& p : parts) {
        const Json where = p.control.empty() ? Json(p.line) : Json(p.control);
        made.push_back({{"text", p.text}, {"language", p.language}, {"at", where}});
    }
    return made;
}

Json to_json(const a11y::Control& c) {
    Json made = {{"kind", name_of(c.kind)}, {"id", c.id}, {"label", c.label}, {"enabled", c.enabled}};
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

Json to_json(const a11y::Region& r) {
    Json controls = Json::array();
    for (const a11y::Control& c : r.controls) controls.push_back(to_json(c));
    Json made = {{"id", r.id}, {"heading", r.heading}, {"lines", r.lines}, {"controls", std::move(controls)}};
    if (!r.foreign.empty()) made["foreign"] = to_json(r.foreign);
    return made;
}

} // namespace

Json to_json(const a11y::Mirror& screen) {
    Json regions = Json::array();
    for (const a11y::Region& r : screen.regions) regions.push_back(to_json(r));
    Json made = {{"title", screen.title}, {"dialog", screen.dialog}, {"regions", std::move(regions)}};
    if (!screen.escape.empty()) made["escape"] = screen.escape;
    if (!screen.back.empty()) {
        made["back"] = screen.back;
        made["steps"] = screen.steps;
    }
    return made;
}

std::string to_text(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

} // namespace palazzo::platform
