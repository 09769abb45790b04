import { spawn } from "node:child_process";
import { sendOne } from "./load.ts";
import { allCores, pinned, readPort } from "./measured-process.ts";
import { computeSpread, type Spread } from "./statistics.ts";

export interface Start {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The first request, which must succeed. */
  readonly request: Buffer;
}

/** Measures the milliseconds from the start of the process to the end of its first response, on all cores. */
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
    const port = await readPort(child);
    await sendOne(port, request);
    times.push(performance.now() - startedAt);
    child.kill("SIGTERM");
    await ended;
  }
  return computeSpread(times);
}
