// Makes records of every kind and changed links, for cases about links.
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

/// Returns the link with a correct checksum, its last five letters. With a wrong checksum a changed link would be
/// refused before its changed part is read.
inline std::string with_checksum(std::string_view link) {
    const std::string_view text = link.substr(0, link.size() - std::min<std::size_t>(link.size(), 5));
    return std::string(text) + digest_of(text).substr(0, 5);
}

/// Returns a table of random_table() with its word list or deck, sometimes with humans and bots in its seats. It is
/// dealt by a seed, by a list of cards, or by a short list.
template <CatalogueGame G>
Record random_kind_of_table(const G& rules, Rng& dice) {
    Record record = random_table(rules, dice);
    const auto options = options_of(rules, record.preset, record.options);
    record.extras = rules.extras(*options);
    if (G::plays_with_deck && dice.below(2) == 0)
        record.extras["challenges"] = quiz::write_choice({"es", {"A1"}, {3, 17}, 30, ""});
    if (dice.below(4) == 0) record.deal = seed_deal(dice.below(2000));
    if (dice.below(3) == 0) {
        const Record by_seed = record;
        record.deal = rules.write(*deal_of(rules, *options, record.deal));
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
        for (Seat seat = 0; seat < rules.seats(*options); ++seat) {
            SeatInfo info{dice.below(2) == 0, names[dice.below(names.size())], "simple"};
            if (!info.human) info.level = level_names[dice.below(level_names.size())];
            record.seats.push_back(std::move(info));
        }
    record.practice = dice.below(4) == 0;
    return record;
}

/// Returns a random game, finished or not, on a random kind of table. If the game's challenges can be answered in
/// words, the record usually contains such answers.
template <CatalogueGame G>
Record random_kind_of_game(const G& rules, Rng& dice) {
    Match<G> match = open(rules, random_kind_of_table(rules, dice));
    const std::uint32_t most = dice.below(2) == 0 ? 100000 : dice.below(60);
    for (std::uint32_t i = 0; i < most && !match.over(); ++i) {
        const Seat seat = any_of(match.to_act(), dice);
        const auto answer = rules.read_move(Json{{"answer", dice.below(2) == 0 ? "hablo" : "\xc3\xa9l \"come\""}});
        if (answer && dice.below(2) == 0 && !match.play(seat, *answer)) continue;
        const Refusal reason = match.play(seat, match.rules().random_move(match.view(seat), dice));
        expect(!reason, "moves by dice are legal");
    }
    return match.record();
}

} // namespace palazzo::contract
