import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ExampleModel, ToolModel } from "../../generator/model/model.ts";
import { callRoute, prepareInput, readSpec, routesFor, thatNeverAsk, withoutSurfaces } from "../support/examples.ts";
import { checkRecorded } from "../support/recorded-responses.ts";
import { sampleOnPostgres } from "../support/run-all-tests.ts";
import { startService, type TestService } from "../support/start-service.ts";

const { tools } = readSpec(join(import.meta.dirname, "../.."));
const examples = thatNeverAsk(tools).flatMap((tool) => tool.examples.map((example) => [tool, example] as const));

const readTools = new Set(tools.flatMap(({ name, effect }) => (effect === "read" ? name : [])));
const isRead = (tool: ToolModel, example: ExampleModel): boolean =>
  [tool.name, ...example.setup.map((step) => step.tool)].every((name) => readTools.has(name));

/** The parameters of a test of each example. */
const casesOf = (reads: boolean) =>
  examples
    .filter(([tool, example]) => isRead(tool, example) === reads)
    .map(([tool, example]) => [tool.name, example.title, tool, example] as const);

async function callOverMcp(service: TestService, { name }: ToolModel, example: ExampleModel): Promise<unknown> {
  const { error, body } = await service.call(name, await prepareInput(example, service.call));
  expect(error).toBeUndefined();
  return body;
}

/** @param index the index of the route, modulo the number of routes. */
async function callOverRest(service: TestService, tool: ToolModel, example: ExampleModel, index: number) {
  const routes = routesFor(tool, example);
  const route = routes[index % routes.length];
  if (!route) throw new Error("the example has no route");
  const { error, body } = await callRoute(service, route, await prepareInput(example, service.call));
  expect(error).toBeUndefined();
  return body;
}

/**
 * Reads the traces of the calls of a service: the units used by category, and the audit rows without their surface, row id,
 * request id and times.
 */
async function tracesOf({ service, store }: TestService) {
  await Promise.all([service.audit.flush(), service.writeBehind.flush()]);
  const usage = await store.reader
    .selectFrom("sb_usage")
    .select(["category", (select) => select.fn.sum<number>("used").as("used")])
    .groupBy("category")
    .orderBy("category")
    .execute();
  const audit = await store.reader
    .selectFrom("sb_audit")
    .select(["tool", "account_id", "principal_id", "outcome", "status", "preview", "replay"])
    .where("surface", "!=", "internal")
    .execute();
  return { usage, audit: audit.map((row) => JSON.stringify(row)).sort() };
}

/**
 * One service gets all calls over MCP. For the REST calls there is one more service per route index, up to the largest
 * number of routes of any example.
 */
describe("reads", () => {
  const stops: (() => Promise<void>)[] = [];
  const start = (): Promise<TestService> => startService({ onEnd: (stop) => stops.push(stop) });
  let overMcp: TestService;
  const overRest: TestService[] = [];
  beforeAll(async () => {
    overMcp = await start();
    const routeCount = Math.max(...examples.map(([tool, example]) => routesFor(tool, example).length));
    for (let index = 0; index < routeCount; index += 1) overRest.push(await start());
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  test.each(casesOf(true))("%s, %s: equal on both surfaces", async (_name, _title, tool, example) => {
    const body = await callOverMcp(overMcp, tool, example);
    checkRecorded(tool, example, body);
    for (const [index, service] of overRest.entries())
      expect(withoutSurfaces(await callOverRest(service, tool, example, index))).toEqual(withoutSurfaces(body));
    // What an account has seen changes later metrics.
    for (const { service } of [overMcp, ...overRest]) await service.writeBehind.flush();
  });

  test("all reads use the same units and leave the same audit rows on both surfaces", async () => {
    const expected = await tracesOf(overMcp);
    expect(expected.audit.length).toBeGreaterThan(casesOf(true).length);
    for (const service of overRest) expect(await tracesOf(service)).toEqual(expected);
  });
});

/** Tools that may ask their client for input do not do so in their examples. */
test.each(
  tools
    .filter((tool) => !thatNeverAsk(tools).includes(tool))
    .flatMap((tool) => tool.examples.map((example) => [tool.name, tool, example] as const)),
)("%s has the recorded response", async (_name, tool, example) => {
  checkRecorded(tool, example, await callOverMcp(await startService(), tool, example));
});

describe("writes", () => {
  test.each(sampleOnPostgres(casesOf(false)))(
    "%s, %s: equal on both surfaces",
    async (_name, _title, tool, example) => {
      const overMcp = await startService();
      const body = await callOverMcp(overMcp, tool, example);
      checkRecorded(tool, example, body);
      const traces = await tracesOf(overMcp);
      for (const [index] of routesFor(tool, example).entries()) {
        const overRest = await startService();
        const restBody = await callOverRest(overRest, tool, example, index);
        expect(withoutSurfaces(restBody)).toEqual(withoutSurfaces(body));
        expect(await tracesOf(overRest)).toEqual(traces);
      }
    },
  );
});
