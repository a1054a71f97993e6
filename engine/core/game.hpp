// What a game is: four value types and pure functions over them. Everything generic (Match, records, bots, the contract
// suite, the command line, the table) is written against these concepts.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/option_field.hpp"
#include "engine/core/result.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seats.hpp"

#include <concepts>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo {

/// A preset's name and the options it stands for.
template <class Options>
struct NamedOptions {
    std::string name;
    Options options;
};

/// The rules. A rules object holds only read-only data that its game needs, and nothing that changes in play.
template <class G>
concept Game = std::regular<typename G::Options> && std::regular<typename G::Deal> && std::regular<
    typename G::State> && std::regular<typename G::Move> && std::regular<typename G::View> && requires(const G& rules,
    const typename G::Options& o, const typename G::Deal& d, const typename G::State& s, const typename G::View& v,
    const typename G::Move& m, typename G::State& next, Seat seat, Rng& dice) {
    /// Playable options? else why not.
    { rules.check(o) } -> std::same_as<Refusal>;
    { rules.seats(o) } -> std::same_as<int>;
    /// A deal by dice, and the first state of one.
    { rules.shuffled(o, dice) } -> std::same_as<typename G::Deal>;
    { rules.begin(o, d) } -> std::same_as<typename G::State>;
    /// None: over. Several: at the same time.
    { rules.to_act(s) } -> std::same_as<Seats>;
    /// What a seat may know. Screens, bots and legality see nothing else.
    { rules.view(s, seat) } -> std::same_as<typename G::View>;
    /// All legal moves, equal ones once.
    { rules.legal(v) } -> std::same_as<std::vector<typename G::Move>>;
    /// A legal move by dice, each with some chance, without listing all.
    { rules.random_move(v, dice) } -> std::same_as<typename G::Move>;
    /// Empty: legal.
    { rules.check(v, m) } -> std::same_as<Refusal>;
    /// Checked moves only.
    {rules.apply(next, seat, m)};
    { rules.scores(s) } -> std::same_as<std::vector<int>>;
    /// Empty until the game is over; all who share a draw where the rules say so.
    { rules.winners(s) } -> std::same_as<Seats>;
    /// What everybody saw happen when `seat` made `m` and `s` became `next`.
    { rules.events(s, seat, m, s) } -> std::same_as<std::vector<Message>>;
};

/// For searching bots: some state, drawn at random, that this seat could not tell from the true one.
template <class G>
concept Imaginable = Game<G> && requires(const G& rules, const typename G::View& v, Rng& dice) {
    { rules.imagine(v, dice) } -> std::same_as<typename G::State>;
};

/// For the rule-of-thumb bot: the moves worth a thought, and how good each looks.
template <class G>
concept Advisable = Game<G> && requires(const G& rules, const typename G::View& v, const typename G::Move& m) {
    { rules.candidates(v) } -> std::same_as<std::vector<typename G::Move>>;
    { rules.appeal(v, m) } -> std::same_as<double>;
};

/// How a game is written: the notation that records, saves, links and the command line share.
template <class G>
concept Notated = Game<G> && requires(const G& rules, const typename G::Options& o, const typename G::Deal& d,
    const typename G::State& s, const typename G::View& v, const typename G::Move& m, const nlohmann::json& json,
    Rng& dice) {
    { G::name } -> std::convertible_to<std::string_view>;
    { rules.presets() } -> std::same_as<std::vector<NamedOptions<typename G::Options>>>;
    /// Every option: its name, its values, how it is read and written.
    { rules.option_fields() } -> std::same_as<const std::vector<OptionField<typename G::Options>>&>;
    /// Some options drawn by dice that pass check(): for tests that shall hold under all rules.
    { rules.random_options(dice) } -> std::same_as<typename G::Options>;
    { rules.write(m) } -> std::same_as<nlohmann::json>;
    { rules.read_move(json) } -> std::same_as<Result<typename G::Move>>;
    /// `{"cards":[…],"first":0}`
    { rules.write(d) } -> std::same_as<nlohmann::json>;
    { rules.read_deal(o, json) } -> std::same_as<Result<typename G::Deal>>;
    /// The full truth, everything that the state holds.
    { rules.show(s) } -> std::same_as<nlohmann::json>;
    { rules.show(v) } -> std::same_as<nlohmann::json>;
};

} // namespace palazzo
