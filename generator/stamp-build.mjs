// Run after a build: stores what it was built from, so that `switchboard doctor` can tell when generated/ has changed since.
import { writeFileSync } from "node:fs";
import { buildHashFile, hashGenerated } from "./hash-generated.mjs";

writeFileSync(buildHashFile, `${hashGenerated(".")}\n`);
