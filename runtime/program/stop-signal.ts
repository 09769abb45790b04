/**
 * Resolves at SIGTERM or SIGINT, or when the parent process ends that has started this one with a channel, as `dev` does: it
 * cannot send a signal if it is killed.
 */
export function stopSignal(): Promise<void> {
  return new Promise<void>((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve());
    process.once("disconnect", () => resolve());
  }).then(() => {
    if (process.connected) process.disconnect(); // an open channel keeps the process running
  });
}
