#include "shell/games/palabra/panels.hpp"

#include "engine/games/palabra/play.hpp"
#include "shell/games/hint.hpp"
#include "shell/games/palabra/frame.hpp"

#include <algorithm>
#include <cmath>

namespace palazzo::palabra::screen {

using namespace ui;
using palabra::Meld;
using palabra::View;

namespace {

constexpr float chip_height = 24;
constexpr float gap = 6;

std::string number(int n) { return std::to_string(n); }

/// Returns texts for the line below a player's name, from the longest to the score alone.
std::vector<std::string> details_of(const View& v, Seat seat, const i18n::Voice& voice) {
    const palabra::PublicSeatState& open = v.table.seat(seat);
    const std::string score = number(palabra::scores_of(v.table)[static_cast<std::size_t>(seat)]);
    const bool laid = v.table.options.simultaneous && !v.table.over && open.stage == palabra::RoundStage::done;
    std::vector<std::string> list;
    if (laid) list.push_back(voice.say("palabra.seat.done", {score}));
    if (open.misses_next_turn) list.push_back(voice.say("palabra.seat.forfeits", {score}));
    if (list.empty()) list.push_back(voice.say("palabra.seat", {score, number(open.hand_count)}));
    list.push_back(voice.say("palabra.points", {score}));
    list.push_back(score);
    return list;
}

/// Returns texts about a word's worth and its lock, from the longest to the number alone.
std::vector<std::string> worths_of(const Meld& word, const i18n::Voice& voice) {
    if (word.jokered) return {voice.say("palabra.worth.jokered"), "0"};
    const bool locked = word.kind != palabra::MeldKind::flush && word.locked_colours() != 0;
    const std::string signs = locked ? " " + colour_signs_of(word.locked_colours()) : "";
    const std::string worth = number(word.worth());
    const std::string bare = voice.say("palabra.worth.short", {worth});
    return {voice.say("palabra.worth", {worth}) + signs, bare + signs, bare};
}

float chip_pad(bool line) { return line ? 4.0F : 9.0F; }
float chip_gap(bool line) { return line ? 3.0F : gap; }

float chip_width(const Theme& theme, const std::string& text, bool line) {
    return std::ceil(measure_text(theme, text, {type::detail}).x) + 2 * chip_pad(line);
}

float plate_width(const Theme& theme, const std::string& name, const std::string& detail, const PlateTexts& texts) {
    SeatPlate plate{name, detail};
    return texts.single_line ? seat_line_width(theme, plate, texts.plate.h)
                             : seat_plate_width(theme, plate, texts.plate.h);
}

/// Places the longest text of `worths` that fits, at the left of `area`.
void place_chip(const Theme& theme, PlateTexts& texts, const Rect& area, const std::vector<std::string>& worths) {
    for (const std::string& worth : worths) {
        const float width = chip_width(theme, worth, texts.single_line);
        if (width > area.w) continue;
        texts.worth = worth;
        texts.chip = {area.x, std::round(area.centre().y - chip_height / 2), width, chip_height};
        return;
    }
}

float laid_width(const View& v, Seat seat, const Layout& layout) {
    const auto piles = laid_piles(v, seat, layout);
    return piles.empty() ? 0 : seat_area(v, seat, layout).worth.right() - bounds(piles.front().pose).x + gap;
}

} // namespace

const SeatArea& seat_area(const View& v, Seat seat, const Layout& layout) {
    if (seat == v.me) return layout.own;
    return layout.others[static_cast<std::size_t>((seat - v.me - 1 + v.table.players()) % v.table.players())];
}

std::vector<LaidPile> laid_piles(const View& v, Seat seat, const Layout& layout) {
    const palabra::PublicSeatState& open = v.table.seat(seat);
    const Rect& room = seat_area(v, seat, layout).worth;
    const float card = std::floor(std::min(room.h, 40.0F) / card_ratio);
    std::vector<LaidPile> piles;
    for (const int cards : {open.laid_play_count, open.laid_pre_play_count}) {
        if (cards == 0) continue;
        const float right = room.right() - static_cast<float>(piles.size()) * (card + 5);
        piles.insert(piles.begin(), {cards, {{right - card / 2, room.centre().y}, card}});
    }
    return piles;
}

PlateTexts plate_texts(
    const Theme& theme, const View& v, const View& counted, Seat seat, const i18n::Voice& voice, const Layout& layout) {
    const SeatArea& place = seat_area(v, seat, layout);
    const auto& word = v.table.seat(seat).word;
    const std::string name = voice.name(seat);
    const auto details = details_of(counted, seat, voice);
    const auto worths = word ? worths_of(*word, voice) : std::vector<std::string>{""};
    // True if the viewer's word is beside the plate.
    const bool own_row = seat == v.me && place.word.x >= place.plate.right();
    const bool shares = place.worth == place.plate && !own_row;
    PlateTexts texts;
    texts.plate = place.plate;
    texts.single_line = place.plate.h < two_line_plate;
    const float laid = laid_width(v, seat, layout);
    const float room = place.plate.w - (place.worth == place.plate ? laid : 0);
    const auto chip = [&](const std::string& worth) {
        return worth.empty() || !shares ? 0 : chip_gap(texts.single_line) + chip_width(theme, worth, texts.single_line);
    };
    texts.detail = details.back();
    texts.plate.w = std::max(room - chip(worths.back()), std::min(room, 64.0F));
    for (std::size_t i = texts.single_line ? details.size() - 1 : 0; i < details.size(); ++i)
        for (const std::string& worth : worths) {
            const float width = plate_width(theme, name, details[i], texts);
            if (width + chip(worth) > room) continue;
            texts.detail = details[i];
            texts.plate.w = width;
            i = details.size();
            break;
        }
    // The word's worth is left out if the name would be cut because of it. Players also see it when they open the word.
    const float whole = plate_width(theme, name, details.back(), texts);
    const bool cut = shares && texts.plate.w < whole && texts.plate.w < room;
    if (cut) texts.plate.w = std::min(whole, room);
    if (!word || cut) return texts;
    if (own_row) {
        const auto places = word_places(v, seat, layout);
        const float end = places.back().centre.x + places.back().width / 2 + 8;
        place_chip(theme, texts, {end, place.word.y, place.word.right() - end, place.word.h}, worths);
    } else if (shares) {
        const float left = texts.plate.right() + chip_gap(texts.single_line);
        place_chip(theme, texts, {left, place.plate.y, place.plate.x + room - left, place.plate.h}, worths);
    } else {
        place_chip(theme, texts, {place.worth.x, place.worth.y, place.worth.w - laid, place.worth.h}, worths);
    }
    return texts;
}

/// Draws the plate of a seat and the worth of its word.
void Table::draw_seat(const FrameData& f, Seat seat) const {
    const std::string name = f.context.voice.name(seat);
    const Theme& theme = *f.canvas.theme;
    const PlateTexts texts =
        plate_texts(theme, texts_.described_view, texts_.counted_view, seat, f.context.voice, f.layout);
    const bool acting = palabra::seats_to_act(texts_.described_view.table).has(seat);
    const SeatPlate plate{name, texts.detail, false, theme.seat_colour(seat), acting, false};
    texts.single_line ? draw_seat_line(f.canvas, texts.plate, plate) : draw_seat_plate(f.canvas, texts.plate, plate);
    if (texts.worth.empty()) return;
    Rect chip = texts.chip;
    if (!refusal_ && games::hint_covers(theme, f.layout.message, f.context.hint_shown, chip)) {
        chip.y = texts.plate.y - chip.h - 2; // above the player's plate, where at most the backs of a hand are
        draw_plate(f.canvas, chip, f.canvas.colour().table_middle, chip_height / 2);
    }
    draw_plate(f.canvas, chip, f.canvas.colour().plate, chip_height / 2);
    draw_line(f.canvas, chip.inset(chip_pad(texts.single_line) - 1, 0), texts.worth,
        {type::detail, Weight::regular, f.canvas.colour().text, TextAlignment::centre});
}

/// Draws the number of cards on each pile that was laid face down.
void Table::draw_laid_counts(const FrameData& f) const {
    if (motion_.is_moving(now_)) return;
    for (Seat s = 0; s < f.table().players(); ++s)
        for (const LaidPile& pile : laid_piles(f.view, s, f.layout)) {
            const Rect disc = rect_around(pile.pose.centre, 15, 15);
            draw_plate(f.canvas, disc, ui::back_colours(f.canvas.theme->card_back).ground, 7.5F);
            draw_line(f.canvas, disc, number(pile.cards), {12, Weight::semibold, rgb(0xFFFFFF), TextAlignment::centre});
        }
}

} // namespace palazzo::palabra::screen
