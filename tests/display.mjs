// Starts a virtual display for programs that need one.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

/**
 * Starts an X server that shows its picture nowhere. Returns the display's name, which the server chooses itself, and a
 * function to stop the server. The server doesn't keep the test process alive.
 */
export const display = async (width, height) => {
  // Without -noreset the server would reset, and break the connections that are just being made, when a client such as
  // xdotool ends while no other is connected.
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp", "-noreset"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const gone = once(server, "exit").then(() => Promise.reject(new Error("Xvfb ended")));
  gone.catch(() => {});
  const [number] = await Promise.race([once(server.stdio[3], "data"), gone]);
  server.unref();
  server.stdio[3].unref();
  const close = () => server.kill();
  process.once("exit", close);
  return { name: `:${String(number).trim()}`, close };
};

/** Runs a window manager, which gives the windows of a display frames as on a desktop, until the display ends. */
export const manage = async (name) => {
  const manager = spawn("openbox", ["--sm-disable"], { env: { ...process.env, DISPLAY: name }, stdio: "ignore" });
  manager.unref();
  await once(manager, "spawn");
  // xdotool can report the number of desktops only when the window manager runs, and on a busy machine that takes long.
  while (spawnSync("xdotool", ["get_num_desktops"], { env: { ...process.env, DISPLAY: name } }).status !== 0) {
    if (manager.exitCode !== null) throw new Error("the window manager ended");
    await new Promise((next) => setTimeout(next, 50));
  }
};
