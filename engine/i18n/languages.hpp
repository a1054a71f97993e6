// The languages of the program. assets/text/languages.json lists them, and cmake/assets.cmake generates the sources.
// Only the sentences of the first language are in every program. The desktop's program has those of all others as well;
// the page fetches those of the chosen language.
#pragma once

#include <span>
#include <string_view>

namespace palazzo::i18n {

struct Language {
    std::string_view code; ///< `en`
    std::string_view name; ///< name of the language in itself, such as `Deutsch`
    std::string_view text; ///< Its sentences, as Catalogue::read reads them; empty if they are elsewhere.
};

/// Returns the languages in the order of the list. Only the first, which is the default, has its sentences.
std::span<const Language> languages();

/// Returns the other languages with their sentences if these are inside the program; none on the page.
std::span<const Language> further_languages();

} // namespace palazzo::i18n
