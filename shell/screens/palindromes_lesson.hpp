// The lesson's examples as pictures.
#pragma once

#include "engine/games/palindromes/lesson.hpp"
#include "shell/screens/sheet.hpp"

namespace palazzo::screens {

BoardPicture picture_of(const palindromes::Example& example);

} // namespace palazzo::screens
