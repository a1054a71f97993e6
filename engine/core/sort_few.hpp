// Sorting a few things: hands, racks, the seats of a table.
#pragma once

#include <functional>
#include <iterator>
#include <utility>

namespace palazzo {

/// Sorts by `before`; what neither comes before the other stays in its order. In the place of std::sort and
/// std::stable_sort, which are made for thousands and take up to three kilobytes of the page for each type that they
/// sort: not for more than some dozens.
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
