// What the engine says: ids with arguments, never prose. A language catalogue (engine/i18n) puts them into words.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo {

/// A message id such as `result.won` and its arguments in the notation of records (cards `TD`, ranks `T`, seats
/// and numbers in decimal; several cards separated by blanks). How each argument is worded is the catalogue's business.
struct Message {
    std::string id;
    std::vector<std::string> args;

    Message() = default;
    // Not inline: whatever is said comes through here, and the page would have the copying as often.
    Message(std::string_view what, std::initializer_list<std::string_view> with);
    Message(std::string_view what, std::vector<std::string> with);

    friend bool operator==(const Message&, const Message&) = default;
};

/// Cards or ranks as one argument: the to_text() of each, separated by blanks.
template <class List>
std::string list_of(const List& elements) {
    std::string all;
    for (const auto& element : elements) all += (all.empty() ? "" : " ") + to_text(element);
    return all;
}

/// Why something may not be done. Empty: it may.
class Refusal {
  public:
    Refusal() = default;
    explicit Refusal(std::string_view id, std::initializer_list<std::string_view> args = {}) : message_(id, args) {}

    /// Whether there is a reason against it.
    explicit operator bool() const { return !message_.id.empty(); }
    const Message& message() const { return message_; }
    std::string_view id() const { return message_.id; }

    friend bool operator==(const Refusal&, const Refusal&) = default;

  private:
    Message message_;
};

} // namespace palazzo
