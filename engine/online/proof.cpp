#include "engine/online/proof.hpp"

#include "engine/catalogue.hpp"
#include "engine/core/match.hpp"
#include "engine/core/packing.hpp"
#include "engine/online/fair_deal.hpp"
#include "engine/online/hosted_table.hpp"
#include "engine/online/letter_fields.hpp"

#include <algorithm>
#include <optional>

namespace palazzo::online {
namespace {

template <CatalogueGame G>
Result<SeenReplay> replay_game(const G& rules, const Record& record, Seat seat) {
    auto match = open_match(rules, record);
    if (!match) return match.problem();
    if (seat >= match->seat_count()) return Problem{"seats", "problem.no_seat", {std::to_string(seat)}};
    const HostedMatch<G> table(*match);
    SeenReplay replay{record.deal, {}, {}};
    for (const News& news : table.news_from(0)) replay.turns.push_back(fingerprint_of(news));
    match->for_each_position([&](const auto& state) {
        replay.views.push_back(
            fingerprint_of(compact_json(match->rules().write_view(match->rules().view(state, seat)))));
    });
    return replay;
}

/// Returns all parts of a deal, the host's first; nullopt if one isn't what its player had committed to.
std::optional<std::vector<std::string>> checked_parts(const KeptPlace& place, const EndOfGame& end) {
    std::vector<std::string> parts{end.secret};
    parts.insert(parts.end(), place.deal.reveals.begin(), place.deal.reveals.end());
    if (place.deal_changed || parts.size() != place.deal.commits.size()) return std::nullopt;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (commitment_to(parts[i]) != place.deal.commits[i]) return std::nullopt;
    return parts;
}

/// Returns the index of the first fingerprint of `seen` that differs from that of `replayed`; nullopt if none does.
std::optional<std::size_t> first_difference(
    const std::vector<std::string>& seen, const std::vector<std::string>& replayed) {
    for (std::size_t i = 0; i < seen.size(); ++i)
        if (!seen[i].empty() && (i >= replayed.size() || seen[i] != replayed[i])) return i;
    return std::nullopt;
}

} // namespace

std::string fingerprint_of(const News& news) { return fingerprint_of(compact_json(wire::Codec<News>::write(news))); }

Result<SeenReplay> replay_as_seen(std::string_view text, Seat seat) {
    const auto record = read_record(text);
    if (!record) return record.problem();
    Result<SeenReplay> replay = unknown_game_problem(record->game);
    call_with_game(record->game, [&](const auto& rules) { replay = replay_game(rules, *record, seat); });
    return replay;
}

DealCheck check_deal(const KeptPlace& place, const EndOfGame& end) {
    const auto text = unpack(end.record, largest_json_bytes);
    if (end.record.empty() || !text) return {DealVerdict::no_record};
    const auto replay = replay_as_seen(*text, place.seat.value_or(onlooker));
    if (!replay) return {DealVerdict::unreadable_record};
    const auto parts = checked_parts(place, end);
    if (!parts) return {DealVerdict::changed_parts};
    if (replay->deal != deal_from_seed(seed_of_deal(*parts))) return {DealVerdict::other_seed};
    if (const auto turn = first_difference(place.turns, replay->turns))
        return {DealVerdict::other_moves, static_cast<int>(*turn)};
    if (const auto view = first_difference(place.views, replay->views))
        return {DealVerdict::other_views, static_cast<int>(*view)};
    const std::string own = deal_part(place.master, place.deal.round);
    const bool contributed = std::count(parts->begin(), parts->end(), own) > 0;
    return {contributed ? DealVerdict::proved : DealVerdict::consistent};
}

} // namespace palazzo::online
