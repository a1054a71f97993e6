// Makes the smallest graph that contains the words of a list.
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

/// Returns the minimal graph of the words in `columns`, in which no two lists of edges are equal. It is built list by
/// list from sorted words (Daciuk, Mihov, Watson and Watson, "Incremental construction of minimal acyclic finite-state
/// automata", 2000). Returns nullopt if the graph would be too large for the indexes that edges contain.
std::optional<Graph> build_graph(const WordListColumns& columns);

} // namespace palazzo::dictionary
