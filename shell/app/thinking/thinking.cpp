#include "shell/app/thinking/thinking.hpp"

namespace palazzo::app {
namespace {

/// Longest time for which the search runs between two frames, in seconds. It leaves enough time for drawing.
constexpr double slice = 0.006;
constexpr int iterations_at_once = 4;

void continue_search(App& app) {
    PendingSearch& search = *app.pending_search;
    const double began = app.services.clock();
    while (!search.local_search->run(iterations_at_once))
        if (app.services.clock() - began > slice) return;
    search.answer = search.local_search->result();
    search.local_search.reset();
}

} // namespace

std::optional<SearchResult> request_search(
    App& app, const std::string& name, const std::function<SearchRequest()>& ask) {
    if (!app.pending_search || app.pending_search->name != name) {
        cancel_search(app);
        app.pending_search.emplace();
        app.pending_search->name = name;
        app.pending_search->question = write_search_request(ask());
        if (!app.services.think(app.pending_search->question))
            app.pending_search->local_search.emplace(app.pending_search->question);
    }
    if (app.pending_search->local_search) continue_search(app);
    if (!app.pending_search->answer) return std::nullopt;
    return read_search_result(*app.pending_search->answer);
}

void cancel_search(App& app) {
    if (thinks_in_background(app)) app.services.stop_thinking();
    app.pending_search.reset();
}

void handle_arrived_search_result(App& app, const std::string& answer) {
    if (!thinks_in_background(app)) return;
    if (answer.empty())
        app.pending_search->local_search.emplace(app.pending_search->question);
    else
        app.pending_search->answer = answer;
}

bool is_thinking(const App& app) { return app.pending_search && !app.pending_search->answer; }

bool thinks_in_background(const App& app) { return is_thinking(app) && !app.pending_search->local_search; }

} // namespace palazzo::app
