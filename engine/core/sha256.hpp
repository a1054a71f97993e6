// SHA-256, for commitments that nobody can change afterwards. Fingerprints of the program's own texts use digest_of().
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace palazzo {

using Sha256 = std::array<unsigned char, 32>;

/// Returns the SHA-256 hash (NIST, FIPS 180-4) of `bytes`.
Sha256 sha256(std::string_view bytes);

} // namespace palazzo
