// A model of texts: it foretells each bit of a text from the bytes before it, for the arithmetic coder, and learns what
// came. Only whole numbers are reckoned with, so that it foretells the same everywhere. Texts that were packed by it
// are kept for ever: it never changes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace palazzo {

class TextModel {
  public:
    /// Of 4096: the whole to which likelihood() is a part.
    static constexpr std::uint32_t certain = 4096;

    TextModel();

    /// How likely the next bit is a 1, neither impossible nor certain. A byte begins with its highest bit.
    std::uint32_t likelihood() const { return static_cast<std::uint32_t>(likelihood_); }
    void learn(int bit);
    /// Makes it familiar with a text.
    void learn(std::string_view text);

  private:
    static constexpr std::size_t order_count = 6;

    void end_byte();
    void foretell();

    std::array<std::int16_t, 4096> stretch_;
    std::vector<std::uint32_t> slots_;
    std::array<int, order_count> weights_{};
    std::array<int, order_count> input_{};
    std::array<std::size_t, order_count> place_{};
    std::array<std::uint32_t, order_count> context_{};
    std::vector<unsigned char> history_;
    unsigned partial_ = 1; ///< a 1 and the bits of the byte that is under way
    int likelihood_ = 2048;
};

} // namespace palazzo
