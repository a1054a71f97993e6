// The border between the program and the page's scripts (web/): every crossing goes through web/border.js, which keeps
// the functions that are called here in `palazzo.platform`. The page's scripts need of the program, beside what is
// marked EMSCRIPTEN_KEEPALIVE: _malloc and _free, and the runtime methods UTF8ToString, stringToUTF8 and
// lengthBytesUTF8.
#pragma once

#include "engine/core/result.hpp"

#include <emscripten/em_js.h>
#include <emscripten/em_macros.h>

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::platform {

/// Takes over a text that the page allocated: nothing where it handed null.
inline std::optional<std::string> take_text(char* text) {
    if (text == nullptr) return std::nullopt;
    std::string taken = text;
    std::free(text);
    return taken;
}

/// The lines of a text that the page joined.
std::vector<std::string> lines_of(const std::string& text);

/// Tells the engine which word lists and decks of challenges the page can fetch.
void announce_data();
/// Those that the page has and the program hasn't: `words-en`, `deck-es`.
std::vector<std::string> data_there();
/// Takes one of them from the page.
std::vector<std::uint8_t> take_data(const std::string& id);
/// Tells the page that what it handed over could be read: it won't be asked for again.
void data_was_read(const std::string& id);
/// Adds a word list or a deck to its registry, or says why not.
std::optional<Problem> register_data(const std::string& id, const std::vector<std::uint8_t>& bytes);
/// The name of a deck; empty: it is something else. And the script of a font.
std::string deck_of_data(const std::string& id);
std::string script_of_data(const std::string& id);

} // namespace palazzo::platform
