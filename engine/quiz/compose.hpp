// Letters with accents, which a text may have as one character or as several.
#pragma once

#include <string>
#include <string_view>

namespace palazzo::quiz {

/// A text in UTF-8 with each letter and its accents as one character where there is one, as Unicode's form NFC has it;
/// macOS hands out names with the accents apart. In the browser the text as it is: there the page does this to files
/// (web/files.js), with what the browser has for it.
std::string composed(std::string_view text);

} // namespace palazzo::quiz
