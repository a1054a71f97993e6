// A value, or what is wrong with the input, and where.
#pragma once

#include "engine/core/expect.hpp"
#include "engine/core/message.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace palazzo {

/// What is wrong with some input: the place (`moves[17].seat`; empty: the whole) and the fault as a message, of which
/// pieces of the input may be arguments, whatever they hold and however long. A catalogue makes one line of it.
struct Problem {
    std::string place;
    Message fault;

    Problem() = default;
    Problem(std::string_view where, Message what);
    Problem(std::string_view where, std::string_view id, std::initializer_list<std::string_view> args = {});

    /// The same problem seen from further out: `under("moves[17]")` turns `.seat` into `moves[17].seat`.
    Problem under(const std::string& outer) const;
    /// The same problem of a part that a place in a text has: `in("line 17")` turns `prompt` into `line 17: prompt`.
    Problem in(const std::string& outer) const;
};

/// Either a T or a Fault, which is a Problem nearly everywhere. Asking for the one that isn't there breaks a promise.
template <class T, class Fault = Problem>
class Result {
  public:
    Result(T value) : held_(std::move(value)) {}
    Result(Fault problem) : held_(std::move(problem)) {}

    explicit operator bool() const { return held_.index() == 0; }
    const T& operator*() const& { return value(); }
    T& operator*() & { return const_cast<T&>(value()); }
    T&& operator*() && { return std::move(const_cast<T&>(value())); }
    const T* operator->() const { return &value(); }
    T* operator->() { return const_cast<T*>(&value()); }
    const Fault& problem() const {
        const auto* p = std::get_if<1>(&held_);
        expect(p != nullptr, "a result that is a problem");
        return *p;
    }

  private:
    const T& value() const {
        const auto* v = std::get_if<0>(&held_);
        expect(v != nullptr, "a result that is a value");
        return *v;
    }
    std::variant<T, Fault> held_;
};

} // namespace palazzo
