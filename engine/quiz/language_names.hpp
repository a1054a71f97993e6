// The names of languages, as people write them over the columns of a list.
#pragma once

#include <string_view>

namespace palazzo::quiz {

/// Returns the code of the language with this name, such as `de` for `Deutsch`, `German` or `alemán`; empty if the name
/// is unknown. Case doesn't matter.
std::string_view language_named(std::string_view name);

} // namespace palazzo::quiz
