// The languages that are compiled into the program. assets/text/languages.json lists them, and cmake/assets.cmake
// generates the source.
#pragma once

#include <span>
#include <string_view>

namespace palazzo::i18n {

struct Language {
    std::string_view code; ///< `en`
    std::string_view name; ///< its name in the language itself: `English`
    std::string_view text; ///< its sentences, as Catalogue::read reads them
};

/// Returns the languages in the order of the list; the first is the default.
std::span<const Language> languages();

} // namespace palazzo::i18n
