#include "shell/app/friends/kept.hpp"

#include "engine/core/record.hpp"
#include "engine/online/kept_host.hpp"
#include "engine/online/kept_place.hpp"
#include "engine/online/letter_fields.hpp"

namespace palazzo::wire {

/// The largest stored part of a host or a guest, and the largest keys of a mailbox, in bytes.
using StoredTextCodec = TextCodec<1024 * 1024>;
template <>
inline constexpr auto layout_of<app::KeptFriends> = struct_layout(nullptr,
    field<&app::KeptFriends::table, IdentifierCodec>("table"), field<&app::KeptFriends::keys, StoredTextCodec>("keys"),
    field<&app::KeptFriends::is_host>("host"), field<&app::KeptFriends::state, StoredTextCodec>("state"),
    field<&app::KeptFriends::game, IdentifierCodec>("game"), field<&app::KeptFriends::at_table>("at_table"),
    field<&app::KeptFriends::own_name, TextCodec<longest_name>>("own_name"),
    field<&app::KeptFriends::hides_gestures>("hides_gestures"), field<&app::KeptFriends::only_watches>("only_watches"));

} // namespace palazzo::wire

namespace palazzo::app {
namespace {

constexpr int format_version = 1;

} // namespace

Json write_kept_friends(const KeptFriends& kept) {
    return {{"format", format_version}, {"friends", wire::Codec<KeptFriends>::write(kept)}};
}

Result<KeptFriends> read_kept_friends(const Json& json) {
    if (!json.is_object()) return Problem{"", "problem.object"};
    const Json format = json.value("format", Json());
    if (format != format_version) return Problem{"format", "problem.not_format", {shortened_json(format)}};
    KeptFriends kept;
    if (auto fault = wire::Codec<KeptFriends>::read(json.value("friends", Json()), kept))
        return fault->located_in_value("friends");
    if (kept.table.empty()) return kept;
    std::optional<Problem> problem;
    if (kept.is_host) {
        if (const auto host = online::read_kept_host(kept.state); !host) problem = host.problem();
    } else if (const auto place = online::read_kept_place(kept.state); !place) {
        problem = place.problem();
    }
    return problem ? Result<KeptFriends>(problem->located_in_value("state").located_in_value("friends")) : kept;
}

void merge(KeptFriends& here, const KeptFriends& other) {
    if (here.table.empty()) here = other;
}

} // namespace palazzo::app
