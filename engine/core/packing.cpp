#include "engine/core/packing.hpp"

#include "engine/core/arithmetic_coder.hpp"
#include "engine/core/base64url.hpp"
#include "engine/core/text_model.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace palazzo {
namespace {

/// A text that the model learns before the first byte. It contains phrases that are usual in records. Like all other
/// constants here, it is part of the format and can't be changed.
constexpr std::string_view primer =
    R"({"deal":{"seed":"1"},"format":1,"game":"pal","moves":[{"move":{"at":[-1,2],"place":"QH"},"seat":1},)"
    R"({"move":{"cards":[0,1],"word":""},"seat":0}],"game":"pala","options":{"players":3},"preset":"speak",)"
    R"("seats":[{"kind":"human"},{"kind":"bot","level":"simple"},{"kind":"human","name":""}],)"
    R"({"move":{"ready":true},"seat":2},{"move":{"swap":["7D","9H"]},"seat":0},{"move":{"take":true},"seat":1},)"
    R"({"move":{"play":["TC"]},"seat":2},{"move":{"play":["2S","2H"]},"seat":0},{"move":{"play":["8D"]},"seat":1},)"
    R"({"move":{"play":["AC"]},"seat":2},)";

TextModel primed_model() {
    TextModel model;
    model.learn(primer);
    return model;
}

} // namespace

std::string pack(std::string_view text) {
    std::vector<unsigned char> size;
    for (std::size_t left = text.size();; left >>= 7U) {
        size.push_back(static_cast<unsigned char>((left & 127U) | (left > 127 ? 128U : 0U)));
        if (left <= 127) break;
    }
    TextModel model = primed_model();
    BitWriter out(std::move(size));
    for (const char c : text) {
        for (int at = 7; at >= 0; --at) {
            const int bit = static_cast<unsigned char>(c) >> at & 1;
            out.write(bit, model.likelihood(), TextModel::likelihood_scale);
            model.learn(bit);
        }
    }
    return to_base64url(out.finished_bytes());
}

std::optional<std::string> unpack(std::string_view packed, std::size_t longest) {
    const auto bytes = from_base64url(packed);
    if (!bytes) return std::nullopt;
    std::size_t at = 0;
    std::size_t size = 0;
    for (unsigned shift = 0;; shift += 7, ++at) {
        const std::uint32_t part = at < bytes->size() ? (*bytes)[at] : 0U;
        size |= static_cast<std::size_t>(part & 127U) << shift;
        if (part < 128) break;
        if (shift >= 21) return std::nullopt;
    }
    if (size > longest) return std::nullopt;

    TextModel model = primed_model();
    BitReader in(*bytes, at + 1);
    std::string text;
    for (std::size_t i = 0; i < size; ++i) {
        unsigned c = 1;
        while (c < 256) {
            const int bit = in.read(model.likelihood(), TextModel::likelihood_scale);
            model.learn(bit);
            c = c * 2 + static_cast<unsigned>(bit);
        }
        text += static_cast<char>(c & 255U);
        // The packed bytes end too early, so that they can't have been made by pack().
        if (in.missing_byte_count() > 8) return std::nullopt;
    }
    return text;
}

} // namespace palazzo
