#include "shell/ui/stamp.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace palazzo::ui {
namespace {

/// Fills the area between an outer and an inner rim, which have `n` vertices each, with triangles.
void join(VertexWriter& out, std::size_t outer, std::size_t inner, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t j = i + 1 < n ? i + 1 : 0;
        out.add_triangle(outer + i, outer + j, inner + j);
        out.add_triangle(outer + i, inner + j, inner + i);
    }
}

} // namespace

VertexWriter::VertexWriter(ImDrawList* list, std::size_t indices, std::size_t vertices)
    : list_(list), white_(ImGui::GetFontTexUvWhitePixel()) {
    list->PrimReserve(static_cast<int>(indices), static_cast<int>(vertices));
    base_ = list->_VtxCurrentIdx;
}

void VertexWriter::add_triangle(std::size_t a, std::size_t b, std::size_t c) {
    for (const std::size_t i : {a, b, c}) list_->PrimWriteIdx(static_cast<ImDrawIdx>(base_ + i));
}

void draw_shape(
    const Canvas& canvas, const Shape& shape, const ShapePlace& place, std::span<const ShapeBand> bands, bool hollow) {
    const std::size_t n = shape.rim.size();
    const std::size_t fill = hollow ? 0 : shape.triangles.size();
    const std::size_t inner = (bands.size() - 1) * n;
    VertexWriter out(canvas.list, inner * 6 + fill, bands.size() * n);
    const PlaceTransform transform(place);
    for (const ShapeBand& band : bands)
        for (std::size_t i = 0; i < n; ++i) {
            const float down = (shape.rim[i].y - shape.top) / shape.height;
            const Colour c = band.top == band.bottom ? band.top : mix(band.top, band.bottom, down);
            out.add_vertex(transform(shape.rim[i], shape.normals[i] * band.offset), c);
        }
    for (std::size_t rim = 0; rim < inner; rim += n) join(out, rim, rim + n, n);
    for (std::size_t i = 0; i + 2 < fill; i += 3)
        out.add_triangle(inner + shape.triangles[i], inner + shape.triangles[i + 1], inner + shape.triangles[i + 2]);
}

void draw_shape(const Canvas& canvas, const Shape& shape, const ShapePlace& place, Colour colour) {
    const float half = 0.5F / pixel_density();
    const Colour clear = faded_colour(colour, 0);
    draw_shape(canvas, shape, place, std::array{ShapeBand{half, clear, clear}, ShapeBand{-half, colour, colour}});
}

void draw_shape_ring(
    const Canvas& canvas, const Shape& shape, const ShapePlace& place, float inner, float outer, Colour colour) {
    const float half = 0.5F / pixel_density();
    const Colour clear = faded_colour(colour, 0);
    const std::array bands{ShapeBand{outer + half, clear, clear}, ShapeBand{outer - half, colour, colour},
        ShapeBand{inner + half, colour, colour}, ShapeBand{inner - half, clear, clear}};
    draw_shape(canvas, shape, place, bands, true);
}

} // namespace palazzo::ui
