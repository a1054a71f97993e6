#include "engine/core/json.hpp"

#include "engine/core/cut_short.hpp"

#include <algorithm>
#include <vector>

namespace palazzo {
namespace {

constexpr std::size_t longest_shown = 60;

/// Returns the problem that says that `text` isn't JSON. It names the line and the column of the wrong byte, both
/// counted from 1.
Problem not_json_at(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const auto start = before.rfind('\n');
    const std::size_t column = start == std::string_view::npos ? before.size() : before.size() - start - 1;
    return {"", "problem.not_json", {std::to_string(lines + 1), std::to_string(std::max<std::size_t>(column, 1))}};
}

/// Builds the parsed value, and keeps the first fault with its place in the input. The library's own parser reports
/// such places only by exceptions.
class Builder : public nlohmann::json_sax<Json> {
  public:
    explicit Builder(std::string_view text) : text_(text) {}

    bool null() override { return put(nullptr); }
    bool boolean(bool v) override { return put(v); }
    bool number_integer(number_integer_t v) override { return put(v); }
    bool number_unsigned(number_unsigned_t v) override { return put(v); }
    bool number_float(number_float_t v, const string_t&) override { return put(v); }
    bool string(string_t& v) override { return put(std::move(v)); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& v) override {
        const bool twice = stack_.back().value->contains(v);
        stack_.back().key = std::move(v);
        return !twice || fail("problem.twice");
    }
    bool parse_error(std::size_t byte, const std::string&, const nlohmann::detail::exception&) override {
        problem_ = not_json_at(text_, byte);
        return false;
    }

    Json take() { return std::move(root_); }
    const Problem& problem() const { return problem_; }

  private:
    // The largest depth of lists and objects inside each other; records need less. Without a limit, a text of a million
    // brackets would exhaust the stack when the value is destroyed.
    static constexpr std::size_t deepest = 32;

    /// A list or an object that is being read. For an object, `key` is the key that was read last.
    struct Level {
        Json* value;
        std::string key;
    };

    /// Keeps the fault of the value that is being read, with the path to that value, and returns false.
    bool fail(std::string_view fault) {
        problem_ = {"", fault};
        // The faulty value hasn't been added to the innermost list yet, so its index is the size of that list. Any
        // enclosing list already contains the list or object inside it as its last item.
        std::size_t missing = 0;
        for (auto level = stack_.rbegin(); level != stack_.rend(); ++level, missing = 1) {
            const Json& value = *level->value;
            problem_ = problem_.located_in_value(
                value.is_object() ? key_in_problem_place(level->key) : bracketed_index(value.size() - missing));
        }
        return false;
    }
    Json* add(Json v) {
        if (stack_.empty()) return &(root_ = std::move(v));
        Json& parent = *stack_.back().value;
        if (parent.is_object()) return &(parent[stack_.back().key] = std::move(v));
        parent.push_back(std::move(v));
        return &parent.back();
    }
    bool put(Json v) {
        add(std::move(v));
        return true;
    }
    bool open(Json v) {
        if (stack_.size() == deepest) return fail("problem.too_deep");
        stack_.push_back({add(std::move(v)), ""});
        return true;
    }
    bool close() {
        stack_.pop_back();
        return true;
    }

    std::string_view text_;
    Json root_;
    std::vector<Level> stack_;
    Problem problem_;
};

} // namespace

Result<Json> parse_json(std::string_view text, std::size_t most) {
    if (text.size() > most) return too_large_problem(most);
    // A zero byte is refused here, because the library would take it for the end of the text.
    if (const std::size_t zero = text.find('\0'); zero < text.size()) return not_json_at(text, zero + 1);
    Builder builder(text);
    if (Json::sax_parse(text, &builder)) return builder.take();
    return builder.problem();
}

std::optional<std::int64_t> whole_number(const Json& json, std::int64_t least, std::int64_t most) {
    if (!json.is_number_integer()) return std::nullopt;
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > static_cast<std::uint64_t>(most)) return std::nullopt;
    const auto value = json.get<std::int64_t>();
    if (value < least || value > most) return std::nullopt;
    return value;
}

const std::string* text_of(const Json& json) { return json.get_ptr<const std::string*>(); }

Problem too_large_problem(std::size_t most) {
    return {"file", "problem.file.size", {std::to_string(most / 1024 / 1024)}};
}

std::string compact_json(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string shortened_json(const Json& json) {
    const std::string all = compact_json(json);
    if (all.size() <= longest_shown) return all;
    return cut_short(all, longest_shown) + (json.is_string() ? "\"" : "");
}

std::string quoted(const std::string& text) { return shortened_json(Json(text)); }

std::string key_in_problem_place(const std::string& key) { return key.empty() ? "\"\"" : key; }

std::optional<std::string> first_unknown_key(const Json& object, std::initializer_list<std::string_view> known) {
    for (const auto& [key, value] : object.items())
        if (std::find(known.begin(), known.end(), key) == known.end()) return key_in_problem_place(key);
    return std::nullopt;
}

std::string bracketed_index(std::size_t i) { return "[" + std::to_string(i) + "]"; }

} // namespace palazzo
