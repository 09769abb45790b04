import { exampleInput, flow, type NewTool } from "./tool-yaml.ts";

/** Returns the path of the tool's test below the root. */
export const testPath = ({ category, name }: Pick<NewTool, "category" | "name">): string =>
  `test/handlers/tools/${category}/${name}.test.ts`;

/** The files that start a service for its tests, each with the template of a new test. */
const FORMS: readonly (readonly [file: string, form: (tool: NewTool, input: string) => string])[] = [
  [
    "test/start-service.ts",
    ({ name, summary }, input) => `import assert from "node:assert/strict";
import { test } from "node:test";
import { startService } from "../../../start-service.ts";

const { callTool } = await startService();

test(${JSON.stringify(lowered(summary))}, async () => {
  // Replace {} with the expected output.
  assert.deepEqual(await callTool("${name}", ${input}), {});
});
`,
  ],
  [
    "test/support/start-service.ts",
    ({ name, summary }, input) => `import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test(${JSON.stringify(lowered(summary))}, async () => {
  const service = await startService();
  // Replace {} with the expected output.
  expect((await service.call("${name}", ${input})).body).toEqual({});
});
`,
  ],
];

/** Returns the text of a test that calls the tool over MCP; null if the service has none of the files in `FORMS`. */
export function toolTest(tool: NewTool, hasFile: (path: string) => boolean): string | null {
  const form = FORMS.find(([file]) => hasFile(file))?.[1];
  return form?.(tool, flow(exampleInput(tool))) ?? null;
}

/** Converts "Add a task." to "add a task": the name of a test. */
const lowered = (summary: string): string => summary.charAt(0).toLowerCase() + summary.slice(1).replace(/\.$/, "");
