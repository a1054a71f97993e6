// Keys and seals of letters. A letter is sealed for one reader, so that neither the relay nor another guest can read,
// change or write it; docs/online.md describes the keys. The cryptography is libcrypto's. web/mailbox/sealing.mjs does
// the same for the page, and tests/mailbox/sealed.json has letters that both must open for ever.
#pragma once

#include "mailbox/mqtt.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace palazzo::mailbox {

/// A table: its key, which its link contains, and its id, that of the host's open key. Both are texts in base64url.
struct Table {
    std::string key;
    std::string id;
};

/// A pair of keys for the curve P-256, in base64url: the open key as an uncompressed point, and the secret number.
struct Pair {
    std::string open;
    std::string secret;
};

/// A key of AES-256-GCM.
using Key = std::array<unsigned char, 32>;

/// The keys of the letters between a host and a guest.
struct LetterKeys {
    Key to_host{};
    Key to_guest{};
};

/// The largest sealed letter, in bytes: a letter of 16 KB with its length, filled up, with nonce and tag.
inline constexpr std::size_t largest_sealed = std::size_t{16} * 1024 + 256 + 12 + 16;

/// Returns random bytes of the operating system.
Bytes random_bytes(std::size_t count);
/// Returns a new random key of a table.
std::string new_table_key();
Pair new_pair();
/// Returns the id of an open key: the id of a guest, or of the table that the key's owner hosts. Returns nullopt if the
/// text isn't in base64url.
std::optional<std::string> id_of(std::string_view open);

/// Returns the key of the table's card, which everybody with the table's link can compute.
Key card_key(const Table& table);
/// Returns the keys of the letters between the owner of `pair` and the owner of `open`, one of whom hosts the table.
/// Returns nullopt if one of them isn't a key.
std::optional<LetterKeys> letter_keys(const Table& table, const Pair& pair, std::string_view open);

/// Seals a text: a random nonce, then the sealed bytes. They can only be opened under the same topic.
Bytes seal(const Key& key, std::string_view topic, std::string_view text);
/// Opens what seal() has sealed. Returns nullopt if the bytes were sealed by another key, for another topic, or
/// changed.
std::optional<std::string> unseal(const Key& key, std::string_view topic, std::span<const unsigned char> bytes);

/// Puts the writer's open key before a sealed letter, so that the host can compute its keys.
Bytes with_open_key(std::string_view open, std::span<const unsigned char> sealed);

/// A guest's letter: the open key of its writer, and the sealed bytes.
struct LetterWithKey {
    std::string open;
    std::span<const unsigned char> sealed;
};
/// Divides a guest's letter; nullopt if it is too short. The result points into `bytes`.
std::optional<LetterWithKey> without_open_key(std::span<const unsigned char> bytes);

} // namespace palazzo::mailbox
