import { writeSync } from "node:fs";

/** Preloaded into a measured process: prints its peak memory when it exits. */
process.on("exit", () => {
  writeSync(2, `\npeak ${process.resourceUsage().maxRSS / 1024} MiB\n`);
});
