// What a text says that is written in HTML, as the cells of flash cards are.
#pragma once

#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Whether a text holds one of the tags that notes are formatted with.
bool looks_like_html(std::string_view text);

/// The text without tags, comments, styles and scripts. Characters that are named or numbered are those characters,
/// runs of blanks are one space, and where a tag begins a line or an item of a list there is the end of a line.
std::string html_text(std::string_view html);

} // namespace palazzo::quiz
