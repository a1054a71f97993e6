#include "shell/app/state/app.hpp"

namespace palazzo::app {
namespace {

constexpr double notice_seconds = 9;

} // namespace

void notify(App& app, const std::string& line) {
    app.notice = line;
    app.notice_until = app.services.clock() + notice_seconds;
    app.services.say(line);
}

pages::QuestionServices question_services(const App& app) {
    return {app.services.type, app.services.can_speak, app.services.speak, app.services.say};
}

std::string record_text(const App& app) {
    if (!app.session) return "";
    return std::visit([](const auto& s) { return write_record(s.match.record()); }, *app.session);
}

bool is_over(const App& app) {
    return app.session && std::visit([](const auto& s) { return s.match.over(); }, *app.session);
}

} // namespace palazzo::app
