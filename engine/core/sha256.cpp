#include "engine/core/sha256.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace palazzo {
namespace {

using Words = std::array<std::uint32_t, 8>;
constexpr std::size_t block_bytes = 64;
using Block = std::array<unsigned char, block_bytes>;

/// The constants of FIPS 180-4, section 5.3.3: square roots of the first eight primes.
constexpr Words first_hash{
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
/// The constants of FIPS 180-4, section 4.2.2: cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> round_constants{0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b,
    0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe,
    0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc,
    0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1,
    0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
    0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814,
    0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/// Returns the 64 words into which a block is expanded.
std::array<std::uint32_t, 64> schedule_of(const Block& block) {
    std::array<std::uint32_t, 64> words{};
    for (std::size_t i = 0; i < block_bytes; ++i) words[i / 4] = words[i / 4] << 8U | block[i];
    for (std::size_t i = 16; i < words.size(); ++i) {
        const std::uint32_t a = words[i - 15];
        const std::uint32_t b = words[i - 2];
        words[i] = words[i - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3U) + words[i - 7]
            + (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10U);
    }
    return words;
}

void add_block(Words& hash, const Block& block) {
    const auto words = schedule_of(block);
    Words h = hash;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::uint32_t sum_of_e = std::rotr(h[4], 6) ^ std::rotr(h[4], 11) ^ std::rotr(h[4], 25);
        const std::uint32_t choice = (h[4] & h[5]) ^ (~h[4] & h[6]);
        const std::uint32_t first = h[7] + sum_of_e + choice + round_constants[i] + words[i];
        const std::uint32_t sum_of_a = std::rotr(h[0], 2) ^ std::rotr(h[0], 13) ^ std::rotr(h[0], 22);
        const std::uint32_t majority = (h[0] & h[1]) ^ (h[0] & h[2]) ^ (h[1] & h[2]);
        h = {first + sum_of_a + majority, h[0], h[1], h[2], h[3] + first, h[4], h[5], h[6]};
    }
    for (std::size_t i = 0; i < hash.size(); ++i) hash[i] += h[i];
}

Block block_of(std::string_view bytes) {
    Block block{};
    std::copy(bytes.begin(), bytes.end(), block.begin());
    return block;
}

} // namespace

Sha256 sha256(std::string_view bytes) {
    Words hash = first_hash;
    const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
    for (; bytes.size() >= block_bytes; bytes.remove_prefix(block_bytes))
        add_block(hash, block_of(bytes.substr(0, block_bytes)));
    Block last = block_of(bytes);
    last[bytes.size()] = 0x80;
    if (bytes.size() >= block_bytes - 8) { // the length doesn't fit behind the text, so it is in a block of its own
        add_block(hash, last);
        last = {};
    }
    for (std::size_t i = 0; i < 8; ++i) last[block_bytes - 1 - i] = static_cast<unsigned char>(bits >> (8 * i));
    add_block(hash, last);
    Sha256 result{};
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = static_cast<unsigned char>(hash[i / 4] >> (24 - 8 * (i % 4)));
    return result;
}

} // namespace palazzo
