// Runs after a build: stores the hash of generated/, so that `switchboard doctor` detects later changes.
import { writeFileSync } from "node:fs";
import { buildHashFile, hashGenerated } from "./hash-generated.mjs";

writeFileSync(buildHashFile, `${hashGenerated(".")}\n`);
