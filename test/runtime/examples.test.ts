import { join } from "node:path";
import { expect, test } from "vitest";
import { callRoute, prepareInput, readSpec, routesFor } from "../support/examples.ts";
import { startNotes } from "../support/start-notes.ts";

const { tools } = readSpec(join(import.meta.dirname, "../fixtures/notes"));
const examples = tools.flatMap((tool) =>
  tool.examples.map((example) => [`${tool.name}: ${example.title}`, tool, example] as const),
);

test.each(examples)("%s returns the same on both surfaces", async (_title, tool, example) => {
  const overMcp = await startNotes();
  const response = await overMcp.call(tool.name, await prepareInput(example, overMcp.call));
  expect(response.error).toBeUndefined();
  for (const route of routesFor(tool, example)) {
    const overRest = await startNotes();
    expect((await callRoute(overRest, route, await prepareInput(example, overRest.call))).body).toEqual(response.body);
  }
});
