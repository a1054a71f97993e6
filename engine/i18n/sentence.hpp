// Makes the text of a message from its pattern: chooses branches of the pattern, and puts values into words.
#pragma once

#include "engine/core/message.hpp"
#include "engine/i18n/audience.hpp"

#include <string>

namespace palazzo::i18n {

class Catalogue;

/// Returns the text of a message, as Catalogue::say() describes.
std::string build_sentence(const Catalogue& catalogue, const Message& message, const Audience& audience);

/// Returns a negative whole number with a typographic minus sign, and any other text unchanged.
std::string with_typographic_minus(std::string text);

} // namespace palazzo::i18n
