import { expect, test } from "vitest";
import type { CompiledTool } from "../../../runtime/contract/index.ts";
import { notesDefinition } from "../../fixtures/notes/handlers/definition.ts";
import { startNode, startNotes, type TestNode } from "../../support/start-notes.ts";

/** Starts a node that has loaded no code and counts what it loads; `fail` makes loading fail. */
async function startCounting(fail = false): Promise<{ readonly node: TestNode; readonly loads: readonly string[] }> {
  const loads: string[] = [];
  const definition = notesDefinition();
  const { compiled } = definition.surface;
  const counted = Object.entries(compiled.tools).map(([name, load]) => [
    name,
    (): Promise<CompiledTool> => {
      loads.push(name);
      return fail ? Promise.reject(new Error("no such file")) : load();
    },
  ]);
  const tools = Object.fromEntries(counted) as typeof compiled.tools;
  const surface = { ...definition.surface, compiled: { ...compiled, tools } };
  const node = await startNode(await startNotes(), { definition: { ...definition, surface } });
  return { node, loads };
}

test("the compiled code of a tool is loaded by its first call only", async () => {
  const { node, loads } = await startCounting();
  expect(loads).toEqual([]);
  for (const limit of [1, 2, 3]) expect((await node.call("list_notes", { limit })).error).toBeUndefined();
  expect(loads).toEqual(["list_notes"]);
  expect((await node.rest("GET /notes?limit=2")).status).toBe(200);
  expect(loads).toEqual(["list_notes"]);
});

test("concurrent first calls all succeed", async () => {
  const { node } = await startCounting();
  const responses = await Promise.all([1, 2, 3, 4].map((limit) => node.call("list_notes", { limit })));
  expect(responses.map(({ error }) => error)).toEqual([undefined, undefined, undefined, undefined]);
});

test("a first call with invalid arguments is rejected", async () => {
  const { node } = await startCounting();
  expect((await node.call("list_notes", { limit: 0 })).error).toMatchObject({ code: "invalid_arguments" });
});

test("a call fails if the compiled code cannot be loaded, and the next one tries again", async () => {
  const { node, loads } = await startCounting(true);
  for (const limit of [1, 2])
    expect((await node.call("list_notes", { limit })).error).toMatchObject({ code: "internal_error", status: 500 });
  expect(loads).toEqual(["list_notes", "list_notes"]);
});
