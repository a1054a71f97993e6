// Composes letters with accents, which a text may contain as one character or as several.
#pragma once

#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Returns a text in UTF-8 in Unicode's form NFC: each letter and its accents are one character if there is such a
/// character. This is needed because macOS separates letters and accents in the names of files. In a browser, the
/// function returns the text unchanged, because web/files.js has already composed the letters of imported files.
std::string to_nfc(std::string_view text);

} // namespace palazzo::quiz
