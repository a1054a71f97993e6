// A catalogue: all sentences of a language by their ids. Messages are turned into text only here.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/result.hpp"
#include "engine/i18n/audience.hpp"
#include "engine/i18n/message_format.hpp"
#include "engine/i18n/plural_rules.hpp"
#include "engine/i18n/texts.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::i18n {

/// The sentences of a language. A catalogue is a plain value; to change the language, use another catalogue.
class Catalogue {
  public:
    /// Constructs a catalogue without sentences, in which the text of every id is the id itself.
    Catalogue() = default;

    /// Reads a language's file, which is one JSON object from ids to patterns (message_format.hpp). Its key `@plural`
    /// names the language whose rules choose the plural forms. A problem names the id and the place of the fault in its
    /// pattern.
    static Result<Catalogue> read(std::string_view json);
    /// Makes a catalogue of the texts of such a file, which are sorted by id.
    static Result<Catalogue> from_texts(const TextsById& texts);

    /// Returns the text of a message. Missing arguments are left out. The text of an unknown id is the id itself, so
    /// that nothing is lost.
    std::string say(const Message& message, const Audience& audience = {}) const;

    /// Returns the text of a problem, such as `moves[17].seat: …`. It is always one line of limited length
    /// (one_line.hpp).
    std::string problem_line(const Problem& problem) const;

    bool has(std::string_view id) const { return find(id) != nullptr; }
    /// Returns the pattern of an id; null if there is none.
    const Pattern* find(std::string_view id) const;
    const PluralRules& plurals() const { return *plurals_; }

  private:
    /// Returns a place, of which the number of a line and the column of a table that stands behind it are said in the
    /// language: `line 17: prompt` is `Zeile 17: Frage`. Any other part is the name of something in a file.
    std::string say_place(std::string_view place) const;

    using Entry = std::pair<std::string, Pattern>;

    std::vector<Entry> entries_; ///< sorted by id
    const PluralRules* plurals_ = nullptr;
};

} // namespace palazzo::i18n
