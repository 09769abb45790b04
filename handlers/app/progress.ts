const width = 30;

/** Returns a function that shows a progress bar on a terminal; in a pipe it does nothing. */
export function showProgress(title: string): (done: number, total: number, phase: string) => void {
  if (!process.stderr.isTTY) return () => undefined;
  return (done, total, phase) => {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const bar = "█".repeat(Math.round(share * width)).padEnd(width, "░");
    process.stderr.write(`\r\x1b[K${title} ${bar} ${Math.floor(share * 100)}% ${phase}${share === 1 ? "\n" : ""}`);
  };
}
