import { spawn, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Probe } from "./probe.ts";

/** A server of its own process, ready for requests. */
export interface MeasuredProcess {
  readonly name: string;
  readonly port: number;
  probe(question?: "calibrate"): Promise<Probe>;
  /** SIGTERM, and its end. */
  stop(): Promise<void>;
}

const canPin = availableParallelism() > 1 && spawnSync("taskset", ["-V"]).status === 0;

/** Says on which cores what runs. */
export const pinning = canPin
  ? "servers on core 0, load on core 1"
  : "taskset or a second core is missing: not pinned to cores";

/** Keeps this process, which makes the load, off the servers' core. */
export function pinLoad(): void {
  if (canPin) spawnSync("taskset", ["-a", "-c", "-p", "1", String(process.pid)]);
}

/** The command line of a program on the given cores (`0`, `0-3`), if they can be chosen. */
export const pinned = (cores: string, command: readonly string[]): readonly [string, readonly string[]] => {
  const [program = "", ...args] = canPin ? ["taskset", "-c", cores, ...command] : command;
  return [program, args];
};

export const allCores = `0-${availableParallelism() - 1}`;

type Environment = Readonly<Record<string, string>>;

/**
 * Starts a program that prints where it listens, on the servers' core.
 * @throws Error with what it printed, when it ends instead.
 */
export async function startMeasured(
  name: string,
  command: readonly string[],
  env: Environment = {},
): Promise<MeasuredProcess> {
  const probe = pathToFileURL(join(import.meta.dirname, "probe.js")).href;
  const [program, args] = pinned("0", [process.execPath, "--import", probe, ...command]);
  const child = spawn(program, args, {
    env: { ...process.env, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  process.once("exit", () => child.kill("SIGTERM")); // so that it takes its store away
  return {
    name,
    port: await portOf(child),
    probe: (question) =>
      new Promise((resolve) => {
        child.once("message", (answer) => resolve(answer as Probe)); // of probe.ts
        child.send(question ?? "look");
      }),
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

interface Printing {
  readonly stdout: NodeJS.ReadableStream | null;
  readonly stderr: NodeJS.ReadableStream | null;
  once(event: "close", listener: () => void): unknown;
}

/** Waits until a server says where it listens. */
export function portOf(child: Printing): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const look = (text: Buffer): void => {
      printed += text.toString();
      const port = /(?:ready at |"url":")http:\/\/[^:]+:(\d+)/.exec(printed)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.once("close", () => reject(new Error(`a server ended instead of listening:\n${printed}`)));
  });
}
