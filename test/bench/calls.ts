import { join } from "node:path";
import { program } from "./bench-store.ts";
import { inFolder } from "./in-folder.ts";
import { cpuRatio, measure, noise, type Case, type Measured } from "./measure.ts";
import { startMeasured, type MeasuredProcess } from "./measured-process.ts";
import type { Options } from "./options.ts";
import { mcp, post, type Era } from "./requests.ts";
import { measureStarts } from "./startup.ts";
import { print, printSpread } from "./statistics.ts";
import { goal, say, table } from "./table.ts";

const eras: readonly Era[] = ["2025-11-25", "2026-07-28"];
const argumentsOfCall = { keyword: "platform", limit: 10 };
const built = (name: string): string => join(import.meta.dirname, "..", name);

/** Each group is one request that is sent to several servers. The goals compare the service with the other servers. */
const groups: readonly {
  readonly title: string;
  readonly request: Buffer;
  /** Maximum CPU time of the service, as a multiple of the CPU time of each named server. */
  readonly atMost: Readonly<Record<string, number>>;
}[] = [
  ...eras.map((era) => ({
    title: `MCP tools/call, ${era}`,
    request: mcp(era, "tools/call", { name: "search_people", arguments: argumentsOfCall }),
    atMost: { bare: 1.5 },
  })),
  ...eras.map((era) => ({
    title: `MCP tools/list, ${era}`,
    request: mcp(era, "tools/list"),
    atMost: { bare: 0.15 },
  })),
  {
    title: "REST POST /search/people",
    request: post("/api/v1/search/people", argumentsOfCall),
    atMost: { Fastify: 1.35, "equal Fastify": 0.9 },
  },
];

/** Measures the cost of a call without a store, compared with a minimal server, Fastify and the official SDK. */
export async function benchCalls(options: Options): Promise<void> {
  const server = (name: string, file: string, ...flags: string[]): Promise<MeasuredProcess> =>
    startMeasured(name, [...flags, built(file)]);
  const bare = await server("bare", "bench/servers/bare.js");
  const fastify = await server("Fastify", "bench/servers/fastify.js");
  const equal = await server("equal Fastify", "bench/servers/fastify-equal.js");
  const sdk = await server("SDK", "bench/servers/sdk.js");
  const ours = await server("ours", "bench-serve/main.js", "--max-semi-space-size=8"); // as in bench:serve
  const cases = groups.flatMap(({ title, request }): Case[] => {
    const others = title.startsWith("MCP") ? [sdk] : [fastify, equal];
    return [bare, ...others, ours].map((one) => ({ group: title, server: one, requests: () => request }));
  });
  const measurement = await measure(cases, options);
  const { rssMiB } = await ours.probe();
  for (const one of [bare, fastify, equal, sdk, ours]) await one.stop();

  for (const { title, atMost } of groups) {
    const results = measurement.results.filter(({ group }) => group === title);
    say(`\n## ${title}\n\n${resultTable(results)}\n`);
    for (const [against, limit] of Object.entries(atMost)) {
      say(goal(`ours / ${against}`, cpuRatio(find(results, "ours"), find(results, against)), { atMost: limit }));
    }
  }
  say(`\n## Memory and startup\n\n${goal("memory after the load", rssMiB, { atMost: 120 }, " MiB")}`);
  await benchStarts(options.rounds);
  say(`\n${noise(measurement)}`);
}

function resultTable(results: readonly Measured[]): string {
  const compared = results.filter(({ server }) => server !== "ours");
  return table(
    ["server", "CPU us/request", "requests/s", "core busy", ...compared.map(({ server }) => `x ${server}`)],
    results.map((result) => [
      result.server,
      printSpread(result.cpuUs),
      print(result.perSecond.median, 0),
      `${print(result.busy.median * 100, 0)}%`,
      ...compared.map((other) => print(cpuRatio(result, other), 2)),
    ]),
  );
}

function find(results: readonly Measured[], server: string): Measured {
  const found = results.find((result) => result.server === server);
  if (!found) throw new Error(`the server ${server} was not measured`);
  return found;
}

async function benchStarts(rounds: number): Promise<void> {
  const ownKey = "a-key-for-this-measurement";
  await inFolder(async (folder) => {
    const starts = {
      "the fixture": {
        command: [built("bench-serve/main.js")],
        request: post("/api/v1/search/people", argumentsOfCall),
      },
      "the service with an existing store": {
        command: [program, "serve"],
        env: {
          DATABASE_URL: `sqlite:${join(folder, "store.db")}`,
          SWITCHBOARD_DEMO_MEMBERS: "1000",
          SWITCHBOARD_BOOTSTRAP_KEY: ownKey,
        },
        request: post("/api/v1/search/people", { keyword: "engineer" }, { Authorization: `Bearer ${ownKey}` }),
      },
    };
    for (const [what, start] of Object.entries(starts)) {
      await measureStarts(start, 1); // creates the store and warms the file cache
      const times = await measureStarts(start, rounds);
      say(`${goal(`first response of ${what}`, times.median, { atMost: 250 }, " ms")}; ${printSpread(times, 0)}`);
    }
  });
}
