#include "shell/cards/pips.hpp"

#include <array>
#include <cstddef>
#include <initializer_list>
#include <vector>

namespace palazzo::ui {
namespace {

constexpr float size = 0.15F;
constexpr float column = 0.155F; // distance of the outer columns from the middle, in card widths
constexpr float top = 0.45F;     // distance of the outermost rows from the middle, in card widths

std::vector<Pip> pips_at(std::initializer_list<Point> places) {
    std::vector<Pip> pips;
    for (const Point& at : places) pips.push_back({at, size});
    return pips;
}

/// Returns two columns of `rows` pips each, and between them one pip at each height in `middle`.
std::vector<Pip> columns(int rows, std::initializer_list<float> middle) {
    std::vector<Pip> pips;
    for (int row = 0; row < rows; ++row) {
        const float y = -top + 2 * top * static_cast<float>(row) / static_cast<float>(rows - 1);
        for (const float x : {-column, column}) pips.push_back({{x, y}, size});
    }
    for (const float y : middle) pips.push_back({{0, y}, size});
    return pips;
}

std::vector<Pip> layout(Rank rank) {
    switch (rank) {
    case Rank::two: return pips_at({{0, -top}, {0, top}});
    case Rank::three: return pips_at({{0, -top}, {0, 0}, {0, top}});
    case Rank::four: return columns(2, {});
    case Rank::five: return columns(2, {0});
    case Rank::six: return columns(3, {});
    case Rank::seven: return columns(3, {-top / 2});
    case Rank::eight: return columns(3, {-top / 2, top / 2});
    case Rank::nine: return columns(4, {0});
    case Rank::ten: return columns(4, {-top * 2 / 3, top * 2 / 3});
    case Rank::ace: return {{{0, 0}, 0.46F}};
    case Rank::jack:
    case Rank::queen:
    case Rank::king: break;
    }
    return {};
}

} // namespace

std::span<const Pip> pips_of(Rank rank) {
    static const auto layouts = [] {
        std::array<std::vector<Pip>, rank_count> all;
        for (int i = 0; i < rank_count; ++i) all[static_cast<std::size_t>(i)] = layout(rank_at(i));
        return all;
    }();
    return layouts[static_cast<std::size_t>(index_of(rank))];
}

} // namespace palazzo::ui
