/**
 * Resolves at SIGTERM or SIGINT, or when the parent process ends, if it has started this one with a channel. `dev` does
 * so, because it cannot send a signal when it is killed.
 */
export function stopSignal(): Promise<void> {
  return new Promise<void>((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve());
    process.once("disconnect", () => resolve());
  }).then(() => {
    if (process.connected) process.disconnect(); // an open channel keeps the process running
  });
}
