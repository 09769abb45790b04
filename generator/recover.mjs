// Run before a build, which needs generated/: a generator that was killed between its two renames leaves the old set under
// this name. Everything else of an unfinished swap is cleared up by the next `generate` (write-files.ts).
import { existsSync, renameSync } from "node:fs";

if (!existsSync("generated") && existsSync(".generated.previous")) renameSync(".generated.previous", "generated");
