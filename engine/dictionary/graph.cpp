#include "engine/dictionary/graph.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace palazzo::dictionary {
namespace {

constexpr std::uint32_t last_bit = 1U << 8U;
constexpr std::uint32_t wide_bit = 1U << 9U;
constexpr std::uint32_t next_shift = 10;
constexpr std::size_t room = std::size_t{1} << (32U - next_shift);

/// A list of edges to which edges may still be added.
struct OpenList {
    std::array<Edge, letter_count> edges;
    std::size_t size = 0;
};

/// Stores the finished lists, equal ones only once. It finds equal lists by their hashes.
class ListStore {
  public:
    explicit ListStore(std::size_t words) : slots_(std::bit_ceil(std::max<std::size_t>(words, 64)), 0) {
        edges_.reserve(words);
        edges_.push_back({}); // index 0 means that nothing follows
    }

    /// Stores the list if no equal one is stored yet. Returns the bits by which an edge leads to the stored list.
    std::uint32_t place(OpenList& open) {
        if (open.size == 0) return 0;
        open.edges[open.size - 1].bits |= last_bit;
        std::size_t slot = hash(open.edges.data()) & (slots_.size() - 1);
        while (slots_[slot] != 0 && !equal(open, slots_[slot])) slot = (slot + 1) & (slots_.size() - 1);
        if (slots_[slot] == 0) slots_[slot] = add(open);
        const std::uint32_t at = slots_[slot];
        const bool wide = open.size >= static_cast<std::size_t>(wide_list_size);
        if (count_ * 2 > slots_.size()) grow();
        open.size = 0;
        return (at << next_shift) | (wide ? wide_bit : 0U);
    }
    bool overflowing() const { return edges_.size() > room; }
    std::vector<Edge> edges() && { return std::move(edges_); }

  private:
    static std::size_t hash(const Edge* list) {
        std::uint32_t hash = 0;
        for (;; ++list) {
            hash = (std::rotl(hash, 5) ^ list->bits) * 0x9e3779b1U;
            if (list->is_last()) return hash ^ (hash >> 15U);
        }
    }
    bool equal(const OpenList& open, std::uint32_t at) const {
        for (std::size_t i = 0; i < open.size; ++i)
            if (open.edges[i].bits != edges_[at + i].bits) return false;
        return true;
    }
    std::uint32_t add(const OpenList& open) {
        const auto end = open.edges.begin() + static_cast<std::ptrdiff_t>(open.size);
        if (open.size >= static_cast<std::size_t>(wide_list_size)) {
            Edge letters;
            for (auto edge = open.edges.begin(); edge != end; ++edge) letters.bits |= 1U << edge->letter();
            edges_.push_back(letters);
        }
        const auto at = static_cast<std::uint32_t>(edges_.size());
        edges_.insert(edges_.end(), open.edges.begin(), end);
        ++count_;
        return at;
    }
    void grow() {
        std::vector<std::uint32_t> old(slots_.size() * 2, 0);
        old.swap(slots_);
        for (const std::uint32_t at : old) {
            if (at == 0) continue;
            std::size_t slot = hash(&edges_[at]) & (slots_.size() - 1);
            while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
            slots_[slot] = at;
        }
    }

    std::vector<Edge> edges_;
    std::vector<std::uint32_t> slots_;
    std::size_t count_ = 0;
};

} // namespace

std::optional<Graph> build_graph(const WordListColumns& columns) {
    ListStore lists(columns.kinds.size());
    // The lists along the current word, one for each letter.
    std::array<OpenList, longest_word + 1> open;
    std::size_t length = 0;
    auto kind = columns.kinds.begin();
    for (const char c : columns.letters) {
        if (is_letter(c)) {
            OpenList& here = open[length++];
            here.edges[here.size++].bits = letter_number(c);
            continue;
        }
        OpenList& end = open[length - 1];
        end.edges[end.size - 1].bits |= (static_cast<std::uint32_t>(*kind++) + 1U) << 5U;
        // The next word doesn't share the last `c` letters of this word, so the lists behind these letters are
        // finished.
        for (char drop = c; drop > 0; --drop, --length) {
            OpenList& here = open[length - 1];
            here.edges[here.size - 1].bits |= lists.place(open[length]);
        }
        if (lists.overflowing()) return std::nullopt;
    }
    Graph graph;
    graph.root.bits = lists.place(open[0]);
    if (lists.overflowing()) return std::nullopt;
    graph.edges = std::move(lists).edges();
    graph.edges.shrink_to_fit();
    return graph;
}

} // namespace palazzo::dictionary
