import { writeSync } from "node:fs";

/** Loaded into a measured process before its own code: prints the most memory that it had, when it ends. */
process.on("exit", () => {
  writeSync(2, `\npeak ${process.resourceUsage().maxRSS / 1024} MiB\n`);
});
