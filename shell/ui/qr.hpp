// QR codes: a link on this screen for the telephone across the table.
#pragma once

#include "shell/ui/theme.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace palazzo::ui {

/// A square of dark and light modules, without the quiet zone around it.
struct QrCode {
    int size = 0;           ///< modules a side, from 21 to 117
    std::vector<bool> dark; ///< row by row from the top, each from the left

    bool is_dark(int x, int y) const { return dark[static_cast<std::size_t>(y * size + x)]; }
};

/// As many bytes go into a code whose modules a telephone still tells apart on a small screen (version 25).
inline constexpr std::size_t longest_qr_text = 1273;
/// Light modules that readers need around a code.
inline constexpr int quiet_zone = 4;

/// The smallest code of a text, with as much correction of errors as it has room for; nullopt if it is too long.
std::optional<QrCode> make_qr(std::string_view text);

/// Draws a code with its quiet zone, black on white whatever the theme, in the middle of a place. A module is a whole
/// number of physical pixels wide, so that no seam shows; of a place too small for that, one pixel, and it sticks out.
/// Returns where it was drawn.
Rect draw_qr(const Canvas& canvas, const QrCode& code, const Rect& place);

} // namespace palazzo::ui
