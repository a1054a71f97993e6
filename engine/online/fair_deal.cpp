#include "engine/online/fair_deal.hpp"

#include "engine/core/base64url.hpp"
#include "engine/core/sha256.hpp"

#include <span>

namespace palazzo::online {
namespace {

constexpr std::size_t name_bytes = 9;        // twelve characters, which are unique enough for one table
constexpr std::size_t fingerprint_bytes = 9; // twelve characters

/// Returns the first `bytes` bytes of a hash in base64url.
std::string text_of_hash(const Sha256& hash, std::size_t bytes) {
    return to_base64url(std::span<const unsigned char>(hash).first(bytes));
}

} // namespace

std::string deal_part(std::string_view master, int round) {
    return text_of_hash(
        sha256("palazzo part " + std::to_string(round) + " " + std::string(master)), std::tuple_size_v<Sha256>);
}

std::string commitment_to(std::string_view part) { return text_of_hash(sha256(part), std::tuple_size_v<Sha256>); }

std::uint64_t seed_of_deal(const std::vector<std::string>& parts) {
    std::string all = "palazzo deal";
    for (const std::string& part : parts) all += part;
    const Sha256 hash = sha256(all);
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < sizeof(seed); ++i) seed = seed << 8U | hash[i];
    return seed;
}

std::string random_name(std::string_view start, std::int64_t count) {
    return text_of_hash(sha256("palazzo name " + std::to_string(count) + " " + std::string(start)), name_bytes);
}

std::string mark_of_boot(std::string_view master, std::string_view boot) {
    return fingerprint_of("palazzo mark " + std::string(boot) + " " + std::string(master));
}

std::string fingerprint_of(std::string_view text) { return text_of_hash(sha256(text), fingerprint_bytes); }

} // namespace palazzo::online
