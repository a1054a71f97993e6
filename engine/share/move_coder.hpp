// Writes and reads the moves of a link. For each move, the link contains the seat and the index of the move among the
// legal moves. A move that legal_moves() doesn't list is written as JSON instead.
#pragma once

#include "engine/core/match.hpp"
#include "engine/share/link_coder.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace palazzo {

// The following numbers are part of the format of links, and so is the order in which legal_moves() lists moves.

/// The largest number of moves in a link.
inline constexpr std::size_t most_link_moves = 20000;
/// The largest number of legal moves that are listed in a position. A move that isn't among these is written as JSON.
inline constexpr std::size_t most_listed_moves = 4096;

/// Writes and reads the parts of moves that don't depend on the game.
class MoveCoder {
  public:
    explicit MoveCoder(LinkCoder& coder) : coder_(&coder) {}

    bool is_reading() const { return coder_->is_reading(); }
    bool is_good() const { return coder_->is_good(); }
    void note_broken_link() { coder_->note_fault(LinkCoder::Fault::broken); }

    /// Writes or reads the number of moves.
    std::size_t code_move_count(std::size_t moves);
    /// Writes or reads the seat that moves. The first of the seats that are to act takes least space.
    Seat code_moving_seat(Seat seat, Seats acting, int seats);
    /// Returns whether legal moves may still be listed. The total number of listed moves is limited, so that a link
    /// can't cause endless work; after that, moves are written as JSON.
    bool may_list_moves() const { return listings_left_ > 0; }
    /// Writes or reads `place`, the index of a move in a list of `listed` moves. If the list doesn't contain the move,
    /// its index is `listed`.
    std::size_t code_move_index(std::size_t place, std::size_t listed);
    /// Writes or reads a move as JSON, in which each string listed in `names` is replaced by one byte.
    Json code_move_json(const Json& move, const std::vector<std::string>& names);

  private:
    LinkCoder* coder_;
    std::int64_t listings_left_ = 400000; ///< number of moves that may still be listed; each list counts as 16 more
    FlagFrequency first_;
    FlagFrequency listed_;
};

/// Adds the strings in a JSON value to `names`, each once. `names` gets at most 31 strings, because each string is
/// replaced by one of the bytes 1 to 31, which JSON never contains.
void add_strings(const Json& json, std::vector<std::string>& names);

/// Returns JSON strings that occur in `moves`, usually the cards of a hand. Looks only at the first moves, because they
/// usually contain all these strings.
template <CatalogueGame G>
std::vector<std::string> strings_in_moves(const G& rules, const std::vector<typename G::Move>& moves) {
    constexpr std::size_t most_looked_at = 256;
    std::vector<std::string> names;
    for (std::size_t at = 0; at < std::min(moves.size(), most_looked_at); ++at)
        add_strings(rules.write_move(moves[at]), names);
    return names;
}

/// Writes the moves of a record, or reads them and adds them to a record that is otherwise complete. Returns a problem
/// if no match can be opened with the record. Faults in the moves are noted in `link`.
template <CatalogueGame G>
std::optional<Problem> code_moves(LinkCoder& link, Record& record) {
    MoveCoder coder(link);
    Record head = record;
    head.moves.clear();
    auto match = open_match(G(), head);
    if (!match) return match.problem();
    const G& rules = match->rules();
    match->set_rules(rules.rules_for_replay(match->options(), head));
    const std::size_t count = coder.code_move_count(record.moves.size());
    const Record::RecordedMove none;
    for (std::size_t i = 0; i < count && coder.is_good(); ++i) {
        const Record::RecordedMove& entry = coder.is_reading() ? none : record.moves[i];
        const Seat seat = coder.code_moving_seat(entry.seat, match->seats_to_act(), match->seat_count());
        const auto moves = coder.may_list_moves() ? rules.legal_moves(match->view(seat), most_listed_moves)
                                                  : std::vector<typename G::Move>();
        std::size_t place = moves.size();
        if (!coder.is_reading())
            if (const auto move = rules.read_move(entry.move); move)
                place = static_cast<std::size_t>(std::find(moves.begin(), moves.end(), *move) - moves.begin());
        place = coder.code_move_index(place, moves.size());
        const auto move = place < moves.size()
            ? moves[place]
            : rules.read_move(coder.code_move_json(entry.move, strings_in_moves(rules, moves)));
        if (!coder.is_good() || !move || match->play(seat, *move)) coder.note_broken_link();
    }
    if (coder.is_reading()) record = match->record();
    return std::nullopt;
}

} // namespace palazzo
