// A value, or a problem that says what is wrong with the input, and at which place in the input.
#pragma once

#include "engine/core/expect.hpp"
#include "engine/core/message.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace palazzo {

/// A fault in some input: the place of the fault in the input (such as `moves[17].seat`; empty for the whole input) and
/// a message. The arguments of the message may be pieces of the input with any content and length; the catalogue makes
/// a single short line of them.
struct Problem {
    std::string place;
    Message fault;

    Problem() = default;
    Problem(std::string_view where, Message what);
    Problem(std::string_view where, std::string_view id, std::initializer_list<std::string_view> args = {});

    /// Returns the problem with the fault's place as seen from an enclosing value: `located_in_value("moves[17]")`
    /// turns the place `seat` into `moves[17].seat`.
    Problem located_in_value(const std::string& outer) const;
    /// Returns the problem with the fault's place as seen from an enclosing file: `located_in_file("line 17")` turns
    /// the place `prompt` into `line 17: prompt`.
    Problem located_in_file(const std::string& outer) const;
};

/// Either a value of type T or a problem, whose type is nearly always Problem. Accessing the alternative that the
/// result doesn't hold stops the program.
template <class T, class ProblemType = Problem>
class Result {
  public:
    Result(T value) : held_(std::move(value)) {}
    Result(ProblemType problem) : held_(std::move(problem)) {}

    /// Returns whether the result holds a value.
    explicit operator bool() const { return held_.index() == 0; }
    const T& operator*() const& { return value(); }
    T& operator*() & { return const_cast<T&>(value()); }
    T&& operator*() && { return std::move(const_cast<T&>(value())); }
    const T* operator->() const { return &value(); }
    T* operator->() { return const_cast<T*>(&value()); }
    /// Returns the problem. The result must hold one.
    const ProblemType& problem() const {
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
    std::variant<T, ProblemType> held_;
};

} // namespace palazzo
