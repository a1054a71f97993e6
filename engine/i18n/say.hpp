// The language catalogue: messages put into words. English first; a language is one table more.
#pragma once

#include "engine/core/message.hpp"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo {

/// How the seats are called, by seat. A seat without a name is `Seat 2` (counted from 1, as people count). The name
/// `You` is spoken to: it is small within a sentence, its possessive is "your", and its verbs are those of the second
/// person.
using SeatNames = std::vector<std::string>;

/// A message in English. `{0}` in a pattern is the first argument as it is; `{0:seat}` its name, `{0:whose}` "Rosa's"
/// or "your", `{0:plays|play}` the verb of that seat, the second one for `You`; `{0:cards}` cards with suit signs or by
/// their letters, `{0:colours}` "red or blue", `{0:all colours}` "red and blue", `{0:rank}` "nine", `{0:a rank}` "a
/// nine", `{0:ranks}` "nines" or "nines and tens", `{0:fitting}` of `6+ 2` "a six or higher, or a two" (`6-`: or lower,
/// `>6`: higher than, `JK`: a joker), `{0:n card|cards}` a number with its noun, `{0:place}` "1st". An id that isn't in
/// the catalogue stands for itself, so that nothing is lost.
std::string say(const Message& message, const SeatNames& names = {});
std::string say(const Refusal& reason, const SeatNames& names = {});

/// Whether the catalogue has an id.
bool has_words(std::string_view id);

/// One card in words for a screen reader: `TD` is "ten of diamonds", `Pb3` "blue P, three stars"; an unknown one is "a
/// card face down".
std::string card_in_words(std::string_view notation);

/// A catalogue's entries: id and pattern.
using Words = std::span<const std::pair<std::string_view, std::string_view>>;
Words english_palace();
Words english_palace_rules();
Words english_palace_table();
Words english_challenges();
Words english_palabra();
Words english_palabra_rules();
Words english_palabra_table();
Words english_palindromes();

} // namespace palazzo
