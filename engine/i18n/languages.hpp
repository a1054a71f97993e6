// The languages of the program. assets/text/languages.json lists them, and cmake/assets.cmake generates the sources.
// Every program contains the sentences of the first language. The desktop program also contains those of all other
// languages; the web page fetches those of the chosen language.
#pragma once

#include <span>
#include <string_view>

namespace palazzo::i18n {

struct Language {
    std::string_view code; ///< code of the language, such as `en`
    std::string_view name; ///< name of the language in that language, such as `Deutsch`
    /// The sentences of the language, as Catalogue::read() reads them; empty if they are elsewhere.
    std::string_view text;
};

/// Returns all languages in the order of the list. Only the first one, which is the default, has its sentences here.
std::span<const Language> languages();

/// Returns all languages except the first, with their sentences; empty in the web page, which doesn't contain those
/// sentences.
std::span<const Language> further_languages();

} // namespace palazzo::i18n
