// The Palace table on the canvas: draws the scene, handles pointer and keyboard, and returns legal moves. The functions
// of the screen are explained in shell/games/ui.hpp.
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

/// The press that is under way on a card.
struct Grip {
    int tag = -1; ///< Tag of the pressed card; -1 if nothing is pressed.
    ui::Point from;
    bool dragging = false; ///< The pointer has moved too far for a tap.
};

struct Table {
    using Answer = games::TableAnswer<palace::Rules>;
    using Context = games::ScreenContext<palace::Rules>;

    Selection selection;

    Answer draw(const ui::Theme& theme, const palace::View& view, const Context& context);
    bool moving() const;
    bool landed() const;
    /// Returns the middle of the pile.
    std::optional<ui::Point> celebration_origin() const { return pile_; }
    double next_frame() const { return -1; }
    bool is_made_automatically(const palace::View&, const palace::Move&) const { return false; }
    void suggest(const palace::View& view, const palace::Move& move);
    /// Returns whether the ranks are shown that a joker may stand for.
    bool has_sheet() const { return asks_rank_; }
    void close_sheet() { selection = {}; }
    void forget_private_state() { *this = {}; }
    std::vector<a11y::Region> mirror(const palace::View& view, const i18n::Voice& voice) const;
    std::optional<palace::Move> pressed(const palace::View& view, const a11y::Pressed& pressed);
    /// Returns the position that the texts of the table describe.
    const TableTexts& table_texts() const { return texts_; }

  private:
    struct Frame;

    void note_changes(const Frame& f);
    void refuse(Frame& f, const Refusal& reason);
    SceneInput scene_input(const Frame& f) const;
    void show(Frame& f, double now);
    void handle_pointer(Frame& f);
    void handle_keys(Frame& f);
    void press(Frame& f, const Spot& spot);
    bool plays_at_once(const Frame& f) const;
    bool plays_on_click(const Frame& f, const Spot& spot, bool twice) const;
    void click(Frame& f, const Spot& spot, const ui::Ground& cards);
    void drop(Frame& f, ui::Point at);
    void make(Frame& f, const palace::Move& move);
    void judge(Frame& f);

    void draw_header(Frame& f) const;
    void draw_seats(const Frame& f) const;
    void draw_piles(const Frame& f) const;
    void draw_message(const Frame& f) const;
    void draw_order(const Frame& f) const;
    void name_cards(const Frame& f) const;
    void draw_buttons(Frame& f);
    void draw_ranks(Frame& f, const ui::Theme& theme);
    void draw_player_choice(Frame& f, const ui::Theme& theme);
    void name_joker(Frame& f, Naming what, Rank rank);

    ui::Motion motion_;
    Refusal refusal_; ///< Why the last attempt was refused.
    int focus_ = -1;  ///< Tag of the card that the keyboard is on; -1 for none.
    int hovered_ = -1;
    Grip grip_;
    TableTexts texts_;
    bool asks_rank_ = false;        ///< The last frame asked what a joker stands for.
    std::optional<ui::Point> pile_; ///< Position at which the middle of the pile was drawn last.

    // The state that was shown last, to detect changes.
    std::uint64_t moment_ = 0;
    Seat viewer_ = -1;
    int turns_ = 0;
    long step_ = 0;
    int arrangement_ = 0;
    ui::Rect window_;
};

} // namespace palazzo::palace::screen
