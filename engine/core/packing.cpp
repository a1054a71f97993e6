#include "engine/core/packing.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace palazzo {
namespace {

// ---- The model

constexpr int order_count = 6;
constexpr std::array<unsigned, order_count> orders{1, 2, 3, 4, 6, 9}; ///< bytes that each context looks back
constexpr unsigned slot_bits = 16;                                    ///< of a context's table
constexpr int steadiest = 127; ///< a slot that was seen so often learns no slower
constexpr int mixer_rate = 14;
constexpr int heaviest = 1 << 19; ///< weight of a context, so that products stay whole numbers of 32 bits

/// What the coder is familiar with before the first byte: the phrases of a record. Part of the format, like all else
/// here.
constexpr std::string_view primer =
    R"({"deal":{"seed":"1"},"format":1,"game":"pal","moves":[{"move":{"at":[-1,2],"place":"QH"},"seat":1},)"
    R"({"move":{"cards":[0,1],"word":""},"seat":0}],"game":"pala","options":{"players":3},"preset":"speak",)"
    R"("seats":[{"kind":"human"},{"kind":"bot","level":"simple"},{"kind":"human","name":""}],)"
    R"({"move":{"ready":true},"seat":2},{"move":{"swap":["7D","9H"]},"seat":0},{"move":{"take":true},"seat":1},)"
    R"({"move":{"play":["TC"]},"seat":2},{"move":{"play":["2S","2H"]},"seat":0},{"move":{"play":["8D"]},"seat":1},)"
    R"({"move":{"play":["AC"]},"seat":2},)";

/// 4096 / (1 + exp(-x / 256)), by a table at every 128 with straight lines between.
int squash(int x) {
    constexpr std::array<int, 33> at{1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549,
        2994, 3348, 3607, 3785, 3901, 3975, 4024, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094};
    if (x > 2047) return 4095;
    if (x < -2047) return 0;
    const int weight = x & 127;
    const auto i = static_cast<std::size_t>((x >> 7) + 16);
    return (at[i] * (128 - weight) + at[i + 1] * weight + 64) >> 7;
}

/// The inverse of squash, for each of its values.
std::array<std::int16_t, 4096> stretched() {
    std::array<std::int16_t, 4096> table{};
    std::size_t next = 0;
    for (int x = -2047; x <= 2047; ++x)
        for (const auto p = static_cast<std::size_t>(squash(x)); next <= p; ++next)
            table[next] = static_cast<std::int16_t>(x);
    for (; next < table.size(); ++next) table[next] = 2047;
    return table;
}

/// Foretells bit after bit.
class Model {
  public:
    Model() : stretch_(stretched()), slots_(static_cast<std::size_t>(order_count) << slot_bits, 0x80000000U) {
        weights_.fill(1 << 14);
        foretell();
    }

    /// How likely the next bit is a 1, of 4096, neither impossible nor certain.
    int likelihood() const { return likelihood_; }

    void learn(int bit) {
        const int off = ((bit << 12) - likelihood_) * mixer_rate;
        for (std::size_t i = 0; i < order_count; ++i) {
            weights_[i] = std::clamp(weights_[i] + ((input_[i] * off + 0x8000) >> 16), -heaviest, heaviest);
            teach(slots_[place_[i]], bit);
        }
        partial_ = partial_ * 2 + static_cast<unsigned>(bit);
        if (partial_ >= 256) end_byte();
        foretell();
    }

  private:
    /// The upper 22 bits of a slot are a likelihood, the lower 10 count how often it was seen.
    static void teach(std::uint32_t& slot, int bit) {
        constexpr int largest = (1 << 22) - 1;
        const int seen = static_cast<int>(slot & 1023U);
        const int now = static_cast<int>(slot >> 10U);
        const int then = now + (bit * largest - now) * 2 / (2 * seen + 3);
        slot = static_cast<std::uint32_t>(then) << 10U | static_cast<std::uint32_t>(std::min(seen + 1, steadiest));
    }

    void end_byte() {
        history_.push_back(static_cast<unsigned char>(partial_));
        partial_ = 1;
        for (std::size_t i = 0; i < order_count; ++i) {
            std::uint32_t hash = static_cast<std::uint32_t>(i + 1) * 0x9E3779B1U;
            for (std::size_t back = 1; back <= orders[i] && back <= history_.size(); ++back)
                hash = (hash ^ history_[history_.size() - back]) * 0x01000193U + 0x2545F491U;
            context_[i] = hash;
        }
    }

    void foretell() {
        int sum = 0;
        for (std::size_t i = 0; i < order_count; ++i) {
            const std::uint32_t hash = (context_[i] + partial_ * 0x3C6EF372U) * 0x85EBCA6BU;
            place_[i] = (i << slot_bits) + (hash >> (32U - slot_bits));
            input_[i] = stretch_[slots_[place_[i]] >> 20U];
            sum += input_[i] * weights_[i] >> 8;
        }
        const int p = squash(sum >> 8);
        likelihood_ = std::max(p, 1);
    }

