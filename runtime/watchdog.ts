import { url as inspectorUrl } from "node:inspector";
import { Worker } from "node:worker_threads";

/** Ends this process from outside its event loop. */
export interface Watchdog {
  /** How long the event loop has not been running, in milliseconds. */
  lagMs(): number;
  /** Ends the process after this time, whatever it is doing. */
  endWithin(ms: number): void;
  /** Stops watching. */
  close(): void;
}

/** How often the event loop reports, in milliseconds. */
const beatMs = 250;
/** Places in the memory that the two threads share. */
const beatIndex = 0;
const deadlineIndex = 1;

/**
 * Runs in a thread of its own. Counts its own ticks since the last report, so that a machine that was suspended ends nothing.
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
 * Ends the process with SIGKILL when its event loop has been blocked for `maxBlockedMs`: a blocked process hears no SIGTERM and
 * answers no request. @param message is written to standard error before.
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
