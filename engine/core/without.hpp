// Base classes for games that lack a feature. The concepts of core/game.hpp require every member of every game; a game
// without a feature inherits the base class that provides the members of that feature. A game with the feature declares
// the members itself, so that a misspelt member doesn't compile.
#pragma once

#include "engine/core/expect.hpp"
#include "engine/core/highlights.hpp"
#include "engine/core/json.hpp"
#include "engine/core/message.hpp"
#include "engine/core/option_part.hpp"
#include "engine/core/record.hpp"
#include "engine/core/seats.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo {

/// The names of the resources that a game needs in addition to its cards; a name is empty if the game doesn't need the
/// resource.
struct Resources {
    friend bool operator==(const Resources&, const Resources&) = default;
    std::string word_list;
    std::string deck; ///< name of the deck of questions
};

/// A base class for the rules of games that need no word list and no deck of questions. `G` is the type of the rules.
template <class G>
struct WithoutResources {
    friend bool operator==(const WithoutResources&, const WithoutResources&) = default;
    static constexpr bool plays_with_question_deck = false;
    static constexpr bool keeps_recorded_verdicts = false;
    template <class Options>
    Json extras_for_record(const Options&) const {
        return Json::object();
    }
    Resources needed_resources(const Json& /*options*/, const Json& /*extras*/) const { return {}; }
    template <class Options>
    G with_resources(const Options&, const Record&) const {
        return static_cast<const G&>(*this);
    }
    template <class Options>
    G rules_for_replay(const Options&, const Record&) const {
        return static_cast<const G&>(*this);
    }
    Message changed_resources_notice() const { return {}; }
};

/// A base class for the rules of games that ask no questions, so that nobody judges answers. `M` is the type of a move.
template <class M>
struct WithoutQuestions {
    friend bool operator==(const WithoutQuestions&, const WithoutQuestions&) = default;
    template <class View>
    M with_verdict(const View&, M move) const {
        return move;
    }
    template <class View>
    std::optional<Seat> answering_seat(const View&) const {
        return std::nullopt;
    }
    template <class View>
    std::optional<M> bot_verdict(const View&, bool /*right*/) const {
        return std::nullopt;
    }
    template <class Options>
    bool asks_questions(const Options&) const {
        return false;
    }
    template <class Options>
    Json suggested_judging_options(const Options&, int /*humans*/, bool /*deck*/) const {
        return Json::object();
    }
    template <class State>
    Json pending_question(const State&) const {
        return {};
    }
};

/// Returns the first `most` of `moves`, or all if there are fewer. This suits games that never have many moves.
template <class M>
std::vector<M> limited_moves(std::vector<M> moves, std::size_t most) {
    if (moves.size() > most) moves.resize(most);
    return moves;
}

/// A base class for the rules of games whose legal_moves() lists every legal move exactly once. `M` is the type of a
/// move.
template <class M>
struct ListsAllMoves {
    friend bool operator==(const ListsAllMoves&, const ListsAllMoves&) = default;
    static constexpr bool leaves_words_out = false;
    bool is_listed(const M&) const { return true; }
    M with_cards_in_listed_order(M move) const { return move; }
    template <class View>
    std::vector<M> unlisted_word_moves(const View&) const {
        return {};
    }
};

/// A base class for the rules of games without benchmark bots, which only serve to measure other bots. `M` is the type
/// of a move.
template <class M>
struct WithoutBenchmarkBots {
    friend bool operator==(const WithoutBenchmarkBots&, const WithoutBenchmarkBots&) = default;
    static constexpr std::array<std::string_view, 0> benchmark_bots{};
    template <class View, class Dice>
    std::optional<M> benchmark_move(std::string_view, const View&, Dice&) const {
        return std::nullopt;
    }
};

/// A base class for the rules of games whose events are never remembered as best moments.
struct WithoutHighlights {
    friend bool operator==(const WithoutHighlights&, const WithoutHighlights&) = default;
    template <class Event>
    Highlights highlights(const Event&, Seat /*seat*/) const {
        return {};
    }
};

/// A base class for the rules of games whose options all have few enough values for one list, so that no option is
/// chosen in parts. Set-up asks no questions about their options.
struct WithoutOptionParts {
    friend bool operator==(const WithoutOptionParts&, const WithoutOptionParts&) = default;
    template <class Options>
    std::vector<OptionPart> option_parts(const Options&) const {
        return {};
    }
    std::span<const std::string_view> asked_options() const { return {}; }
    template <class Options>
    void set_option_part(Options&, std::string_view /*part*/, int /*choice*/) const {
        expect(false, "a part of an option");
    }
};

/// A base class for the rules of games in which moves don't score points.
struct WithoutMoveScores {
    friend bool operator==(const WithoutMoveScores&, const WithoutMoveScores&) = default;
    static constexpr bool scores_moves = false;
    template <class View, class Move>
    double move_points(const View&, const Move&) const {
        return 0;
    }
    template <class View, class Move>
    Json write_score(const View&, const Move&) const {
        return {};
    }
};

/// A base class for the rules of games without puzzles.
struct WithoutPuzzles {
    friend bool operator==(const WithoutPuzzles&, const WithoutPuzzles&) = default;
    static constexpr std::array<std::string_view, 0> goals{};
    template <class View>
    bool can_set_task(const View&, std::string_view /*goal*/) const {
        return false;
    }
    template <class State>
    int amount_achieved(const State& /*from*/, const State& /*to*/, Seat /*seat*/, std::string_view /*goal*/) const {
        return 0;
    }
};

} // namespace palazzo
