import type { ToolModel } from "../../generator/model/model.ts";
import { packageRoot } from "../../runtime/index.ts";
import { definition } from "../../handlers/app/definition.ts";
import { createClient, type TestClient } from "../support/client.ts";
import { prepareInput, readSpec, thatNeverAsk } from "../support/examples.ts";
import type { MeasuredProcess } from "./measured-process.ts";
import type { Options } from "./options.ts";
import { readCases } from "./read-cases.ts";
import { key } from "./requests.ts";
import { computeSpread, percentile, print } from "./statistics.ts";
import { goal, say, table } from "./table.ts";

/** The numbers of warm-up calls for each case, and of measured calls for each case and round. */
const warmUps = 3;
const perRound = 20;
const goals = { medianMs: 50, p99Ms: 250 };

interface Case {
  readonly tool: string;
  readonly title: string;
  readonly prepare: (call: TestClient["call"]) => Promise<object>;
}

interface Row {
  readonly name: string;
  /** The duration of the fastest call, which other processes affect least. */
  readonly minMs: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** CPU milliseconds of the server per call, which other processes on the machine hardly affect. */
  readonly cpuMs: number;
}

/**
 * Measures the duration of consecutive calls to each tool that only reads, over MCP: the examples of the specification
 * and further cases. A case that fails, such as an example that needs other data, is listed with its error.
 */
export async function benchReads(
  server: MeasuredProcess,
  { members, rounds }: Pick<Options, "members" | "rounds">,
): Promise<void> {
  const { call } = createClient(`http://127.0.0.1:${server.port}`, definition.surface.service, key);
  const rows: Row[] = [];
  const failures: string[] = [];
  for (const { tool, title, prepare } of casesOf(readSpec(packageRoot(import.meta.url)).tools)) {
    const name = `${tool}: ${title}`;
    try {
      const input = await prepare(call);
      rows.push({ name, ...(await measureCalls(server, () => callOnce(call, tool, input), perRound * rounds)) });
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const slowestFirst = rows.toSorted((a, b) => b.cpuMs - a.cpuMs);
  say(`\n## Tools that read, over MCP, ${print(members, 0)} members\n`);
  say(
    table(
      ["tool and case", "min ms", "median ms", "p99 ms", "CPU ms/call"],
      slowestFirst.map(({ name, minMs, medianMs, p99Ms, cpuMs }) => [
        name,
        ...[minMs, medianMs, p99Ms].map((ms) => print(ms)),
        print(cpuMs, 2),
      ]),
    ),
  );
  say("");
  for (const failure of failures) say(`not measured: ${failure}`);
  if (rows.length === 0) throw new Error("every case failed");
  say(goal("slowest median", Math.max(...rows.map(({ medianMs }) => medianMs)), { atMost: goals.medianMs }, " ms"));
  say(goal("slowest p99", Math.max(...rows.map(({ p99Ms }) => p99Ms)), { atMost: goals.p99Ms }, " ms"));
}

function casesOf(tools: readonly ToolModel[]): Case[] {
  const reads = thatNeverAsk(tools).filter(({ effect }) => effect === "read");
  return reads.flatMap(({ name, examples }) => [
    ...examples.map((example) => ({
      tool: name,
      title: example.title,
      prepare: (call: TestClient["call"]) => prepareInput(example, call),
    })),
    ...readCases
      .filter(({ tool }) => tool === name)
      .map(({ tool, title, input }) => ({
        tool,
        title,
        prepare: async (call: TestClient["call"]) => (typeof input === "function" ? input(call) : input),
      })),
  ]);
}

async function callOnce(call: TestClient["call"], tool: string, input: object): Promise<void> {
  const { error } = await call(tool, input);
  if (error) throw new Error(JSON.stringify(error));
}

async function measureCalls(
  server: MeasuredProcess,
  call: () => Promise<void>,
  count: number,
): Promise<Omit<Row, "name">> {
  for (let done = 0; done < warmUps; done += 1) await call();
  const before = await server.probe();
  const durations: number[] = [];
  for (let done = 0; done < count; done += 1) {
    const startedAt = performance.now();
    await call();
    durations.push(performance.now() - startedAt);
  }
  const { cpuUs } = await server.probe();
  const { min, median } = computeSpread(durations);
  return {
    minMs: min,
    medianMs: median,
    p99Ms: percentile(durations, 99),
    cpuMs: (cpuUs - before.cpuUs) / 1_000 / count,
  };
}
