import { setTimeout } from "node:timers";

/** What a measured process tells of itself. */
export interface Probe {
  /** User and system CPU time so far, microseconds, all threads. */
  readonly cpuUs: number;
  readonly rssMiB: number;
  /** CPU microseconds that a fixed piece of work takes now; 0 when it was not asked for. */
  readonly calibrationUs: number;
}

/** Loaded into a measured process before its own code: answers each message with a `Probe`. */
process.on("message", (question) => {
  const calibrationUs = question === "calibrate" ? calibrate() : 0;
  const { user, system } = process.cpuUsage();
  const probe: Probe = { cpuUs: user + system, rssMiB: process.memoryUsage.rss() / 2 ** 20, calibrationUs };
  process.send?.(probe);
});
// A server stays for its sockets, and ends without them; the channel is referenced when somebody listens, a turn later.
setTimeout(() => process.channel?.unref(), 0).unref();

function calibrate(): number {
  const before = process.cpuUsage();
  let hash = 0;
  for (let step = 0; step < 20_000_000; step += 1) hash = (Math.imul(hash, 31) + step) | 0;
  const { user, system } = process.cpuUsage(before);
  return hash === 1 ? 0 : user + system; // the result is used, so that the loop is not taken away
}
