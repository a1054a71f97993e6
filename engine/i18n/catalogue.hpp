// A language: every sentence by its id. Messages are put into words here and nowhere else.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/result.hpp"
#include "engine/i18n/audience.hpp"
#include "engine/i18n/message_format.hpp"
#include "engine/i18n/plural_rules.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::i18n {

/// A language's sentences, read once. A plain value: the language is changed by handing on another.
class Catalogue {
  public:
    /// No language yet: every id stands for itself.
    Catalogue() = default;

    /// Reads a language's file: one JSON object from ids to patterns (message_format.hpp). `@plural` names the language
    /// whose rules choose the plural forms. A problem names the id and the place in its pattern.
    static Result<Catalogue> read(std::string_view json);

    /// A message in words. Arguments that the message lacks are left out; an id that isn't here stands for itself, so
    /// that nothing is lost.
    std::string say(const Message& message, const Audience& audience = {}) const;

    /// A problem in words, `moves[17].seat: …`; always one line of bearable length (one_line.hpp).
    std::string line(const Problem& problem) const;

    bool has(std::string_view id) const { return find(id) != nullptr; }
    /// The pattern of an id; null if it isn't here.
    const Pattern* find(std::string_view id) const;
    const PluralRules& plurals() const { return *plurals_; }

  private:
    using Entry = std::pair<std::string, Pattern>;

    std::vector<Entry> entries_; ///< in the order of ids
    const PluralRules* plurals_ = nullptr;
};

} // namespace palazzo::i18n
