// Every sound as numbers: it is short, soft and free of clicks.
#include "shell/sound/mixer.hpp"
#include "shell/sound/synth.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace palazzo::sound {
namespace {

Cue any_cue() { return static_cast<Cue>(GENERATE(Catch::Generators::range(0, cue_count))); }

float peak_of(std::span<const float> samples) {
    float peak = 0;
    for (const float sample : samples) peak = std::max(peak, std::abs(sample));
    return peak;
}

} // namespace

TEST_CASE("Every sound takes from 40 to 900 milliseconds, at any sample rate", "[sound]") {
    const Cue cue = any_cue();
    for (const int rate : {8000, usual_sample_rate, 48000}) {
        const double seconds = static_cast<double>(synthesise(cue, rate).size()) / rate;
        CHECK(seconds >= 0.04);
        CHECK(seconds <= 0.9);
    }
}

TEST_CASE("Every sound can be heard, and none is loud", "[sound]") {
    const float peak = peak_of(synthesise(any_cue(), usual_sample_rate));
    CHECK(peak > 0.1F);
    CHECK(peak < 0.5F);
}

TEST_CASE("Every sound has finite samples, whose mean is about zero", "[sound]") {
    const auto samples = synthesise(any_cue(), usual_sample_rate);
    CHECK(std::all_of(samples.begin(), samples.end(), [](float sample) { return std::isfinite(sample); }));
    const double mean = std::accumulate(samples.begin(), samples.end(), 0.0) / static_cast<double>(samples.size());
    CHECK(std::abs(mean) < 0.005);
}

TEST_CASE("Every sound begins and ends in silence, so that nothing clicks", "[sound]") {
    const auto samples = synthesise(any_cue(), usual_sample_rate);
    constexpr std::size_t moment = usual_sample_rate / 1000;
    REQUIRE(samples.size() > 2 * moment);
    const std::span<const float> all(samples);
    CHECK(samples.front() == 0);
    CHECK(samples.back() == 0);
    CHECK(peak_of(all.first(moment)) < 0.05F);
    CHECK(peak_of(all.last(moment)) < 0.01F);
}

TEST_CASE("Every sound is soft: no sample differs much from the one before", "[sound]") {
    const auto samples = synthesise(any_cue(), usual_sample_rate);
    float steepest = 0;
    for (std::size_t i = 1; i < samples.size(); ++i)
        steepest = std::max(steepest, std::abs(samples[i] - samples[i - 1]));
    CHECK(steepest < 0.3F);
}

TEST_CASE("Every sound is the same each time it is made, and differs from all other sounds", "[sound]") {
    const Cue cue = any_cue();
    CHECK(synthesise(cue, usual_sample_rate) == synthesise(cue, usual_sample_rate));
    for (int other = 0; other < static_cast<int>(cue); ++other)
        CHECK(synthesise(cue, usual_sample_rate) != synthesise(static_cast<Cue>(other), usual_sample_rate));
}

TEST_CASE("Simultaneous sounds are added, each at its own volume, until all have ended", "[sound]") {
    const std::vector<float> one{0.1F, 0.2F, 0.3F};
    const std::vector<float> other{0.4F};
    Mixer mixer;
    CHECK(mixer.is_silent());
    mixer.start_sound(one, 0.5F);
    mixer.start_sound(other, 1);
    std::vector<float> out(2, 9.0F);
    mixer.mix(out);
    CHECK(out == std::vector<float>{0.1F * 0.5F + 0.4F, 0.2F * 0.5F});
    CHECK_FALSE(mixer.is_silent());
    mixer.mix(out);
    CHECK(out == std::vector<float>{0.3F * 0.5F, 0});
    CHECK(mixer.is_silent());
}

TEST_CASE("However many sounds are played at once, the sum stays within bounds", "[sound]") {
    const std::vector<float> loud(10, 0.45F);
    Mixer mixer;
    for (int i = 0; i < 9; ++i) mixer.start_sound(loud, 1);
    std::vector<float> out(20);
    mixer.mix(out);
    CHECK(peak_of(out) <= 1);
    CHECK(mixer.is_silent());
}

} // namespace palazzo::sound
