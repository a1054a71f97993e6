#include "engine/dictionary/dictionary.hpp"

#include "engine/core/digest.hpp"
#include "engine/dictionary/graph.hpp"
#include "engine/dictionary/packed_word_list.hpp"

namespace palazzo::dictionary {
namespace {

std::string digest_of_columns(const WordListColumns& columns) {
    std::string text = columns.letters;
    text.reserve(text.size() + columns.kinds.size());
    for (const WordKind kind : columns.kinds) text.push_back(static_cast<char>('0' + static_cast<int>(kind)));
    return digest_of(text);
}

} // namespace

/// Constructs a lexicon from its parts.
class LexiconBuilder {
  public:
    static Lexicon from_words(std::string name, const WordListColumns& columns, Graph graph) {
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
    const auto columns = unpack_columns(packed);
    if (!columns) return columns.problem();
    auto graph = build_graph(*columns);
    if (!graph) return Problem{"word list", "problem.words.room"};
    return LexiconBuilder::from_words(std::move(name), *columns, *std::move(graph));
}

Lexicon Lexicon::from_words(std::string name, std::vector<WordEntry> words) {
    const WordListColumns columns = word_list_columns(std::move(words));
    auto graph = build_graph(columns);
    expect(graph.has_value(), "a word list with a graph that has room");
    return LexiconBuilder::from_words(std::move(name), columns, *std::move(graph));
}

std::optional<WordKind> Lexicon::find(std::string_view word) const {
    Edge edge = root_;
    for (const char c : word) {
        const auto next = is_letter(c) ? edge_after(edge, letter_number(c)) : std::nullopt;
        if (!next) return std::nullopt;
        edge = *next;
    }
    if (!edge.ends_word()) return std::nullopt;
    return edge.kind();
}

} // namespace palazzo::dictionary
