import { join } from "node:path";
import { expect, test } from "vitest";
import { callRoute, prepareInput, readSpec, routesFor } from "../support/examples.ts";
import { startService } from "../support/start-service.ts";

const { tools } = readSpec(join(import.meta.dirname, "../.."));

/** Each older name of an argument, with an example that contains the argument. */
const cases = tools.flatMap((tool) =>
  Object.entries(tool.renamedInputs).flatMap(([older, { use }]) => {
    const example = tool.examples.find(({ input }) => use !== null && use in input);
    return use !== null && example ? [{ tool, older, current: use, example }] : [];
  }),
);

/** Returns the input with one argument under another name. */
function rename(input: Record<string, unknown>, from: string, to: string): Record<string, unknown> {
  const { [from]: value, ...rest } = input;
  return { ...rest, [to]: value };
}

test.each(cases.map((one) => [`${one.tool.name} accepts ${one.older} for ${one.current}`, one] as const))(
  "%s",
  async (_title, { tool, older, current, example }) => {
    const service = await startService();
    const input = await prepareInput(example, service.call);
    const olderInput = rename(input, current, older);
    const [route] = routesFor(tool, example);
    if (!route) throw new Error(`no route matches the example of ${tool.name}`);
    const preview = { preview: true };
    const expected = await service.call(tool.name, input, preview);
    expect(expected.error).toBeUndefined();
    expect(await service.call(tool.name, olderInput, preview)).toMatchObject({ body: shapeOf(expected.body) });
    const answer = await callRoute(service, route, olderInput, preview);
    expect(answer.headers.get("deprecation")).toMatch(/^@\d+$/);
    expect(answer.body).toMatchObject(shapeOf(expected.body));
    const both = await service.call(tool.name, { ...input, [older]: "x" });
    expect(both.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: `/${older}` }] });
  },
);

/** The parts of an output that do not depend on the call. */
const shapeOf = ({ id: _id, conversation_id: _conversation, ...rest }: Record<string, unknown>) => rest;

test("every renamed argument has an example", () => {
  const names = tools.flatMap(({ renamedInputs }) => Object.keys(renamedInputs));
  expect(cases.map(({ older }) => older)).toEqual(names);
});

test("the problem of an unknown property lists the known ones, and suggests a nested one of the same name", async () => {
  const service = await startService();
  const steps = [
    { kind: "message", text: "Hello" },
    { kind: "message", varaints: [] },
  ];
  const { error } = await service.call("upsert_campaign", { name: "Spring", steps });
  expect(error.errors).toMatchObject([
    { pointer: "/steps/0/text", hint: 'Did you mean "variants[].text"?' },
    { pointer: "/steps/1/varaints", hint: 'Did you mean "variants"?', expected: expect.stringContaining("delay") },
  ]);
});
