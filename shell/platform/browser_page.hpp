// The interface between the program and the page's scripts (web/). Every call goes through web/border.js, which holds
// the functions that are called here in `palazzo.platform`. In the other direction the scripts need the functions that
// are marked EMSCRIPTEN_KEEPALIVE, _malloc and _free, and the runtime methods UTF8ToString, stringToUTF8 and
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

/// Returns a text that the page allocated, and frees it; nullopt if `text` is null.
inline std::optional<std::string> take_text(char* text) {
    if (text == nullptr) return std::nullopt;
    std::string taken = text;
    std::free(text);
    return taken;
}

/// Splits a text that the page joined into its lines.
std::vector<std::string> lines_of(const std::string& text);

/// Tells the engine which word lists, question decks and published rule sets the page can fetch.
void announce_data();
/// Returns the ids of data that the page has and the program hasn't read yet, such as `words-en` or `deck-es`.
std::vector<std::string> available_data();
/// Returns the bytes of a word list or a question deck that the page has.
std::vector<std::uint8_t> take_data(const std::string& id);
/// Tells the page that the data could be read, so that it isn't offered again.
void mark_data_read(const std::string& id);
/// Adds a word list, a deck or published rule sets to the registry, or returns why not.
std::optional<Problem> register_data(const std::string& id, const std::vector<std::uint8_t>& bytes);
/// Returns the name of the deck or the script of the font that the id names; empty if it names something else.
std::string deck_of_data(const std::string& id);
/// Returns whether the id names published rule sets.
bool is_rules_data(const std::string& id);
std::string script_of_data(const std::string& id);
/// Returns the language whose sentences have this id; empty if the data is something else.
std::string language_of_data(const std::string& id);

} // namespace palazzo::platform
