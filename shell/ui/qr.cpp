#include "shell/ui/qr.hpp"

#include <qrcodegen.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace palazzo::ui {
namespace {

constexpr int largest_version = 25;
constexpr Colour black = rgb(0x000000);
constexpr Colour white = rgb(0xFFFFFF);

using Buffer = std::array<std::uint8_t, qrcodegen_BUFFER_LEN_FOR_VERSION(largest_version)>;

/// A grid that is aligned to physical pixels.
struct Grid {
    Point start;
    float step; ///< Width of a module in logical pixels.
};

Grid grid_in(const Rect& place, int modules) {
    const float pixels = pixel_density();
    const float side = std::min(place.w, place.h);
    const float step = std::max(1.0F, std::floor(side * pixels / static_cast<float>(modules))) / pixels;
    const Point free = Point{place.w, place.h} - Point{1, 1} * (step * static_cast<float>(modules));
    return {
        {std::floor((place.x + free.x / 2) * pixels) / pixels, std::floor((place.y + free.y / 2) * pixels) / pixels},
        step};
}

Rect modules_at(const Grid& grid, int x, int y, int across, int down) {
    return {grid.start.x + grid.step * static_cast<float>(x), grid.start.y + grid.step * static_cast<float>(y),
        grid.step * static_cast<float>(across), grid.step * static_cast<float>(down)};
}

void fill(const Canvas& canvas, const Rect& r, Colour colour) {
    canvas.list->AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, colour);
}

/// Draws the dark modules of a row. Adjacent modules are drawn as one rectangle, so that no gap shows between them.
void draw_row(const Canvas& canvas, const QrCode& code, const Grid& grid, int y) {
    for (int x = 0; x < code.size;) {
        int end = x;
        while (end < code.size && code.is_dark(end, y)) ++end;
        if (end > x) fill(canvas, modules_at(grid, x + quiet_zone, y + quiet_zone, end - x, 1), black);
        x = std::max(end, x + 1);
    }
}

} // namespace

float comfortable_width(const QrCode& code) {
    constexpr float least_width = 260;
    constexpr float least_module = 4;
    return std::max(least_width, least_module * static_cast<float>(code.size + 2 * quiet_zone));
}

std::optional<QrCode> make_qr(std::string_view text) {
    if (text.size() > longest_qr_text) return std::nullopt;
    Buffer data;
    Buffer made;
    std::copy(text.begin(), text.end(), data.begin());
    if (!qrcodegen_encodeBinary(
            data.data(), text.size(), made.data(), qrcodegen_Ecc_LOW, 1, largest_version, qrcodegen_Mask_AUTO, true))
        return std::nullopt;
    QrCode code{qrcodegen_getSize(made.data()), {}};
    for (int y = 0; y < code.size; ++y)
        for (int x = 0; x < code.size; ++x) code.dark.push_back(qrcodegen_getModule(made.data(), x, y));
    return code;
}

Rect draw_qr(const Canvas& canvas, const QrCode& code, const Rect& place) {
    const int modules = code.size + 2 * quiet_zone;
    const Grid grid = grid_in(place, modules);
    const Rect all = modules_at(grid, 0, 0, modules, modules);
    fill(canvas, all, white);
    for (int y = 0; y < code.size; ++y) draw_row(canvas, code, grid, y);
    return all;
}

} // namespace palazzo::ui
