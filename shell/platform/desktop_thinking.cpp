#include "shell/platform/desktop_thinking.hpp"

#include "shell/platform/platform.hpp"

#include <atomic>
#include <mutex>
#include <thread>
#include <utility>

namespace palazzo::platform {
namespace {

/// State that the window's thread and the search thread share.
struct Thoughts {
    std::function<void()> answered;
    std::thread thread;
    std::atomic<bool> stopped = false;
    std::mutex lock; ///< Protects `answer`.
    std::string answer;
};

// This is a global object, because the callers of think() can pass no such object, and there is only one window.
Thoughts& thoughts() {
    static Thoughts one;
    return one;
}

void work(const ThinkingStep& thinking) {
    Thoughts& t = thoughts();
    while (!t.stopped) {
        auto answer = thinking();
        if (!answer) continue;
        {
            const std::lock_guard held(t.lock);
            t.answer = std::move(*answer);
        }
        return t.answered();
    }
}

} // namespace

void set_answer_callback(std::function<void()> answered) { thoughts().answered = std::move(answered); }

void stop_thinking() {
    Thoughts& t = thoughts();
    t.stopped = true;
    if (t.thread.joinable()) t.thread.join();
    t.answer.clear();
}

void close_thinking() { stop_thinking(); }

bool think(const std::string& question) {
    stop_thinking();
    Thoughts& t = thoughts();
    if (!t.answered) return false;
    t.stopped = false;
    // begin_thinking() is called on this thread, so that it reads the registered word lists before the search thread
    // runs.
    t.thread = std::thread(work, begin_thinking(question));
    return true;
}

std::string take_answer() {
    const std::lock_guard held(thoughts().lock);
    return std::exchange(thoughts().answer, {});
}

} // namespace palazzo::platform
