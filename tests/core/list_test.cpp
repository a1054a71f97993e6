#include "engine/core/list.hpp"

#include <catch2/catch_test_macros.hpp>
#include <vector>

namespace palazzo {

TEST_CASE("A list keeps its order, and values are removed from its end", "[core][list]") {
    List<int, 4> list{1, 2};
    list.push_back(3);
    CHECK(list.size() == 3);
    CHECK(list[0] == 1);
    CHECK(list.back() == 3);
    CHECK(list.pop_back() == 3);
    CHECK(list == List<int, 4>{1, 2});
    list.append(std::vector<int>{7, 8});
    CHECK(list == List<int, 4>{1, 2, 7, 8});
    list.clear();
    CHECK(list.empty());
    CHECK(List<int, 4>::capacity() == 4);
}

TEST_CASE("Lists are equal if their elements in use are equal, and a copy equals its original", "[core][list]") {
    List<int, 4> a{1, 2, 3};
    List<int, 4> b{1, 9, 9, 9};
    b = a;
    CHECK(b == a);
    a.pop_back();
    CHECK_FALSE(b == a);
    const List<int, 4> c = a;
    CHECK(c == List<int, 4>{1, 2});
    CHECK(std::vector<int>(c.begin(), c.end()) == std::vector<int>{1, 2});
}

} // namespace palazzo
