#include "engine/core/course.hpp"

#include "engine/core/sort_few.hpp"

namespace palazzo {
namespace {

/// Returns, for each move, the largest change that it made to any seat's progress. Moves that changed nothing are left
/// out.
std::vector<TurningPoint> changes_of(const ProgressHistory& course) {
    std::vector<TurningPoint> all;
    for (std::size_t move = 1; move < course.front().size(); ++move) {
        TurningPoint turning{move, 0, 0};
        for (std::size_t seat = 0; seat < course.size(); ++seat) {
            const int change = course[seat][move] - course[seat][move - 1];
            if (std::abs(change) > std::abs(turning.change)) turning = {move, static_cast<Seat>(seat), change};
        }
        if (turning.change != 0) all.push_back(turning);
    }
    return all;
}

int usual_change(const std::vector<TurningPoint>& changes) {
    int sum = 0;
    for (const TurningPoint& t : changes) sum += std::abs(t.change);
    return changes.empty() ? 0 : sum / static_cast<int>(changes.size());
}

} // namespace

std::vector<TurningPoint> turning_points_of(const ProgressHistory& course, std::size_t most) {
    if (course.empty()) return {};
    std::vector<TurningPoint> changes = changes_of(course);
    const int least = 2 * std::max(usual_change(changes), 1);
    std::erase_if(changes, [&](const TurningPoint& t) { return std::abs(t.change) < least; });
    std::vector<TurningPoint> largest;
    while (largest.size() < most && !changes.empty()) {
        const auto at = std::max_element(changes.begin(), changes.end(),
            [](const TurningPoint& a, const TurningPoint& b) { return std::abs(a.change) < std::abs(b.change); });
        largest.push_back(*at);
        changes.erase(at);
    }
    sort_few(largest, [](const TurningPoint& a, const TurningPoint& b) { return a.move < b.move; });
    return largest;
}

} // namespace palazzo
