// An arithmetic coder of bits: likely bits take little space, and certain ones none. The reader has to give the same
// likelihoods in the same order as the writer. It computes with integers only, so that its bytes are equal on every
// platform.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace palazzo {

/// Writes bits. A 1 has the likelihood `ones` / `all`, where 0 < ones < all.
class BitWriter {
  public:
    /// Appends to the bytes of `before`.
    explicit BitWriter(std::vector<unsigned char> before = {}) : bytes_(std::move(before)) {}

    /// Writes 0 or 1.
    void write(int bit, std::uint32_t ones, std::uint32_t all);
    /// Returns all bytes written. Nothing can be written afterwards.
    std::vector<unsigned char> end();

  private:
    std::vector<unsigned char> bytes_;
    std::uint32_t low_ = 0;
    std::uint32_t high_ = 0xFFFFFFFFU;
};

/// Reads bits. After the end of the bytes it goes on to return bits; missing() tells that it has.
class BitReader {
  public:
    /// Begins at byte `from`. The bytes have to outlive the reader.
    explicit BitReader(std::span<const unsigned char> bytes, std::size_t from = 0);

    /// Reads 0 or 1, given the likelihoods with which it was written.
    int read(std::uint32_t ones, std::uint32_t all);
    /// Returns how many bytes past the end were read. A few are normal at the end of a message.
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
