#include "mailbox/runner.hpp"

#include "engine/core/expect.hpp"
#include "mailbox/box.hpp"

#include <libwebsockets.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace palazzo::mailbox {
namespace {

constexpr Time tick_time = 1000;
/// Time that the last posts of a closed mailbox have to go out.
constexpr int longest_parting_seconds = 2;
constexpr int usual_port = 80;
constexpr int usual_secure_port = 443;
constexpr int highest_port = 65535;

/// The parts of a WebSocket's address.
struct Address {
    bool is_secure = false;
    std::string host;
    int port = 0;
    std::string path;
};

std::optional<Address> read_address(const std::string& text) {
    constexpr std::string_view plain = "ws://";
    constexpr std::string_view secure = "wss://";
    Address address;
    address.is_secure = text.starts_with(secure);
    if (!address.is_secure && !text.starts_with(plain)) return std::nullopt;
    const std::string rest = text.substr(address.is_secure ? secure.size() : plain.size());
    const auto slash = std::min(rest.find('/'), rest.size());
    const std::string place = rest.substr(0, slash);
    address.path = slash == rest.size() ? "/" : rest.substr(slash);
    const auto colon = place.rfind(':');
    address.host = place.substr(0, colon);
    address.port = address.is_secure ? usual_secure_port : usual_port;
    if (colon != std::string::npos) {
        address.port = 0;
        for (const char c : place.substr(colon + 1)) {
            if (c < '0' || c > '9' || address.port > highest_port) return std::nullopt;
            address.port = address.port * 10 + (c - '0');
        }
    }
    const bool has_port = address.port > 0 && address.port <= highest_port;
    return address.host.empty() || !has_port ? std::nullopt : std::optional(address);
}

Time now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

double random() { return static_cast<double>(random_bytes(1).front()) / 255; }

} // namespace

/// Everything that the runner's thread uses. Only `requests`, which `lock` protects, and `ends` are shared.
struct Runner::State {
    Address address;
    std::function<void(const mail::Event&)> tell;
    std::mutex lock = {};
    std::deque<std::function<void(State&)>> requests = {};
    std::atomic<bool> ends = false;
    lws_context* context = nullptr;
    std::thread thread = {};

    std::optional<Box> box = {};
    lws* socket = nullptr;         ///< The current socket, which may be opening; null if there is none.
    std::deque<Bytes> sent = {};   ///< Packets that wait until the socket can be written to.
    bool closes_when_sent = false; ///< True if the socket is closed once `sent` is empty.
    Time ticked_at = 0;

    void ask(std::function<void(State&)> request) {
        {
            const std::lock_guard held(lock);
            requests.push_back(std::move(request));
        }
        lws_cancel_service(context);
    }
    void carry_out_requests();
    void carry_out(BoxEffects effects);
    void open_socket();
    void close_socket();
    void write_one();
    /// Closes the mailbox. What it has posted still goes out.
    void end_box();
    void let_time_pass();
    void run();
    /// Handles what libwebsockets tells.
    static int on_socket(lws* told, lws_callback_reasons reason, void* user, void* data, std::size_t size);
};

void Runner::State::carry_out_requests() {
    for (;;) {
        std::function<void(State&)> next;
        {
            const std::lock_guard held(lock);
            if (requests.empty()) return;
            next = std::move(requests.front());
            requests.pop_front();
        }
        next(*this);
    }
}

void Runner::State::open_socket() {
    lws_client_connect_info info{};
    const std::string host = address.host + ":" + std::to_string(address.port);
    info.context = context;
    info.address = address.host.c_str();
    info.port = address.port;
    info.path = address.path.c_str();
    info.host = host.c_str();
    info.origin = host.c_str();
    info.protocol = "mqtt";
    info.ssl_connection = address.is_secure ? LCCSCF_USE_SSL : 0;
    info.pwsi = &socket;
    socket = lws_client_connect_via_info(&info);
}

