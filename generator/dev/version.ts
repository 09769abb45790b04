import { spawn, type ChildProcessByStdio } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

/** A running version of the service. */
export interface Version {
  readonly port: number;
  /** The first key of a new store, otherwise null. */
  readonly key: string | null;
  /** Resolves when the version has ended for whatever reason, with its exit code or signal as a text. */
  readonly ended: Promise<string>;
  /** Notifies connected MCP clients of the change, lets calls in progress finish, and stops. */
  stop(): Promise<void>;
}

export interface Starting {
  /** Abandons the start when it aborts: the process is ended. */
  readonly signal: AbortSignal;
  /** Called once if the version is still not ready after `lateMs`. The start continues. */
  readonly onLate: (lateMs: number) => void;
  /** Milliseconds; default: 30,000. */
  readonly lateMs?: number;
}

/** Time, in milliseconds, after which an abandoned version is killed if it has not ended. */
const killMs = 2_000;
/** Maximum time, in milliseconds, to wait for output after the exit. Another process may keep the output open. */
const lastMessagesMs = 200;

/** Why a version has not become ready. */
export interface FailedStart {
  /** The messages of the version, which have also been written to standard error; the reason if there are none. */
  readonly problem: string;
  /** The exit code or signal. */
  readonly reason: string;
}

/**
 * Starts `dist/main.js serve` on a free port, and waits until it is ready. If the process ends first, for example because
 * `signal` was aborted, returns the reason.
 */
export async function startVersion(
  root: string,
  publicUrl: string,
  { signal, onLate, lateMs = 30_000 }: Starting,
): Promise<Version | FailedStart> {
  const env = {
    PUBLIC_URL: publicUrl,
    SWITCHBOARD_PUBLIC_URL: publicUrl,
    ...process.env,
    HOST: "127.0.0.1",
    PORT: "0",
  };
  const args = [join(root, "dist/main.js"), "serve", "--json", "--announce-changes"];
  // In whatever way this process ends, the IPC channel closes, which stops the version.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  }) as ChildProcessByStdio<null, Readable, Readable>; // the types do not include a fourth stream
  let messages = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    messages = (messages + text).slice(-10_000);
    process.stderr.write(text);
  });
  const ready = new Promise<Ready>((resolve) => {
    createInterface(child.stdout).on("line", (line) => {
      const found = readReady(line);
      if (found !== null) resolve(found);
      else process.stderr.write(`${line}\n`); // what handlers print
    });
  });
  const ended = waitForEnd(child);
  const end = async (): Promise<void> => {
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), killMs);
    await ended;
    clearTimeout(timer);
  };
  const abandon = (): void => void end();
  signal.addEventListener("abort", abandon);
  if (signal.aborted) abandon();
  const timer = setTimeout(() => onLate(lateMs), lateMs);
  const first = await Promise.race([ready, ended]);
  clearTimeout(timer);
  signal.removeEventListener("abort", abandon);
  if (typeof first === "string" || signal.aborted) {
    const reason = await ended;
    return { problem: messages.trim() || reason, reason };
  }
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
  };
  return { ...first, ended, stop };
}

/** Returns the exit code or the signal of a process as a text when it has ended and its output has been read. */
async function waitForEnd(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const reason = await new Promise<string>((resolve) => {
    child.once("error", ({ message }) => resolve(message));
    child.once("exit", (code, signal) => resolve(code === null ? `signal ${String(signal)}` : `exit code ${code}`));
  });
  await Promise.race([closed, sleep(lastMessagesMs)]);
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  return reason;
}

type Ready = Pick<Version, "port" | "key">;

/** Reads the line that `serve --json` prints when it is ready. Returns null for other lines, such as those that handlers print. */
function readReady(line: string): Ready | null {
  if (!line.startsWith("{")) return null;
  try {
    const { port, key } = JSON.parse(line) as { readonly port?: number; readonly key?: string | null };
    return port === undefined ? null : { port, key: key ?? null };
  } catch {
    return null;
  }
}
