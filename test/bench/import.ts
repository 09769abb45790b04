import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { syntheticArchive } from "../fixtures/archive/synthetic-archive.ts";
import { writeZip } from "../fixtures/archive/write-archive.ts";
import { startPostgres } from "../support/postgres.ts";
import { program } from "./bench-store.ts";
import { inFolder } from "./in-folder.ts";
import { allCores, pinned } from "./measured-process.ts";
import { print } from "./statistics.ts";
import { goal, say, table } from "./table.ts";

const size = { connections: 20_000, conversations: 5_000, messages: 100_000 };

/** Measures two imports of a large archive on each store, the first into an empty one. Each import is a process. */
export async function benchImport(): Promise<void> {
  await inFolder(async (folder) => {
    const archive = await writeZip(join(folder, "archive.zip"), syntheticArchive(size).files);
    const postgres = await startPostgres();
    try {
      const stores = [
        ["SQLite", `sqlite:${join(folder, "import.db")}`],
        ["PostgreSQL", await postgres.createDatabase("import")],
      ] as const;
      const results = stores.map(([name, url]) => ({ name, first: run(archive, url), again: run(archive, url) }));
      const rows = results.map(({ name, first, again }) => [
        name,
        ...[first, again].flatMap(({ seconds, peakMiB }) => [print(seconds, 1), print(peakMiB, 0)]),
      ]);
      const head = ["store", "import s", "peak MiB", "second import s", "peak MiB"];
      say(`\n## Importing ${size.messages} messages and ${size.connections} connections\n\n${table(head, rows)}\n`);
      for (const { name, first, again } of results) {
        say(goal(`${name}, duration`, Math.max(first.seconds, again.seconds), { atMost: 60 }, " s"));
        say(goal(`${name}, peak memory`, Math.max(first.peakMiB, again.peakMiB), { atMost: 500 }, " MiB"));
      }
    } finally {
      await postgres.stop();
    }
  });
}

/** Measures an import in a separate process, including its start. @throws Error with its output if it fails. */
function run(archive: string, databaseUrl: string): { readonly seconds: number; readonly peakMiB: number } {
  const peak = pathToFileURL(join(import.meta.dirname, "peak.js")).href;
  const startedAt = performance.now();
  const command = [process.execPath, "--import", peak, program, "import", archive, "--json"];
  const { status, stdout, stderr } = spawnSync(...pinned(allCores, command), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  const peakMiB = Number(/peak ([\d.]+) MiB/.exec(stderr)?.[1]);
  if (status !== 0 || Number.isNaN(peakMiB)) throw new Error(`The import failed:\n${stdout}${stderr}`);
  return { seconds, peakMiB };
}
