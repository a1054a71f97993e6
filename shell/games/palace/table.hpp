// The Palace table on the canvas. It draws the scene, handles pointer and keyboard, and returns legal moves. The
// functions of the table are explained in shell/games/ui.hpp.
#pragma once

#include "engine/games/palace/rules.hpp"
#include "shell/cards/motion.hpp"
#include "shell/games/palace/choices.hpp"
#include "shell/games/palace/scene.hpp"
#include "shell/games/palace/selection.hpp"
#include "shell/games/palace/table_texts.hpp"
#include "shell/games/ui.hpp"
#include "shell/ui/widgets.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palace::screen {

/// The current press on a card.
struct PointerPress {
    int tag = -1; ///< Tag of the pressed card; -1 if nothing is pressed.
    ui::Point from;
    bool dragging = false; ///< True if the pointer has moved too far for a tap.
};

struct Table {
    using Input = games::GameInput<palace::Rules>;
    using Context = games::ScreenContext<palace::Rules>;

    Selection selection;

    Input draw(const ui::Theme& theme, const palace::View& view, const Context& context);
    bool is_moving() const;
    bool has_landed() const;
    /// Returns the middle of the pile; nullopt if the pile hasn't been drawn yet.
    std::optional<ui::Point> celebration_origin() const { return pile_; }
    double seconds_to_next_frame() const { return -1; }
    bool is_made_automatically(const palace::View&, const palace::Move&) const { return false; }
    void suggest(const palace::View& view, const palace::Move& move);
    /// Returns whether the sheet is open on which the player chooses the rank of a joker.
    bool has_sheet() const { return asks_rank_; }
    void close_sheet() { selection = {}; }
    void forget_private_state() { *this = {}; }
    std::vector<a11y::Region> mirror_regions(const palace::View& view, const i18n::Voice& voice) const;
    std::optional<palace::Move> handle_control(const palace::View& view, const a11y::UsedControl& pressed);
    /// Returns the positions that the texts of the table describe.
    const TableTexts& table_texts() const { return texts_; }

  private:
    struct FrameData;

    void note_changes(const FrameData& f);
    void show_refusal(FrameData& f, const Refusal& reason);
    SceneInput scene_input(const FrameData& f) const;
    void show_scene(FrameData& f, double now);
    void handle_pointer(FrameData& f);
    void handle_keys(FrameData& f);
    void handle_press(FrameData& f, const Spot& spot);
    bool plays_at_once(const FrameData& f) const;
    bool plays_on_click(const FrameData& f, const Spot& spot, bool twice) const;
    void handle_click(FrameData& f, const Spot& spot, const ui::GroundState& cards);
    void drop_cards(FrameData& f, ui::Point at);
    void make_move(FrameData& f, const palace::Move& move);
    void show_why_not_playable(FrameData& f);

    void draw_header(FrameData& f) const;
    void draw_seats(const FrameData& f) const;
    void draw_piles(const FrameData& f) const;
    void draw_counts(const FrameData& f) const;
    void draw_message(const FrameData& f) const;
    void draw_picked_order(const FrameData& f) const;
    void register_card_areas(const FrameData& f) const;
    void draw_buttons(FrameData& f);
    void draw_rank_choice(FrameData& f, const ui::Theme& theme);
    void draw_player_choice(FrameData& f, const ui::Theme& theme);
    void name_joker(FrameData& f, JokerToName what, Rank rank);

    ui::Motion motion_;
    Refusal refusal_; ///< Reason why the last attempt was refused; empty if it wasn't.
    int focus_ = -1;  ///< Tag of the card that has the keyboard focus; -1 if none has.
    int hovered_ = -1;
    PointerPress grip_;
    TableTexts texts_;
    bool asks_rank_ = false;        ///< True if the last frame asked for the rank of a joker.
    std::optional<ui::Point> pile_; ///< The middle of the pile when it was last drawn; nullopt before that.

    // The position, the viewer and the window that were drawn last, which show whether anything has changed.
    std::uint64_t position_number_ = 0;
    Seat viewer_ = -1;
    int turns_ = 0;
    long step_ = 0;
    int arrangement_ = 0;
    ui::Rect window_;
};

} // namespace palazzo::palace::screen
