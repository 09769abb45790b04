import { expect, test } from "vitest";
import { formatDiagnostic } from "../../../generator/load/diagnostic.ts";
import { generate, readModel } from "../../../generator/generate.ts";
import { baseSpec } from "../base-spec.ts";

const lent = `name: book.lent
title: Book lent
summary: A reader has borrowed a book.
payload:
  type: object
  additionalProperties: false
  required: [book_id]
  properties:
    book_id: { type: string, description: The book. }
    tag: { $ref: Tag }
example: { book_id: bk_1 }
`;

/** The base specification with more files, by their names below `spec/events`. */
const withEvents = (events: Readonly<Record<string, string>>): Map<string, string> =>
  new Map([...baseSpec(), ...Object.entries(events).map(([name, text]) => [`spec/events/${name}`, text] as const)]);

const problemsOf = (events: Readonly<Record<string, string>>): readonly string[] =>
  readModel(withEvents(events)).diagnostics.map((diagnostic) => formatDiagnostic(diagnostic).split("\n")[0] ?? "");

test("an event adds the type of its payload, its entry and its documentation, and changes nothing else", async () => {
  const [before, after] = [
    (await generate(baseSpec())).files,
    (await generate(withEvents({ "book.lent.yaml": lent }))).files,
  ];
  const changed = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  expect(changed.sort()).toEqual([
    "generated/docs/events.md",
    "generated/docs/index.md",
    "generated/docs/llms.txt",
    "generated/events.ts",
    "generated/events/book.lent.ts",
    "generated/surface.ts",
  ]);
  expect(after.get("generated/events/book.lent.ts")).toBe(
    `// Generated from spec/events/book.lent.yaml by \`npx switchboard generate\`. Do not edit: change the source and run it again.
import type { Tag } from "../schemas.ts";

/** A reader has borrowed a book. */
export interface BookLentEvent {
  /** The book. */
  book_id: string;
  tag?: Tag;
}
`,
  );
  expect(after.get("generated/events.ts")).toBe(
    `// Generated from spec/events by \`npx switchboard generate\`. Do not edit: change the source and run it again.

import type { EventEntry } from "switchboard/contract";

/** The payload of every event, by name. */
export type EventPayloads = {
  readonly "book.lent": import("./events/book.lent.ts").BookLentEvent;
};

/** The events of the service. */
export const events: readonly EventEntry[] = [{ name: "book.lent", title: "Book lent" }];
`,
  );
  const page = after.get("generated/docs/events.md") ?? "";
  expect(page).toContain("## `book.lent`\n\nA reader has borrowed a book.\n\n| Name | Type | Description |");
  expect(page).toContain('```json\n{\n  "book_id": "bk_1"\n}\n```');
  expect(after.get("generated/docs/index.md")).toContain("- [Events](events.md): ");
  expect(after.get("generated/surface.ts")).toContain("  resources,\n  events,\n  mcp: {");
});

test("the problems of an event are reported at their keys", () => {
  const file = "spec/events/book.lent.yaml";
  const report = (text: string) => problemsOf({ "book.lent.yaml": text });
  expect(report(lent.replace("bk_1", "7"))).toEqual([
    expect.stringContaining(`${file}:11:21: error example-mismatch: the example is invalid`),
  ]);
  expect(report(lent.replace("name: book.lent", "name: lent"))).toEqual([
    expect.stringContaining(`${file}:1:7: error file-name-mismatch`),
    expect.stringContaining(`${file}:1:7: error malformed-value: "lent" is not a name of snake_case parts`),
  ]);
  expect(report(lent.replace("$ref: Tag", "$ref: Tagg"))).toEqual([
    expect.stringContaining(`${file}:10:18: error unresolved-reference`),
  ]);
  expect(report(lent.replace(/payload:[^]*example/, "payload: { type: string }\nexample"))).toEqual([
    expect.stringContaining("error output-not-object: a payload must be an object"),
    expect.stringContaining("error example-mismatch"),
  ]);
});

test("an event must not have the name of an event of the runtime, or produce the type of another", () => {
  expect(problemsOf({ "resource.changed.yaml": lent.replace("book.lent", "resource.changed") })).toEqual([
    'spec/events/resource.changed.yaml:1:7: error reserved-word: "resource.changed" is an event of the runtime',
  ]);
  const other = { "book_lent.now.yaml": lent.replace("book.lent", "book_lent.now") };
  expect(problemsOf({ ...other, "book.lent_now.yaml": lent.replace("book.lent", "book.lent_now") })).toEqual([
    expect.stringContaining("error type-name-collision"),
  ]);
});
