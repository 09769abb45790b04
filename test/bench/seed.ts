import { join } from "node:path";
import { seedStore } from "./bench-store.ts";
import { inFolder } from "./in-folder.ts";
import type { Options } from "./options.ts";
import { print, printSpread, computeSpread } from "./statistics.ts";
import { say, table } from "./table.ts";

/** Measures the time to seed the demo network on SQLite, including the start of the process. */
export async function benchSeed({ members, rounds }: Options): Promise<void> {
  await inFolder(async (folder) => {
    const seconds = computeSpread(
      Array.from({ length: Math.min(rounds, 3) }, (_, round) => seedStore(join(folder, `${round}.db`), members)),
    );
    const row = [print(members, 0), printSpread(seconds), print(members / seconds.median, 0)];
    say(`\n## Seeding\n\n${table(["members", "seconds", "members/s"], [row])}`);
  });
}
