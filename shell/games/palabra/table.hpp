// The Palabra table on the canvas. It draws the words, the rack and the word that the player puts together, handles
// pointer and keyboard, and returns legal moves. The functions of the table are explained in shell/games/ui.hpp.
#pragma once

#include "engine/games/palabra/rules.hpp"
#include "shell/cards/motion.hpp"
#include "shell/games/game_table.hpp"
#include "shell/games/palabra/draft.hpp"
#include "shell/games/palabra/layout.hpp"
#include "shell/games/palabra/offers.hpp"
#include "shell/games/palabra/scene.hpp"
#include "shell/games/table_texts.hpp"
#include "shell/games/ui.hpp"
#include "shell/ui/widgets.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::palabra::screen {

struct Table {
    using Input = games::GameInput<palabra::Rules>;
    using Context = games::ScreenContext<palabra::Rules>;

    Rack rack;   ///< The viewer's hand, in the order that the player has given it.
    Draft draft; ///< The move that the player is putting together.
    /// Kind of play that the player has asked for; nullopt if the likeliest kind is to be used.
    std::optional<palabra::MoveAction> wish;
    std::optional<Seat> opened_word_seat; ///< Seat whose word is shown on a sheet; nullopt if no word is.
    int asked_blank = -1; ///< Id of the blank card whose letter the player has to choose; -1 if there is none.

    Input draw(const ui::Theme& theme, const palabra::View& view, const Context& context);
    bool is_moving() const;
    bool has_landed() const { return !is_moving(); }
    /// Returns the positions that the texts of the table describe.
    const games::TableTexts<palabra::Rules>& table_texts() const { return texts_; }
    std::optional<ui::Point> celebration_origin() const { return std::nullopt; }
    /// Returns the seconds after which the running timer needs a frame; negative if the timer doesn't run.
    double seconds_to_next_frame() const;
    std::vector<a11y::Region> mirror_regions(const palabra::View& view, const i18n::Voice& voice) const;
    std::optional<palabra::Move> handle_control(const palabra::View& view, const a11y::UsedControl& pressed);
    void suggest(const palabra::View& view, const palabra::Move& move);
    /// Returns whether the move passes the pre-play, which the screen does automatically before a play.
    bool is_made_automatically(const palabra::View& view, const palabra::Move& move) const;
    /// Returns whether a sheet is open: a word, the letters of a blank card, or the question whether to pass.
    bool has_sheet() const { return opened_word_seat || asked_blank >= 0 || passing_; }
    void close_sheet();
    /// Forgets everything except the running timer and the order of each player's rack, because another player gets the
    /// device.
    void forget_private_state();
    /// Returns the order of each player's rack.
    games::HandOrder hand_order() const;
    /// Arranges the racks. Texts that aren't cards are left out.
    void restore_hand_order(const games::HandOrder& order);

  private:
    struct FrameData;

    /// The current press on a card or a word.
    struct PointerPress {
        int tag = -1;
        std::optional<Seat> word;
        ui::Point from; ///< Position at which the press began.
        ui::Point last;
        bool down = false;
        bool dragging = false; ///< True if the pointer has moved too far for a tap.
    };

    /// The place of the keyboard focus: the row, and the index in the row.
    struct Focus {
        enum class Row { words, tray, rack, buttons };
        Row row = Row::rack;
        int at = 0;
    };

    /// Points that fly to the plate of their player.
    struct FlyingPoints {
        std::string text;
        ui::Point from, to;
        bool loss = false;
        double start = 0;
    };

    /// One of the small buttons above the main buttons.
    struct ToolButton {
        enum class ToolKind { shuffle, letters, colours, exchange, clear };
        ToolKind kind;
        const char* id;
        const char* tip;
        float width = 44;
    };
    static bool can_exchange(const FrameData& f);
    static std::vector<ToolButton> tool_buttons_of(const FrameData& f, const Draft& draft);

    void note_changes(FrameData& f);
    void add_flying_points(const FrameData& f);
    void update_texts(const FrameData& f);
    bool asks_for_move(const FrameData& f) const;
    void count_discarded_cards(const FrameData& f, bool still);
    void note_own_word(const FrameData& f, bool moved, bool anew);
    void sync_rack_with_hand(const palabra::View& v);
    void switch_to_seat(Seat seat);
    ui::Scene scene(const FrameData& f) const;

    void handle_pointer(FrameData& f);
    void handle_press(const FrameData& f, ui::Point at);
    void handle_release(FrameData& f, ui::Point at);
    void tap_card(FrameData& f, int tag);
    void drop_card(FrameData& f, int id, ui::Point at);
    void drop_on_word(FrameData& f, int id, Seat seat, ui::Point at);
    std::optional<Seat> word_at(const FrameData& f, ui::Point at) const;
    std::size_t place_in_tray(const FrameData& f, int id, ui::Point at, bool& before) const;

