// The examples of the rules of Palindromes as sentences and pictures.
#pragma once

#include "engine/games/palindromes/examples.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/games/illustration.hpp"

#include <vector>

namespace palazzo::palindromes::screen {

pages::BoardPicture example_picture(const palindromes::Example& example);
/// Returns the examples for the rules that `options` describe, in the order of their topics.
std::vector<games::Illustration> illustrations(const Options& options, const i18n::Voice& voice);

} // namespace palazzo::palindromes::screen
