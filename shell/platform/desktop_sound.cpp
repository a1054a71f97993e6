// Plays sounds on the desktop's audio device. A separate thread does so, because finding and opening the device takes a
// while. The device is open only while a sound plays and shortly after it, because an open device wakes the machine
// some fifty times a second, even for silence.
#include "shell/platform/desktop_sound.hpp"

#include "shell/platform/platform.hpp"
#include "shell/sound/mixer.hpp"
#include "shell/sound/synth.hpp"

#include <SDL.h>

#include <array>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace palazzo::platform {
namespace {

/// Time from the start of a sound until the device is closed. It is longer than any sound.
constexpr std::chrono::seconds patience(3);

struct Wanted {
    sound::Cue cue;
    float volume;
};

/// The audio device. Only one thread uses it, but the mixer is also used on SDL's audio thread.
class Loudspeaker {
  public:
    bool is_open() const { return device_ != 0; }

    void play(const Wanted& wanted) {
        if (!is_open()) open();
        if (!is_open()) return;
        auto& samples = rendered_[static_cast<std::size_t>(wanted.cue)];
        if (samples.empty()) samples = sound::synthesise(wanted.cue, sound::usual_sample_rate);
        SDL_LockAudioDevice(device_);
        mixer_.start_sound(samples, wanted.volume);
        SDL_UnlockAudioDevice(device_);
    }

    void close() {
        if (!is_open()) return;
        SDL_CloseAudioDevice(std::exchange(device_, 0));
        // An audio system that isn't shut down looks for added and removed devices ten times a second.
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }

  private:
    static void SDLCALL fill(void* mixer, Uint8* bytes, int size) {
        const auto count = static_cast<std::size_t>(size) / sizeof(float);
        static_cast<sound::Mixer*>(mixer)->mix({reinterpret_cast<float*>(bytes), count});
    }

    void open() {
        if (missing_) return;
        missing_ = SDL_InitSubSystem(SDL_INIT_AUDIO) != 0;
        if (missing_) return;
        SDL_AudioSpec spec{};
        spec.freq = sound::usual_sample_rate;
        spec.format = AUDIO_F32SYS;
        spec.channels = 1;
        spec.samples = 512;
        spec.callback = fill;
        spec.userdata = &mixer_;
        device_ = SDL_OpenAudioDevice(nullptr, 0, &spec, nullptr, 0);
        missing_ = !is_open();
        if (missing_)
            SDL_QuitSubSystem(SDL_INIT_AUDIO);
        else
            SDL_PauseAudioDevice(device_, 0);
    }

    SDL_AudioDeviceID device_ = 0;
    bool missing_ = false; ///< True if the machine has no audio device, so that the program doesn't look for one again.
    std::array<std::vector<float>, sound::cue_count> rendered_;
    sound::Mixer mixer_; ///< Mixer that SDL's lock of the device protects.
};

class Player {
  public:
    void play(const Wanted& wanted) {
        {
            const std::lock_guard hold(lock_);
            next_ = wanted;
        }
        if (!thread_.joinable()) thread_ = std::thread([this] { run(); });
        changed_.notify_one();
    }

    void stop() {
        {
            const std::lock_guard hold(lock_);
            closing_ = true;
        }
        changed_.notify_one();
        if (thread_.joinable()) thread_.join();
    }

  private:
    void run() {
        Loudspeaker loudspeaker;
        while (const auto wanted = await(loudspeaker)) loudspeaker.play(*wanted);
        loudspeaker.close();
    }

    /// Waits for the next sound; returns nullopt when the program ends.
    std::optional<Wanted> await(Loudspeaker& loudspeaker) {
        const auto called = [this] { return next_ || closing_; };
        std::unique_lock hold(lock_);
        if (loudspeaker.is_open() && !changed_.wait_for(hold, patience, called)) {
            hold.unlock();
            loudspeaker.close();
            hold.lock();
        }
        changed_.wait(hold, called);
        return closing_ ? std::nullopt : std::exchange(next_, std::nullopt);
    }

    std::mutex lock_; ///< Protects `next_` and `closing_`.
    std::condition_variable changed_;
    std::optional<Wanted> next_; ///< The next sound to play. A newer sound replaces one that hasn't been played yet.
    bool closing_ = false;
    std::thread thread_; ///< Thread that the first sound starts; only the window's thread uses it.
};

// This is a global object, because the callers of play_sound() can pass no such object, and there is only one window.
Player& player() {
    static Player one;
    return one;
}

} // namespace

void set_sounds_expected(bool wanted) {
    if (!wanted) return;
    // These events, about added and removed devices, would wake the program for nothing.
    SDL_EventState(SDL_AUDIODEVICEADDED, SDL_IGNORE);
    SDL_EventState(SDL_AUDIODEVICEREMOVED, SDL_IGNORE);
}

void play_sound(sound::Cue cue, float volume) { player().play({cue, volume}); }

void close_sound() { player().stop(); }

bool can_vibrate() { return false; }
void vibrate(int) {}

} // namespace palazzo::platform
