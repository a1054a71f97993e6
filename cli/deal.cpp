// The command `deal`, which hosts a table with friends and plays no seat.
#include "cli/commands.hpp"
#include "cli/dealer.hpp"
#include "cli/input.hpp"
#include "engine/core/base64url.hpp"
#include "engine/share/table_link.hpp"
#include "mailbox/box.hpp"
#include "mailbox/runner.hpp"
#include "mailbox/sealing.hpp"

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <deque>
#include <filesystem>
#include <mutex>

namespace palazzo::cli {
namespace {

constexpr std::size_t boot_bytes = 16;
constexpr std::size_t master_bytes = 32;
/// Time after which it is reported that the relay hasn't answered yet, in milliseconds.
constexpr online::Time relay_patience = 10'000;

volatile std::sig_atomic_t is_asked_to_end = 0;
void ask_to_end(int) { is_asked_to_end = 1; }

online::Time now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

std::string random_text(std::size_t bytes) { return to_base64url(mailbox::random_bytes(bytes)); }

/// Events that the mailbox's thread has told, in their order.
struct Inbox {
    std::mutex lock = {};
    std::condition_variable arrived = {};
    std::deque<mail::Event> events = {};

    void put(const mail::Event& event) {
        {
            const std::lock_guard held(lock);
            events.push_back(event);
        }
        arrived.notify_one();
    }
    /// Waits for the next event. The mailbox tells one each second.
    mail::Event take() {
        std::unique_lock held(lock);
        arrived.wait(held, [&] { return !events.empty(); });
        mail::Event event = std::move(events.front());
        events.pop_front();
        return event;
    }
};

/// Writes a file so that a crash leaves either the old or the new one. Returns whether it was written.
bool write_file(const std::string& path, const std::string& text) {
    const std::string beside = path + ".new";
    std::FILE* const file = std::fopen(beside.c_str(), "wb");
    if (file == nullptr) return false;
    const bool is_written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    if (std::fclose(file) != 0 || !is_written) return false;
    std::error_code fault;
    std::filesystem::rename(beside, path, fault);
    return !fault;
}

void print_now(const Json& line) {
    print_line(line.dump());
    std::fflush(stdout);
}

/// Returns the state of a new table, which the flags describe.
template <CatalogueGame G>
ReadResult<online::KeptDealer> new_table(const G& rules, const Args& args) {
    const auto people = read_number(args.flag_value("people", "2"), "--people", 1, seat_limit);
    if (!people) return usage_failure(people.problem().line);
    std::vector<Contender> bots;
    if (args.has_flag("bots")) bots = parse_contenders(args.flag_value("bots"));
    for (const Contender& bot : bots)
        if (!bot.level || !has_level(rules, *bot.level))
            return usage_failure("--bots: " + std::string(rules.name) + " has no level " + quoted(bot.name));
    const auto differing = parse_json(args.flag_value("options", "{}"));
    if (!differing) return input_failure(differing.problem().located_in_value("options"));
    const std::string preset = args.flag_value("preset", rules.presets().front().name);
    const int seats = static_cast<int>(*people) + static_cast<int>(bots.size());
    const auto options = options_for_players(rules, preset, *differing, seats);
    if (!options) return input_failure(options.problem());
    if (rules.asks_questions(*options)) return Failure{"a table that asks questions can't be played with friends"};

    online::KeptDealer kept;
    kept.people = static_cast<int>(*people);
    online::KeptHost& host = kept.host;
    host.head = {std::string(rules.name), preset,
        write_options(rules.option_fields(), *preset_options(rules, preset), *options),
        rules.extras_for_record(*options)};
    host.master = random_text(master_bytes);
    host.bot_after = dealer_bot_after;
    host.seats.resize(static_cast<std::size_t>(seats));
    for (std::size_t i = 0; i < bots.size(); ++i)
        host.seats[static_cast<std::size_t>(*people) + i] = {online::SeatKind::bot, {}, {}, bots[i].name, false};
    return kept;
}

/// Returns the table that --file keeps, or a new one if there is no such file.
ReadResult<online::KeptDealer> requested_table(const Args& args) {
    const std::string path = args.flag_value("file");
    if (!std::filesystem::exists(path)) {
        ReadResult<online::KeptDealer> made = Failure{};
        const Outcome outcome = with_requested_game(args, [&](const auto& rules) -> Outcome {
            made = new_table(rules, args);
            return made ? Outcome() : made.problem();
        });
        return outcome ? *outcome : made;
    }
    for (const char* const flag : {"game", "preset", "options", "people", "bots"})
        if (args.has_flag(flag))
            return usage_failure("--" + std::string(flag) + ": " + path + " already keeps a table, which goes on");
    const auto text = read_file_or_stdin(path);
    if (!text) return text.problem();
    auto kept = online::read_kept_dealer(*text);
    if (!kept) return input_failure(kept.problem().located_in_file(path));
    // A mailbox that can't be opened would tell nothing.
    if (!mailbox::make_box({true, kept->table, kept->keys}))
        return Failure{path + ": keys: these are not the keys of its table"};
    return *std::move(kept);
}

/// A running dealer: its table, where it is kept, and its mailbox.
template <CatalogueGame G>
struct RunningDealer {
    Dealer<G> dealer;
    std::string file;
    std::string page;
    mailbox::Runner& mailbox;
    std::string table = {};
    std::string keys = {};
    bool was_up = false;
    bool is_stored = true; ///< false if the file couldn't be written at the last attempt

