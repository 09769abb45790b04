// Runs before a build, which needs generated/. A generator that was killed between its two renames leaves the old folder as
// `.generated.previous`. The next `generate` cleans up everything else (write-files.ts).
import { existsSync, renameSync } from "node:fs";

if (!existsSync("generated") && existsSync(".generated.previous")) renameSync(".generated.previous", "generated");
