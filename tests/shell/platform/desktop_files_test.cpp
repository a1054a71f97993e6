// The desktop's files: which window may write, which data survives failures, and where an export is put.
#include "shell/platform/desktop_disk.hpp"
#include "shell/platform/desktop_store.hpp"
#include "shell/platform/desktop_system.hpp"
#include "shell/platform/platform.hpp"

#include <catch2/catch_test_macros.hpp>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

namespace fs = std::filesystem;
namespace platform = palazzo::platform;

namespace {

/// A home folder for a test, and the environment that names it.
struct Home {
    fs::path path = [] {
        std::string name = (fs::temp_directory_path() / "palazzo-home-XXXXXX").string();
        return fs::path(mkdtemp(name.data()));
    }();
    Home() {
        name("HOME", path);
        name("XDG_DATA_HOME", path / "data");
        name("XDG_CONFIG_HOME", path / "config");
    }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;
    ~Home() { fs::remove_all(path); }

    static void name(const char* variable, const fs::path& value) { setenv(variable, value.c_str(), 1); }
    fs::path data() const { return path / "data" / "palazzo"; }
};

/// Another window, in a process of its own, which calls the function `does`. The function `await` waits until the
/// process ends, and returns the result of `does`.
struct Window {
    pid_t process;
    explicit Window(const std::function<bool()>& does) : process(fork()) {
        if (process == 0) _exit(does() ? 0 : 1);
    }
    bool await() const {
        int status = 0;
        waitpid(process, &status, 0);
        return status == 0;
    }
};

bool write_elsewhere() {
    platform::open_store({});
    return platform::store("palazzo:a", "theirs");
}

} // namespace

TEST_CASE("Of two windows the one that was opened last may write, and writes of the other are refused", "[windows]") {
    const Home home;
    platform::open_store({});
    REQUIRE(platform::store("palazzo:a", "ours"));
    REQUIRE(Window(write_elsewhere).await());
    CHECK_FALSE(platform::store("palazzo:a", "ours again"));
    platform::erase("palazzo:a");
    CHECK(platform::load("palazzo:a") == "theirs");
    CHECK_FALSE(platform::may_write());
}

TEST_CASE(
    "A window is notified once that it has lost the right to write, and each time that the other window has written",
    "[windows]") {
    const Home home;
    platform::open_store({});
    CHECK_FALSE(platform::has_write_right_changed(false));
    CHECK_FALSE(platform::has_write_right_changed(true)); // a window isn't notified of its own writes
    REQUIRE(Window(write_elsewhere).await());
    CHECK(platform::has_write_right_changed(false));
    CHECK_FALSE(platform::may_write());
    CHECK_FALSE(platform::has_write_right_changed(false));
    CHECK(platform::has_write_right_changed(true));
}

TEST_CASE("A window that takes over can write, even if the other one crashed while it had the right", "[windows]") {
    const Home home;
    platform::open_store({});
    REQUIRE(Window(write_elsewhere).await()); // the other process ends without releasing the lock
    REQUIRE_FALSE(platform::store("palazzo:a", "ours"));
    platform::take_over_writing();
    CHECK(platform::may_write());
    CHECK(platform::has_write_right_changed(false));
    CHECK(platform::store("palazzo:a", "ours"));
}

TEST_CASE("If the window that may write closes, the next window that checks may write", "[windows]") {
    const Home home;
    platform::open_store({});
    REQUIRE(Window(write_elsewhere).await());
    REQUIRE(platform::has_write_right_changed(false));
    const Window last([] {
        platform::open_store({});
        platform::close_store();
        return true;
    });
    REQUIRE(last.await());
    CHECK(platform::has_write_right_changed(false));
    CHECK(platform::may_write());
    CHECK(platform::store("palazzo:a", "ours"));
}