    /// Stores what has changed, and then tells it. If it can't be stored, nothing is told, and the next step tries
    /// again.
    void carry_out(const online::HostEffects& effects) {
        if (effects.kept || effects.table_changed || !is_stored) {
            const bool was_stored = is_stored;
            is_stored = write_file(file, online::write_kept_dealer(kept_dealer(dealer, table, keys)));
            if (!is_stored) {
                if (was_stored)
                    std::fprintf(stderr, "%s: can't be written; nothing is told until it can\n", file.c_str());
                return;
            }
            if (!was_stored)
                return carry_out(
                    step_host(dealer, [](auto& host, auto* game) { return online::open_table(host, game, now()); }));
        }
        if (effects.card) mailbox.publish_card(*effects.card, online::away_card(*effects.card));
        for (const online::HostPost& post : effects.letters) mailbox.post(post.guest, post.letter);
        for (const online::HostNotice& notice : effects.notices) tell(notice);
    }
    /// Prints a line about what has happened.
    void tell(const online::HostNotice& notice) const {
        using Kind = online::HostNotice::Kind;
        const auto say = [&](const char* what) {
            print_now({{"event", what}, {"seat", notice.seat ? Json(*notice.seat) : Json()}});
        };
        if (notice.kind == Kind::went_away) say("away");
        if (notice.kind == Kind::came_back) say("back");
        if (notice.kind == Kind::left) say("left");
        if (notice.kind == Kind::deal_abandoned) print_now({{"event", "deal given up"}});
    }
    void note_opened(const mail::Event& event) {
        table = event.table;
        keys = event.keys;
        dealer.host.kept.pub = event.open_key;
        print_now({{"link", page + "#" + write_table_link(table)}});
    }
    online::HostEffects handle(const mail::Event& event) {
        return step_host(dealer, [&](online::Host& host, online::HostedTable* game) {
            switch (event.kind) {
            case mail::Event::Kind::opened:
            case mail::Event::Kind::line_up: return online::open_table(host, game, now());
            case mail::Event::Kind::card: return online::see_card(host, event.text);
            case mail::Event::Kind::letter: return online::receive(host, game, event.guest, event.text, now());
            case mail::Event::Kind::parting: return online::notice_parting(host, game, event.guest, now());
            default: return online::HostEffects{};
            }
        });
    }
};

/// Prints that a game has begun or is over.
template <CatalogueGame G>
void print_phase(const Dealer<G>& dealer, online::Phase before) {
    const online::Phase phase = dealer.host.kept.phase;
    if (phase == before || !dealer.match) return;
    if (phase == online::Phase::playing) {
        Json players = Json::array();
        for (const SeatInfo& player : online::players_at(dealer.host)) players.push_back(player.name);
        print_now({{"event", "dealt"}, {"players", players}});
    }
    if (phase == online::Phase::over) {
        const auto& match = *dealer.match;
        print_now({{"event", "over"}, {"winners", match.rules().winners(match.state()).list()},
            {"scores", match.rules().scores(match.state())}});
    }
}

/// Runs a dealer until the program is asked to end, or another dealer of the table has started.
template <CatalogueGame G>
Outcome run_dealer(Dealer<G> started, const online::KeptDealer& kept, const Args& args) {
    Inbox inbox;
    mailbox::Runner mailbox(args.flag_value("relay"), [&](const mail::Event& event) { inbox.put(event); });
    RunningDealer<G> running{std::move(started), args.flag_value("file"), args.flag_value("page"), mailbox};
    Dealer<G>& dealer = running.dealer;
    std::signal(SIGINT, ask_to_end);
    std::signal(SIGTERM, ask_to_end);
    mailbox.open({true, kept.table, kept.keys});
    const online::Time opened_at = now();
    bool was_reported = false;
    while (is_asked_to_end == 0) {
        const mail::Event event = inbox.take();
        const online::Phase before = dealer.host.kept.phase;
        if (event.kind == mail::Event::Kind::opened) running.note_opened(event);
        if (event.kind == mail::Event::Kind::line_up) running.was_up = true;
        running.carry_out(running.handle(event));
        if (!running.table.empty()) running.carry_out(let_time_pass(dealer, now()));
        print_phase(dealer, before);
        if (dealer.host.stopped) return Failure{"another program deals at this table now"};
        if (running.was_up || was_reported || now() - opened_at < relay_patience) continue;
        was_reported = true;
        std::fprintf(
            stderr, "the relay at %s doesn't answer yet\n", mailbox::relay_name(args.flag_value("relay")).c_str());
    }
    return {};
}

} // namespace

Outcome deal_command(const Args& args) {
    for (const char* const flag : {"relay", "file"})
        if (!args.has_flag(flag)) return usage_failure("--" + std::string(flag) + " is required");
    if (mailbox::relay_name(args.flag_value("relay")).empty())
        return usage_failure("--relay: an address that begins with wss:// or ws:// is required");
    const auto kept = requested_table(args);
    if (!kept) return kept.problem();
    Outcome outcome;
    const bool is_known = call_with_game(kept->host.head.game, [&](const auto& rules) {
        auto dealer = start_dealer(rules, *kept, random_text(boot_bytes));
        outcome = dealer ? run_dealer(*std::move(dealer), *kept, args)
                         : Outcome(input_failure(dealer.problem().located_in_file(args.flag_value("file"))));
    });
    return is_known ? outcome : input_failure(unknown_game_problem(kept->host.head.game));
}

} // namespace palazzo::cli
