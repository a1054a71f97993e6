// A value, or the one line that says where the input is wrong.
#pragma once

#include "engine/core/expect.hpp"

#include <string>
#include <utility>
#include <variant>

namespace palazzo {

/// What is wrong with some input: the place (`moves[17].seat`; empty: the whole) and the fault in words.
struct Problem {
    std::string place;
    std::string fault;

    /// `moves[17].seat: …`, always one line of bearable length: what was wrong may hold line ends, and megabytes.
    std::string line() const;
    /// The same problem seen from further out: `under("moves[17]")` turns `.seat` into `moves[17].seat`.
    Problem under(const std::string& outer) const {
        const bool joined = place.empty() || place.front() == '[' || place.front() == '.';
        return {outer + (joined ? "" : ".") + place, fault};
    }
};

/// Either a T or a Problem. Asking for the one that isn't there breaks a promise.
template <class T>
class Result {
  public:
    Result(T value) : held_(std::move(value)) {}
    Result(Problem problem) : held_(std::move(problem)) {}

    explicit operator bool() const { return held_.index() == 0; }
    const T& operator*() const& { return value(); }
    T& operator*() & { return const_cast<T&>(value()); }
    T&& operator*() && { return std::move(const_cast<T&>(value())); }
    const T* operator->() const { return &value(); }
    T* operator->() { return const_cast<T*>(&value()); }
    const Problem& problem() const {
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
    std::variant<T, Problem> held_;
};

} // namespace palazzo
