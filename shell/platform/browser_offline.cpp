// Stores files in the browser for offline use, and finds new versions. The script web/offline.js does the work.
#include "shell/platform/browser_page.hpp"
#include "shell/platform/platform.hpp"

EM_JS(int, page_keeps_offline, (), { return palazzo.platform.keepsOffline; });
EM_JS(void, page_keep_all, (int all), { palazzo.platform.keepAll(all); });
EM_JS(void, page_update, (), { palazzo.platform.update(); });

namespace palazzo::platform {

bool can_keep_files_offline() { return page_keeps_offline() != 0; }
void set_keep_all_offline(bool all) { page_keep_all(all ? 1 : 0); }
void restart_in_new_version() { page_update(); }

} // namespace palazzo::platform