void Runner::State::close_socket() {
    sent.clear();
    closes_when_sent = false;
    if (socket == nullptr) return;
    lws_set_timeout(socket, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
    socket = nullptr;
}

void Runner::State::carry_out(BoxEffects effects) {
    if (effects.closes_socket && effects.sent.empty()) close_socket();
    for (Bytes& packet : effects.sent) sent.push_back(std::move(packet));
    if (effects.closes_socket && !sent.empty()) closes_when_sent = true;
    if (effects.opens_socket) open_socket();
    if (socket != nullptr && !sent.empty()) lws_callback_on_writable(socket);
    for (const mail::Event& event : effects.events) tell(event);
}

void Runner::State::end_box() {
    if (!box) return;
    BoxEffects effects = mailbox::close(*box);
    effects.events.clear(); // A closed mailbox tells nothing more.
    box.reset();
    const bool writes = socket != nullptr && !(sent.empty() && effects.sent.empty());
    carry_out(std::move(effects));
    if (socket == nullptr) return;
    if (writes)
        lws_set_timeout(socket, PENDING_TIMEOUT_USER_OK, longest_parting_seconds);
    else
        close_socket();
}

void Runner::State::write_one() {
    if (sent.empty()) return;
    const Bytes packet = std::move(sent.front());
    sent.pop_front();
    Bytes padded(LWS_PRE);
    padded.insert(padded.end(), packet.begin(), packet.end());
    lws_write(socket, padded.data() + LWS_PRE, packet.size(), LWS_WRITE_BINARY);
    if (!sent.empty())
        lws_callback_on_writable(socket);
    else if (closes_when_sent)
        close_socket();
}

void Runner::State::let_time_pass() {
    carry_out_requests();
    if (!box) return;
    const Time time = now();
    if (time - ticked_at < tick_time) return;
    ticked_at = time;
    carry_out(tick(*box, time, random()));
    tell({mail::Event::Kind::tick});
}

int Runner::State::on_socket(lws* told, lws_callback_reasons reason, void*, void* data, std::size_t size) {
    State& state = *static_cast<State*>(lws_context_user(lws_get_context(told)));
    if (reason == LWS_CALLBACK_EVENT_WAIT_CANCELLED) state.carry_out_requests();
    if (told != state.socket) return 0; // A socket that was given up has nothing to tell.
    switch (reason) {
    case LWS_CALLBACK_CLIENT_WRITEABLE: state.write_one(); break;
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        if (state.box) state.carry_out(socket_connected(*state.box));
        break;
    case LWS_CALLBACK_CLIENT_RECEIVE:
        if (state.box)
            state.carry_out(
                socket_received(*state.box, {static_cast<const unsigned char*>(data), size}, now(), random()));
        break;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
    case LWS_CALLBACK_CLIENT_CLOSED:
        state.socket = nullptr;
        state.sent.clear();
        if (state.box) state.carry_out(socket_lost(*state.box, now(), random()));
        break;
    default: break;
    }
    return 0;
}

void Runner::State::run() {
    // libwebsockets waits until something happens. This timer ends the wait, so that time passes for the mailbox.
    struct Timer {
        lws_sorted_usec_list_t entry{};
        State* state = nullptr;
        static void ring(lws_sorted_usec_list_t* entry) {
            auto& timer = *reinterpret_cast<Timer*>(entry);
            timer.state->let_time_pass();
            timer.start();
        }
        void start() { lws_sul_schedule(state->context, 0, &entry, ring, tick_time * LWS_US_PER_MS); }
    };
    Timer timer{{}, this};
    timer.start();
    while (!ends || socket != nullptr) {
        carry_out_requests();
        if (lws_service(context, 0) < 0) break;
    }
    lws_sul_cancel(&timer.entry);
}

Runner::Runner(const std::string& address, std::function<void(const mail::Event&)> tell)
    : state_(std::make_unique<State>()) {
    const auto read = read_address(address);
    expect(read.has_value(), "the address of a WebSocket");
    state_->address = *read;
    state_->tell = std::move(tell);
    static const lws_protocols protocols[]{{"mqtt", &State::on_socket, 0, largest_packet, 0, nullptr, 0}, {}};
    lws_context_creation_info info{};
    info.port = CONTEXT_PORT_NO_LISTEN;
    info.protocols = protocols;
    info.options = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    info.user = state_.get();
    lws_set_log_level(0, nullptr);
    state_->context = lws_create_context(&info);
    expect(state_->context != nullptr, "libwebsockets can be started");
    state_->thread = std::thread([state = state_.get()] { state->run(); });
}

Runner::~Runner() {
    close();
    state_->ends = true;
    lws_cancel_service(state_->context);
    state_->thread.join();
    lws_context_destroy(state_->context);
}

void Runner::open(const mail::Request& request) {
    state_->ask([request](State& state) {
        state.end_box();
        state.close_socket(); // There is one socket, so the posts of the mailbox before are lost if they still wait.
        state.box = make_box(request);
        if (!state.box) return;
        state.ticked_at = now();
        state.carry_out(open_box(*state.box, now()));
        state.tell(opened_event(*state.box));
    });
}

void Runner::publish_card(const std::string& card, const std::string& away) {
    state_->ask([card, away](State& state) {
        if (state.box) state.carry_out(mailbox::publish_card(*state.box, card, away, now()));
    });
}

void Runner::post(const std::string& guest, const std::string& letter) {
    state_->ask([guest, letter](State& state) {
        if (state.box) state.carry_out(mailbox::post(*state.box, guest, letter));
    });
}

void Runner::close() {
    state_->ask([](State& state) { state.end_box(); });
}

std::string relay_name(const std::string& address) {
    const auto read = read_address(address);
    if (!read) return "";
    const int usual = read->is_secure ? usual_secure_port : usual_port;
    return read->port == usual ? read->host : read->host + ":" + std::to_string(read->port);
}

} // namespace palazzo::mailbox
