// The interface between the program and the page's scripts (web/). The program calls only functions of the object
// `palazzo.platform`, which web/border.js provides. The scripts call the program's functions that are marked
// EMSCRIPTEN_KEEPALIVE. They also call `_malloc` and `_free`, and Emscripten's functions UTF8ToString, stringToUTF8 and
// lengthBytesUTF8.
#pragma once

#include "engine/core/result.hpp"
#include "engine/i18n/texts.hpp"

#include <emscripten/em_js.h>
#include <emscripten/em_macros.h>

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::platform {

struct Program;
/// Returns the running program.
const Program& running_program();

/// Returns a copy of a text that the page has allocated, and frees the original; nullopt if `text` is null.
inline std::optional<std::string> take_text(char* text) {
    if (text == nullptr) return std::nullopt;
    std::string taken = text;
    std::free(text);
    return taken;
}

/// Splits `text`, which the page has joined from several lines, into these lines.
std::vector<std::string> split_lines(const std::string& text);

/// Tells the engine which word lists, question decks and published rule sets the page can fetch.
void announce_data();
/// Returns the ids, such as `words-en` or `deck-es`, of data that the page has and the program hasn't read yet.
std::vector<std::string> available_data();
/// Returns the bytes of the data `id`, such as a word list or a question deck, and takes them away from the page, which
/// has fetched them. If the data is requested again, the page fetches it again. In the Worker, no data is taken away.
std::vector<std::uint8_t> take_data(const std::string& id);
/// Tells the page that the program has read the data, so that the page doesn't offer it again.
void mark_data_read(const std::string& id);
/// Registers a word list, a deck or published rule sets, so that the program can use the data. Returns a problem if the
/// data can't be read.
std::optional<Problem> register_data(const std::string& id, const std::vector<std::uint8_t>& bytes);
/// Returns the name of the deck that `id` names, such as `es` for `deck-es`; empty if `id` doesn't name a deck.
std::string deck_in_data_id(const std::string& id);
/// Returns whether `id` names published rule sets.
bool is_rules_data(const std::string& id);
/// Returns whether `id` names a translation of the question decks, as `prompts-de` does.
bool is_prompts_data(const std::string& id);
std::string script_in_data_id(const std::string& id);
/// Returns the sentences in a language's file; empty if the file is something else, such as the sign-in page of a
/// hotel's network.
i18n::TextsById sentences_in_data(const std::vector<std::uint8_t>& bytes);

/// Returns the language of the sentences that `id` names, such as `de` for `text-de`; empty if `id` doesn't name
/// sentences.
std::string language_in_data_id(const std::string& id);

} // namespace palazzo::platform
