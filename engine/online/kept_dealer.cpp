#include "engine/online/kept_dealer.hpp"

#include "engine/online/letter_fields.hpp"

namespace palazzo::online {
namespace {

constexpr int format_version = 1;

/// A saved state with the host's part as text, which has a reader of its own.
struct SavedDealer {
    int format = format_version;
    std::string table;
    std::string keys;
    int people = 0;
    std::string host;
    std::string record;
};

} // namespace
} // namespace palazzo::online

namespace palazzo::wire {

/// The largest saved part of a host, the largest keys of a mailbox and the largest record, in bytes.
using SavedTextCodec = TextCodec<std::size_t{8} * 1024 * 1024>;
template <>
inline constexpr auto layout_of<online::SavedDealer> = struct_layout(nullptr,
    field<&online::SavedDealer::format, WholeNumberCodec<int, 1, 1>>("format"),
    field<&online::SavedDealer::table, IdentifierCodec>("table"),
    field<&online::SavedDealer::keys, SavedTextCodec>("keys"),
    field<&online::SavedDealer::people, WholeNumberCodec<int, 1, seat_limit>>("people"),
    field<&online::SavedDealer::host, SavedTextCodec>("host"),
    field<&online::SavedDealer::record, SavedTextCodec>("record"));

} // namespace palazzo::wire

namespace palazzo::online {

std::string write_kept_dealer(const KeptDealer& dealer) {
    const SavedDealer saved{
        format_version, dealer.table, dealer.keys, dealer.people, write_kept_host(dealer.host), dealer.record};
    return compact_json(wire::Codec<SavedDealer>::write(saved));
}

Result<KeptDealer> read_kept_dealer(std::string_view text) {
    auto saved = read_saved<SavedDealer>(text, "dealer");
    if (!saved) return saved.problem();
    auto host = read_kept_host(saved->host);
    if (!host) return host.problem().located_in_value("host");
    if (saved->people > static_cast<int>(host->seats.size())) return Problem{"people", "problem.seats"};
    return KeptDealer{saved->table, saved->keys, saved->people, *std::move(host), saved->record};
}

} // namespace palazzo::online
