#include "engine/core/text_model.hpp"

#include <algorithm>

namespace palazzo {
namespace {

constexpr std::array<unsigned, 6> orders{1, 2, 3, 4, 6, 9}; ///< number of bytes that each context looks back
constexpr unsigned slot_bits = 16;                          ///< log2 of the number of slots in a context's table
/// Largest number of updates that a slot counts. The more updates a slot has counted, the more slowly it learns.
constexpr int max_count = 127;
constexpr int mixer_rate = 14;
constexpr int max_weight = 1 << 19; ///< largest weight of a context, so that products fit into 32 bits

/// Returns 4096 / (1 + exp(-x / 256)). The values between multiples of 128 are interpolated from those of a table.
int squash(int x) {
    constexpr std::array<int, 33> at{1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549,
        2994, 3348, 3607, 3785, 3901, 3975, 4024, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094};
    if (x > 2047) return 4095;
    if (x < -2047) return 0;
    const int weight = x & 127;
    const auto i = static_cast<std::size_t>((x >> 7) + 16);
    return (at[i] * (128 - weight) + at[i + 1] * weight + 64) >> 7;
}

/// Returns the inverse of squash() as a table: element p is the smallest x for which squash(x) is at least p.
std::array<std::int16_t, 4096> stretched() {
    std::array<std::int16_t, 4096> table{};
    std::size_t next = 0;
    for (int x = -2047; x <= 2047; ++x)
        for (const auto p = static_cast<std::size_t>(squash(x)); next <= p; ++next)
            table[next] = static_cast<std::int16_t>(x);
    for (; next < table.size(); ++next) table[next] = 2047;
    return table;
}

/// Updates a slot by the bit that followed. The upper 22 bits of a slot are the likelihood of a 1, and its lower 10
/// bits count the updates.
void update_slot(std::uint32_t& slot, int bit) {
    constexpr int largest = (1 << 22) - 1;
    const int seen = static_cast<int>(slot & 1023U);
    const int now = static_cast<int>(slot >> 10U);
    const int then = now + (bit * largest - now) * 2 / (2 * seen + 3);
    slot = static_cast<std::uint32_t>(then) << 10U | static_cast<std::uint32_t>(std::min(seen + 1, max_count));
}

} // namespace

TextModel::TextModel() : stretch_(stretched()), slots_(order_count << slot_bits, 0x80000000U) {
    static_assert(orders.size() == order_count);
    weights_.fill(1 << 14);
    predict();
}

void TextModel::learn(int bit) {
    const int off = ((bit << 12) - likelihood_) * mixer_rate;
    for (std::size_t i = 0; i < order_count; ++i) {
        weights_[i] = std::clamp(weights_[i] + ((input_[i] * off + 0x8000) >> 16), -max_weight, max_weight);
        update_slot(slots_[place_[i]], bit);
    }
    partial_ = partial_ * 2 + static_cast<unsigned>(bit);
    if (partial_ >= 256) end_byte();
    predict();
}

void TextModel::learn(std::string_view text) {
    for (const char c : text)
        for (int bit = 7; bit >= 0; --bit) learn(static_cast<unsigned char>(c) >> bit & 1);
}

void TextModel::end_byte() {
    history_.push_back(static_cast<unsigned char>(partial_));
    partial_ = 1;
    for (std::size_t i = 0; i < order_count; ++i) {
        std::uint32_t hash = static_cast<std::uint32_t>(i + 1) * 0x9E3779B1U;
        for (std::size_t back = 1; back <= orders[i] && back <= history_.size(); ++back)
            hash = (hash ^ history_[history_.size() - back]) * 0x01000193U + 0x2545F491U;
        context_[i] = hash;
    }
}

void TextModel::predict() {
    int sum = 0;
    for (std::size_t i = 0; i < order_count; ++i) {
        const std::uint32_t hash = (context_[i] + partial_ * 0x3C6EF372U) * 0x85EBCA6BU;
        place_[i] = (i << slot_bits) + (hash >> (32U - slot_bits));
        input_[i] = stretch_[slots_[place_[i]] >> 20U];
        sum += input_[i] * weights_[i] >> 8;
    }
    likelihood_ = std::max(squash(sum >> 8), 1);
}

} // namespace palazzo
