#include "engine/dictionary/dictionary.hpp"

#include "engine/core/digest.hpp"
#include "engine/dictionary/graph.hpp"
#include "engine/dictionary/packed_word_list.hpp"

namespace palazzo::dictionary {
namespace {

std::string digest_of_columns(const Columns& columns) {
    std::string text = columns.letters;
    text.reserve(text.size() + columns.kinds.size());
    for (const Kind kind : columns.kinds) text.push_back(static_cast<char>('0' + static_cast<int>(kind)));
    return digest_of(text);
}

} // namespace

/// Constructs a lexicon from its parts.
class LexiconBuilder {
  public:
    static Lexicon of(std::string name, const Columns& columns, Graph graph) {
        Lexicon words;
        words.name_ = std::move(name);
        words.digest_ = digest_of_columns(columns);
        words.edges_ = std::move(graph.edges);
        words.root_ = graph.root;
        words.size_ = columns.kinds.size();
        return words;
    }
};

Result<Lexicon> Lexicon::unpack(std::string name, std::span<const std::uint8_t> packed) {
    const auto columns = read_columns(packed);
    if (!columns) return columns.problem();
    auto graph = graph_of(*columns);
    if (!graph) return Problem{"word list", "problem.words.room"};
    return LexiconBuilder::of(std::move(name), *columns, *std::move(graph));
}

Lexicon Lexicon::of(std::string name, std::vector<Entry> words) {
    const Columns columns = columns_of(std::move(words));
    auto graph = graph_of(columns);
    expect(graph.has_value(), "a word list with a graph that has room");
    return LexiconBuilder::of(std::move(name), columns, *std::move(graph));
}

std::optional<Kind> Lexicon::find(std::string_view word) const {
    Edge edge = root_;
    for (const char c : word) {
        const auto next = is_letter(c) ? after(edge, letter_of(c)) : std::nullopt;
        if (!next) return std::nullopt;
        edge = *next;
    }
    if (!edge.ends_word()) return std::nullopt;
    return edge.kind();
}

} // namespace palazzo::dictionary
