#include "shell/app/saves/leaving.hpp"

namespace palazzo::app {

bool is_lost_if_left(const App& app) {
    return app.session && app.unsaved && !is_over(app)
        && std::visit([](const auto& s) { return s.match.turn_count() > 0; }, *app.session);
}

pages::SheetModel leave_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    using Kind = pages::SheetItem::Kind;
    return {"leave", voice.say("leave.title"),
        {pages::text_item(voice.say("leave.detail")),
            pages::button_item(Kind::main, "export", voice.say("table.export")),
            pages::button_item(Kind::danger, "leave", voice.say("leave.yes")),
            pages::button_item(Kind::button, "close", voice.say("leave.no"))}};
}

} // namespace palazzo::app
