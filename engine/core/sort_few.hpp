// Sorts a few items: hands, racks, the seats of a table.
#pragma once

#include <functional>
#include <iterator>
#include <utility>

namespace palazzo {

/// Sorts by `before` and keeps the order of equal items. Meant for a few dozens at most. Replaces std::sort and
/// std::stable_sort, which are made for thousands and take up to three kilobytes of the page for each type that they
/// sort.
template <class Range, class Before = std::less<>>
void sort_few(Range& range, const Before& before = {}) {
    for (auto at = range.begin(); at != range.end(); ++at) {
        auto value = std::move(*at);
        auto to = at;
        for (; to != range.begin() && before(value, *std::prev(to)); --to) *to = std::move(*std::prev(to));
        *to = std::move(value);
    }
}

} // namespace palazzo
