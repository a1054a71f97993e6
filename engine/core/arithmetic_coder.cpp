#include "engine/core/arithmetic_coder.hpp"

namespace palazzo {
namespace {

/// Splits the interval from `low` to `high` into two parts, of which the first stands for a 1, and returns the last
/// number of the first part. The share of that part in the interval is `ones` / `all`.
std::uint32_t split_point(std::uint32_t low, std::uint32_t high, std::uint32_t ones, std::uint32_t all) {
    return low + static_cast<std::uint32_t>(static_cast<std::uint64_t>(high - low) * ones / all);
}

/// Returns whether both bounds have the same first byte, which later bits can't change any more.
bool is_settled(std::uint32_t low, std::uint32_t high) { return ((low ^ high) & 0xFF000000U) == 0; }

} // namespace

void BitWriter::write(int bit, std::uint32_t ones, std::uint32_t all) {
    const std::uint32_t part = split_point(low_, high_, ones, all);
    (bit == 1 ? high_ : low_) = bit == 1 ? part : part + 1;
    for (; is_settled(low_, high_); low_ <<= 8U, high_ = high_ << 8U | 255U)
        bytes_.push_back(static_cast<unsigned char>(high_ >> 24U));
}

std::vector<unsigned char> BitWriter::finished_bytes() {
    // One byte is enough for a number between the bounds, because the reader replaces missing bytes by zeros.
    if (low_ > 0) bytes_.push_back(static_cast<unsigned char>((low_ >> 24U) + 1));
    return std::move(bytes_);
}

BitReader::BitReader(std::span<const unsigned char> bytes, std::size_t from) : bytes_(bytes), at_(from) {
    for (int i = 0; i < 4; ++i) here_ = here_ << 8U | next();
}

int BitReader::read(std::uint32_t ones, std::uint32_t all) {
    const std::uint32_t part = split_point(low_, high_, ones, all);
    const int bit = here_ <= part ? 1 : 0;
    (bit == 1 ? high_ : low_) = bit == 1 ? part : part + 1;
    for (; is_settled(low_, high_); low_ <<= 8U, high_ = high_ << 8U | 255U) here_ = here_ << 8U | next();
    return bit;
}

} // namespace palazzo
