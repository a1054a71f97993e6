#include "engine/online/letters.hpp"

#include "engine/core/record.hpp"
#include "engine/online/letter_fields.hpp"

namespace palazzo::online {
namespace {

template <class Letter>
std::string write_with_version(const Letter& letter) {
    Json json = wire::Codec<Letter>::write(letter);
    json["v"] = protocol_version;
    return compact_json(json);
}

/// Returns the problem of a letter's version; nullopt if the version is this one. Removes the version from the letter.
Fault take_version(Json& json) {
    if (!json.is_object()) return Problem{"letter", "problem.object"};
    const auto at = json.find("v");
    if (at == json.end()) return Problem{"letter.v", "problem.missing"};
    const std::string version = std::to_string(protocol_version);
    if (!whole_number(*at, protocol_version, protocol_version))
        return Problem{"v", "problem.number_from_to", {version, version}};
    json.erase(at);
    return std::nullopt;
}

template <class Letter>
Result<Letter> read_with_version(std::string_view text) {
    if (text.size() > largest_letter_bytes)
        return Problem{"letter", "problem.longer_than", {std::to_string(largest_letter_bytes)}};
    auto json = parse_json(text);
    if (!json) return json.problem();
    if (const Fault fault = take_version(*json)) return *fault;
    return wire::read_value<Letter>(*json);
}

/// Returns the problem that says that a field is missing, if `missing` is true.
Fault missing_field(bool missing, const char* name) {
    return missing ? Fault(Problem{name, "problem.missing"}) : std::nullopt;
}

/// Returns the first of some faults; nullopt if all are nullopt.
Fault first_fault(std::initializer_list<Fault> faults) {
    for (const Fault& fault : faults)
        if (fault) return fault;
    return std::nullopt;
}

template <class Letter>
Result<Letter> unless(const Fault& fault, Letter letter) {
    if (fault) return *fault;
    return letter;
}

} // namespace

std::string write_card(const Card& card) { return write_with_version(card); }
std::string write_guest_letter(const GuestLetter& letter) { return write_with_version(letter); }
std::string write_host_letter(const HostLetter& letter) { return write_with_version(letter); }

Result<Card> read_card(std::string_view text) {
    auto card = read_with_version<Card>(text);
    if (!card) return card;
    const Fault fault = first_fault({missing_field(card->boot.empty(), "boot"), missing_field(card->n == 0, "n"),
        missing_field(card->head.game.empty(), "head.game")});
    return unless(fault, *std::move(card));
}

Result<GuestLetter> read_guest_letter(std::string_view text) {
    auto letter = read_with_version<GuestLetter>(text);
    if (!letter) return letter;
    const Fault fault = first_fault({missing_field(letter->k == 0, "k"), missing_field(letter->hello.empty(), "hello"),
        missing_field(letter->greeting == 0, "greeting"),
        missing_field(letter->ask && letter->ask->move.is_null(), "ask.move")});
    return unless(fault, *std::move(letter));
}

Result<HostLetter> read_host_letter(std::string_view text) {
    auto letter = read_with_version<HostLetter>(text);
    if (!letter) return letter;
    const Fault fault = first_fault({missing_field(letter->boot.empty(), "boot"), missing_field(letter->n == 0, "n"),
        missing_field(letter->hello.empty(), "hello")});
    if (fault) return *fault;
    if (letter->news.size() > static_cast<std::size_t>(letter->at))
        return Problem{"news", "problem.more_than", {std::to_string(letter->at)}};
    return letter;
}

} // namespace palazzo::online
