// The table of Sevens on the canvas. It draws the scene, handles pointer and keyboard, and returns legal moves. The
// functions of the table are explained in shell/games/ui.hpp.
#pragma once

#include "engine/games/example/rules.hpp"
#include "shell/cards/motion.hpp"
#include "shell/games/ui.hpp"
#include "shell/ui/widgets.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::example::screen {

struct Table {
    using Input = games::GameInput<Rules>;
    using Context = games::ScreenContext<Rules>;

    Input draw(const ui::Theme& theme, const View& view, const Context& context);
    bool is_moving() const;
    bool has_landed() const { return !is_moving(); }
    std::optional<ui::Point> celebration_origin() const { return std::nullopt; }
    double seconds_to_next_frame() const { return -1; }
    bool is_made_automatically(const example::View&, const example::Move&) const { return false; }
    /// Does nothing, because a press on a card plays it at once. The text of the hint names the card.
    void suggest(const example::View&, const example::Move&) {}
    bool has_sheet() const { return false; }
    void close_sheet() {}
    void forget_private_state() { *this = {}; }
    std::vector<a11y::Region> mirror_regions(const View& view, const i18n::Voice& voice) const;
    std::optional<Move> handle_control(const View& view, const a11y::UsedControl& pressed);

  private:
    struct FrameData;

    void note_changes(const FrameData& f);
    void handle_pointer(FrameData& f);
    void handle_keys(FrameData& f);
    void play_card(FrameData& f, int tag);

    void draw_header(FrameData& f) const;
    void draw_seats(const FrameData& f) const;
    void draw_message(FrameData& f) const;
    void draw_pass_button(FrameData& f) const;

    ui::Motion motion_;
    std::string refusal_; ///< Reason why the last attempt was refused.
    int focus_ = -1;      ///< Index of the card in the hand that has the keyboard focus; -1 if none has.

    // The position, the viewer and the window that were drawn last, which show whether anything has changed.
    std::uint64_t position_number_ = 0;
    Seat viewer_ = -1;
    long step_ = 0;
    int arrangement_ = 0;
    ui::Rect window_;
};

} // namespace palazzo::example::screen
