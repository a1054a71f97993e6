#include "shell/ui/icons.hpp"

#include <initializer_list>
#include <numbers>

namespace palazzo::ui {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

/// Draws the lines of an icon. Positions are in units of a grid of 24 by 24, counted from the middle of the icon.
class Pen {
  public:
    Pen(const Canvas& canvas, Point centre, float size, Colour colour)
        : list_(canvas.list), centre_(centre), unit_(size / 24), colour_(colour), wide_(2.1F * unit_) {}

    void line(std::initializer_list<Point> points, bool closed = false) {
        for (const Point p : points) list_->PathLineTo(to_im(at(p)));
        list_->PathStroke(colour_, closed ? ImDrawFlags_Closed : ImDrawFlags_None, wide_);
        // Dots at the ends of the line and at its corners make them round.
        if (!closed)
            for (const Point p : {*points.begin(), *(points.end() - 1)}) dot(p, wide_ / unit_ / 2);
        for (const Point p : points)
            if (points.size() > 2) dot(p, wide_ / unit_ / 2);
    }
    void arc(Point c, float r, float from, float to) {
        list_->PathArcTo(to_im(at(c)), r * unit_, from, to, 24);
        list_->PathStroke(colour_, ImDrawFlags_None, wide_);
    }
    void ring(Point c, float r) { list_->AddCircle(to_im(at(c)), r * unit_, colour_, 24, wide_); }
    void dot(Point c, float r) { list_->AddCircleFilled(to_im(at(c)), r * unit_, colour_, 14); }
    void box(Point a, Point b, float r) { list_->AddRect(to_im(at(a)), to_im(at(b)), colour_, r * unit_, 0, wide_); }
    void fill(std::initializer_list<Point> points) {
        for (const Point p : points) list_->PathLineTo(to_im(at(p)));
        list_->PathFillConcave(colour_);
    }
    void curve(Point a, Point b, Point c, Point d) {
        list_->AddBezierCubic(to_im(at(a)), to_im(at(b)), to_im(at(c)), to_im(at(d)), colour_, wide_, 16);
    }

  private:
    Point at(Point p) const { return centre_ + p * unit_; }
    ImDrawList* list_;
    Point centre_;
    float unit_;
    Colour colour_;
    float wide_;
};

/// Draws an arrow that bends back to the left (`side` is -1) or to the right (`side` is 1).
void bent_arrow(Pen& pen, float side) {
    pen.line({{3 * side, -8}, {7.5F * side, -3.5F}, {3 * side, 1}});
    pen.line({{7.0F * side, -3.5F}, {-2 * side, -3.5F}});
    pen.curve({-2 * side, -3.5F}, {-9.5F * side, -3.5F}, {-9.5F * side, 7}, {-2 * side, 7});
    pen.line({{-2 * side, 7}, {3 * side, 7}});
}

void speaker(Pen& pen) { pen.fill({{-9.5F, -3}, {-6, -3}, {-1.5F, -7}, {-1.5F, 7}, {-6, 3}, {-9.5F, 3}}); }

void arrow_down(Pen& pen, float from, float to) {
    const float tip = to > from ? 4.5F : -4.5F;
    pen.line({{0, from}, {0, to}});
    pen.line({{-4.5F, to - tip}, {0, to}, {4.5F, to - tip}});
}

void tray(Pen& pen) { pen.line({{-8, 4}, {-8, 8.5F}, {8, 8.5F}, {8, 4}}); }

void head(Pen& pen, Point c, float r) {
    pen.ring(c, r);
    pen.arc({c.x, c.y + r * 3.4F}, r * 1.9F, pi * 1.02F, pi * 1.98F);
}

/// Draws an almost closed circle with an arrowhead at the upper right, or mirrored left to right if `side` is -1.
void round_arrow(Pen& pen, float side) {
    // The circle is open at the top. The arrowhead is at one end of the gap, with its barbs on both sides of the line.
    pen.arc({}, 7.5F, -pi * 0.35F, pi * 1.35F);
    pen.line({{8 * side, -8.2F}, {3.4F * side, -6.7F}, {4.9F * side, -2.1F}});
}

void sliders(Pen& pen) {
    // The icon for settings shows sliders, because they are something that can be adjusted.
    const std::initializer_list<Point> knobs{{-3, -6.5F}, {4, 0}, {-4, 6.5F}};
    for (const Point k : knobs) {
        pen.line({{-9, k.y}, {k.x - 2.6F, k.y}});
        pen.line({{k.x + 2.6F, k.y}, {9, k.y}});
        pen.ring(k, 2.6F);
    }
}

} // namespace

