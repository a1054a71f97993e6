// A real broker as the relay of tables with friends, which tests can stop and start.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

const freePort = () =>
  new Promise((settle, fail) => {
    const server = createServer().once("error", fail).listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => settle(port));
    });
  });

const isListening = (port) =>
  new Promise((settle) => {
    const socket = connect(port, "127.0.0.1", () => (socket.destroy(), settle(true))).once("error", () => settle(false));
  });

const brokers = {
  mosquitto: {
    program: "/usr/sbin/mosquitto",
    path: "/",
    /** Writes the settings into a folder. Mosquitto 2.0 doesn't start without a plain listener. */
    configure(folder, port, plain) {
      writeFileSync(join(folder, "broker.conf"), [
        `listener ${plain} 127.0.0.1`, `listener ${port} 127.0.0.1`, "socket_domain ipv4", "protocol websockets",
        "allow_anonymous true", `acl_file ${folder}/palazzo.acl`, "persistence false", "max_packet_size 32768", `user ${userInfo().username}`, "",
      ].join("\n"));
      writeFileSync(join(folder, "palazzo.acl"), "pattern readwrite palazzo/1/%u/#\n", { mode: 0o600 });
    },
  },
  "nats-server": {
    program: "/usr/sbin/nats-server",
    path: "/mqtt",
    configure: (folder, port, plain) =>
      writeFileSync(join(folder, "broker.conf"), [
        `listen: "127.0.0.1:${plain}"`, 'server_name: "palazzo"', `jetstream { store_dir: "${folder}/store" }`, 'mqtt { listen: "127.0.0.1:-1" }',
        `websocket { listen: "127.0.0.1:${port}", no_tls: true }`, "",
      ].join("\n")),
  },
};

/**
 * Starts a broker, by default mosquitto; PALAZZO_TEST_BROKER names another one. `upgrade` passes the WebSockets of a
 * server of node on to it, as a host's web server does; `asked()` returns how often a page has asked for a connection.
 */
export const startRelay = async () => {
  const { program, path, configure } = brokers[process.env.PALAZZO_TEST_BROKER ?? "mosquitto"];
  const folder = mkdtempSync(join(tmpdir(), "palazzo-relay-"));
  const port = await freePort();
  configure(folder, port, await freePort());
  let broker = null;
  const sockets = new Set();
  let asked = 0;

  const start = async () => {
    broker = spawn(program, ["-c", join(folder, "broker.conf")], { stdio: "ignore" });
    while (!(await isListening(port))) {
      if (broker.exitCode !== null) throw new Error("the broker doesn't start");
      await new Promise((settle) => setTimeout(settle, 20));
    }
  };
  const stop = async () => {
    const ended = new Promise((settle) => broker.once("exit", settle));
    broker.kill("SIGKILL");
    await ended;
    sockets.forEach((socket) => socket.destroy());
  };

  await start();
  return {
    start,
    stop,
    address: `ws://127.0.0.1:${port}${path}`,
    asked: () => asked,
    /** Returns the number of the broker's process. */
    process: () => broker.pid,
    upgrade(request, socket, head) {
      const passed = connect(port, "127.0.0.1", () => {
        const fields = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}\r\n`).join("");
        passed.write(`GET ${path} HTTP/1.1\r\n${fields}\r\n`);
        passed.write(head);
        socket.pipe(passed).pipe(socket);
      });
      asked += 1;
      sockets.add(socket);
      const end = () => (sockets.delete(socket), socket.destroy(), passed.destroy());
      for (const one of [socket, passed]) one.on("error", end).on("close", end);
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
