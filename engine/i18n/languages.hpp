// The languages that are compiled into the program. assets/text/languages.json lists them, and cmake/assets.cmake
// generates the source.
#pragma once

#include <span>
#include <string_view>

namespace palazzo::i18n {

struct Language {
    std::string_view code; ///< `en`
    std::string_view name; ///< name of the language in itself, such as `Deutsch`
    std::string_view text; ///< sentences of the language, as Catalogue::read reads them
};

/// Returns the languages in the order of the list; the first is the default.
std::span<const Language> languages();

} // namespace palazzo::i18n
