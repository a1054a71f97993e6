// Sorts a few items: hands, racks, the seats of a table.
#pragma once

#include <functional>
#include <iterator>
#include <utility>

namespace palazzo {

/// Sorts by `before` and keeps the order of equal items. It is meant for a few dozen items at most. It replaces
/// std::sort and std::stable_sort, which are made for thousands of items and add up to three kilobytes to the web page
/// for each type that they sort.
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
