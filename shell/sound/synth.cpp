#include "shell/sound/synth.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>

namespace palazzo::sound {
namespace {

constexpr float pi = 3.14159265F;

/// A noise in a frequency band that moves from one frequency to another. Times are in seconds, frequencies in hertz.
struct Rush {
    float at, length, attack;
    float from, to;
    float level;
};

/// A note that glides from one frequency to another while it fades. Times are in seconds, frequencies in hertz.
struct Note {
    float at, length, attack;
    float from, to;
    float level;
    float overtones; ///< Amount of overtones; 0 for a pure sine.
};

struct Score {
    float peak; ///< Amplitude of the loudest sample; lower for bright or frequent sounds.
    std::span<const Rush> rushes;
    std::span<const Note> notes;
};

constexpr Rush deal_rushes[]{{0.000F, 0.080F, 0.014F, 2300, 1300, 1.0F}, {0.090F, 0.075F, 0.012F, 2500, 1400, 0.8F},
    {0.175F, 0.080F, 0.014F, 2200, 1250, 0.9F}, {0.265F, 0.075F, 0.012F, 2450, 1350, 0.75F},
    {0.350F, 0.090F, 0.014F, 2100, 1100, 0.85F}};
constexpr Note deal_notes[]{{0.020F, 0.05F, 0.006F, 150, 95, 0.2F, 0}, {0.110F, 0.05F, 0.006F, 155, 95, 0.2F, 0},
    {0.195F, 0.05F, 0.006F, 145, 90, 0.2F, 0}, {0.285F, 0.05F, 0.006F, 155, 95, 0.2F, 0},
    {0.370F, 0.06F, 0.006F, 140, 85, 0.25F, 0}};

constexpr Rush slide_rushes[]{{0, 0.16F, 0.05F, 900, 2200, 0.7F}, {0.105F, 0.075F, 0.01F, 1800, 950, 0.9F}};
constexpr Note slide_notes[]{{0.11F, 0.07F, 0.008F, 135, 80, 0.35F, 0}};

constexpr Rush flip_rushes[]{{0, 0.065F, 0.022F, 1400, 2800, 0.6F}, {0.07F, 0.065F, 0.008F, 2300, 1200, 1.0F}};
constexpr Note flip_notes[]{{0.075F, 0.06F, 0.006F, 165, 100, 0.3F, 0}};

constexpr Rush sweep_rushes[]{{0, 0.42F, 0.17F, 650, 1800, 0.8F}, {0.08F, 0.05F, 0.008F, 2200, 1500, 0.5F},
    {0.17F, 0.05F, 0.008F, 2400, 1500, 0.55F}, {0.25F, 0.05F, 0.008F, 2300, 1400, 0.6F},
    {0.34F, 0.09F, 0.01F, 1700, 900, 0.8F}};
constexpr Note sweep_notes[]{{0.35F, 0.09F, 0.01F, 115, 70, 0.4F, 0}};

constexpr Rush burn_rushes[]{{0, 0.78F, 0.15F, 300, 1100, 1.0F}, {0.1F, 0.66F, 0.2F, 1500, 450, 0.5F},
    {0.19F, 0.03F, 0.005F, 2900, 2400, 0.5F}, {0.28F, 0.025F, 0.005F, 2600, 2200, 0.4F},
    {0.33F, 0.03F, 0.005F, 3000, 2500, 0.5F}, {0.45F, 0.025F, 0.005F, 2700, 2300, 0.4F},
    {0.57F, 0.03F, 0.005F, 2800, 2300, 0.3F}};
constexpr Note burn_notes[]{{0, 0.6F, 0.12F, 90, 60, 0.3F, 0}};

constexpr Note chime_notes[]{
    {0, 0.55F, 0.012F, 659.3F, 659.3F, 0.8F, 0.3F}, {0.11F, 0.68F, 0.012F, 987.8F, 987.8F, 1.0F, 0.25F}};

constexpr Note buzz_notes[]{{0, 0.12F, 0.018F, 185, 175, 0.9F, 0.45F}, {0.14F, 0.17F, 0.018F, 156, 145, 1.0F, 0.45F}};

constexpr Note over_notes[]{
    {0, 0.5F, 0.015F, 523.3F, 523.3F, 0.8F, 0.25F}, {0.21F, 0.66F, 0.015F, 392, 392, 0.9F, 0.25F}};

constexpr Note win_notes[]{{0, 0.42F, 0.012F, 523.3F, 523.3F, 0.7F, 0.3F},
    {0.1F, 0.42F, 0.012F, 659.3F, 659.3F, 0.7F, 0.3F}, {0.2F, 0.46F, 0.012F, 784, 784, 0.75F, 0.3F},
    {0.3F, 0.59F, 0.012F, 1046.5F, 1046.5F, 0.9F, 0.25F}, {0.34F, 0.5F, 0.03F, 1568, 1568, 0.2F, 0}};

constexpr Score score_of(Cue cue) {
    switch (cue) {
    case Cue::deal: return {0.26F, deal_rushes, deal_notes};
    case Cue::slide: return {0.26F, slide_rushes, slide_notes};
    case Cue::flip: return {0.26F, flip_rushes, flip_notes};
    case Cue::sweep: return {0.3F, sweep_rushes, sweep_notes};
    case Cue::burn: return {0.38F, burn_rushes, burn_notes};
    case Cue::chime: return {0.3F, {}, chime_notes};
    case Cue::buzz: return {0.3F, {}, buzz_notes};
    case Cue::over: return {0.32F, {}, over_notes};
    case Cue::win: break;
    }
    return {0.36F, {}, win_notes};
}

/// Returns the amplitude at `time`. It rises softly during `attack`, and then falls to 0 at `length`. Times are in
/// seconds.
float envelope(float time, float attack, float length) {
    if (time < attack) {
        const float part = time / attack;
        return part * part * (3 - 2 * part);
    }
    const float left = std::max(0.0F, (length - time) / (length - attack));
    return left * left * left;
}

float mix(float from, float to, float part) { return from + (to - from) * part; }

/// Produces white noise, which is the same every time.
class Noise {
  public:
    float next() {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 17U;
        state_ ^= state_ << 5U;
        return static_cast<float>(state_ >> 8U) / 8388608.0F - 1.0F;
    }

