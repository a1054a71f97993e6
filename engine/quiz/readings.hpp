// All that an answer may stand for when it is judged: those that an item has, and one that was given.
#pragma once

#include "engine/quiz/courtesy.hpp"
#include "engine/quiz/deck.hpp"
#include "engine/quiz/sentence.hpp"
#include "engine/quiz/tongue.hpp"
#include "engine/quiz/written.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::quiz {

/// The languages of an item's answers and of its prompt, each by a short name; empty: not known.
struct Languages {
    std::string_view learnt = {};
    std::string_view asked_in = {};
};
Languages languages_of(const Deck& deck);

/// A way to give an answer.
struct Reading {
    std::u32string text; ///< as it counts
    std::string shown;   ///< as it is written
    /// Where in the text a letter amiss is a mistake rather than a slip: what is missing of a sentence.
    std::size_t from = 0;
    std::size_t to = 0;
};

/// What the answers of an item stand for, and what is given to its prompt.
class Readings {
  public:
    explicit Readings(const Item& item, const Languages& languages = {});

    /// Of some of its answers, right or wrong ones: each reading of them as patterns, with the sentence that a gap is
    /// in, without courtesies that nobody asked for, and with what is meant for what people say short.
    std::vector<Reading> of(const std::vector<std::string>& answers, Spelled how) const;

    /// Of what was given: itself, with numbers in words, without courtesies, and with what is meant.
    std::vector<std::u32string> of_given(std::string_view given, Spelled how) const;

    const Item& item() const { return item_; }
    const Tongue* tongue() const { return tongue_; }

  private:
    void add(std::vector<Reading>& all, Reading reading, Spelled how) const;
    void add_sentences(std::vector<Reading>& all, const std::string& answer, Spelled how) const;

    const Item& item_;
    const Tongue* tongue_; ///< null: nothing is known of the language
    Wanted wanted_;
    std::array<Gapped, 2> sentences_;
};

/// Why an item's answers can't be judged in time: one of them stands for too many.
std::optional<Problem> fault_in_patterns(const Item& item);

/// What of an item's answers is shown and read aloud; empty: it has none.
std::string shown_answer(const Item& item);

} // namespace palazzo::quiz
