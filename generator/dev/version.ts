import { spawn, type ChildProcessByStdio } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** A running version of the service. */
export interface Version {
  readonly port: number;
  /** The first key of a new store, otherwise null. */
  readonly key: string | null;
  /** Notifies connected MCP clients of the change, lets calls in progress finish, and stops. */
  stop(): Promise<void>;
}

/** Starts `dist/main.js serve` on a free port, and waits until it is ready. Returns its messages if it exits first. */
export function startVersion(root: string, publicUrl: string): Promise<Version | { readonly problem: string }> {
  const env = {
    PUBLIC_URL: publicUrl,
    SWITCHBOARD_PUBLIC_URL: publicUrl,
    ...process.env,
    HOST: "127.0.0.1",
    PORT: "0",
  };
  const args = [join(root, "dist/main.js"), "serve", "--json", "--announce-changes"];
  // However this process ends, the channel closes, and the version stops.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  }) as ChildProcessByStdio<null, Readable, Readable>; // the types know no fourth stream
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let messages = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    messages = (messages + text).slice(-10_000);
    process.stderr.write(text);
  });
  return new Promise((resolve) => {
    void ended.then(() => resolve({ problem: messages.trim() }));
    const lines = createInterface(child.stdout);
    lines.on("line", (line) => {
      const ready = readReady(line);
      if (ready === null) return;
      const stop = async (): Promise<void> => {
        child.kill("SIGTERM");
        await ended;
      };
      resolve({ ...ready, stop });
    });
  });
}

function readReady(line: string): { readonly port: number; readonly key: string | null } | null {
  if (!line.startsWith("{")) return null;
  const { port, key } = JSON.parse(line) as { readonly port?: number; readonly key?: string | null };
  return port === undefined ? null : { port, key: key ?? null };
}
