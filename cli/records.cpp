// The commands about one record: make, show, check, play, replay.
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "engine/quiz/choice.hpp"
#include "engine/quiz/registry.hpp"

namespace palazzo::cli {
namespace {

template <class G>
Json presets_of(const G& rules) {
    Json list = Json::array();
    for (const auto& preset : rules.presets()) {
        Json options = Json::object();
        for (const auto& field : rules.option_fields()) options[std::string(field.name)] = field.write(preset.options);
        const auto [least, most] = rules.seat_range(preset.options);
        list.push_back(Json{{"name", preset.name}, {"options", options}, {"seats", {{"min", least}, {"max", most}}}});
    }
    return list;
}

template <class G>
Json options_of_game(const G& rules) {
    const auto usual = rules.presets().front().options;
    Json list = Json::array();
    for (const auto& field : rules.option_fields())
        list.push_back(
            Json{{"name", field.name}, {"default", field.write(usual)}, {"range", field.allowed_values_as_json()}});
    return list;
}

/// On the command line nobody is addressed, and seats without a name are counted from 0, as in records.
Audience audience_of(const std::vector<SeatInfo>& players) {
    SeatNames names;
    for (std::size_t i = 0; i < players.size(); ++i)
        names.push_back(players[i].name.empty() ? "Seat " + std::to_string(i) : players[i].name);
    return {std::move(names)};
}

Json log_of(const std::vector<Message>& log, const Audience& audience) {
    Json list = Json::array();
    for (const Message& m : log)
        list.push_back(Json{{"event", m.id}, {"args", m.args}, {"text", english_catalogue().say(m, audience)}});
    return list;
}

template <class Match>
Json legal_moves(const Match& match, Seat seat, bool with_words) {
    const auto& rules = match.rules();
    const auto view = match.view(seat);
    Json list = Json::array();
    for (const auto& move : rules.legal_moves(view)) list.push_back(rules.write_move(move));
    if (with_words)
        for (const auto& move : rules.unlisted_word_moves(view)) list.push_back(rules.write_move(move));
    return list;
}

/// Adds the score of a play to `json`, factor by factor, if the game's plays have scores.
template <class G>
void add_score(Json& json, const G& rules, const typename G::View& view, const typename G::Move& move) {
    if (Json score = rules.write_score(view, move); !score.is_null()) json["score"] = std::move(score);
}

/// Adds the deck that `--challenges` names to a new record.
template <class G>
Outcome choose_deck(const G&, const Args& args, Record& record) {
    if (!args.has_flag("challenges")) return std::nullopt;
    if (!G::plays_with_question_deck) return Failure{"--challenges: this game has no challenges"};
    const std::string deck = args.flag_value("challenges", "");
    if (quiz::find_deck(deck) == nullptr) return Failure{"--challenges: there is no deck " + quoted(deck)};
    record.extras["challenges"] = quiz::write_question_choice({deck, {}, {}, 0, {}});
    return std::nullopt;
}

/// Returns `shown` with the prompt of the question that waits for an answer, if there is one.
template <class Match>
Json with_prompt(const Match& match, Json shown) {
    if (Json prompt = match.rules().pending_question(match.state()); !prompt.is_null())
        shown["prompt"] = std::move(prompt);
    return shown;
}

/// Returns the legal moves of every seat to act, by seat.
template <class G>
Json legal_by_seat(const G& rules, const typename G::State& state, const Seats& acting) {
    Json moves = Json::object();
    for (const Seat seat : acting.list()) {
        Json list = Json::array();
        for (const auto& move : rules.legal_moves(rules.view(state, seat))) list.push_back(rules.write_move(move));
        moves[std::to_string(seat)] = std::move(list);
    }
    return moves;
}

template <class Match>
void print_trace(const Match& match) {
    const auto& rules = match.rules();
    match.for_each_position([&](const auto& state) {
        const Seats acting = rules.seats_to_act(state);
        Json line{{"to_act", acting.list()}, {"scores", rules.scores(state)}};
        if (!rules.leaves_words_out) line["legal"] = legal_by_seat(rules, state, acting);
        print_line(line.dump());
    });
}

} // namespace

Outcome games_command(const Args&) {
    Json list = Json::array();
    for_each_offered_game([&](const auto& rules) {
        Json presets = presets_of(rules);
        Json seats = presets.front()["seats"];
        list.push_back(Json{{"name", std::string(rules.name)}, {"seats", std::move(seats)},
            {"presets", std::move(presets)}, {"options", options_of_game(rules)}});
    });
    print_line(list.dump());
    return {};
}

Outcome new_command(const Args& args) {
    if (!args.has_flag("game")) return usage_failure("--game is required: one of " + game_names());
    return with_requested_game(args, [&](const auto& rules) -> Outcome {
        const auto seed = requested_seed(args);
        if (!seed) return seed.problem();
        const auto differing = parse_json(args.flag_value("options", "{}"));
        if (!differing) return input_failure(differing.problem().located_in_value("options"));
        Record record;
        record.game = rules.name;
        record.preset = args.flag_value("preset", rules.presets().front().name);
        record.deal = deal_from_seed(*seed);
        const auto options = preset_with_changes(rules, record.preset, *differing);
        if (!options) return input_failure(options.problem());
        record.options = write_options(rules.option_fields(), *preset_options(rules, record.preset), *options);
        record.extras = rules.extras_for_record(*options);
        if (const Outcome failure = choose_deck(rules, args, record)) return failure;
        print_line(write_record(record));
        return {};
    });
}

Outcome show_command(const Args& args) {
    return with_match(args, [&](const auto& match) -> Outcome {
        if (!args.has_flag("seat")) {
            print_line(with_prompt(match, match.rules().as_json(match.state())).dump());
            return {};
        }
        const auto seat = requested_seat(args, match);
        if (!seat) return seat.problem();
        Json json = match.rules().as_json(match.view(*seat));
        json["log"] = log_of(match.log_messages(), audience_of(match.players()));
        print_line(with_prompt(match, std::move(json)).dump());
        return {};
    });
}

Outcome legal_command(const Args& args) {
    return with_match(args, [&](const auto& match) -> Outcome {
        Seat seat = match.is_over() ? 0 : match.seats_to_act().front();
        if (args.has_flag("seat")) {
            const auto named = requested_seat(args, match);
            if (!named) return named.problem();
            seat = *named;
        }
        print_line(legal_moves(match, seat, args.has_flag("words")).dump());
        return {};
    });
}

Outcome check_command(const Args& args) {
    if (!args.has_flag("seat")) return usage_failure("--seat is required");
    return with_match(args, [&](const auto& match) -> Outcome {
        const auto seat = requested_seat(args, match);
        if (!seat) return seat.problem();
        const auto move = parse_move(match.rules(), args.words[1]);
        if (!move) return input_failure(move.problem());
        const auto view = match.view(*seat);
        const Refusal reason = match.rules().check(view, *move);
        Json json{{"legal", !reason}};
        if (!reason) add_score(json, match.rules(), view, *move);
        if (reason) json["reason"] = english_catalogue().say(reason.message(), audience_of(match.players()));
        print_line(json.dump());
        return {};
    });
}

Outcome play_command(const Args& args) {
    if (!args.has_flag("seat")) return usage_failure("--seat is required");
    return with_match(args, [&](auto& match) -> Outcome {
        const auto seat = requested_seat(args, match);
        if (!seat) return seat.problem();
        const auto move = parse_move(match.rules(), args.words[1]);
        if (!move) return input_failure(move.problem());
        if (const Refusal reason = match.play(*seat, *move))
            return Failure{"move: " + english_catalogue().say(reason.message(), audience_of(match.players()))};
        print_line(write_record(match.record()));
        return {};
    });
}

Outcome replay_command(const Args& args) {
    return with_match(args, [&](const auto& match) -> Outcome {
        if (args.has_flag("trace")) {
            print_trace(match);
            return {};
        }
        const auto& rules = match.rules();
        print_line(Json{{"over", match.is_over()}, {"scores", rules.scores(match.state())},
            {"winners", rules.winners(match.state()).list()}, {"to_act", match.seats_to_act().list()},
            {"digest", match.digest()}}
                       .dump());
        return {};
    });
}

} // namespace palazzo::cli
