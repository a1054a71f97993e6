// Texts made small, for what is kept for years and seldom read: a finished game, as a record of ten thousand
// characters, fits in some hundreds. A model foretells each bit from the bytes before it, and an arithmetic coder
// writes down no more than what the model did not foresee.
//
// The method is that of M. Mahoney's PAQ programs ("Adaptive Weighing of Context Models for Lossless Data Compression",
// 2005) with a handful of contexts. For texts as short as records it leaves a third less than zlib does, in a twentieth
// of zlib's code. Only whole numbers are reckoned with, so that the same text is packed alike everywhere.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace palazzo {

/// Packs a text into letters, digits, `-` and `_`. Any bytes will do; records and what else is JSON of Palazzo's fare
/// best. What was packed once must be readable for ever: a change of the method needs a new name beside this one.
std::string pack(std::string_view text);

/// Returns nullopt if `packed` was not made by pack(), as far as its form tells, or if the text would be longer than
/// `longest` bytes. A text that was changed on the way may come out as another one: keep a digest beside it.
std::optional<std::string> unpack(std::string_view packed, std::size_t longest);

} // namespace palazzo
