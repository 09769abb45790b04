import { setTimeout } from "node:timers";

/** The resource usage of a measured process. */
export interface Probe {
  /** User and system CPU time of all threads so far, in microseconds. */
  readonly cpuUs: number;
  readonly rssMiB: number;
  /** CPU time of a fixed workload, in microseconds; 0 if it was not requested. */
  readonly calibrationUs: number;
}

/** Preloaded into a measured process: responds to each message with a `Probe`. */
process.on("message", (request) => {
  const calibrationUs = request === "calibrate" ? calibrate() : 0;
  const { user, system } = process.cpuUsage();
  const probe: Probe = { cpuUs: user + system, rssMiB: process.memoryUsage.rss() / 2 ** 20, calibrationUs };
  process.send?.(probe);
});
// One turn later, the listener above references the channel, which would keep the process alive. The reference is
// removed, because only sockets may keep a server alive.
setTimeout(() => process.channel?.unref(), 0).unref();

export function calibrate(): number {
  const before = process.cpuUsage();
  let hash = 0;
  for (let step = 0; step < 20_000_000; step += 1) hash = (Math.imul(hash, 31) + step) | 0;
  const { user, system } = process.cpuUsage(before);
  return hash === 1 ? 0 : user + system; // the result is used, so that the loop is not optimized away
}