    void handle_keys(FrameData& f);
    void handle_typing(FrameData& f);
    void handle_arrows(FrameData& f, int dx, int dy);
    void press_focused(FrameData& f);
    /// Returns what the keyboard can focus in a row: seats in the row `words`, tags in `tray` and `rack`, and numbers
    /// of buttons in `buttons`.
    std::vector<int> focusable_items(const FrameData& f, Focus::Row row) const;
    int focused_tag(const FrameData& f) const;

    void type_letter(FrameData& f, palabra::Letter letter);
    void choose_card(FrameData& f, int id);
    void choose_blank_letter(palabra::Letter letter);
    void begin_word_use(Draft::Purpose purpose, Seat seat);
    void use_tool(FrameData& f, ToolButton::ToolKind kind);
    void handle_offer(FrameData& f, const Offer& offer);
    void make_offered_move(FrameData& f, const Offer& offer);
    bool needs_confirmation(const Offer& offer) const;
    void make_move(FrameData& f, const palabra::Move& move);
    std::optional<palabra::Move> begin_move(const palabra::View& v, const palabra::Move& move);
    void queue_move(const palabra::Move& move);
    void make_queued_move(FrameData& f);
    void show_refusal(FrameData& f, const Refusal& reason);
    void drop_selection();
    void update_timer(FrameData& f);

    void draw_header(FrameData& f);
    void draw_timer(FrameData& f);
    void draw_piles(const FrameData& f) const;
    void draw_counts(const FrameData& f) const;
    void draw_seats(FrameData& f);
    void draw_seat(const FrameData& f, Seat seat) const;
    void draw_laid_counts(const FrameData& f) const;
    void draw_message(const FrameData& f) const;
    void draw_tray(const FrameData& f) const;
    void draw_turn_steps(const FrameData& f, float room) const;
    float draw_verdict(const FrameData& f, const std::optional<Reading>& reading) const;
    void draw_score(const FrameData& f, const std::optional<Reading>& reading) const;
    void draw_lock_breaker(const FrameData& f) const;
    void draw_tool_buttons(FrameData& f);
    bool draw_tool_button(const FrameData& f, const ToolButton& tool, const ui::Rect& at) const;
    void draw_buttons(FrameData& f);
    void draw_offer(FrameData& f, const ui::Rect& area, const Offer& offer, ui::ButtonKind kind);
    void register_card_areas(const FrameData& f) const;
    void draw_points(const FrameData& f) const;
    void draw_word_sheet(FrameData& f, const ui::Theme& theme);
    void draw_letter_choice(const FrameData& f, const ui::Theme& theme);
    void draw_pass_confirmation(FrameData& f, const ui::Theme& theme);

    ui::Motion motion_;
    games::TableTexts<palabra::Rules> texts_;
    std::array<Rack, palabra::most_players> racks_; ///< Racks by seat, of the players who aren't the viewer now.
    Refusal refusal_;                               ///< Reason why the last attempt was refused; empty if it wasn't.
    Focus focus_;
    int hovered_ = -1;
    PointerPress grip_;
    /// The pass that the player has to confirm, because cards are chosen for a word; nullopt if there is none.
    std::optional<Offer> passing_;
    std::optional<palabra::Move> queued_; ///< The move to make once the pre-play is passed; nullopt if there is none.
    Draft queued_from_;      ///< The draft of the move `queued_`; that move is cancelled if the draft changes.
    bool held_up_ = false;   ///< True if the move `queued_` waits for the pre-plays of the other players.
    bool auto_sort_ = false; ///< Value of TableHabits::auto_sort in the last frame.
    std::vector<int> spent_; ///< Ids of the cards that were just played.
    std::vector<FlyingPoints> points_;
    std::string own_word_; ///< The viewer's word on the table; empty if there is none.
    std::string cleared_;  ///< The viewer's word that was just cleared away; empty if none was.
    Rng dice_;             ///< Random numbers for shuffling the rack, which isn't part of the game.
    /// Time at which this screen first saw the timer run; nullopt if it doesn't run.
    std::optional<double> timer_started_;
    double now_ = 0;

    // The position, the viewer and the window that were drawn last, which show whether anything has changed.
    bool shown_ = false;                 ///< True if a position has been drawn.
    std::vector<palabra::Event> latest_; ///< Events of the last move; empty if moves were taken back.
    std::uint64_t position_number_ = 0;
    Seat viewer_ = -1;
    long step_ = 0;
    std::size_t discard_size_ = 0;
    std::size_t discarded_ = 0; ///< Number of cards that the last move added to the discard pile.
    int arrangement_ = 0;
    ui::Rect window_;
};

} // namespace palazzo::palabra::screen
