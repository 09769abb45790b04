import { spawn, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Probe } from "./probe.ts";

/** A server in a separate process, ready for requests. */
export interface MeasuredProcess {
  readonly name: string;
  readonly port: number;
  probe(request?: "calibrate"): Promise<Probe>;
  /** Sends SIGTERM and waits for the exit. */
  stop(): Promise<void>;
}

const canPin = availableParallelism() > 1 && spawnSync("taskset", ["-V"]).status === 0;

/** Describes the cores that the processes run on. */
export const pinning = canPin
  ? "servers on core 0, load on core 1"
  : "not pinned to cores, because taskset or a second core is missing";

/** Moves this process, which generates the load, off the servers' core. */
export function pinLoad(): void {
  if (canPin) spawnSync("taskset", ["-a", "-c", "-p", "1", String(process.pid)]);
}

/** Lets this process, and the processes that it starts from now on, use all cores. */
export function unpinLoad(): void {
  if (canPin) spawnSync("taskset", ["-a", "-c", "-p", allCores, String(process.pid)]);
}

/** Returns the command line that runs a program on the given cores (`0`, `0-3`), if processes can be pinned. */
export const pinned = (cores: string, command: readonly string[]): readonly [string, readonly string[]] => {
  const [program = "", ...args] = canPin ? ["taskset", "-c", cores, ...command] : command;
  return [program, args];
};

export const allCores = `0-${availableParallelism() - 1}`;

type Environment = Readonly<Record<string, string>>;

/**
 * Starts a program on the servers' core. The program prints its URL.
 * @throws Error with its output if it exits instead.
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
  process.once("exit", () => child.kill("SIGTERM")); // so that it removes its store
  return {
    name,
    port: await readPort(child),
    probe: (request) =>
      new Promise((resolve) => {
        child.once("message", (response) => resolve(response as Probe)); // sent by probe.ts
        child.send(request ?? "look");
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

/** Waits until a server prints its URL. @returns its port. */
export function readPort(child: Printing): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const look = (text: Buffer): void => {
      printed += text.toString();
      const port = /(?:ready at |"url":")http:\/\/[^:]+:(\d+)/.exec(printed)?.[1];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.once("close", () => reject(new Error(`a server exited instead of listening:\n${printed}`)));
  });
}
