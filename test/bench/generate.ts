import { cpSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../runtime/index.ts";
import { program, run } from "./bench-store.ts";
import { inFolder } from "./in-folder.ts";
import type { Options } from "./options.ts";
import { print, printSpread, computeSpread } from "./statistics.ts";
import { goal, say, table } from "./table.ts";
import { removeFolder } from "../support/remove-folder.ts";

/** Measures entire processes, compared with a tool that generates only types from the same OpenAPI document. */
export async function benchGenerate({ rounds }: Options): Promise<void> {
  const root = packageRoot(import.meta.url);
  const fixture = join(root, "test/fixtures/bench");
  await inFolder(async (folder) => {
    const copy = join(folder, "bench");
    const commands = {
      "generate, empty folder": [program, "generate", "--root", copy],
      "generate, unchanged": [program, "generate", "--root", copy],
      "generate --check": [program, "generate", "--check", "--root", copy],
      "openapi-typescript alone": [
        join(root, "node_modules/openapi-typescript/bin/cli.js"),
        join(fixture, "generated/openapi.json"),
        "--output",
        join(folder, "types.ts"),
      ],
    };
    const seconds = Array.from({ length: rounds + 1 }, () => {
      removeFolder(copy);
      cpSync(join(fixture, "spec"), join(copy, "spec"), { recursive: true });
      return Object.values(commands).map(measureSeconds);
    }).slice(1); // the first round warms the file cache
    const times = Object.keys(commands).map((name, index) => ({
      name,
      spread: computeSpread(seconds.map((round) => round[index] ?? Number.NaN)),
    }));
    const alone = times.at(-1)?.spread.median ?? Number.NaN;
    const rows = times.map(({ name, spread }) => [name, printSpread(spread, 2), print(spread.median / alone, 2)]);
    say(`\n## Generator, 181 tools\n\n${table(["command", "seconds", "x openapi-typescript"], rows)}\n`);
    for (const { name, spread } of times.slice(0, -1)) say(goal(name, spread.median, { atMost: 2 }, " s"));
  });
}

function measureSeconds(command: readonly string[]): number {
  const startedAt = performance.now();
  run(command);
  return (performance.now() - startedAt) / 1_000;
}
