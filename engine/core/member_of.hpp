// Splits the type of a pointer to a member into the type of the class and the type of the member.
#pragma once

namespace palazzo {

template <class>
struct MemberPointerTypes;
template <class O, class V>
struct MemberPointerTypes<V O::*> {
    using Owner = O;
    using Value = V;
};
template <auto member>
using MemberOwner = typename MemberPointerTypes<decltype(member)>::Owner;
template <auto member>
using MemberType = typename MemberPointerTypes<decltype(member)>::Value;

} // namespace palazzo
