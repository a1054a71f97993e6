#include "shell/platform/pacing.hpp"

#include <catch2/catch_test_macros.hpp>

using palazzo::platform::Pacing;

namespace {

/// How many frames follow one another at once, when each wants `wanted`.
int frames_at_once(Pacing& pacing, double wanted, int most = 100) {
    int n = 0;
    while (pacing.wait() == 0 && n < most) {
        pacing.drawn(wanted);
        ++n;
    }
    return n;
}

} // namespace

TEST_CASE("pacing: when nothing moves, drawing stops") {
    Pacing pacing;
    CHECK(frames_at_once(pacing, -1) == 3);
    CHECK(pacing.wait() < 0);
}

TEST_CASE("pacing: an input is followed by a few frames") {
    Pacing pacing;
    frames_at_once(pacing, -1);
    pacing.woken();
    pacing.woken();
    CHECK(frames_at_once(pacing, -1) == 3);
}

TEST_CASE("pacing: what moves is drawn without a pause") {
    Pacing pacing;
    CHECK(frames_at_once(pacing, 0) == 100);
    pacing.drawn(-1);
    CHECK(pacing.wait() < 0);
}

TEST_CASE("pacing: a wish for later is waited for") {
    Pacing pacing;
    frames_at_once(pacing, 0.8);
    CHECK(pacing.wait() == 0.8);
}

TEST_CASE("pacing: a step counts the wait that was asked for, and no more") {
    Pacing pacing;
    pacing.drawn(-1);
    CHECK(pacing.step(0.016) == 0.016);
    CHECK(pacing.step(60) < 0.2);
    pacing.drawn(0.8);
    CHECK(pacing.step(0.81) == 0.81);
    CHECK(pacing.step(60) < 1);
    CHECK(pacing.step(-1) == 0);
}
