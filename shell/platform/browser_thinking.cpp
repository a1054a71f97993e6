// Searches for moves in a Worker, which loads the same program but doesn't start it (web/thinking.js).
#include "shell/platform/browser_page.hpp"
#include "shell/platform/platform.hpp"

EM_JS(int, page_think, (const char* question), { return palazzo.platform.think(UTF8ToString(question)); });
EM_JS(void, page_stop_thinking, (), { palazzo.platform.stopThinking(); });

namespace palazzo::platform {

bool think(const std::string& question) { return page_think(question.c_str()) != 0; }

void stop_thinking() { page_stop_thinking(); }

} // namespace palazzo::platform

extern "C" {

/// Reads the word lists that the page has passed to the Worker. Only the Worker calls it.
EMSCRIPTEN_KEEPALIVE void palazzo_take_words() {
    for (const std::string& id : palazzo::platform::available_data())
        palazzo::platform::register_data(id, palazzo::platform::take_data(id));
}

/// Returns the answer to a question, which is valid until the next call. Only the Worker calls it.
EMSCRIPTEN_KEEPALIVE const char* palazzo_think(const char* question) {
    static std::string answer;
    const auto thinking = palazzo::platform::begin_thinking(question);
    std::optional<std::string> done;
    while (!done) done = thinking();
    answer = std::move(*done);
    return answer.c_str();
}

} // extern "C"
