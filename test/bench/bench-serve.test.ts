import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Surface } from "../../runtime/index.ts";
import { surface } from "../fixtures/bench/generated/surface.ts";
import { benchDefinition } from "../fixtures/bench/handlers/definition.ts";
import { createClient, type TestClient } from "../support/client.ts";
import { builtProgram, createPlace, repository, startProgram } from "../support/program.ts";

const people: unknown = JSON.parse(readFileSync(join(repository, "test/fixtures/bench/people.json"), "utf8"));
let client: TestClient;

beforeAll(async () => {
  const { url } = await startProgram({ ...createPlace(), main: builtProgram("bench:fixture") });
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
  const tools: Surface["compiled"]["tools"] = surface.compiled.tools;
  for (const [name, handler] of Object.entries(benchDefinition.tools)) {
    const answer = await handler(undefined as never, undefined as never); // fixed: it looks at neither
    expect((await tools[name]?.())?.validateOutput(answer), name).toBe(true);
  }
});
