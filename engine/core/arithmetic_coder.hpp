// An arithmetic coder of bits: the likelier a bit is, the less space it takes. The reader has to be given the same
// likelihoods in the same order as the writer. Both compute with integers only, so that the bytes are equal on every
// platform.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace palazzo {

/// Writes bits. The arguments of write() give the likelihood of a 1 as `ones` / `all`, where 0 < ones < all.
class BitWriter {
  public:
    /// Constructs a writer that appends its bytes to `before`.
    explicit BitWriter(std::vector<unsigned char> before = {}) : bytes_(std::move(before)) {}

    /// Writes 0 or 1.
    void write(int bit, std::uint32_t ones, std::uint32_t all);
    /// Returns all bytes, including those of `before`. Nothing can be written afterwards.
    std::vector<unsigned char> finished_bytes();

  private:
    std::vector<unsigned char> bytes_;
    std::uint32_t low_ = 0;
    std::uint32_t high_ = 0xFFFFFFFFU;
};

/// Reads bits. After the last byte, the reader continues as if zero bytes followed; `missing_byte_count` returns how
/// many of them it has read.
class BitReader {
  public:
    /// Constructs a reader that begins at the byte with the index `from`. The bytes have to outlive the reader.
    explicit BitReader(std::span<const unsigned char> bytes, std::size_t from = 0);

    /// Reads 0 or 1. `ones` and `all` must be those with which the bit was written.
    int read(std::uint32_t ones, std::uint32_t all);
    /// Returns how many zero bytes were read after the last byte. A few are normal at the end of a message, because the
    /// reader is ahead of the bits that it returns.
    std::size_t missing_byte_count() const { return at_ > bytes_.size() ? at_ - bytes_.size() : 0; }

  private:
    std::uint32_t next() { return at_++ < bytes_.size() ? bytes_[at_ - 1] : 0U; }

    std::span<const unsigned char> bytes_;
    std::size_t at_;
    std::uint32_t low_ = 0;
    std::uint32_t high_ = 0xFFFFFFFFU;
    std::uint32_t here_ = 0;
};

} // namespace palazzo
