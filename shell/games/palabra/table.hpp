// The Palabra table on the canvas. It draws the words, the rack and the word that the player puts together, handles
// pointer and keyboard, and returns legal moves. The functions of the table are explained in shell/games/ui.hpp.
#pragma once

#include "engine/games/palabra/rules.hpp"
#include "shell/cards/motion.hpp"
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
    using Answer = games::TableAnswer<palabra::Rules>;
    using Context = games::ScreenContext<palabra::Rules>;

    Rack rack;   ///< The viewer's hand, in the order that the player has given it.
    Draft draft; ///< The move that the player is putting together.
    /// Kind of play that the player has asked for; nullopt if the likeliest kind is to be used.
    std::optional<palabra::Act> wish;
    std::optional<Seat> opened; ///< Seat whose word is shown on a sheet; nullopt if no word is.
    int asked = -1;             ///< Id of the blank card whose letter the player has to choose; -1 if there is none.

    Answer draw(const ui::Theme& theme, const palabra::View& view, const Context& context);
    bool moving() const;
    bool landed() const { return !moving(); }
    /// Returns the positions that the texts of the table describe.
    const games::TableTexts<palabra::Rules>& table_texts() const { return texts_; }
    std::optional<ui::Point> celebration_origin() const { return std::nullopt; }
    /// Returns the seconds after which the running timer needs a frame; negative if the timer doesn't run.
    double next_frame() const;
    std::vector<a11y::Region> mirror(const palabra::View& view, const i18n::Voice& voice) const;
    std::optional<palabra::Move> pressed(const palabra::View& view, const a11y::Pressed& pressed);
    void suggest(const palabra::View& view, const palabra::Move& move);
    /// Returns whether the move passes the pre-play, which the screen does automatically before a play.
    bool is_made_automatically(const palabra::View& view, const palabra::Move& move) const;
    /// Returns whether a sheet is open: a word, the letters of a blank card, or the question whether to pass.
    bool has_sheet() const { return opened || asked >= 0 || passing_; }
    void close_sheet();
    /// Forgets everything except the running timer and the order of each player's rack, because another player gets the
    /// device.
    void forget_private_state();

  private:
    struct Frame;

    /// The current press on a card or a word.
    struct Grip {
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
    struct Points {
        std::string text;
        ui::Point from, to;
        bool loss = false;
        double start = 0;
    };

    /// One of the small buttons above the main buttons.
    struct Tool {
        enum class Kind { shuffle, letters, colours, exchange, clear };
        Kind kind;
        const char* id;
        const char* tip;
        float width = 44;
    };
    static bool can_exchange(const Frame& f);
    static std::vector<Tool> tools_of(const Frame& f, const Draft& draft);

    void note_changes(Frame& f);
    void note_points(const Frame& f);
    void update_texts(const Frame& f);
    bool asks(const Frame& f) const;
    void note_discard(const Frame& f, bool still);
    void note_own_word(const Frame& f, bool moved, bool anew);
    void sync_rack_with_hand(const palabra::View& v);
    void switch_to_seat(Seat seat);
    ui::Scene scene(const Frame& f) const;

    void handle_pointer(Frame& f);
    void press(const Frame& f, ui::Point at);
    void release(Frame& f, ui::Point at);
    void tap_card(Frame& f, int tag);
    void drop(Frame& f, int id, ui::Point at);
    void drop_on_word(Frame& f, int id, Seat seat, ui::Point at);
    std::optional<Seat> word_at(const Frame& f, ui::Point at) const;
    std::size_t place_in_tray(const Frame& f, int id, ui::Point at, bool& before) const;

    void handle_keys(Frame& f);
    void handle_typing(Frame& f);
    void handle_arrows(Frame& f, int dx, int dy);
    void press_focused(Frame& f);
    std::vector<int> row_of(const Frame& f, Focus::Row row) const;
    int focused_tag(const Frame& f) const;

    void type(Frame& f, palabra::Letter letter);
    void choose(Frame& f, int id);
    void name_blank(palabra::Letter letter);
    void begin_use(Draft::Aim aim, Seat seat);
    void use_tool(Frame& f, Tool::Kind kind);
    void handle_offer(Frame& f, const Offer& offer);
    void send_offer(Frame& f, const Offer& offer);
    bool needs_confirmation(const Offer& offer) const;
    void make(Frame& f, const palabra::Move& move);
    std::optional<palabra::Move> begin_move(const palabra::View& v, const palabra::Move& move);
    void queue(const palabra::Move& move);
    void send_queued(Frame& f);
    void refuse(Frame& f, const Refusal& reason);
    void drop_selection();
    void update_timer(Frame& f);

    void draw_header(Frame& f);
    void draw_timer(Frame& f);
    void draw_piles(const Frame& f) const;
    void draw_seats(Frame& f);
    void draw_seat(const Frame& f, Seat seat) const;
    void draw_laid_counts(const Frame& f) const;
    void draw_message(const Frame& f) const;
    void draw_tray(const Frame& f) const;
    void draw_steps(const Frame& f, float room) const;
    float draw_verdict(const Frame& f, const std::optional<Reading>& reading) const;
    void draw_score(const Frame& f, const std::optional<Reading>& reading) const;
    void draw_breaker(const Frame& f) const;
    void draw_tool_buttons(Frame& f);
    bool draw_tool_button(const Frame& f, const Tool& tool, const ui::Rect& at) const;
    void draw_buttons(Frame& f);
    void draw_offer(Frame& f, const ui::Rect& area, const Offer& offer, ui::ButtonKind kind);
    void name_cards(const Frame& f) const;
    void draw_points(const Frame& f) const;
    void draw_word_sheet(Frame& f, const ui::Theme& theme);
    void draw_letters(const Frame& f, const ui::Theme& theme);
    void draw_passing(Frame& f, const ui::Theme& theme);

    ui::Motion motion_;
    games::TableTexts<palabra::Rules> texts_;
    std::array<Rack, palabra::most_players> racks_; ///< Racks by seat, of the players who aren't the viewer now.
    Refusal refusal_;                               ///< Reason why the last attempt was refused; empty if it wasn't.
    Focus focus_;
    int hovered_ = -1;
    Grip grip_;
    /// The pass that the player has to confirm, because cards are chosen for a word; nullopt if there is none.
    std::optional<Offer> passing_;
    std::optional<palabra::Move> queued_; ///< The move to make once the pre-play is passed; nullopt if there is none.
    Draft queued_from_;      ///< The draft of the move `queued_`; that move is cancelled if the draft changes.
    bool held_up_ = false;   ///< True if the move `queued_` waits for the pre-plays of the other players.
    bool auto_sort_ = false; ///< Value of TableHabits::auto_sort in the last frame.
    std::vector<int> spent_; ///< Ids of the cards that were just played.
    std::vector<Points> points_;
    std::string own_word_; ///< The viewer's word on the table; empty if there is none.
    std::string cleared_;  ///< The viewer's word that was just cleared away; empty if none was.
    Rng dice_;             ///< Random numbers for shuffling the rack, which isn't part of the game.
    /// Time at which this screen first saw the timer run; nullopt if it doesn't run.
    std::optional<double> timer_started_;
    double now_ = 0;

    // The position, the viewer and the window that were drawn last, which show whether anything has changed.
    bool shown_ = false;                 ///< True if a position has been drawn.
    std::vector<palabra::Event> latest_; ///< Events of the last move; empty if moves were taken back.
    std::uint64_t moment_ = 0;
    Seat viewer_ = -1;
    long step_ = 0;
    std::size_t discard_size_ = 0;
    std::size_t discarded_ = 0; ///< Number of cards that the last move added to the discard pile.
    int arrangement_ = 0;
    ui::Rect window_;
};

} // namespace palazzo::palabra::screen
