import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { stringify } from "yaml";
import type { ExampleModel, ToolModel } from "../../generator/model/model.ts";

/** The folder of the recorded responses. */
const folder = join(import.meta.dirname, "../../spec/responses");

/** Whether tests write the recorded responses (`npm run record`) instead of comparing them. */
const isRecording = process.env["RECORD_RESPONSES"] === "1";

/** Returns the example of a tool whose response is recorded: the first one without setup calls, if there is one. */
export const recordedExample = ({ examples }: ToolModel): ExampleModel | undefined =>
  examples.find(({ setup }) => setup.length === 0) ?? examples[0];

/**
 * Checks that the recorded response to an example has the properties of the actual one, or records it. Values are not
 * compared, because cursors and tokens are random. Other examples are ignored.
 */
export function checkRecorded(tool: ToolModel, example: ExampleModel, body: unknown): void {
  if (example !== recordedExample(tool)) return;
  if (isRecording) record(tool.name, example.title, withoutSecrets(body));
  else expect(propertiesOf(tool.response?.output), "run: npm run record").toEqual(propertiesOf(body));
}

function record(name: string, example: string, output: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.yaml`), stringify({ name, example, output }, { lineWidth: 120 }));
}

/** Returns the names of the properties of an output and of its first item. */
function propertiesOf(output: unknown): readonly string[] {
  const { data } = Object(output) as { readonly data?: unknown };
  return [...Object.keys(Object(output)), ...(Array.isArray(data) ? Object.keys(Object(data[0])) : [])];
}

/** Replaces secrets, which are random. */
const withoutSecrets = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(/"whsec_[^"]+"/g, '"whsec_..."'));
