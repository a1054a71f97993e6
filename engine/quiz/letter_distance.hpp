// Computes in how many letters two texts differ (Levenshtein distance).
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// The Levenshtein distances between all beginnings of two texts: element (i, j) is the least number of letters to
/// insert, omit or substitute to turn the first i letters of `a` into the first j letters of `b`. whole_distance()
/// returns the distance between the whole texts.
class LetterDistances {
  public:
    LetterDistances(std::u32string_view a, std::u32string_view b)
        : width_(b.size() + 1), distances_((a.size() + 1) * width_) {
        for (std::size_t i = 0; i <= a.size(); ++i)
            for (std::size_t j = 0; j <= b.size(); ++j) {
                const bool ends = i > 0 && j > 0;
                at(i, j) = !ends
                    ? i + j
                    : std::min({at(i - 1, j - 1) + (a[i - 1] == b[j - 1] ? 0 : 1), at(i - 1, j) + 1, at(i, j - 1) + 1});
            }
    }
    std::size_t operator()(std::size_t i, std::size_t j) const { return distances_[i * width_ + j]; }
    std::size_t whole_distance() const { return distances_.back(); }

  private:
    std::size_t& at(std::size_t i, std::size_t j) { return distances_[i * width_ + j]; }
    std::size_t width_;
    std::vector<std::size_t> distances_;
};

} // namespace palazzo::quiz
