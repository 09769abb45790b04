import { Command, InvalidArgumentError } from "commander";
import { systemClock } from "../../runtime/index.ts";
import { demoEnd, isMemberCount, memberCountExpected } from "./demo/demo-world.ts";
import { showProgress } from "./progress.ts";
import { seedInBackground } from "./seed-thread.ts";

interface SeedOptions {
  readonly members: number;
  readonly seed: number;
  readonly at?: number;
  readonly json?: boolean;
}

/** Creates the store if it is missing, and its tables. Returns its URL. */
export type PrepareStore = (onCreate: (location: string) => void) => Promise<string>;

/** Creates `seed`, which fills an empty store with the demo network. */
export function seedCommand(prepare: PrepareStore): Command {
  return new Command("seed")
    .description("fill an empty store with the demo network and one connected account")
    .option("--members <count>", "members of the network; 0 for an empty one", parseMembers, 10_000)
    .option(
      "--seed <number>",
      "random seed; with the same --members and --at, it always produces the same network",
      parseSeed,
      1,
    )
    .option("--at <time>", "end of the network's history (ISO 8601); default: the start of today, UTC", parseTime)
    .option("--json", "print JSON")
    .action(async ({ members, seed, at, json }: SeedOptions) => {
      const databaseUrl = await prepare((location) => {
        if (!json) process.stdout.write(`Creating the store ${location}\n`);
      });
      const startedAt = performance.now();
      const request = { databaseUrl, members, seed, now: at ?? demoEnd(systemClock()) };
      const wasEmpty = await seedInBackground(request, { onProgress: showProgress("Seeding") });
      if (!wasEmpty) throw new Error("The store is not empty; set DATABASE_URL to a new file or database.");
      const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      if (json) return void process.stdout.write(`${JSON.stringify({ members, seed, seconds })}\n`);
      process.stdout.write(
        `Seeded ${members} members in ${seconds} s. Create a key with: npx switchboard keys create\n`,
      );
    });
}

function parseMembers(text: string): number {
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!isMemberCount(count)) throw new InvalidArgumentError(memberCountExpected);
  return count;
}

function parseSeed(text: string): number {
  const seed = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(seed)) throw new InvalidArgumentError("expected a non-negative integer");
  return seed;
}

function parseTime(text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new InvalidArgumentError("expected a time such as 2026-06-15T09:30:00Z");
  return time;
}
