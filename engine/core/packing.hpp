// Compresses texts that are kept for years and rarely read. The record of a finished game, for example, shrinks from
// ten thousand characters to some hundreds. A model predicts each bit from the preceding bytes, and an arithmetic coder
// stores only what the model didn't predict.
//
// The method is that of M. Mahoney's PAQ programs ("Adaptive Weighing of Context Models for Lossless Data Compression",
// 2005) with six contexts. For texts as short as records, its results are a third smaller than zlib's, with a twentieth
// of zlib's code. It computes with integers only, so that a text is packed to the same bytes on every platform.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace palazzo {

/// Packs a text into letters, digits, `-` and `_`. It accepts any bytes, but suits records and other JSON of Palazzo
/// best. All texts that were ever packed must stay readable, so a different method must become a different function.
std::string pack(std::string_view text);

/// Returns the text that was packed; nullopt if `packed` can't have been made by pack(), or if the text would be longer
/// than `longest` bytes. If `packed` was damaged, the result may be a different text, so store a digest of the text as
/// well.
std::optional<std::string> unpack(std::string_view packed, std::size_t longest);

} // namespace palazzo
