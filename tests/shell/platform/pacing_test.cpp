#include "shell/platform/pacing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>

using palazzo::platform::Pacing;

namespace {

/// Returns how many frames are drawn without a pause, at most `most`. Each frame requests the next one in `wanted`
/// seconds. The first `pictures` frames all differ, and each later frame shows the same picture as the last of them.
int frames_at_once(Pacing& pacing, double wanted, int pictures = 1, int most = 100) {
    int n = 0;
    while (pacing.seconds_to_wait() == 0 && n < most) {
        pacing.note_frame(wanted, static_cast<std::uint64_t>(std::min(n + 1, pictures)), true);
        ++n;
    }
    return n;
}

} // namespace

TEST_CASE("Drawing stops when nothing moves") {
    Pacing pacing;
    CHECK(frames_at_once(pacing, -1) == 3);
    CHECK(pacing.seconds_to_wait() < 0);
}

TEST_CASE("An input that changes nothing is followed by two frames") {
    Pacing pacing;
    frames_at_once(pacing, -1);
    pacing.note_event();
    pacing.note_event();
    CHECK(frames_at_once(pacing, -1) == 2);
}

TEST_CASE("Frames are drawn until the picture stays the same") {
    Pacing pacing;
    frames_at_once(pacing, -1);
    pacing.note_event();
    CHECK(frames_at_once(pacing, -1, 7) >= 8);
    CHECK(pacing.seconds_to_wait() < 0);
}

TEST_CASE("Drawing continues while input is pending") {
    Pacing pacing;
    frames_at_once(pacing, -1);
    pacing.note_event();
    for (int i = 0; i < 10; ++i) pacing.note_frame(-1, 1, false);
    CHECK(pacing.seconds_to_wait() == 0);
    CHECK(frames_at_once(pacing, -1) == 2);
}

TEST_CASE("If a picture has changed without an input, frames are drawn until two in a row are equal") {
    Pacing pacing;
    frames_at_once(pacing, 0.5);
    pacing.note_frame(0.5, 9, true);
    CHECK(pacing.seconds_to_wait() == 0);
    pacing.note_frame(0.5, 9, true);
    CHECK(pacing.seconds_to_wait() == 0.5);
}

TEST_CASE("Movement is drawn without a pause") {
    Pacing pacing;
    CHECK(frames_at_once(pacing, 0) == 100);
    pacing.note_frame(-1, 1, true);
    CHECK(pacing.seconds_to_wait() < 0);
}

TEST_CASE("The program waits until the next requested frame") {
    Pacing pacing;
    frames_at_once(pacing, 0.8);
    CHECK(pacing.seconds_to_wait() == 0.8);
}

TEST_CASE("The time step of a frame is hardly longer than the time that the program asked to wait") {
    Pacing pacing;
    pacing.note_frame(-1, 1, true);
    CHECK(pacing.time_step(0.016) == 0.016);
    CHECK(pacing.time_step(60) < 0.2);
    pacing.note_frame(0.8, 1, true);
    CHECK(pacing.time_step(0.81) == 0.81);
    CHECK(pacing.time_step(60) < 1);
    CHECK(pacing.time_step(-1) == 0);
}
