import { join } from "node:path";
import { seedStore } from "./bench-store.ts";
import { inFolder } from "./in-folder.ts";
import type { Options } from "./options.ts";
import { print, printSpread, spreadOf } from "./statistics.ts";
import { say, table } from "./table.ts";

/** How long the demo network takes, on SQLite, the start of the process included. */
export async function benchSeed({ members, rounds }: Options): Promise<void> {
  await inFolder(async (folder) => {
    const seconds = spreadOf(
      Array.from({ length: Math.min(rounds, 3) }, (_, round) => seedStore(join(folder, `${round}.db`), members)),
    );
    const row = [print(members, 0), printSpread(seconds), print(members / seconds.median, 0)];
    say(`\n## Seeding\n\n${table(["members", "seconds", "members/s"], [row])}`);
  });
}
