#include "shell/ui/fonts.hpp"

#include "engine/core/utf8.hpp"
#include "shell/ui/signs.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

namespace palazzo::ui {
namespace {

using Bytes = std::vector<unsigned char>;
using Words = std::vector<std::uint16_t>;

struct Reader {
    std::span<const unsigned char> rest;
    bool ended_early = false; ///< True if the data ended too early.

    unsigned byte() {
        ended_early |= rest.empty();
        if (ended_early) return 0;
        const unsigned first = rest.front();
        rest = rest.subspan(1);
        return first;
    }
    unsigned word() {
        const unsigned high = byte();
        return high << 8 | byte();
    }
    /// Reads the next difference between two words.
    unsigned step() {
        const unsigned first = byte();
        const unsigned code = first == 0 ? word() : first < 64 ? 192 + ((63 - first) << 8) + byte() : 255 - first;
        return code >> 1 ^ (0U - (code & 1U));
    }
};

Words unpack(Reader& in, const Words& like) {
    Words words(in.word());
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] = static_cast<std::uint16_t>((i < like.size() ? like[i] : 0U) + in.step());
    return words;
}

/// A table of a font file. Its position and size are counted in 16-bit words.
struct Table {
    std::size_t begin = 0; ///< Index of the table's first word; 0 if the font has no such table.
    std::size_t words = 0;
};
Table table_of(const Words& file, unsigned name, unsigned rest_of_name) {
    constexpr std::size_t first = 6;
    constexpr std::size_t row = 8;
    if (file.size() < first || file.size() < first + row * file[2]) return {};
    for (std::size_t at = first; at < first + row * file[2]; at += row)
        if (file[at] == name && file[at + 1] == rest_of_name)
            return {(std::size_t{file[at + 4]} << 16 | file[at + 5]) / 2, file[at + 7] / 2U};
    return {};
}

/// Computes the bounding box of an outline that is `words` words long. Returns false if it isn't a valid outline.
bool bound(std::uint16_t* glyph, std::size_t words) {
    const std::size_t contours = glyph[0];
    if (words < 6 + contours) return false;
    const std::size_t points = 1U + glyph[4 + contours];
    const std::size_t flags = (points + 1) / 2;
    if (words != 6 + contours + flags + 2 * points) return false;
    const std::uint16_t* step = glyph + 6 + contours + flags;
    for (const std::size_t axis : {1U, 2U}) {
        int now = static_cast<std::int16_t>(step[0]);
        int least = now;
        int most = now;
        for (std::size_t i = 1; i < points; ++i) {
            now += static_cast<std::int16_t>(step[i]);
            least = std::min(least, now);
            most = std::max(most, now);
        }
        glyph[axis] = static_cast<std::uint16_t>(least);
        glyph[axis + 2] = static_cast<std::uint16_t>(most);
        step += points;
    }
    return true;
}

/// Computes the data that the packed file omits, and stores it in `file`. Returns false if `file` isn't a valid font.
bool complete(Words& file) {
    const Table glyf = table_of(file, 0x676C, 0x7966);
    const Table loca = table_of(file, 0x6C6F, 0x6361);
    if (glyf.begin == 0 || loca.begin == 0 || file.size() < loca.begin + loca.words) return false;
    std::size_t at = glyf.begin;
    for (std::size_t i = loca.begin + 1; i < loca.begin + loca.words; ++i) {
        const std::size_t words = file[i];
        if (file.size() < at + words) return false;
        // A negative number of contours marks a glyph that is composed of other glyphs.
        const bool outline = words > 0 && file[at] < 0x8000;
        if (outline && !bound(&file[at], words)) return false;
        at += words;
        file[i] = static_cast<std::uint16_t>(at - glyf.begin);
    }
    return true;
}

Bytes bytes_of(const Words& words) {
    Bytes bytes(2 * words.size());
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<unsigned char>(i % 2 == 0 ? words[i / 2] >> 8 : words[i / 2] & 0xFF);
    return bytes;
}

/// Adds a font to ImGui. If `to` isn't null, adds the font's letters to the font `to` instead.
ImFont* add(const Bytes& file, ImFont* to) {
    ImFontConfig config;
    config.MergeMode = to != nullptr;
    config.DstFont = to;
    void* const data = ImGui::MemAlloc(file.size()); // ImGui frees it
    std::memcpy(data, file.data(), file.size());
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(data, static_cast<int>(file.size()), type::text, &config);
}

void merge(const Bytes& file, ImFont* into) {
    // ImGui merges into the last font of its list, so `into` is moved there.
    ImVector<ImFont*>& all = ImGui::GetIO().Fonts->Fonts;
    std::swap(*all.find(into), all.back());
    into->ClearOutputData(); // makes ImGui forget which letters were missing
    add(file, into);
}

} // namespace

std::optional<FontFiles> unpack_fonts(std::span<const unsigned char> packed) {
    Reader in{packed};
    Words regular = unpack(in, {});
    Words semibold = unpack(in, regular);
    const bool whole = !in.ended_early && in.rest.empty() && complete(regular) && complete(semibold);
    return whole ? std::optional(FontFiles{bytes_of(regular), bytes_of(semibold)}) : std::nullopt;
}

Fonts load_fonts(std::span<const unsigned char> packed, std::span<const unsigned char> display) {
    const auto files = unpack_fonts(packed);
    if (!files) return {};
    Fonts fonts{add(files->regular, nullptr), add(files->semibold, nullptr)};
    Reader in{display};
    Words titles = unpack(in, {});
    const bool whole = !in.ended_early && in.rest.empty() && complete(titles);
    fonts.display = whole ? add(bytes_of(titles), nullptr) : fonts.semibold;
    return fonts;
}

bool add_letters(const Fonts& fonts, std::span<const unsigned char> packed) {
    const auto files = unpack_fonts(packed);
    if (!files || fonts.regular == nullptr) return false;
    merge(files->regular, fonts.regular);
    merge(files->semibold, fonts.semibold);
    return true;
}

Weight title_weight(const Fonts& fonts, std::string_view text) {
    if (fonts.display == nullptr) return Weight::semibold;
    while (!text.empty()) {
        const char32_t c = take_character(text);
        if (c >= 0x10000 || !fonts.display->IsGlyphInFont(static_cast<ImWchar>(c))) return Weight::semibold;
    }
    return Weight::display;
}

bool can_draw(const Fonts& fonts, char32_t c) {
    if (c < 0x100 || suit_of(c) || shape_index(c)) return true;
    return c < 0x10000 && fonts.regular != nullptr && fonts.regular->IsGlyphInFont(static_cast<ImWchar>(c));
}

} // namespace palazzo::ui
