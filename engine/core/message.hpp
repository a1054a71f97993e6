// Messages of the engine: ids with arguments, never prose. A language catalogue (engine/i18n) turns them into text.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo {

/// A message: an id such as `result.won`, and arguments in the notation of records (cards such as `TD`, ranks such as
/// `T`, seats and numbers in decimal; several cards are separated by blanks). The catalogue decides how each argument
/// is worded.
struct Message {
    std::string id;
    std::vector<std::string> args;

    Message() = default;
    // These constructors aren't inline, because nearly every file constructs messages, and inlined copies would enlarge
    // the web page.
    Message(std::string_view what, std::initializer_list<std::string_view> with);
    Message(std::string_view what, std::vector<std::string> with);

    friend bool operator==(const Message&, const Message&) = default;
};

/// Returns cards or ranks as one argument of a message: the to_text() of each, separated by blanks.
template <class List>
std::string list_argument(const List& elements) {
    std::string all;
    for (const auto& element : elements) all += (all.empty() ? "" : " ") + to_text(element);
    return all;
}

/// The reason why something isn't allowed; empty if it is allowed.
class Refusal {
  public:
    Refusal() = default;
    explicit Refusal(std::string_view id, std::initializer_list<std::string_view> args = {}) : message_(id, args) {}

    /// Returns whether there is a reason, which means that something isn't allowed.
    explicit operator bool() const { return !message_.id.empty(); }
    const Message& message() const { return message_; }
    std::string_view id() const { return message_.id; }

    friend bool operator==(const Refusal&, const Refusal&) = default;

  private:
    Message message_;
};

} // namespace palazzo
