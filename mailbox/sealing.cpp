#include "mailbox/sealing.hpp"

#include "engine/core/base64url.hpp"
#include "engine/core/expect.hpp"
#include "engine/core/utf8.hpp"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/param_build.h>
#include <openssl/params.h>
#include <openssl/rand.h>
#include <openssl/sha.h>

#include <algorithm>
#include <cstdint>
#include <memory>

namespace palazzo::mailbox {
namespace {

constexpr std::size_t id_bytes = 16;
constexpr std::size_t open_key_bytes = 65;
constexpr std::size_t secret_bytes = 32;
constexpr std::size_t nonce_bytes = 12;
constexpr std::size_t tag_bytes = 16;
constexpr std::size_t length_bytes = 4;
constexpr std::size_t step_bytes = 256; ///< Letters are filled up to a multiple of this.

/// An object of libcrypto, which `release` frees.
template <auto release>
struct Releases {
    template <class T>
    void operator()(T* object) const {
        release(object);
    }
};
template <class T, auto release>
using Owned = std::unique_ptr<T, Releases<release>>;
using OwnedKey = Owned<EVP_PKEY, EVP_PKEY_free>;
using KeyContext = Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free>;
using Cipher = Owned<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free>;

/// libcrypto's functions return 1 if they succeed.
void succeeds(int result) { expect(result == 1, "libcrypto does what it is asked for"); }

int size_of(std::span<const unsigned char> bytes) { return static_cast<int>(bytes.size()); }

std::span<const unsigned char> bytes_of(std::string_view text) {
    return {reinterpret_cast<const unsigned char*>(text.data()), text.size()};
}

/// Returns the bytes of a text in base64url; nullopt if it isn't one, or if it could be written in a shorter or another
/// way.
std::optional<Bytes> strict_bytes(std::string_view text) {
    auto bytes = from_base64url(text);
    return bytes && to_base64url(*bytes) == text ? bytes : std::nullopt;
}

/// Returns a key of libcrypto: a pair if `secret` isn't empty, otherwise an open key. Returns null if the bytes aren't
/// a key of the curve.
OwnedKey curve_key(const Bytes& open, const Bytes& secret) {
    const Owned<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free> build(OSSL_PARAM_BLD_new());
    const Owned<BIGNUM, BN_clear_free> number(
        secret.empty() ? nullptr : BN_bin2bn(secret.data(), static_cast<int>(secret.size()), nullptr));
    succeeds(OSSL_PARAM_BLD_push_utf8_string(build.get(), OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0));
    succeeds(OSSL_PARAM_BLD_push_octet_string(build.get(), OSSL_PKEY_PARAM_PUB_KEY, open.data(), open.size()));
    if (number) succeeds(OSSL_PARAM_BLD_push_BN(build.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get()));
    const Owned<OSSL_PARAM, OSSL_PARAM_free> parameters(OSSL_PARAM_BLD_to_param(build.get()));
    const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    succeeds(EVP_PKEY_fromdata_init(context.get()));
    EVP_PKEY* key = nullptr;
    const int kind = number ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
    if (EVP_PKEY_fromdata(context.get(), &key, kind, parameters.get()) != 1) return nullptr;
    return OwnedKey(key);
}

/// Returns the number on which the owners of the two keys agree, and nobody else; nullopt if one of them isn't a key.
std::optional<Bytes> agreed_bytes(const Pair& pair, std::string_view open) {
    const auto own = strict_bytes(pair.open);
    const auto secret = strict_bytes(pair.secret);
    const auto other = strict_bytes(open);
    if (!own || !secret || !other || own->size() != open_key_bytes || secret->size() != secret_bytes
        || other->size() != open_key_bytes)
        return std::nullopt;
    const OwnedKey mine = curve_key(*own, *secret);
    const OwnedKey theirs = curve_key(*other, {});
    if (!mine || !theirs) return std::nullopt;
    const KeyContext context(EVP_PKEY_CTX_new(mine.get(), nullptr));
    Bytes agreed(secret_bytes);
    std::size_t size = agreed.size();
    const bool agrees = EVP_PKEY_derive_init(context.get()) == 1
        && EVP_PKEY_derive_set_peer(context.get(), theirs.get()) == 1
        && EVP_PKEY_derive(context.get(), agreed.data(), &size) == 1 && size == agreed.size();
    return agrees ? std::optional(std::move(agreed)) : std::nullopt;
}

/// Derives a key by HKDF (RFC 5869) with SHA-256 from secret bytes; `use` says what the key is for.
Key derived_key(const Bytes& secret, const Bytes& salt, std::string use) {
    const Owned<EVP_KDF, EVP_KDF_free> method(EVP_KDF_fetch(nullptr, "HKDF", nullptr));
    const Owned<EVP_KDF_CTX, EVP_KDF_CTX_free> context(EVP_KDF_CTX_new(method.get()));
    std::string digest = "SHA256";
    Bytes from = secret; // libcrypto's parameters aren't constant
    Bytes with = salt;
    const std::array parameters{OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, from.data(), from.size()),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, with.data(), with.size()),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, use.data(), use.size()), OSSL_PARAM_construct_end()};
    Key key{};
    succeeds(EVP_KDF_derive(context.get(), key.data(), key.size(), parameters.data()));
    return key;
}

Bytes table_bytes(std::string_view text) {
    const auto bytes = strict_bytes(text);
    expect(bytes.has_value(), "a table's key and id in base64url");
    return *bytes;
}

