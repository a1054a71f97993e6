// The constant of the feature in a program that has no relay: it offers nothing.
#include "shell/app/friends/friends.hpp"

namespace palazzo::app {

constinit const Feature friends_feature{};

} // namespace palazzo::app
