// Guesses in which of the six languages of Palazzo some texts are.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// Returns the code of the language in which most of the texts seem to be, judging by articles and other short words;
/// empty if no language is clearly ahead of the others.
std::string_view guessed_language(const std::vector<std::string>& texts);

} // namespace palazzo::quiz
