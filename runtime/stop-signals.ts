const signals = ["SIGTERM", "SIGINT"] as const;

/** How long a repeated signal is ignored. A terminal sends SIGINT to npm and to this process; npm then forwards it. */
const repeatMs = 1_000;

/** Calls a function at the first SIGTERM or SIGINT. A signal more than a second later ends the process immediately. */
export function onStopSignal(stop: () => void): void {
  let isStopping = false;
  const receive = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      for (const signal of signals) process.off(signal, receive);
    }, repeatMs).unref();
    stop();
  };
  for (const signal of signals) process.on(signal, receive);
}
