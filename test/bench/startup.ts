import { spawn } from "node:child_process";
import { drive } from "./load.ts";
import { allCores, pinned, portOf } from "./measured-process.ts";
import { spreadOf, type Spread } from "./statistics.ts";

export interface Start {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The first request, to be answered with success. */
  readonly request: Buffer;
}

/** Milliseconds from the start of the process to the end of its first answer, on all cores. */
export async function measureStarts({ command, env, request }: Start, rounds: number): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const [program, args] = pinned(allCores, [process.execPath, ...command]);
    const child = spawn(program, args, {
      env: { ...process.env, PORT: "0", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = new Promise((resolve) => child.once("close", resolve));
    const port = await portOf(child);
    await drive(port, () => request, { connections: 1, requests: 1 });
    times.push(performance.now() - startedAt);
    child.kill("SIGTERM");
    await ended;
  }
  return spreadOf(times);
}
