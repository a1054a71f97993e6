// The letters inside the program, the font files with the letters of further scripts, and how these files are packed.
#include "engine/core/json.hpp"
#include "engine/core/utf8.hpp"
#include "engine/i18n/languages.hpp"
#include "shell/ui/scripts.hpp"
#include "shell/ui/signs.hpp"
#include "shell/ui/text.hpp"
#include "tests/project.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

namespace palazzo::ui {
namespace {

using shell_test::HeadlessWindow;

std::set<char32_t> letters_of(std::string_view text) {
    std::set<char32_t> letters;
    while (!text.empty()) letters.insert(take_character(text));
    return letters;
}

std::string read(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Returns the contents of the JSON files in `folder`, by file name. Escaped characters in them are decoded.
std::map<std::string, std::string> texts_in(const std::string& folder) {
    std::map<std::string, std::string> texts;
    for (const auto& entry : std::filesystem::directory_iterator(project_path(folder))) {
        if (entry.path().extension() != ".json") continue;
        const auto json = parse_json(read(entry.path()));
        REQUIRE(json);
        texts[entry.path().filename().string()] = json->dump();
    }
    return texts;
}

const assets::FurtherFont& further(std::string_view script) {
    for (const assets::FurtherFont& font : assets::further_fonts())
        if (font.script == script) return font;
    FAIL("no letters of " << script);
    return assets::further_fonts().front();
}

/// Returns the width of a text in pixels, for comparisons with other widths.
float width(const HeadlessWindow& window, std::string_view text) { return measure_text(window.theme(), text, {}).x; }

} // namespace

TEST_CASE("Each letter belongs to the font file of its script") {
    CHECK(script_of(U'a') == "");
    CHECK(script_of(U'ÿ') == "");
    CHECK(script_of(U'ł') == "latin");
    CHECK(script_of(U'ơ') == "latin");
    CHECK(script_of(U'ș') == "latin");
    CHECK(script_of(U'ế') == "latin");
    CHECK(script_of(U'ʃ') == "phonetic");
    CHECK(script_of(U'ǎ') == "phonetic");
    CHECK(script_of(U'\u0301') == "phonetic");
    CHECK(script_of(U'λ') == "greek");
    CHECK(script_of(U'ἄ') == "greek");
    CHECK(script_of(U'ж') == "cyrillic");
    CHECK(script_of(U'₽') == "signs");
    for (const char32_t c : {U'א', U'ب', U'ก', U'あ', U'水', U'क', U'한', U'😀', U'ა'}) CHECK(script_of(c) == "");
}

TEST_CASE("The texts of the program and its decks can be drawn without further font files") {
    const HeadlessWindow window;
    auto texts = texts_in("assets/text");
    texts.merge(texts_in("assets/challenges"));
    REQUIRE(texts.size() > 7);
    for (const auto& [file, text] : texts)
        for (const char32_t c : letters_of(text)) {
            INFO(file << ": U+" << std::hex << static_cast<unsigned>(c));
            CHECK(can_draw(window.theme().font, c));
        }
}

TEST_CASE("English, French, German, Italian, Portuguese and Spanish can be drawn without further font files") {
    const HeadlessWindow window;
    for (const char32_t c :
        letters_of("AaÀàÂâÆæÇçÉéÈèÊêËëÎîÏïÔôŒœÙùÛûÜüŸÿ ÄäÖöß ÌìÍíÒòÓóÚú ÃãÕõÁá Ññ ªº«»‹›“”„‘’‚¿¡ –—… €§°"
                   "½×÷≈≠≤≥−←↑→↓•†‡′″\u00A0"))
        if (c != U'†' && c != U'‡') CHECK(can_draw(window.theme().font, c));
}

TEST_CASE("Every letter outside the program is in the font file of its script, and in no other") {
    REQUIRE(assets::further_fonts().size() == 5);
    for (const assets::FurtherFont& font : assets::further_fonts()) {
        const HeadlessWindow window;
        const Fonts alone = load_fonts(font.packed, {});
        std::size_t letters = 0;
        for (char32_t c = 0x100; c < 0xD800; ++c) {
            if (!can_draw(alone, c) || suit_of(c) || shape_index(c)) continue;
            ++letters;
            INFO("U+" << std::hex << static_cast<unsigned>(c));
            CHECK(script_of(c) == font.script);
            CHECK_FALSE(can_draw(window.theme().font, c));
        }
        CHECK(letters > 100);
    }
}

TEST_CASE("A script's letters are drawn once they are loaded, in both weights") {
    HeadlessWindow window;
    const Fonts& fonts = window.theme().font;
    const std::string greek = "Καλημέρα";
    REQUIRE_FALSE(can_draw(fonts, U'λ'));
    float before = 0;
    float bold = 0;
    window.draw_frame([&] {
        before = width(window, greek);
        bold = width(window, "**" + greek + "**");
        CHECK(before == width(window, "????????"));
    });
    REQUIRE(add_letters(fonts, further("greek").packed));
    CHECK(can_draw(fonts, U'λ'));
    CHECK_FALSE(can_draw(fonts, U'ж'));
    window.draw_frame([&] {
        CHECK(width(window, greek) != before);
        CHECK(width(window, "**" + greek + "**") != bold);
        CHECK(width(window, "**" + greek + "**") > width(window, greek));
    });
    REQUIRE(add_letters(fonts, further("cyrillic").packed));
    CHECK(can_draw(fonts, U'ж'));
    CHECK(can_draw(fonts, U'λ'));
}

TEST_CASE("No letter is drawn beyond its width, whether its outline is simple or composite") {
    HeadlessWindow window;
    window.draw_frame([&] {
        for (ImFont* font : {window.theme().font.regular, window.theme().font.semibold})
            for (const char c : std::string("abcdeghiklmnopqrsuwxyz:;!%")) {
                const ImFontGlyph* glyph = font->GetFontBaked(200)->FindGlyph(static_cast<ImWchar>(c));
                INFO(c);
                CHECK(glyph->X0 > 0);
                CHECK(glyph->X1 < glyph->AdvanceX);
            }
    });
}

TEST_CASE("A title uses the display font if that font has all its letters, and otherwise Inter") {
    const HeadlessWindow window;
    const Fonts& fonts = window.theme().font;
    CHECK(title_weight(fonts, "Palazzo") == Weight::display);
    CHECK(title_weight(fonts, "Übung für João") == Weight::display);
    CHECK(title_weight(fonts, "Παλάτι") == Weight::semibold);
    CHECK(title_weight(Fonts{}, "Palazzo") == Weight::semibold);
}

TEST_CASE("Letters whose codes need more than 16 bits aren't mistaken for other letters") {
    HeadlessWindow window;
    window.draw_frame([&] { CHECK(width(window, "\U00010041") == width(window, "?")); });
}

TEST_CASE("Invalid or incomplete packed fonts are refused") {
    const auto packed = further("greek").packed;
    REQUIRE(unpack_fonts(packed));
    CHECK_FALSE(unpack_fonts({}));
    for (const std::size_t size :
        {std::size_t{1}, std::size_t{2}, std::size_t{1000}, packed.size() / 2, packed.size() - 1})
        CHECK_FALSE(unpack_fonts(packed.first(size)));
    std::vector<unsigned char> longer(packed.begin(), packed.end());
    longer.push_back(0);
    CHECK_FALSE(unpack_fonts(longer));
    const std::string page = "<!doctype html><title>Not found</title>" + std::string(100000, ' ');
    CHECK_FALSE(unpack_fonts({reinterpret_cast<const unsigned char*>(page.data()), page.size()}));
    const HeadlessWindow window;
    CHECK_FALSE(add_letters(window.theme().font, packed.first(1000)));
}

} // namespace palazzo::ui
