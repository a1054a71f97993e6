// Texts in English for the screens that tests draw.
#pragma once

#include "engine/i18n/voice.hpp"
#include "tests/english.hpp"

#include <utility>

namespace palazzo::shell_test {

inline i18n::Voice english_voice(Audience audience = {}) { return {&english_catalogue(), std::move(audience)}; }

} // namespace palazzo::shell_test
