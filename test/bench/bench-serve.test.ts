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

test("the benchmarked call returns the people on both surfaces", async () => {
  const input = { keyword: "platform", limit: 10 };
  expect((await client.call("search_people", input)).body).toEqual(people);
  expect((await client.rest("POST /search/people", input)).body).toEqual(people);
});

test("the bench service rejects invalid arguments and unknown keys", async () => {
  expect((await client.call("search_people", { keyword: "" })).error).toMatchObject({ code: "invalid_arguments" });
  expect((await client.rest("POST /search/people", { keyword: "a", limit: 101 })).status).toBe(400);
  expect((await client.rest("POST /search/people", { keyword: "a" }, { key: "other-key" })).status).toBe(401);
});

test("the bench service has the size of the whole catalog", async () => {
  expect((await client.rpc("tools/list")).body.tools).toHaveLength(164);
  expect(surface.tools).toHaveLength(181);
  expect(surface.routes).toHaveLength(205);
});

test("every tool returns an output that matches its schema", async () => {
  for (const [name, handler] of Object.entries(tools)) {
    const output = await handler(undefined as never, undefined as never); // returns a fixed output, reads no argument
    expect((await surface.compiled.tools[name]?.())?.validateOutput(output), name).toBe(true);
  }
});
