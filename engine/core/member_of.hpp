// Splits the type of a pointer to a member into the type of the class and the type of the member.
#pragma once

namespace palazzo {

template <class>
struct MemberOf;
template <class O, class V>
struct MemberOf<V O::*> {
    using Owner = O;
    using Value = V;
};
template <auto member>
using OwnerOf = typename MemberOf<decltype(member)>::Owner;
template <auto member>
using ValueOf = typename MemberOf<decltype(member)>::Value;

} // namespace palazzo
