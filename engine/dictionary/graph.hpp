// Makes the smallest graph of a word list.
#pragma once

#include "engine/dictionary/dictionary.hpp"
#include "engine/dictionary/packed_word_list.hpp"

#include <optional>
#include <vector>

namespace palazzo::dictionary {

struct Graph {
    std::vector<Edge> edges;
    Edge root;
};

/// The minimal graph: no two lists in it are equal. Built list by list from words in order (Daciuk, Mihov, Watson and
/// Watson, "Incremental construction of minimal acyclic finite-state automata", 2000). nullopt if the words are too
/// many for the numbers in an edge.
std::optional<Graph> graph_of(const Columns& columns);

} // namespace palazzo::dictionary
