// The lesson's examples as pictures.
#pragma once

#include "engine/games/palindromes/lesson.hpp"
#include "shell/pages/sheet.hpp"

namespace palazzo::palindromes::screen {

pages::BoardPicture picture_of(const palindromes::Example& example);

} // namespace palazzo::palindromes::screen
