// Sorting a few things: hands, racks, the seats of a table.
#pragma once

#include <algorithm>

namespace palazzo {

/// Sorts by `before`; what neither comes before the other stays in its order. As std::stable_sort, which is made for
/// thousands and takes three kilobytes of the page for each type that it sorts: not for more than some dozens.
template <class Range, class Before>
void sort_few(Range& range, const Before& before) {
    for (auto at = range.begin(); at != range.end(); ++at)
        std::rotate(std::upper_bound(range.begin(), at, *at, before), at, at + 1);
}

} // namespace palazzo
