import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { ServiceDefinition, Surface } from "../../runtime/index.ts";
import { createClient, type TestClient } from "../support/client.ts";
import { builtProgram, createPlace, repository, startProgram } from "../support/program.ts";

const people: unknown = JSON.parse(readFileSync(join(repository, "test/fixtures/bench/people.json"), "utf8"));
let client: TestClient;
let surface: Surface;
let tools: ServiceDefinition<never>["tools"];

beforeAll(async () => {
  const { url } = await startProgram({ ...createPlace(), main: builtProgram("bench:fixture") }); // generates the fixture
  const { benchDefinition } = await import("../fixtures/bench/handlers/definition.ts");
  ({ surface, tools } = benchDefinition);
  client = createClient(url, surface.service, "test-key");
});

test("what others measure answers the people on both surfaces", async () => {
  const input = { keyword: "platform", limit: 10 };
  expect((await client.call("search_people", input)).body).toEqual(people);
  expect((await client.rest("POST /search/people", input)).body).toEqual(people);
});

test("it refuses arguments that do not fit and unknown keys", async () => {
  expect((await client.call("search_people", { keyword: "" })).error).toMatchObject({ code: "invalid_arguments" });
  expect((await client.rest("POST /search/people", { keyword: "a", limit: 101 })).status).toBe(400);
  expect((await client.rest("POST /search/people", { keyword: "a" }, { key: "other-key" })).status).toBe(401);
});

test("it has the size of the whole catalogue", async () => {
  expect((await client.rpc("tools/list")).body.tools).toHaveLength(164);
  expect(surface.tools).toHaveLength(181);
  expect(surface.routes).toHaveLength(205);
});

test("every tool answers what fits its schema", async () => {
  for (const [name, handler] of Object.entries(tools)) {
    const answer = await handler(undefined as never, undefined as never); // fixed: it looks at neither
    expect((await surface.compiled.tools[name]?.())?.validateOutput(answer), name).toBe(true);
  }
});
