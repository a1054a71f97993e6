#include "shell/platform/desktop_signals.hpp"

#include <SDL.h>

#include <csignal>
#include <pthread.h>
#include <thread>

namespace palazzo::platform {
namespace {

sigset_t ending_signals() {
    sigset_t set;
    sigemptyset(&set);
    for (const int one : {SIGTERM, SIGINT, SIGHUP}) sigaddset(&set, one);
    return set;
}

} // namespace

void block_signals() {
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    const sigset_t set = ending_signals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

void turn_signals_into_events() {
    std::thread([set = ending_signals()] {
        for (int signal = 0; sigwait(&set, &signal) == 0;) {
            SDL_Event quit{};
            quit.type = SDL_QUIT;
            SDL_PushEvent(&quit);
        }
    }).detach();
}

} // namespace palazzo::platform
