// The languages inside this program, as text. assets/text/languages.json lists them, cmake/assets.cmake writes the
// source.
#pragma once

#include <span>
#include <string_view>

namespace palazzo::i18n {

struct Language {
    std::string_view code; ///< `en`
    std::string_view name; ///< in the language itself: `English`
    std::string_view text; ///< its sentences, as Catalogue::read takes them
};

/// In the order of the list; the first is the one for who hasn't chosen.
std::span<const Language> languages();

} // namespace palazzo::i18n
