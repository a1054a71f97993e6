#include "engine/online/kept_host.hpp"

#include "engine/online/letter_fields.hpp"

namespace palazzo::wire {

template <>
inline constexpr std::array enum_names<online::Admission>{"open", "ask", "closed"};
template <>
inline constexpr auto layout_of<online::KeptGuest> = struct_layout(nullptr,
    field<&online::KeptGuest::id, IdentifierCodec>("id"), field<&online::KeptGuest::name, NameCodec>("name"),
    field<&online::KeptGuest::admitted>("admitted"), field<&online::KeptGuest::kicked>("kicked"));
template <>
inline constexpr auto layout_of<online::HostedSeat> = struct_layout(nullptr, field<&online::HostedSeat::kind>("kind"),
    field<&online::HostedSeat::guest, IdentifierCodec>("guest"), field<&online::HostedSeat::name, NameCodec>("name"),
    field<&online::HostedSeat::level, NameCodec>("level"), field<&online::HostedSeat::played>("played"));
template <>
inline constexpr auto layout_of<online::Line> = struct_layout(
    nullptr, field<&online::Line::line, CountCodec>("line"), field<&online::Line::begins, MovesCodec>("begins"));
template <>
inline constexpr auto layout_of<online::KeptHost> = struct_layout(nullptr,
    field<&online::KeptHost::pub, IdentifierCodec>("pub"), field<&online::KeptHost::head>("head"),
    field<&online::KeptHost::seats, ListCodec<online::HostedSeat, seat_limit>>("seats"),
    field<&online::KeptHost::guests, ListCodec<online::KeptGuest, online::most_guests>>("guests"),
    field<&online::KeptHost::admission>("admission"), field<&online::KeptHost::bot_after, TimeCodec>("bot_after"),
    field<&online::KeptHost::phase>("phase"), field<&online::KeptHost::round, RoundCodec>("round"),
    field<&online::KeptHost::master, IdentifierCodec>("master"),
    field<&online::KeptHost::contributors, PartsCodec>("contributors"),
    field<&online::KeptHost::commits, PartsCodec>("commits"), field<&online::KeptHost::reveals, PartsCodec>("reveals"),
    field<&online::KeptHost::lines, ListCodec<online::Line, online::most_lines>>("lines"),
    field<&online::KeptHost::boots, PartsCodec>("boots"));

} // namespace palazzo::wire

namespace palazzo::online {

std::string write_kept_host(const KeptHost& host) { return compact_json(wire::Codec<KeptHost>::write(host)); }

Result<KeptHost> read_kept_host(std::string_view text) {
    auto host = read_saved<KeptHost>(text, "host");
    if (!host) return host;
    if (host->reveals.size() != host->contributors.size()) return Problem{"reveals", "problem.seats"};
    if (host->seats.empty()) return Problem{"seats", "problem.missing"};
    if (host->round == 0) return Problem{"round", "problem.missing"};
    if (host->phase == Phase::playing && host->lines.empty()) return Problem{"lines", "problem.missing"};
    return host;
}

} // namespace palazzo::online
