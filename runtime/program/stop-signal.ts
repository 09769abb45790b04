import { onStopSignal } from "../stop-signals.ts";

/**
 * Resolves at SIGTERM or SIGINT. If the parent process has opened an IPC channel to this one, also resolves when the
 * parent ends. `dev` opens one, because it cannot send a signal when it is killed.
 */
export function stopSignal(): Promise<void> {
  return new Promise<void>((resolve) => {
    onStopSignal(resolve);
    process.once("disconnect", () => resolve());
  }).then(() => {
    if (process.connected) process.disconnect(); // an open IPC channel would keep the process running
  });
}
