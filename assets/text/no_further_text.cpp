// The page has no sentences but those of the first language inside the program.
#include "engine/i18n/languages.hpp"

namespace palazzo::i18n {

std::span<const Language> further_languages() { return {}; }

} // namespace palazzo::i18n
