// The decks inside this program and their translations, as text. Two libraries define these functions
// (cmake/assets.cmake): in palazzo_decks they return the files of assets/challenges, and in palazzo_no_decks they
// return no files. The web page uses palazzo_no_decks, because it fetches decks and translations when they are needed.
#pragma once

#include <span>
#include <string_view>

namespace palazzo::quiz {

struct EmbeddedFile {
    std::string_view name;
    std::string_view text;
};

std::span<const EmbeddedFile> embedded_decks();
/// Returns the translations (translation.hpp), each named by the code of its language.
std::span<const EmbeddedFile> embedded_translations();

} // namespace palazzo::quiz
