// The moves of a link: the seat of each, and its index among the legal moves, or its text if legal() doesn't list it.
#pragma once

#include "engine/core/match.hpp"
#include "engine/share/link_coder.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace palazzo {

// The numbers below are part of the format of links, as is the order in which legal() lists moves.

/// The largest number of moves in a link.
inline constexpr std::size_t most_link_moves = 20000;
/// The largest number of legal moves that are listed in one position. A move that isn't among them is written as text.
inline constexpr std::size_t most_listed = 4096;

/// The part of coding moves that doesn't depend on the game.
class MoveCoder {
  public:
    explicit MoveCoder(LinkCoder& coder) : coder_(&coder) {}

    bool reads() const { return coder_->reads(); }
    bool good() const { return coder_->good(); }
    void refuse() { coder_->refuse(LinkCoder::Fault::broken); }

    /// Codes the number of moves.
    std::size_t count(std::size_t moves);
    /// Codes the seat that moves. The first of those that are to act takes least space.
    Seat seat(Seat seat, Seats acting, int seats);
    /// Returns whether legal moves may still be listed. Their total number is limited, so that a link can't cause
    /// endless work; after that, moves are texts.
    bool lists() const { return listings_left_ > 0; }
    /// Codes the index of a move in a list of `listed` moves; `listed` stands for a move that isn't in the list.
    std::size_t place(std::size_t place, std::size_t listed);
    /// Codes a move as its text, in which each of `names` is replaced by a byte.
    Json text(const Json& move, const std::vector<std::string>& names);

  private:
    LinkCoder* coder_;
    std::int64_t listings_left_ = 400000; ///< number of moves, plus a few for each list
    Odds first_;
    Odds listed_;
};

/// Adds the texts in a value that `names` doesn't have yet, up to 31, because that many bytes never occur in JSON.
void add_names(const Json& json, std::vector<std::string>& names);

/// Returns texts that occur in these moves, usually the cards of a hand, which are found early in a list.
template <CatalogueGame G>
std::vector<std::string> names_in(const G& rules, const std::vector<typename G::Move>& moves) {
    constexpr std::size_t most_looked_at = 256;
    std::vector<std::string> names;
    for (std::size_t at = 0; at < std::min(moves.size(), most_looked_at); ++at)
        add_names(rules.write(moves[at]), names);
    return names;
}

/// Writes the record's moves, or reads and adds them; the rest of the record must be there. Returns the problem of the
/// record itself; faults in the moves are kept by the coder.
template <CatalogueGame G>
std::optional<Problem> code_moves(LinkCoder& link, Record& record) {
    MoveCoder coder(link);
    Record head = record;
    head.moves.clear();
    auto match = open_match(G(), head);
    if (!match) return match.problem();
    const G& rules = match->rules();
    match->set_rules(rules.for_replay(match->options(), head));
    const std::size_t count = coder.count(record.moves.size());
    const Record::Entry none;
    for (std::size_t i = 0; i < count && coder.good(); ++i) {
        const Record::Entry& entry = coder.reads() ? none : record.moves[i];
        const Seat seat = coder.seat(entry.seat, match->to_act(), match->seats());
        const auto moves =
            coder.lists() ? rules.legal(match->view(seat), most_listed) : std::vector<typename G::Move>();
        std::size_t place = moves.size();
        if (!coder.reads())
            if (const auto move = rules.read_move(entry.move); move)
                place = static_cast<std::size_t>(std::find(moves.begin(), moves.end(), *move) - moves.begin());
        place = coder.place(place, moves.size());
        const auto move =
            place < moves.size() ? moves[place] : rules.read_move(coder.text(entry.move, names_in(rules, moves)));
        if (!coder.good() || !move || match->play(seat, *move)) coder.refuse();
    }
    if (coder.reads()) record = match->record();
    return std::nullopt;
}

} // namespace palazzo
