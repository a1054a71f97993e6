#include "engine/online/kept_place.hpp"

#include "engine/online/letter_fields.hpp"

namespace palazzo::wire {

using FingerprintsCodec = ListCodec<std::string, online::most_moves + 1, IdentifierCodec>;

template <>
inline constexpr auto layout_of<online::KeptPlace> = struct_layout(nullptr,
    field<&online::KeptPlace::master, IdentifierCodec>("master"), field<&online::KeptPlace::name, NameCodec>("name"),
    field<&online::KeptPlace::greeting, CountCodec>("greeting"), field<&online::KeptPlace::ask>("ask"),
    field<&online::KeptPlace::deal>("deal"), field<&online::KeptPlace::deal_changed>("deal_changed"),
    field<&online::KeptPlace::abandoned_deals, RoundCodec>("abandoned_deals"),
    field<&online::KeptPlace::seat, OptionalCodec<Seat, SeatCodec>>("seat"),
    field<&online::KeptPlace::round, RoundCodec>("round"), field<&online::KeptPlace::line, CountCodec>("line"),
    field<&online::KeptPlace::turns, FingerprintsCodec>("turns"),
    field<&online::KeptPlace::views, FingerprintsCodec>("views"), field<&online::KeptPlace::over>("over"));

} // namespace palazzo::wire

namespace palazzo::online {

std::string write_kept_place(const KeptPlace& place) { return compact_json(wire::Codec<KeptPlace>::write(place)); }

Result<KeptPlace> read_kept_place(std::string_view text) {
    auto place = read_saved<KeptPlace>(text, "place");
    if (place && place->ask && place->ask->move.is_null()) return Problem{"ask.move", "problem.missing"};
    return place;
}

} // namespace palazzo::online
