#include "engine/core/digest.hpp"

namespace palazzo {

std::string digest_of(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char c : text) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001b3ULL;
    }
    std::string digits(16, '0');
    for (std::size_t i = digits.size(); i > 0; --i, hash >>= 4U) digits[i - 1] = "0123456789abcdef"[hash & 15U];
    return digits;
}

} // namespace palazzo