    std::array<std::int16_t, 4096> stretch_;
    std::vector<std::uint32_t> slots_;
    std::array<int, order_count> weights_{};
    std::array<int, order_count> input_{};
    std::array<std::size_t, order_count> place_{};
    std::array<std::uint32_t, order_count> context_{};
    std::vector<unsigned char> history_;
    unsigned partial_ = 1; ///< a 1 and the bits of the byte that is under way
    int likelihood_ = 2048;
};

/// Where the interval between two bounds is parted: below it a 1 lies.
std::uint32_t parting(std::uint32_t low, std::uint32_t high, int likelihood) {
    return low
        + static_cast<std::uint32_t>(
            (static_cast<std::uint64_t>(high - low) * static_cast<unsigned>(likelihood)) >> 12U);
}

Model primed() {
    Model model;
    for (const char c : primer)
        for (int bit = 7; bit >= 0; --bit) model.learn(static_cast<unsigned char>(c) >> bit & 1);
    return model;
}

// ---- Letters for bytes: base64url (RFC 4648)

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string to_letters(const std::vector<unsigned char>& bytes) {
    std::string text;
    std::uint32_t bits = 0;
    unsigned waiting = 0;
    for (const unsigned char byte : bytes) {
        bits = bits << 8U | byte;
        for (waiting += 8; waiting >= 6; waiting -= 6) text += letters[bits >> (waiting - 6) & 63U];
    }
    if (waiting > 0) text += letters[bits << (6 - waiting) & 63U];
    return text;
}

std::optional<std::vector<unsigned char>> from_letters(std::string_view text) {
    std::vector<unsigned char> bytes;
    std::uint32_t bits = 0;
    unsigned waiting = 0;
    for (const char c : text) {
        const std::size_t value = letters.find(c);
        if (value == std::string_view::npos) return std::nullopt;
        bits = bits << 6U | static_cast<std::uint32_t>(value);
        waiting += 6;
        if (waiting < 8) continue;
        waiting -= 8;
        bytes.push_back(static_cast<unsigned char>(bits >> waiting));
    }
    return bytes;
}

} // namespace

std::string pack(std::string_view text) {
    std::vector<unsigned char> out;
    for (std::size_t left = text.size();; left >>= 7U) {
        out.push_back(static_cast<unsigned char>((left & 127U) | (left > 127 ? 128U : 0U)));
        if (left <= 127) break;
    }
    Model model = primed();
    std::uint32_t low = 0;
    std::uint32_t high = 0xFFFFFFFFU;
    for (const char c : text) {
        for (int at = 7; at >= 0; --at) {
            const int bit = static_cast<unsigned char>(c) >> at & 1;
            const std::uint32_t part = parting(low, high, model.likelihood());
            (bit == 1 ? high : low) = bit == 1 ? part : part + 1;
            model.learn(bit);
            for (; ((low ^ high) & 0xFF000000U) == 0; low <<= 8U, high = high << 8U | 255U)
                out.push_back(static_cast<unsigned char>(high >> 24U));
        }
    }
    // As many bytes as it takes to lie between the bounds; the reader takes what lacks for zeros.
    if (low > 0) out.push_back(static_cast<unsigned char>((low >> 24U) + 1));
    return to_letters(out);
}

std::optional<std::string> unpack(std::string_view packed, std::size_t longest) {
    const auto bytes = from_letters(packed);
    if (!bytes) return std::nullopt;
    std::size_t at = 0;
    const auto next = [&]() -> std::uint32_t { return at < bytes->size() ? (*bytes)[at++] : (++at, 0U); };
    std::size_t size = 0;
    for (unsigned shift = 0;; shift += 7) {
        const std::uint32_t part = next();
        size |= static_cast<std::size_t>(part & 127U) << shift;
        if (part < 128) break;
        if (shift >= 21) return std::nullopt;
    }
    if (size > longest) return std::nullopt;

    Model model = primed();
    std::uint32_t low = 0;
    std::uint32_t high = 0xFFFFFFFFU;
    std::uint32_t here = 0;
    for (int i = 0; i < 4; ++i) here = here << 8U | next();
    std::string text;
    for (std::size_t i = 0; i < size; ++i) {
        unsigned c = 1;
        while (c < 256) {
            const std::uint32_t part = parting(low, high, model.likelihood());
            const int bit = here <= part ? 1 : 0;
            (bit == 1 ? high : low) = bit == 1 ? part : part + 1;
            model.learn(bit);
            c = c * 2 + static_cast<unsigned>(bit);
            for (; ((low ^ high) & 0xFF000000U) == 0; low <<= 8U, high = high << 8U | 255U) here = here << 8U | next();
        }
        text += static_cast<char>(c & 255U);
        // The text goes on where no byte is left to tell of it.
        if (at > bytes->size() + 8) return std::nullopt;
    }
    return text;
}

} // namespace palazzo
