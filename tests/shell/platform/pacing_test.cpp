#include "shell/platform/pacing.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>

using palazzo::platform::Pacing;

namespace {

/// Returns how many frames are drawn without a pause, when each requests the next in `wanted` seconds and shows the
/// next of `pictures` pictures, then the last one for good.
int frames_at_once(Pacing& pacing, double wanted, int pictures = 1, int most = 100) {
    int n = 0;
    while (pacing.wait() == 0 && n < most) {
        pacing.note_frame(wanted, static_cast<std::uint64_t>(std::min(n + 1, pictures)), true);
        ++n;
    }
    return n;
}

} // namespace

TEST_CASE("Drawing stops when nothing moves") {
    Pacing pacing;
    CHECK(frames_at_once(pacing, -1) == 3);
    CHECK(pacing.wait() < 0);
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
    CHECK(pacing.wait() < 0);
}

TEST_CASE("Drawing continues while input is pending") {
    Pacing pacing;
    frames_at_once(pacing, -1);
    pacing.note_event();
    for (int i = 0; i < 10; ++i) pacing.note_frame(-1, 1, false);
    CHECK(pacing.wait() == 0);
    CHECK(frames_at_once(pacing, -1) == 2);
}

TEST_CASE("After a picture that changes by itself, frames are drawn until one doesn't") {
    Pacing pacing;
    frames_at_once(pacing, 0.5);
    pacing.note_frame(0.5, 9, true);
    CHECK(pacing.wait() == 0);
    pacing.note_frame(0.5, 9, true);
    CHECK(pacing.wait() == 0.5);
}

TEST_CASE("Movement is drawn without a pause") {
    Pacing pacing;
    CHECK(frames_at_once(pacing, 0) == 100);
    pacing.note_frame(-1, 1, true);
    CHECK(pacing.wait() < 0);
}

TEST_CASE("The program waits until the next requested frame") {
    Pacing pacing;
    frames_at_once(pacing, 0.8);
    CHECK(pacing.wait() == 0.8);
}

TEST_CASE("A step is at most as long as the requested wait") {
    Pacing pacing;
    pacing.note_frame(-1, 1, true);
    CHECK(pacing.step(0.016) == 0.016);
    CHECK(pacing.step(60) < 0.2);
    pacing.note_frame(0.8, 1, true);
    CHECK(pacing.step(0.81) == 0.81);
    CHECK(pacing.step(60) < 1);
    CHECK(pacing.step(-1) == 0);
}
