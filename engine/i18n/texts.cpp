#include "engine/i18n/texts.hpp"

#include "engine/core/expect.hpp"
#include "engine/core/json.hpp"

#include <algorithm>
#include <optional>

namespace palazzo::i18n {
namespace {

/// Reads a language's file of the usual form, which has no escapes except \" and \\.
class Reader {
  public:
    explicit Reader(std::string_view json) : json_(json) {}

    std::optional<TextsById> object() {
        TextsById texts;
        if (!take('{')) return std::nullopt;
        do {
            auto id = text();
            if (!id || !take(':')) return std::nullopt;
            auto words = text();
            if (!words) return std::nullopt;
            texts.emplace_back(std::move(*id), std::move(*words));
        } while (take(','));
        return take('}') && is_at_end() ? std::optional(std::move(texts)) : std::nullopt;
    }

    /// Returns the texts of a list; nullopt if the file isn't a list of texts in the usual form.
    std::optional<std::vector<std::string>> list() {
        std::vector<std::string> texts;
        if (!take('[')) return std::nullopt;
        do {
            auto words = text();
            if (!words) return std::nullopt;
            texts.push_back(*std::move(words));
        } while (take(','));
        return take(']') && is_at_end() ? std::optional(std::move(texts)) : std::nullopt;
    }

  private:
    bool is_at_end() {
        skip_blanks();
        return at_ == json_.size();
    }

    void skip_blanks() { at_ = std::min(json_.find_first_not_of(" \n\r\t", at_), json_.size()); }

    bool take(char c) {
        skip_blanks();
        if (at_ == json_.size() || json_[at_] != c) return false;
        ++at_;
        return true;
    }

    std::optional<std::string> text() {
        if (!take('"')) return std::nullopt;
        std::string text;
        while (true) {
            const auto end = std::find_if(json_.begin() + static_cast<std::ptrdiff_t>(at_), json_.end(),
                [](char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) < ' '; });
            const auto length = static_cast<std::size_t>(end - json_.begin()) - at_;
            text += json_.substr(at_, length);
            at_ += length + 1;
            if (end == json_.end() || static_cast<unsigned char>(*end) < ' ') return std::nullopt;
            if (*end == '"') return text;
            if (at_ >= json_.size() || (json_[at_] != '"' && json_[at_] != '\\')) return std::nullopt;
            text += json_[at_++];
        }
    }

    std::string_view json_;
    std::size_t at_ = 0;
};

void sort_by_id(TextsById& texts) { std::sort(texts.begin(), texts.end()); }

Result<TextsById> read_any(std::string_view json) {
    const auto file = parse_json(json);
    if (!file) return file.problem();
    if (!file->is_object()) return Problem{"", "problem.language.object"};
    TextsById texts;
    for (const auto& [id, value] : file->items()) {
        const std::string* text = text_of(value);
        if (text == nullptr) return Problem{key_in_problem_place(id), "problem.language.sentence"};
        texts.emplace_back(id, *text);
    }
    return texts;
}

} // namespace

Result<TextsById> read_texts(std::string_view json) {
    auto texts = Reader(json).object();
    if (!texts) return read_any(json);
    sort_by_id(*texts);
    const auto same = [](const auto& a, const auto& b) { return a.first == b.first; };
    if (std::adjacent_find(texts->begin(), texts->end(), same) != texts->end()) return read_any(json);
    return *std::move(texts);
}

std::optional<TextsById> texts_with_ids(std::string_view list, std::string_view first) {
    auto texts = Reader(list).list();
    auto with_ids = Reader(first).object();
    expect(with_ids.has_value(), "the first language's file has the usual form");
    if (!texts || texts->size() != with_ids->size()) return std::nullopt;
    for (std::size_t i = 0; i < texts->size(); ++i) (*with_ids)[i].second = std::move((*texts)[i]);
    sort_by_id(*with_ids);
    return with_ids;
}

} // namespace palazzo::i18n
