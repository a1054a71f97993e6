// JSON for precompiled headers: the class is instantiated in json_once.cpp only, which halves the time to compile a
// source that uses it.
#pragma once

#include <nlohmann/json.hpp>

extern template class nlohmann::basic_json<>;