TEST_CASE("A window writes nothing after another has taken over", "[windows]") {
    const Home home;
    platform::open_store({});
    for (int round = 0; round < 40; ++round) {
        const Window other([] {
            platform::open_store({});
            for (int n = 0; n < 10'000; ++n)
                if (!platform::store("palazzo:n", std::to_string(n))) return true;
            return false;
        });
        while (platform::has_write_right_changed(false), platform::may_write()) usleep(200);
        platform::take_over_writing();
        REQUIRE(platform::store("palazzo:n", "taken over"));
        REQUIRE(other.await());
        REQUIRE(platform::load("palazzo:n") == "taken over");
    }
}

TEST_CASE("Without a data folder nothing is stored, and the program doesn't assume that another window may write",
    "[windows]") {
    const Home home;
    const fs::path here = fs::current_path();
    fs::current_path(home.path);
    SECTION("no data folder is named") {
        unsetenv("HOME");
        unsetenv("XDG_DATA_HOME");
    }
    SECTION("no data folder can be created") { Home::name("XDG_DATA_HOME", "/proc/palazzo"); }
    platform::open_store({});
    CHECK(platform::may_write());
    CHECK_FALSE(platform::store("palazzo:a", "lost"));
    CHECK_FALSE(platform::has_write_right_changed(false));
    CHECK(platform::may_write());
    CHECK_FALSE(platform::load("palazzo:a"));
    CHECK(platform::stored_keys("palazzo:").empty());
    platform::close_store();
    CHECK(fs::is_empty(home.path));
    fs::current_path(here);
}

TEST_CASE("A data folder that is deleted during a game is created again", "[windows]") {
    const Home home;
    platform::open_store({});
    REQUIRE(platform::store("palazzo:a", "1"));
    fs::remove_all(home.path / "data");
    CHECK(platform::store("palazzo:a", "2"));
    CHECK(platform::load("palazzo:a") == "2");
}

TEST_CASE("Incomplete files are deleted at the start, and are never read", "[windows]") {
    const Home home;
    platform::open_store({});
    REQUIRE(platform::store("palazzo:game:a", "whole"));
    const fs::path left = home.data() / "palazzo%3Agame%3Aa.part";
    REQUIRE(platform::write_atomically(left, "ha"));
    CHECK(platform::stored_keys("palazzo:") == std::vector<std::string>{"palazzo:game:a"});
    platform::open_store({});
    CHECK_FALSE(fs::exists(left));
    CHECK(platform::load("palazzo:game:a") == "whole");
}

TEST_CASE("A file that can't be replaced stays as it was", "[windows]") {
    const Home home;
    CHECK_FALSE(platform::write_durably(home.path / "nowhere" / "file", "text"));
    fs::create_directory(home.path / "folder");
    CHECK_FALSE(platform::write_durably(home.path / "folder", "text"));
    CHECK(fs::is_directory(home.path / "folder"));
    CHECK_FALSE(fs::exists(home.path / "folder.part"));
    CHECK_FALSE(platform::write_durably("/dev/full/file", "text"));
}

TEST_CASE("An export is put into the documents, downloads or home folder, and its path is returned", "[export]") {
    const Home home;
    const auto exported = [] { return platform::export_file("game.json", "{}").value_or("nowhere"); };
    CHECK(exported() == home.path / "game.json");
    CHECK(exported() == home.path / "game 2.json");

    fs::create_directories(home.path / "config");
    fs::create_directories(home.path / "Down \"loads");
    REQUIRE(platform::write_atomically(home.path / "config" / "user-dirs.dirs",
        "# XDG_DOCUMENTS_DIR=\"/tmp\"\nXDG_DOWNLOAD_DIR=\"$HOME/Down "
        "\\\"loads\"\nXDG_DOCUMENTS_DIR=\"$HOME/Papers\"\n"));
    CHECK(exported() == home.path / "Down \"loads" / "game.json");
    fs::create_directories(home.path / "Papers");
    CHECK(exported() == home.path / "Papers" / "game.json");
    CHECK(platform::read_contents(home.path / "Papers" / "game.json") == "{}");

    Home::name("HOME", "/proc"); // no file can be written into /proc
    Home::name("XDG_CONFIG_HOME", "/nowhere");
    CHECK_FALSE(platform::export_file("game.json", "{}"));
}

TEST_CASE("A window that can't get the lock can't write until it takes over", "[windows]") {
    const Home home;
    platform::open_store({});
    REQUIRE(platform::store("palazzo:a", "1"));
    int locked[2];
    REQUIRE(pipe(locked) == 0);
    const Window other([&] {
        const bool has = platform::try_lock(platform::open_to_lock(home.data() / "lock.file"));
        if (write(locked[1], "x", 1) == 1) pause();
        return has;
    });
    char ready = 0;
    REQUIRE(read(locked[0], &ready, 1) == 1);
    CHECK_FALSE(platform::store("palazzo:a", "2"));
    CHECK_FALSE(platform::may_write());
    CHECK(platform::has_write_right_changed(false));
    CHECK(platform::load("palazzo:a") == "1");
    kill(other.process, SIGKILL);
    other.await();
    platform::take_over_writing();
    CHECK(platform::may_write());
    CHECK(platform::store("palazzo:a", "3"));
}

TEST_CASE("A stored file that can't be read completely counts as missing", "[windows]") {
    const Home home;
    platform::open_store({});
    REQUIRE(platform::store("palazzo:a", "1"));
    const fs::path file = home.data() / "palazzo%3Aa";
    SECTION("the file is larger than anything that is stored") { fs::resize_file(file, 3'000'000'000); }
    SECTION("reading the file fails") {
        fs::remove(file);
        fs::create_symlink("/proc/self/mem", file);
    }
    CHECK_FALSE(platform::load("palazzo:a"));
    CHECK(platform::store("palazzo:a", "2"));
    CHECK(platform::load("palazzo:a") == "2");
}

TEST_CASE("Nothing is written through a symbolic link", "[windows]") {
    const Home home;
    platform::open_store({});
    const fs::path target = home.path / "target";
    REQUIRE(platform::write_atomically(target, "theirs"));
    fs::create_symlink(target, home.data() / "palazzo%3Aa.part");
    CHECK(platform::store("palazzo:a", "ours"));
    CHECK(platform::read_contents(target) == "theirs");
    CHECK(platform::create_file(home.data() / "palazzo%3Aa.part") < 0);
}
