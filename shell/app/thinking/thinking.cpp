#include "shell/app/thinking/thinking.hpp"

namespace palazzo::app {
namespace {

/// How long a slice may take, in seconds: it leaves room for the frame.
constexpr double slice = 0.006;
constexpr int iterations_at_once = 4;

void go_on_here(App& app) {
    Thought& thought = *app.thought;
    const double began = app.services.clock();
    while (!thought.here->run(iterations_at_once))
        if (app.services.clock() - began > slice) return;
    thought.answer = thought.here->result();
    thought.here.reset();
}

} // namespace

std::optional<SearchResult> ponder(App& app, const std::string& name, const std::function<SearchRequest()>& ask) {
    if (!app.thought || app.thought->name != name) {
        forget_thought(app);
        app.thought.emplace();
        app.thought->name = name;
        app.thought->question = write_request(ask());
        if (!app.services.think(app.thought->question)) app.thought->here.emplace(app.thought->question);
    }
    if (app.thought->here) go_on_here(app);
    if (!app.thought->answer) return std::nullopt;
    return read_result(*app.thought->answer);
}

void forget_thought(App& app) {
    if (thinks_elsewhere(app)) app.services.stop_thinking();
    app.thought.reset();
}

void thought_arrived(App& app, const std::string& answer) {
    if (!thinks_elsewhere(app)) return;
    if (answer.empty())
        app.thought->here.emplace(app.thought->question);
    else
        app.thought->answer = answer;
}

bool is_thinking(const App& app) { return app.thought && !app.thought->answer; }

bool thinks_elsewhere(const App& app) { return is_thinking(app) && !app.thought->here; }

} // namespace palazzo::app
