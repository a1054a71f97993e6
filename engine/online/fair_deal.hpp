// A deal that nobody could choose: its seed is computed from secret parts of the host and of every guest. Everybody
// commits to a part before any part is revealed. At the end of the game the host reveals its own part as well, so that
// each guest's program can compute the deal again.
//
// A part is the text of 32 random bytes in base64url.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::online {

/// Returns the secret part that a player contributes to a game. `master` is a secret of at least 32 random bytes that
/// never leaves the player's program; each `round`, the number of a game at the table, gives a different part.
std::string deal_part(std::string_view master, int round);

/// Returns the commitment to a part: its SHA-256 hash in base64url. It shows nothing of the part.
std::string commitment_to(std::string_view part);

/// Returns the seed of the deal: the first 8 bytes of SHA-256("palazzo deal" · part 0 · part 1 …), as a big-endian
/// number. The host's part is the first.
std::uint64_t seed_of_deal(const std::vector<std::string>& parts);

/// Returns a name that is random for anybody who doesn't know `start`, such as that of a greeting. `start` is at least
/// 16 random bytes, new at each start of the program; each `count` gives a different name.
std::string random_name(std::string_view start, std::int64_t count);

/// Returns a proof that a program which knows `master` has started with the name `boot`.
std::string mark_of_boot(std::string_view master, std::string_view boot);

/// Returns a short fingerprint of a text, of which nobody can find another text with the same fingerprint.
std::string fingerprint_of(std::string_view text);

} // namespace palazzo::online
