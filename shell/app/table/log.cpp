#include "shell/app/table/log.hpp"

#include <algorithm>

namespace palazzo::app {

pages::SheetModel log_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    pages::SheetModel model{"log_sheet", voice.say("log.title"), {}};
    const games::GameTable& s = *app.table;
    const std::size_t all = s.turn_count();
    const std::size_t shown = std::min(all, app.logged);
    if (all == 0) model.items.push_back(pages::text_item(voice.say("log.none")));
    for (std::size_t move = all; move > all - shown; --move)
        model.items.push_back(pages::row_item("replay:" + std::to_string(move), turn_in_words(s, move - 1, voice),
            voice.say("log.move", {std::to_string(move)})));
    if (shown < all)
        model.items.push_back(pages::button_item(pages::SheetItem::Kind::button, "log_more", voice.say("saved.more")));
    return model;
}

} // namespace palazzo::app
