// The command `deal` of a program that was built without libwebsockets and libcrypto.
#include "cli/commands.hpp"

namespace palazzo::cli {

Outcome deal_command(const Args&) {
    return Failure{"this program was built without what connects it to a relay, so it can't deal"};
}

} // namespace palazzo::cli
