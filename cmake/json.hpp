// JSON for precompiled headers: its class is compiled in json_once.cpp and left out everywhere else, which halves what
// a source that uses it costs.
#pragma once

#include <nlohmann/json.hpp>

extern template class nlohmann::basic_json<>;
