import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readChecked } from "../../../generator/diff/source/read-source.ts";
import { readSpec } from "../../../generator/read-folder.ts";
import { planSpec } from "../../../generator/rename/plan.ts";
import { parseRename } from "../../../generator/rename/target.ts";

const today = "2026-11-01";
const note = "spec/schemas/Note.yaml";
const tool = "spec/tools/notes/create_note.yaml";
const event = "spec/events/note.added.yaml";

const notes = new Map(
  [...(readSpec(resolve("test/fixtures/notes")) ?? [])].map(([path, text]) => [
    path,
    typeof text === "string" ? text : "",
  ]),
);
notes.set(
  event,
  `name: note.added
title: Note added
summary: A note was added.
payload: { $ref: Note }
object: id
example: { id: nte_1, text: Milk, tags: [], pinned: true, created_at: "2026-11-01T00:00:00Z" }
`,
);
notes.set(
  note,
  `${notes.get(note) ?? ""}  starred: { type: boolean, deprecated: { since: 2026-01-01, use: pinned } }
dependentRequired: { pinned: [id], starred: [pinned] }
examples: [{ id: nte_1, text: Milk, tags: [], pinned: true, created_at: "2026-11-01T00:00:00Z" }]
`,
);
const due = `    due:
      type: object
      additionalProperties: false
      required: [day]
      description: When to show the note.
      properties: { day: { type: string, description: Day of the week. } }
output:`;
notes.set(
  tool,
  `${(notes.get(tool) ?? "").replace("output:", due)}  - title: A second reminder
    setup:
      - { as: first, tool: create_note, input: { text: Milk, due: { day: Monday } } }
    input: { text: "{{steps.first.id}}: {{ steps.first.pinned }} pinned", due: { day: Friday } }
`,
);

/** Renames an entry of the notes service, which must then be valid, and returns its texts. */
function rename(kind: string, from: string, to: string, spec = notes): ReadonlyMap<string, unknown> {
  const { texts } = planSpec(parseRename(kind, from, to), { spec, keepOld: false, today });
  expect(readChecked(texts, today).diagnostics).toEqual([]);
  return texts;
}

test("the service is valid", () => {
  expect(readChecked(notes, today).diagnostics).toEqual([]);
});

test("a property of a shared schema is renamed where schemas and placeholders name it, and in values", () => {
  const texts = rename("output", "Note.pinned", "is_pinned");
  expect(texts.get(note)).toContain("use: is_pinned");
  expect(texts.get(note)).toContain("dependentRequired: { is_pinned: [id], starred: [is_pinned] }");
  expect(texts.get(note)).toContain("tags: [], is_pinned: true");
  expect(texts.get(tool)).toContain('"{{steps.first.id}}: {{ steps.first.is_pinned }} pinned"');
  expect(texts.get(event)).toContain("tags: [], is_pinned: true");
  expect(texts.get("spec/responses/create_note.yaml")).toContain("is_pinned: false");
});

test("the property with the id of an event's object is renamed", () => {
  const texts = rename("output", "Note.id", "note_id");
  expect(texts.get(event)).toContain("object: note_id\nexample: { note_id: nte_1,");
  expect(texts.get(tool)).toContain("{{steps.first.note_id}}: ");
});

test("a property inside an argument is renamed in the calls of examples", () => {
  const texts = rename("input", "create_note.due.day", "weekday");
  expect(texts.get(tool)).toContain("input: { text: Milk, due: { weekday: Monday } }");
  expect(texts.get(tool)).toContain("due: { weekday: Friday }");
});

test("a path parameter is renamed where a deprecated route of another tool names the route as its replacement", () => {
  const path = "spec/tools/notes/get_note.yaml";
  const deprecated = 'deprecated: { since: 2026-01-01, use: "GET /tags/{tag}/notes" }';
  const route = `  - { route: GET /finder, operation_id: finder, ${deprecated} }\ninput:`;
  const edited = new Map(notes).set(path, (notes.get(path) ?? "").replace("input:", route));
  const texts = rename("input", "search_notes.tag", "label", edited);
  expect(texts.get(path)).toContain('use: "GET /tags/{label}/notes"');
});
