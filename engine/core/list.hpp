// A list that has room for N values inside itself. States, views and moves consist of such lists, so that they are
// copied as bytes, and playouts never allocate memory.
#pragma once

#include "engine/core/expect.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <type_traits>

namespace palazzo {

/// The storage of a list. Short storage is copied as a whole.
template <class T, std::size_t N, bool Short = (sizeof(T) * N <= 64)>
struct ListStorage {
    std::uint16_t size = 0;
    std::array<T, N> items{};
};

/// Long storage doesn't initialise the items behind the last one (the union keeps the array from being constructed),
/// and doesn't copy them, because most lists are much shorter than their capacity.
template <class T, std::size_t N>
struct ListStorage<T, N, false> {
    std::uint16_t size = 0;
    union {
        std::array<T, N> items;
    };

    ListStorage() {}
    ListStorage(const ListStorage& other) { *this = other; }
    ListStorage& operator=(const ListStorage& other) {
        size = other.size;
        std::memcpy(static_cast<void*>(items.data()), other.items.data(), size * sizeof(T));
        return *this;
    }
};

/// A list of at most N values. Access to an index that isn't below size() stops the program (expect.hpp). T must be
/// trivially copyable.
template <class T, std::size_t N>
class List {
    static_assert(N < 65536 && std::is_trivially_copyable_v<T>);

  public:
    constexpr List() = default;
    constexpr List(std::initializer_list<T> values) {
        for (const T& v : values) push_back(v);
    }

    constexpr std::size_t size() const { return room_.size; }
    constexpr bool empty() const { return room_.size == 0; }
    static constexpr std::size_t capacity() { return N; }

    constexpr T& operator[](std::size_t i) {
        expect(i < room_.size, "an index inside the list");
        return room_.items[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        expect(i < room_.size, "an index inside the list");
        return room_.items[i];
    }
    constexpr T& back() { return (*this)[room_.size - 1U]; }
    constexpr const T& back() const { return (*this)[room_.size - 1U]; }

    constexpr T* data() { return room_.items.data(); }
    constexpr const T* data() const { return room_.items.data(); }
    constexpr T* begin() { return room_.items.data(); }
    constexpr T* end() { return room_.items.data() + room_.size; }
    constexpr const T* begin() const { return room_.items.data(); }
    constexpr const T* end() const { return room_.items.data() + room_.size; }

    constexpr void push_back(const T& v) {
        expect(room_.size < N, "room in the list");
        room_.items[room_.size++] = v;
    }
    constexpr T pop_back() {
        const T last = back();
        --room_.size;
        return last;
    }
    constexpr void clear() { room_.size = 0; }
    /// Sets the list to n copies of `v`.
    constexpr void assign(std::size_t n, const T& v) {
        expect(n <= N, "room in the list");
        room_.size = static_cast<std::uint16_t>(n);
        std::fill_n(room_.items.data(), n, v);
    }
    template <class Range>
    constexpr void append(const Range& values) {
        for (const auto& v : values) push_back(v);
    }

    friend constexpr bool operator==(const List& a, const List& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

  private:
    ListStorage<T, N> room_;
};

} // namespace palazzo
