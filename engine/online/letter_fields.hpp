// The fields of cards and letters as JSON: their names, and the limits of their values. Names are short if they occur
// in every letter.
#pragma once

#include "engine/core/record.hpp"
#include "engine/online/bounded_codecs.hpp"
#include "engine/online/letters.hpp"

namespace palazzo::wire {

using online::AnyJsonCodec;
using online::AnyObjectCodec;
using online::CountCodec;
using online::ListCodec;
using online::OptionalCodec;
using online::TextCodec;

using IdentifierCodec = TextCodec<online::longest_identifier>;
using NameCodec = TextCodec<longest_name>;
using MovesCodec = WholeNumberCodec<int, 0, online::most_moves>;
using RoundCodec = WholeNumberCodec<int, 0, 1'000'000>;
/// One identifier for each player, and one for the host.
using PartsCodec = ListCodec<std::string, seat_limit + 1, IdentifierCodec>;
/// The longest time that a letter names, in milliseconds: a day.
using TimeCodec = WholeNumberCodec<std::int64_t, 0, 24LL * 60 * 60 * 1000>;

template <>
inline constexpr std::array enum_names<online::SeatKind>{"free", "host", "guest", "bot"};
template <>
inline constexpr std::array enum_names<online::Phase>{"gathering", "revealing", "playing", "over"};
template <>
inline constexpr std::array enum_names<online::Gesture>{"hello", "well_played", "thanks", "oops", "thinking", "again"};
template <>
inline constexpr std::array enum_names<online::Bye>{"kicked", "closed", "full", "ended", "left"};

template <>
inline constexpr auto layout_of<online::TableHead> = struct_layout(nullptr,
    field<&online::TableHead::game, NameCodec>("game"), field<&online::TableHead::preset, IdentifierCodec>("preset"),
    field<&online::TableHead::options, AnyObjectCodec>("options"),
    field<&online::TableHead::extras, AnyObjectCodec>("extras"));
template <>
inline constexpr auto layout_of<online::SeatOnCard> = struct_layout(nullptr, field<&online::SeatOnCard::kind>("kind"),
    field<&online::SeatOnCard::name, NameCodec>("name"), field<&online::SeatOnCard::level, NameCodec>("level"),
    field<&online::SeatOnCard::away>("away"), field<&online::SeatOnCard::played>("played"));
template <>
inline constexpr auto layout_of<online::Card> = struct_layout(nullptr,
    field<&online::Card::boot, IdentifierCodec>("boot"), field<&online::Card::n, CountCodec>("n"),
    field<&online::Card::here>("here"), field<&online::Card::mark, IdentifierCodec>("mark"),
    field<&online::Card::pub, IdentifierCodec>("pub"), field<&online::Card::head>("head"),
    field<&online::Card::seats, ListCodec<online::SeatOnCard, seat_limit>>("seats"), field<&online::Card::open>("open"),
    field<&online::Card::phase>("phase"), field<&online::Card::round, RoundCodec>("round"),
    field<&online::Card::commits, PartsCodec>("commits"));

template <>
inline constexpr auto layout_of<online::Have> = struct_layout(nullptr,
    field<&online::Have::boot, IdentifierCodec>("boot"), field<&online::Have::line, CountCodec>("line"),
    field<&online::Have::at, MovesCodec>("at"), field<&online::Have::over>("over"));
template <>
inline constexpr auto layout_of<online::Ask> = struct_layout(nullptr, field<&online::Ask::line, CountCodec>("line"),
    field<&online::Ask::nth, MovesCodec>("nth"), field<&online::Ask::move, AnyJsonCodec>("move"));
template <>
inline constexpr auto layout_of<online::Vote> = struct_layout(nullptr, field<&online::Vote::poll, CountCodec>("poll"),
    field<&online::Vote::line, CountCodec>("line"), field<&online::Vote::to, MovesCodec>("to"),
    field<&online::Vote::yes>("yes"));
template <>
inline constexpr auto layout_of<online::GuestLetter> = struct_layout(nullptr,
    field<&online::GuestLetter::k, CountCodec>("k"), field<&online::GuestLetter::hello, IdentifierCodec>("hello"),
    field<&online::GuestLetter::greeting, CountCodec>("greeting"),
    field<&online::GuestLetter::boot, IdentifierCodec>("boot"), field<&online::GuestLetter::have>("have"),
    field<&online::GuestLetter::ask>("ask"), field<&online::GuestLetter::name, NameCodec>("name"),
    field<&online::GuestLetter::sit, OptionalCodec<int, WholeNumberCodec<int, -1, seat_limit - 1>>>("sit"),
    field<&online::GuestLetter::vote>("vote"), field<&online::GuestLetter::react>("react"),
    field<&online::GuestLetter::round, RoundCodec>("round"),
    field<&online::GuestLetter::commit, IdentifierCodec>("commit"),
    field<&online::GuestLetter::reveal, IdentifierCodec>("reveal"), field<&online::GuestLetter::leave>("leave"));

template <>
inline constexpr auto layout_of<online::News> = struct_layout(nullptr, seat_field<&online::News::seat>(),
    field<&online::News::events, ListCodec<Json, 200, AnyJsonCodec>>("events"));
template <>
inline constexpr auto layout_of<online::Poll> = struct_layout(nullptr, field<&online::Poll::proposal>("proposal"),
    seat_field<&online::Poll::by>("by"), field<&online::Poll::agreed>("agreed"), field<&online::Poll::asked>("asked"),
    field<&online::Poll::left, TimeCodec>("left"));
template <>
inline constexpr auto layout_of<online::SeatGesture> = struct_layout(nullptr, seat_field<&online::SeatGesture::seat>(),
    field<&online::SeatGesture::gesture>("gesture"), field<&online::SeatGesture::count, CountCodec>("count"));
template <>
inline constexpr auto layout_of<online::DealParts> = struct_layout(nullptr,
    field<&online::DealParts::round, RoundCodec>("round"), field<&online::DealParts::commits, PartsCodec>("commits"),
    field<&online::DealParts::reveals, PartsCodec>("reveals"));
template <>
inline constexpr auto layout_of<online::EndOfGame> = struct_layout(nullptr,
    field<&online::EndOfGame::record, TextCodec<online::largest_letter_bytes>>("record"),
    field<&online::EndOfGame::secret, IdentifierCodec>("secret"));
template <>
inline constexpr auto layout_of<online::HostLetter> = struct_layout(nullptr,
    field<&online::HostLetter::boot, IdentifierCodec>("boot"), field<&online::HostLetter::n, CountCodec>("n"),
    field<&online::HostLetter::hello, IdentifierCodec>("hello"), field<&online::HostLetter::heard, CountCodec>("heard"),
    field<&online::HostLetter::again, CountCodec>("again"),
    field<&online::HostLetter::seat, OptionalCodec<Seat, SeatCodec>>("seat"),
    field<&online::HostLetter::round, RoundCodec>("round"), field<&online::HostLetter::line, CountCodec>("line"),
    field<&online::HostLetter::at, MovesCodec>("at"), field<&online::HostLetter::nth, MovesCodec>("nth"),
    field<&online::HostLetter::view, AnyJsonCodec>("view"),
    field<&online::HostLetter::news, ListCodec<online::News, online::most_news>>("news"),
    field<&online::HostLetter::no>("no"),
    field<&online::HostLetter::left, OptionalCodec<std::int64_t, TimeCodec>>("left"),
    field<&online::HostLetter::polls, CountCodec>("polls"), field<&online::HostLetter::poll>("poll"),
    field<&online::HostLetter::gestures, ListCodec<online::SeatGesture, seat_limit>>("gestures"),
    field<&online::HostLetter::deal>("deal"), field<&online::HostLetter::over>("over"),
    field<&online::HostLetter::bye>("bye"));

} // namespace palazzo::wire