void draw_icon(const Canvas& canvas, Icon icon, Point centre, float size, Colour colour) {
    Pen pen(canvas, centre, size, colour);
    switch (icon) {
    case Icon::menu:
        for (const float y : {-6.0F, 0.0F, 6.0F}) pen.line({{-8, y}, {8, y}});
        break;
    case Icon::back: pen.line({{3.5F, -7.5F}, {-4, 0}, {3.5F, 7.5F}}); break;
    case Icon::forward: pen.line({{-3.5F, -7.5F}, {4, 0}, {-3.5F, 7.5F}}); break;
    case Icon::first:
        pen.line({{-6, -7}, {-6, 7}});
        pen.line({{6.5F, -7}, {-0.5F, 0}, {6.5F, 7}});
        break;
    case Icon::close:
        pen.line({{-6.5F, -6.5F}, {6.5F, 6.5F}});
        pen.line({{-6.5F, 6.5F}, {6.5F, -6.5F}});
        break;
    case Icon::undo: bent_arrow(pen, -1); break;
    case Icon::redo: bent_arrow(pen, 1); break;
    case Icon::help:
        pen.arc({0, -4}, 4.6F, pi, pi * 2.25F);
        pen.curve({3.3F, -0.8F}, {1.5F, 0.9F}, {0, 1.4F}, {0, 4});
        pen.dot({0, 8.6F}, 1.5F);
        break;
    case Icon::rules:
        pen.line({{0, -6}, {-3, -7.8F}, {-9, -7.8F}, {-9, 6.2F}, {-3, 6.2F}, {0, 8}, {3, 6.2F}, {9, 6.2F}, {9, -7.8F},
            {3, -7.8F}, {0, -6}, {0, 8}});
        break;
    case Icon::hint:
        pen.arc({0, -3}, 6.5F, pi * 0.70F, pi * 2.30F);
        pen.line({{-3.8F, 2.3F}, {-3, 5.4F}, {3, 5.4F}, {3.8F, 2.3F}});
        pen.line({{-2, 9}, {2, 9}});
        break;
    case Icon::sound:
        speaker(pen);
        pen.arc({-1, 0}, 5, -0.8F, 0.8F);
        pen.arc({-1, 0}, 9.5F, -0.85F, 0.85F);
        break;
    case Icon::mute:
        speaker(pen);
        pen.line({{3, -3.5F}, {9.5F, 3.5F}});
        pen.line({{3, 3.5F}, {9.5F, -3.5F}});
        break;
    case Icon::settings: sliders(pen); break;
    case Icon::home:
        pen.line({{-9, -0.5F}, {0, -8.5F}, {9, -0.5F}});
        pen.line({{-6.2F, -2.5F}, {-6.2F, 8}, {6.2F, 8}, {6.2F, -2.5F}});
        break;
    case Icon::play: pen.fill({{-5, -8}, {8, 0}, {-5, 8}}); break;
    case Icon::pause:
        for (const float x : {-4.5F, 2.5F}) pen.fill({{x, -7.5F}, {x + 3, -7.5F}, {x + 3, 7.5F}, {x, 7.5F}});
        break;
    case Icon::plus: pen.line({{0, -7}, {0, 7}}); [[fallthrough]];
    case Icon::minus: pen.line({{-7, 0}, {7, 0}}); break;
    case Icon::check: pen.line({{-7.5F, 0.5F}, {-2.5F, 5.5F}, {7.5F, -5.5F}}); break;
    case Icon::exported:
        arrow_down(pen, 3, -8.5F);
        tray(pen);
        break;
    case Icon::imported:
        arrow_down(pen, -8.5F, 3);
        tray(pen);
        break;
    case Icon::trash:
        pen.line({{-8, -5.5F}, {8, -5.5F}});
        pen.line({{-3, -5.5F}, {-3, -8.5F}, {3, -8.5F}, {3, -5.5F}});
        pen.line({{-6, -5.5F}, {-5, 8.5F}, {5, 8.5F}, {6, -5.5F}});
        break;
    case Icon::copy:
        pen.box({-3, -3}, {8.5F, 8.5F}, 2);
        pen.line({{-5.5F, 4}, {-8.5F, 4}, {-8.5F, -8.5F}, {4, -8.5F}, {4, -5.5F}});
        break;
    case Icon::share:
        pen.line({{5.5F, -6}, {-5.5F, 0}, {5.5F, 6}});
        for (const Point p : {Point{6, -6.5F}, Point{-6.5F, 0}, Point{6, 6.5F}}) pen.dot(p, 3);
        break;
    case Icon::person: head(pen, {0, -4}, 4); break;
    case Icon::people:
        head(pen, {-4, -3.5F}, 3.2F);
        head(pen, {5, -2.5F}, 2.7F);
        break;
    case Icon::robot:
        pen.box({-7.5F, -4}, {7.5F, 8}, 3);
        pen.line({{0, -4}, {0, -7.5F}});
        pen.dot({0, -8}, 1.6F);
        pen.dot({-3.2F, 1.5F}, 1.6F);
        pen.dot({3.2F, 1.5F}, 1.6F);
        break;
    case Icon::cards:
        pen.box({-8.5F, -5}, {1.5F, 9}, 2);
        pen.line({{-3.5F, -8.5F}, {8.5F, -8.5F}, {8.5F, 5}, {5, 5}});
        break;
    case Icon::up: pen.line({{-7, 3.5F}, {0, -3.5F}, {7, 3.5F}}); break;
    case Icon::down: pen.line({{-7, -3.5F}, {0, 3.5F}, {7, -3.5F}}); break;
    case Icon::flame:
        pen.curve({0, 9}, {-9.5F, 9}, {-8, -1}, {-3, -3.5F});
        pen.curve({-3, -3.5F}, {-1.5F, -5}, {-1.5F, -7}, {-1, -9});
        pen.curve({-1, -9}, {3, -7}, {3.5F, -4}, {3.5F, -2.5F});
        pen.curve({3.5F, -2.5F}, {4.5F, -3}, {5, -3.8F}, {5.2F, -4.5F});
        pen.curve({5.2F, -4.5F}, {9, 1}, {8, 9}, {0, 9});
        break;
    case Icon::trophy:
        pen.line({{-5, -8}, {5, -8}, {5, -2}, {2.5F, 2}, {-2.5F, 2}, {-5, -2}}, true);
        pen.line({{0, 2}, {0, 8}});
        pen.line({{-4.5F, 8}, {4.5F, 8}});
        pen.arc({-5, -4.5F}, 3, pi * 0.5F, pi * 1.5F);
        pen.arc({5, -4.5F}, 3, -pi * 0.5F, pi * 0.5F);
        break;
    case Icon::shuffle:
        pen.line({{-9, -5.5F}, {-5.5F, -5.5F}, {3.5F, 5.5F}, {8.4F, 5.5F}});
        pen.line({{5.4F, 2.3F}, {8.8F, 5.5F}, {5.4F, 8.7F}});
        pen.line({{-9, 5.5F}, {-5.5F, 5.5F}, {-2.6F, 2.0F}});
        pen.line({{0.6F, -2.0F}, {3.5F, -5.5F}, {8.4F, -5.5F}});
        pen.line({{5.4F, -8.7F}, {8.8F, -5.5F}, {5.4F, -2.3F}});
        break;
    case Icon::refresh: round_arrow(pen, 1); break;
    case Icon::reversed: round_arrow(pen, -1); break;
    case Icon::sort:
        pen.line({{-8, -6}, {8, -6}});
        pen.line({{-8, 0}, {3, 0}});
        pen.line({{-8, 6}, {-2, 6}});
        break;
    case Icon::edit:
        pen.line({{-8, 8}, {-7, 3.5F}, {4, -7.5F}, {7.5F, -4}, {-3.5F, 7}, {-8, 8}});
        pen.line({{1.4F, -4.9F}, {4.9F, -1.4F}});
        break;
    case Icon::fit:
        for (const float x : {-1.0F, 1.0F})
            for (const float y : {-1.0F, 1.0F}) pen.line({{8 * x, 3 * y}, {8 * x, 8 * y}, {3 * x, 8 * y}});
        break;
    }
}

} // namespace palazzo::ui
