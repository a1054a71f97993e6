// Makes varied records, and gives changed links a correct checksum, for test cases about links.
#pragma once

#include "engine/core/base64url.hpp"
#include "engine/quiz/choice.hpp"
#include "engine/share/link.hpp"
#include "tests/contract/games.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace palazzo::contract {

/// Returns `link` with a correct checksum in place of its last five letters. With a wrong checksum a changed link would
/// be refused before its changed part is read.
inline std::string with_checksum(std::string_view link) {
    const std::string_view text = link.substr(0, link.size() - std::min<std::size_t>(link.size(), 5));
    return std::string(text) + digest_of(text).substr(0, 5);
}

/// Returns a record as random_table_record() does, and adds what else a record may contain: the word list or question
/// deck of the game, sometimes humans and bots in the seats, and sometimes the mark of a practice game. Its deal is a
/// seed, a list of all cards, or a list of only some cards.
template <CatalogueGame G>
Record random_varied_table_record(const G& rules, Rng& dice) {
    Record record = random_table_record(rules, dice);
    const auto options = preset_with_changes(rules, record.preset, record.options);
    record.extras = rules.extras_for_record(*options);
    if (G::plays_with_question_deck && dice.below(2) == 0)
        record.extras["challenges"] = quiz::write_question_choice({"es", {"A1"}, {3, 17}, 30, ""});
    if (dice.below(4) == 0) record.deal = deal_from_seed(dice.below(2000));
    if (dice.below(3) == 0) {
        const Record by_seed = record;
        record.deal = rules.write_deal(*deal_from_json(rules, *options, record.deal));
        if (dice.below(2) == 0) {
            Json& cards = record.deal["cards"];
            const std::size_t left = cards.size() - dice.below(static_cast<std::uint32_t>(cards.size() / 3));
            while (cards.size() > left) cards.erase(left);
            record.deal["short"] = true;
        }
        if (!open_match(rules, record)) record = by_seed;
    }
    constexpr std::array names{"", "Ada", "\xc3\x89mile \"\xce\xb2\"", "\x01\x1f\\"};
    if (dice.below(2) == 0)
        for (Seat seat = 0; seat < rules.seat_count(*options); ++seat) {
            SeatInfo info{dice.below(2) == 0, names[dice.below(names.size())], "simple"};
            if (!info.human) info.level = level_names[dice.below(level_names.size())];
            record.seats.push_back(std::move(info));
        }
    record.practice = dice.below(4) == 0;
    return record;
}

/// Returns the record of a random game, finished or not, at a table of random_varied_table_record(). If players answer
/// challenges in words, the record usually contains such answers.
template <CatalogueGame G>
Record random_varied_game_record(const G& rules, Rng& dice) {
    Match<G> match = open_valid_match(rules, random_varied_table_record(rules, dice));
    const std::uint32_t most = dice.below(2) == 0 ? 100000 : dice.below(60);
    for (std::uint32_t i = 0; i < most && !match.is_over(); ++i) {
        const Seat seat = random_seat(match.seats_to_act(), dice);
        const auto answer = rules.read_move(Json{{"answer", dice.below(2) == 0 ? "hablo" : "\xc3\xa9l \"come\""}});
        if (answer && dice.below(2) == 0 && !match.play(seat, *answer)) continue;
        const Refusal reason = match.play(seat, match.rules().random_move(match.view(seat), dice));
        expect(!reason, "moves by dice are legal");
    }
    return match.record();
}

} // namespace palazzo::contract
