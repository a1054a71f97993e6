#include "engine/i18n/message_format.hpp"

#include "engine/i18n/plural_rules.hpp"
#include "engine/i18n/values.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::i18n {
namespace {

constexpr int deepest = 8;        ///< largest depth of choices inside each other
constexpr int most_arguments = 9; ///< largest number of arguments, {0} to {8}

bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
/// Returns whether a character ends a keyword, such as a type or the name of a branch.
bool ends_word(char c) { return is_blank(c) || c == '{' || c == '}' || c == ','; }

/// Parses one pattern from left to right. After the first fault it stops parsing.
class Parser {
  public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<Pattern> whole() {
        Pattern pattern = pattern_here(false, 0);
        if (at_ < text_.size()) fail("problem.pattern.lonely", {"}", "{"});
        if (fault_) return Problem{"character " + std::to_string(fault_at_ + 1), fault_.message()};
        return pattern;
    }

  private:
    char now() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    char next() const { return at_ + 1 < text_.size() ? text_[at_ + 1] : '\0'; }

    using Args = std::initializer_list<std::string_view>;
    void fail_at(std::size_t place, std::string_view id, Args args = {}) {
        if (fault_) return;
        fault_ = Refusal(id, args);
        fault_at_ = std::min(place, text_.size());
        at_ = text_.size();
    }
    void fail(std::string_view id, Args args = {}) { fail_at(at_, id, args); }

    void skip_blanks() {
        while (is_blank(now())) ++at_;
    }

    bool take(char c) {
        skip_blanks();
        if (now() != c) return false;
        ++at_;
        return true;
    }

    std::string_view word() {
        skip_blanks();
        const std::size_t from = at_;
        while (at_ < text_.size() && !ends_word(now())) ++at_;
        return text_.substr(from, at_ - from);
    }

    /// Parses a pattern up to the } that closes it, or up to the end of the text.
    Pattern pattern_here(bool in_plural, int depth) {
        Pattern pattern;
        while (at_ < text_.size() && now() != '}') {
            if (now() == '{')
                pattern.push_back(argument(in_plural, depth));
            else if (now() == '#' && in_plural)
                pattern.push_back(hash());
            else
                pattern.push_back(plain(in_plural));
        }
        return pattern;
    }

    PatternPart hash() {
        ++at_;
        PatternPart part;
        part.kind = PatternPart::PartKind::plural_number;
        return part;
    }

    PatternPart plain(bool in_plural) {
        const auto is_syntax = [&](char c) { return c == '{' || c == '}' || (c == '#' && in_plural); };
        PatternPart part;
        while (at_ < text_.size() && !is_syntax(now())) {
            if (now() == '\'' && is_syntax(next())) {
                part.text += quoted_text();
                continue;
            }
            if (now() == '\'' && next() == '\'') ++at_;
            const std::size_t from = at_++;
            at_ = std::min(text_.find_first_of("{}#'", at_), text_.size());
            part.text += text_.substr(from, at_ - from);
        }
        return part;
    }

    /// Reads a quoted text, which ends with the next single apostrophe. A double apostrophe inside it is an apostrophe.
    std::string quoted_text() {
        const std::size_t from = at_++;
        std::string text;
        while (at_ < text_.size() && (now() != '\'' || next() == '\'')) {
            if (now() == '\'') ++at_;
            text += text_[at_++];
        }
        if (at_ == text_.size())
            fail_at(from, "problem.pattern.quotation");
        else
            ++at_;
        return text;
    }

    PatternPart argument(bool in_plural, int depth) {
        const std::size_t open = at_++;
        PatternPart part;
        part.kind = PatternPart::PartKind::value;
        const std::string_view index = word();
        if (index.size() != 1 || !is_digit(index[0]) || index[0] - '0' >= most_arguments) {
            fail_at(open, "problem.pattern.argument", {"{", std::to_string(most_arguments - 1)});
            return part;
        }
        part.argument = index[0] - '0';
        if (take(',')) read_type(part, in_plural, depth);
        if (!take('}')) fail_at(open, "problem.pattern.lonely", {"{", "}"});
        return part;
    }

    void read_type(PatternPart& part, bool in_plural, int depth) {
        skip_blanks();
        const std::size_t place = at_;
        const std::string_view type = word();
        if (type == "plural" || type == "selectordinal" || type == "select") {
            part.kind = type == "plural" ? PatternPart::PartKind::plural
                : type == "select"       ? PatternPart::PartKind::select
                                         : PatternPart::PartKind::ordinal;
            if (!take(',')) return fail("problem.pattern.comma");
            return read_branches(part, in_plural || part.kind != PatternPart::PartKind::select, depth + 1);
        }
        part.text = type;
        if (take(',')) part.style = word();
        if (!is_value_style(part.text, part.style)) fail_at(place, "problem.pattern.type", {part.text});
    }

    void read_branches(PatternPart& part, bool in_plural, int depth) {
        if (depth > deepest) return fail("problem.pattern.deep");
        const std::size_t place = at_;
        for (skip_blanks(); at_ < text_.size() && now() != '}'; skip_blanks()) {
            Branch branch;
            const std::size_t key_at = at_;
            branch.key = word();
            if (!is_key(part.kind, branch.key)) return fail_at(key_at, "problem.pattern.branch", {branch.key});
            if (has_branch(part, branch.key)) return fail_at(key_at, "problem.pattern.twice", {branch.key});
            if (!take('{')) return fail("problem.pattern.braces", {"{ }"});
            const std::size_t open = at_ - 1;
            branch.pattern = pattern_here(in_plural, depth);
            if (now() != '}') return fail_at(open, "problem.pattern.lonely", {"{", "}"});
            ++at_;
            part.branches.push_back(std::move(branch));
        }
        if (!has_branch(part, "other")) fail_at(place, "problem.pattern.other");
    }

    static bool has_branch(const PatternPart& part, std::string_view key) {
        return std::any_of(part.branches.begin(), part.branches.end(), [&](const Branch& b) { return b.key == key; });
    }

    static bool is_key(PatternPart::PartKind kind, std::string_view key) {
        if (key.empty()) return false;
        if (kind == PatternPart::PartKind::select) return key.find_first_of("=#'") == std::string_view::npos;
        return key[0] == '=' ? key.size() > 1 && std::all_of(key.begin() + 1, key.end(), is_digit)
                             : is_plural_category(key);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Refusal fault_;
    std::size_t fault_at_ = 0;
};

} // namespace

Result<Pattern> parse_pattern(std::string_view text) { return Parser(text).whole(); }

} // namespace palazzo::i18n
