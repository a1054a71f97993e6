// Puts messages into English for the tests.
#pragma once

#include "engine/core/message.hpp"
#include "engine/i18n/audience.hpp"
#include "engine/i18n/catalogue.hpp"

#include <string>
#include <string_view>

namespace palazzo {

/// Returns the English catalogue, which is read at the first call.
const i18n::Catalogue& english_catalogue();

/// Returns a message or a refusal in English, as Catalogue::say() does.
std::string say(const Message& message, const Audience& audience = {});
std::string say(const Refusal& reason, const Audience& audience = {});
/// Returns a problem in English, as Catalogue::problem_line() does.
std::string say(const Problem& problem);

/// Returns whether the English catalogue contains `id`.
bool has_english_text(std::string_view id);

/// Returns one card in words for a screen reader: "ten of diamonds" for `TD`, "blue P, three stars" for `Pb3`, and "a
/// card face down" for an unknown card.
std::string card_in_words(std::string_view notation);

} // namespace palazzo
