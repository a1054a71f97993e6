// QR codes, which show a link so that another phone can scan it.
#pragma once

#include "shell/ui/theme.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace palazzo::ui {

/// A square of dark and light modules, without the quiet zone around it.
struct QrCode {
    int size = 0;           ///< Number of modules per side, from 21 to 117.
    std::vector<bool> dark; ///< The modules, row by row from the top and from left to right; true if a module is dark.

    bool is_dark(int x, int y) const { return dark[static_cast<std::size_t>(y * size + x)]; }
};

/// Length in bytes of the longest text for which make_qr() makes a code. A phone can still scan that code (version 25)
/// from a small screen.
inline constexpr std::size_t longest_qr_text = 1273;
/// Width in modules of the light margin that readers of QR codes need around a code (ISO/IEC 18004).
inline constexpr int quiet_zone = 4;

/// Returns the width of a code with its quiet zone, in units, at which a phone scans it easily from a screen. Codes
/// with more modules are wider.
float comfortable_width(const QrCode& code);

/// Returns the smallest QR code for `text`, with as much error correction as fits into that size; nullopt if the text
/// is too long.
std::optional<QrCode> make_qr(std::string_view text);

/// Draws a code with its quiet zone in the middle of `place`, black on white in every theme. Each module is a whole
/// number of physical pixels wide, so that no gaps show. If `place` is too small for one pixel per module, the code
/// extends beyond it. Returns the area that was drawn.
Rect draw_qr(const Canvas& canvas, const QrCode& code, const Rect& place);

} // namespace palazzo::ui
