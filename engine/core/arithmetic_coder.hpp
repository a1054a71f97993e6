// An arithmetic coder of bits: what is likely takes little room, and what is certain none. Who writes and who reads say
// the same likelihoods in the same order. Only whole numbers are reckoned with, so that bytes are the same everywhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace palazzo {

/// Writes bits. `ones` of `all` is how likely a 1 is, neither impossible nor certain: 0 < ones < all.
class BitWriter {
  public:
    /// The bytes come behind those that are there.
    explicit BitWriter(std::vector<unsigned char> before = {}) : bytes_(std::move(before)) {}

    void write(int bit, std::uint32_t ones, std::uint32_t all);
    /// All that was written. Nothing can be written after.
    std::vector<unsigned char> end();

  private:
    std::vector<unsigned char> bytes_;
    std::uint32_t low_ = 0;
    std::uint32_t high_ = 0xFFFFFFFFU;
};

/// Reads them. Past the end there are bits without end; whoever must know asks missing().
class BitReader {
  public:
    /// Begins at a byte; the bytes have to outlive the reader.
    explicit BitReader(std::span<const unsigned char> bytes, std::size_t from = 0);

    int read(std::uint32_t ones, std::uint32_t all);
    /// How many bytes were asked for that aren't there. A few are, at the end of all that was written.
    std::size_t missing() const { return at_ > bytes_.size() ? at_ - bytes_.size() : 0; }

  private:
    std::uint32_t next() { return at_++ < bytes_.size() ? bytes_[at_ - 1] : 0U; }

    std::span<const unsigned char> bytes_;
    std::size_t at_;
    std::uint32_t low_ = 0;
    std::uint32_t high_ = 0xFFFFFFFFU;
    std::uint32_t here_ = 0;
};

} // namespace palazzo