/// Returns the text after its length, filled up with zeros, so that its size tells little.
Bytes filled_up(std::string_view text) {
    const std::size_t size = (length_bytes + text.size() + step_bytes - 1) / step_bytes * step_bytes;
    Bytes filled(size);
    for (std::size_t i = 0; i < length_bytes; ++i)
        filled[i] = static_cast<unsigned char>(text.size() >> (8 * (length_bytes - 1 - i)));
    std::copy(text.begin(), text.end(), filled.begin() + static_cast<std::ptrdiff_t>(length_bytes));
    return filled;
}

} // namespace

Bytes random_bytes(std::size_t count) {
    Bytes bytes(count);
    succeeds(RAND_bytes(bytes.data(), static_cast<int>(count)));
    return bytes;
}

std::string new_table_key() { return to_base64url(random_bytes(id_bytes)); }

Pair new_pair() {
    const OwnedKey key(EVP_EC_gen("prime256v1"));
    expect(key != nullptr, "libcrypto knows the curve P-256");
    Bytes open(open_key_bytes);
    std::size_t size = 0;
    succeeds(EVP_PKEY_get_octet_string_param(key.get(), OSSL_PKEY_PARAM_PUB_KEY, open.data(), open.size(), &size));
    expect(size == open_key_bytes, "an uncompressed point");
    BIGNUM* number = nullptr;
    succeeds(EVP_PKEY_get_bn_param(key.get(), OSSL_PKEY_PARAM_PRIV_KEY, &number));
    const Owned<BIGNUM, BN_clear_free> owned(number);
    Bytes secret(secret_bytes);
    expect(BN_bn2binpad(number, secret.data(), static_cast<int>(secret_bytes)) == static_cast<int>(secret_bytes),
        "a number of 256 bits");
    return {to_base64url(open), to_base64url(secret)};
}

std::optional<std::string> id_of(std::string_view open) {
    const auto bytes = strict_bytes(open);
    if (!bytes) return std::nullopt;
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    SHA256(bytes->data(), bytes->size(), digest.data());
    return to_base64url(std::span(digest).first(id_bytes));
}

Key card_key(const Table& table) {
    return derived_key(table_bytes(table.key), table_bytes(table.id), "palazzo 1 card");
}

std::optional<LetterKeys> letter_keys(const Table& table, const Pair& pair, std::string_view open) {
    const auto agreed = agreed_bytes(pair, open);
    if (!agreed) return std::nullopt;
    Bytes salt = table_bytes(table.id);
    const Bytes key = table_bytes(table.key);
    salt.insert(salt.end(), key.begin(), key.end());
    return LetterKeys{
        derived_key(*agreed, salt, "palazzo 1 to host"), derived_key(*agreed, salt, "palazzo 1 to guest")};
}

Bytes seal(const Key& key, std::string_view topic, std::string_view text) {
    const Bytes filled = filled_up(text);
    Bytes sealed = random_bytes(nonce_bytes);
    sealed.resize(nonce_bytes + filled.size() + tag_bytes);
    unsigned char* const at = sealed.data() + nonce_bytes;
    const Cipher cipher(EVP_CIPHER_CTX_new());
    int size = 0;
    succeeds(EVP_EncryptInit_ex(cipher.get(), EVP_aes_256_gcm(), nullptr, key.data(), sealed.data()));
    succeeds(EVP_EncryptUpdate(cipher.get(), nullptr, &size, bytes_of(topic).data(), size_of(bytes_of(topic))));
    succeeds(EVP_EncryptUpdate(cipher.get(), at, &size, filled.data(), size_of(filled)));
    succeeds(EVP_EncryptFinal_ex(cipher.get(), at + size, &size));
    succeeds(EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_GET_TAG, static_cast<int>(tag_bytes), at + filled.size()));
    return sealed;
}

std::optional<std::string> unseal(const Key& key, std::string_view topic, std::span<const unsigned char> bytes) {
    if (bytes.size() > largest_sealed || bytes.size() < nonce_bytes + step_bytes + tag_bytes) return std::nullopt;
    const auto content = bytes.subspan(nonce_bytes, bytes.size() - nonce_bytes - tag_bytes);
    Bytes tag(bytes.end() - static_cast<std::ptrdiff_t>(tag_bytes), bytes.end());
    Bytes filled(content.size());
    const Cipher cipher(EVP_CIPHER_CTX_new());
    int size = 0;
    succeeds(EVP_DecryptInit_ex(cipher.get(), EVP_aes_256_gcm(), nullptr, key.data(), bytes.data()));
    succeeds(EVP_DecryptUpdate(cipher.get(), nullptr, &size, bytes_of(topic).data(), size_of(bytes_of(topic))));
    succeeds(EVP_DecryptUpdate(cipher.get(), filled.data(), &size, content.data(), size_of(content)));
    succeeds(EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_SET_TAG, static_cast<int>(tag_bytes), tag.data()));
    if (EVP_DecryptFinal_ex(cipher.get(), filled.data() + size, &size) != 1) return std::nullopt;
    std::size_t length = 0;
    for (std::size_t i = 0; i < length_bytes; ++i) length = length << 8U | filled[i];
    if (length > filled.size() - length_bytes) return std::nullopt;
    const auto from = filled.begin() + static_cast<std::ptrdiff_t>(length_bytes);
    std::string text(from, from + static_cast<std::ptrdiff_t>(length));
    return valid_prefix_size(text) == text.size() ? std::optional(std::move(text)) : std::nullopt;
}

Bytes with_open_key(std::string_view open, std::span<const unsigned char> sealed) {
    Bytes letter = table_bytes(open);
    letter.insert(letter.end(), sealed.begin(), sealed.end());
    return letter;
}

std::optional<LetterWithKey> without_open_key(std::span<const unsigned char> bytes) {
    if (bytes.size() <= open_key_bytes) return std::nullopt;
    return LetterWithKey{to_base64url(bytes.first(open_key_bytes)), bytes.subspan(open_key_bytes)};
}

} // namespace palazzo::mailbox
