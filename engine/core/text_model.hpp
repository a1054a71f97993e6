// A statistical model of texts for the arithmetic coder. It predicts each bit from the preceding bytes, and learns from
// the bit that follows. It computes with integers only, so that its predictions are equal on every platform. Texts that
// were packed with it are kept for ever, so it must never change.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace palazzo {

class TextModel {
  public:
    /// The denominator of likelihood(). A bit whose likelihood is 4096 would certainly be a 1.
    static constexpr std::uint32_t likelihood_scale = 4096;

    TextModel();

    /// Returns the likelihood that the next bit is a 1, from 1 to `likelihood_scale` - 1. Each byte begins with its
    /// highest bit.
    std::uint32_t likelihood() const { return static_cast<std::uint32_t>(likelihood_); }
    /// Learns from a bit of the text, and predicts the next one.
    void learn(int bit);
    /// Learns all bits of a text, so that texts like it are predicted better.
    void learn(std::string_view text);

  private:
    static constexpr std::size_t order_count = 6;

    void end_byte();
    void predict();

    std::array<std::int16_t, 4096> stretch_;
    std::vector<std::uint32_t> slots_;
    std::array<int, order_count> weights_{};
    std::array<int, order_count> input_{};
    std::array<std::size_t, order_count> place_{};
    std::array<std::uint32_t, order_count> context_{};
    std::vector<unsigned char> history_;
    unsigned partial_ = 1; ///< a 1, followed by the bits of the current byte so far
    int likelihood_ = 2048;
};

} // namespace palazzo
