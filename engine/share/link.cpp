#include "engine/share/link.hpp"

#include "engine/catalogue.hpp"
#include "engine/core/base64url.hpp"
#include "engine/core/expect.hpp"
#include "engine/share/deck_coder.hpp"
#include "engine/share/move_coder.hpp"
#include "engine/share/table_coder.hpp"

#include <algorithm>
#include <array>

namespace palazzo {
namespace {

using Fault = LinkCoder::Fault;

constexpr std::array<std::string_view, 4> kinds{"rules=", "deal=", "game=", "turn="}; // in the order of LinkKind
constexpr std::size_t checksum_size = 5;

enum class Part : std::uint8_t { head, whole };

/// The parts of a game that links need, without the game's own C++ types, so that one list can contain all games.
struct GameShape {
    std::string name;
    PresetsAndOptions table;
    Json (*cards)(const Record&);
    std::optional<Problem> (*moves)(LinkCoder&, Record&);
};

/// Returns all cards with which a record's table is played, in any order.
template <CatalogueGame G>
Json cards_of(const Record& record) {
    const G rules;
    const auto options = preset_with_changes(rules, record.preset, record.options);
    if (!options) return {};
    Rng dice;
    return rules.write_deal(rules.shuffled_deal(*options, dice))["cards"];
}

template <CatalogueGame G>
GameShape shape_of(const G& rules) {
    GameShape shape{std::string(G::name), {}, cards_of<G>, code_moves<G>};
    for (const auto& preset : rules.presets()) shape.table.presets.push_back(preset.name);
    for (const auto& field : rules.option_fields()) shape.table.options.push_back(untyped_option(field));
    return shape;
}

/// Returns all games. Links refer to a game by its index in this list.
std::vector<GameShape> shapes() {
    std::vector<GameShape> all;
    for_each_game([&](const auto& rules) { all.push_back(shape_of(rules)); });
    return all;
}

auto shape_called(const std::vector<GameShape>& games, const std::string& name) {
    return std::find_if(games.begin(), games.end(), [&](const GameShape& shape) { return shape.name == name; });
}

LinkVersion version_of(const std::vector<GameShape>& games, const Link& link) {
    if (link.deck || (!contains_whole_game(link.kind) && !link.record.extras.empty()))
        return LinkVersion::with_questions;
    const auto shape = shape_called(games, link.record.game);
    return shape == games.end() ? LinkVersion::texts : link_version_for(shape->table, link.record);
}

/// Removes the seats of a record, its mark of a practice game, and its extras except the choice of questions. The
/// player's own items that are due, and the deck's digest, are removed from that choice.
void keep_only_question_choice(Record& record) {
    Json shared = Json::object();
    if (const auto choice = record.extras.find("challenges"); choice != record.extras.end()) {
        shared["challenges"] = *choice;
        for (const char* key : {"due", "digest"}) shared["challenges"].erase(key);
    }
    record.seats.clear();
    record.extras = std::move(shared);
    record.practice = false;
}

/// Writes a link or reads one; this function defines the format of links. Returns a problem if the record has a fault.
/// Faults in the link are noted in `coder`.
std::optional<Problem> code(
    LinkCoder& coder, LinkVersion version, const std::vector<GameShape>& games, Part part, Link& link) {
    Record& record = link.record;
    const auto named = shape_called(games, record.game);
    const std::size_t at = code_known_index(coder, static_cast<std::size_t>(named - games.begin()), games.size());
    if (!coder.is_good()) return std::nullopt;
    const GameShape& game = games[at];
    record.game = game.name;
    code_preset_and_options(coder, version, game.table, record);
    const bool with_questions = version == LinkVersion::with_questions;
    if (coder.is_good() && (contains_whole_game(link.kind) || with_questions)) code_seats_and_extras(coder, record);
    if (!contains_whole_game(link.kind)) keep_only_question_choice(record);
    if (coder.is_good() && with_questions) code_question_deck(coder, link.deck);
    if (!coder.is_good() || link.kind == LinkKind::rules || part == Part::head) return std::nullopt;
    code_deal(coder, game.cards, record);
    if (!coder.is_good()) return std::nullopt;
    // The deal was read from the link, so its form must be checked before the moves are read.
    if (const auto formed = read_record(write_record(record)); coder.is_reading() && !formed) return formed.problem();
    return contains_whole_game(link.kind) ? game.moves(coder, record) : std::nullopt;
}

/// Returns the checksum for the end of a link. `text` is the link before its checksum.
std::string checksum_of(std::string_view text) { return digest_of(text).substr(0, checksum_size); }

Problem not_a_link() { return {"link", "problem.link.not_one"}; }
Problem problem_of(Fault fault) {
    return {"link", fault == Fault::newer ? "problem.link.newer" : "problem.link.broken"};
}

Result<Link> read_part(std::string_view text, Part part) {
    const auto kind =
        std::find_if(kinds.begin(), kinds.end(), [&](std::string_view name) { return text.starts_with(name); });
    if (!may_be_link(text)) return not_a_link();
    const auto version = static_cast<LinkVersion>(text[kind->size()]);
    if (version < LinkVersion::texts || version > LinkVersion::with_questions) return problem_of(Fault::newer);
    const std::size_t head = kind->size() + 1;
    if (text.size() > longest_link || text.size() < head + checksum_size) return problem_of(Fault::broken);
    const std::string_view guarded = text.substr(0, text.size() - checksum_size);
    const auto bytes = from_base64url(guarded.substr(head));
    if (!bytes || text.substr(guarded.size()) != checksum_of(guarded)) return problem_of(Fault::broken);
    LinkCoder coder(*bytes);
    Link link{static_cast<LinkKind>(kind - kinds.begin()), {}};
    if (const auto problem = code(coder, version, shapes(), part, link)) return problem->located_in_value("link");
    if (!coder.is_good()) return problem_of(coder.fault());
    return link;
}

} // namespace

Result<std::string> write_link(const Record& record, LinkKind kind, const quiz::Deck* deck) {
    Link said{kind, record};
    if (!contains_whole_game(kind)) keep_only_question_choice(said.record);
    if (deck != nullptr) {
        expect(deck->items.size() <= most_items_in_link, "a deck that fits into a link");
        said.deck = *deck;
    }
    const auto games = shapes();
    const LinkVersion version = version_of(games, said);
    LinkCoder coder;
    if (const auto problem = code(coder, version, games, Part::whole, said)) return *problem;
    std::string link = std::string(kinds[static_cast<std::size_t>(kind)]) + static_cast<char>(version);
    if (coder.is_good()) link += to_base64url(coder.finished_bytes());
    if (!coder.is_good() || link.size() + checksum_size > longest_link) return Problem{"link", "problem.link.long"};
    return link + checksum_of(link);
}

Result<Link> read_link(std::string_view fragment) { return read_part(fragment, Part::whole); }
Result<Link> read_link_without_deal(std::string_view fragment) { return read_part(fragment, Part::head); }

bool may_be_link(std::string_view fragment) {
    for (const std::string_view kind : kinds)
        if (fragment.starts_with(kind) && fragment.size() > kind.size() && fragment[kind.size()] >= '1'
            && fragment[kind.size()] <= '9')
            return true;
    return false;
}

} // namespace palazzo
