#include "shell/app/waiting.hpp"

#include "shell/app/keep.hpp"

#include <utility>

namespace palazzo::app {

std::string words_wanted(const std::string& game, const Json& options) {
    std::string name;
    with_game(game, [&](const auto& rules) {
        if constexpr (requires { rules.wants(options); }) name = rules.wants(options);
    });
    return name;
}

bool wait_for_words(App& app, const std::string& game, const Json& options, Waiting then) {
    const std::string name = words_wanted(game, options);
    if (name.empty() || !app.outside.fetch_words(name)) return false;
    notify(app, "The words are being fetched …");
    app.waiting = std::move(then);
    return true;
}

void words_arrived(App& app, const std::string& problem) {
    const auto then = std::exchange(app.waiting, std::nullopt);
    if (!problem.empty()) return notify(app, "The words can't be fetched (" + problem + "). Is the network there?");
    if (app.page == Page::home) list_kept(app);
    if (!then) return;
    app.notice_until = 0;
    if (then->record.empty()) return act(app, then->action);
    const std::string fault = put_on_table(app, then->record, then->id);
    if (fault.empty())
        keep(app);
    else
        notify(app, "This game can't be opened: " + fault);
}

} // namespace palazzo::app
