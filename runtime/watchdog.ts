import { url as inspectorUrl } from "node:inspector";
import { Worker } from "node:worker_threads";

/** Kills this process from a separate thread. */
export interface Watchdog {
  /** Returns how long the event loop has been blocked, in milliseconds. */
  lagMs(): number;
  /** Kills the process after this time, even if its event loop is blocked. */
  endWithin(ms: number): void;
  /** Stops the watchdog. */
  close(): void;
}

/** Interval of the heartbeat, in milliseconds. */
const beatMs = 250;
/** Indexes into the memory shared by the two threads. */
const beatIndex = 0;
const deadlineIndex = 1;

/**
 * The code of the worker thread. It counts its own ticks since the last heartbeat, so that the process is not
 * killed when the machine wakes from suspension.
 */
const worker = `
const { workerData } = require("node:worker_threads");
const { writeSync } = require("node:fs");
const { state, beatMs, maxTicks, message } = workerData;
let seen = -1, silent = 0, left = 0;
setInterval(() => {
  const beat = Atomics.load(state, ${beatIndex});
  silent = beat === seen ? silent + 1 : 0;
  seen = beat;
  const ticks = Atomics.exchange(state, ${deadlineIndex}, 0);
  if (ticks > 0) left = ticks;
  else if (left > 0 && --left === 0) end();
  if (silent >= maxTicks) end();
}, beatMs);
function end() {
  writeSync(2, message);
  process.kill(process.pid, "SIGKILL");
}
`;

/**
 * Kills the process with SIGKILL when its event loop has been blocked for `maxBlockedMs`, because a blocked process
 * handles neither SIGTERM nor requests.
 * @param message is written to standard error first.
 */
export function startWatchdog(maxBlockedMs: number, message: string): Watchdog {
  const state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const toTicks = (ms: number): number => Math.max(1, Math.ceil(ms / beatMs));
  const maxTicks = inspectorUrl() === undefined ? toTicks(maxBlockedMs) : Infinity; // a breakpoint blocks as well
  const workerData = { state, beatMs, maxTicks, message };
  const thread = new Worker(worker, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: 8 } });
  thread.unref();
  let beatAt = performance.now();
  const timer = setInterval(() => {
    Atomics.add(state, beatIndex, 1);
    beatAt = performance.now();
  }, beatMs);
  timer.unref();
  return {
    lagMs: () => Math.max(0, performance.now() - beatAt - beatMs),
    endWithin: (ms) => void Atomics.store(state, deadlineIndex, toTicks(ms)),
    close: () => {
      clearInterval(timer);
      void thread.terminate();
    },
  };
}