  private:
    std::uint32_t state_ = 0x2545F491U;
};

/// A filter that passes only frequencies around a given one (a state-variable filter), followed by a low-pass against
/// hiss.
class BandPass {
  public:
    float next(float in, float hz, float rate) {
        constexpr float damping = 0.9F;
        // The filter is stable only below a sixth of the sample rate.
        const float f = 2 * std::sin(pi * std::min(hz, rate / 6.5F) / rate);
        low_ += f * band_;
        band_ += f * (in - low_ - damping * band_);
        soft_ += f / (1 + f) * (band_ - soft_);
        return soft_;
    }

  private:
    float low_ = 0;
    float band_ = 0;
    float soft_ = 0;
};

/// Returns those samples of a cue in which a part of it is heard. `all` contains the samples of the whole cue, and
/// `part` is a noise or a note.
template <class Part>
std::span<float> samples_of(std::span<float> all, const Part& part, float rate) {
    const auto begin = std::min(all.size(), static_cast<std::size_t>(part.at * rate));
    return all.subspan(begin, std::min(all.size() - begin, static_cast<std::size_t>(part.length * rate)));
}

void add(std::span<float> out, const Rush& rush, Noise& noise, float rate) {
    BandPass band;
    for (std::size_t i = 0; i < out.size(); ++i) {
        const float time = static_cast<float>(i) / rate;
        const float hz = mix(rush.from, rush.to, time / rush.length);
        out[i] += rush.level * envelope(time, rush.attack, rush.length) * band.next(noise.next(), hz, rate);
    }
}

void add(std::span<float> out, const Note& note, float rate) {
    float phase = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
        const float time = static_cast<float>(i) / rate;
        const float loud = note.level * envelope(time, note.attack, note.length);
        // Higher overtones decay faster, as they do in instruments that are struck.
        const float higher = note.overtones * loud;
        out[i] += loud * std::sin(phase)
            + higher * loud * (std::sin(2 * phase) + note.overtones * loud * std::sin(3 * phase));
        phase += 2 * pi * mix(note.from, note.to, time / note.length) / rate;
        if (phase > 2 * pi) phase -= 2 * pi;
    }
}

float length_of(const Score& score) {
    float length = 0;
    for (const Rush& rush : score.rushes) length = std::max(length, rush.at + rush.length);
    for (const Note& note : score.notes) length = std::max(length, note.at + note.length);
    return length;
}

/// Scales the samples so that the loudest one is `peak`.
void scale(std::span<float> samples, float peak) {
    float highest = 0;
    for (const float sample : samples) highest = std::max(highest, std::abs(sample));
    if (highest == 0) return;
    for (float& sample : samples) sample *= peak / highest;
}

} // namespace

std::vector<float> synthesise(Cue cue, int rate) {
    const Score score = score_of(cue);
    const auto hz = static_cast<float>(rate);
    std::vector<float> samples(static_cast<std::size_t>(length_of(score) * hz) + 1);
    Noise noise;
    for (const Rush& rush : score.rushes) add(samples_of(samples, rush, hz), rush, noise, hz);
    for (const Note& note : score.notes) add(samples_of(samples, note, hz), note, hz);
    scale(samples, score.peak);
    return samples;
}

} // namespace palazzo::sound
