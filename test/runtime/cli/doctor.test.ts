import { expect, test } from "vitest";
import { checkSurface } from "../../../runtime/index.ts";
import { notesDefinition } from "../../fixtures/notes/handlers/definition.ts";

test("a complete surface is reported with its numbers of tools, routes, prompts and resources", () => {
  const definition = notesDefinition();
  const { surface } = definition;
  const [tools, routes, prompts] = [surface.tools.slice(0, 1), surface.routes.slice(0, 2), surface.prompts.slice(0, 1)];
  const small = { ...surface, tools, routes, prompts, resources: [] };
  expect(checkSurface({ ...definition, surface: small })).toEqual({
    ...{ check: "surface", ok: true },
    found: "1 tool, 2 routes, 1 prompt, 0 resources",
  });
});
