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

const tagged = "spec/tools/notes/tag_notes.yaml";
const taggedResponse = "spec/responses/tag_notes.yaml";

/** A tool with labels in maps, tuples and lists, and with labels of another kind. */
const labels = new Map(notes)
  .set(
    "spec/schemas/Label.yaml",
    `description: A label.
type: object
additionalProperties: true
properties:
  label: { type: string, maxLength: 50, description: The text. }
  kind: { enum: [label, both], description: The kind. }
`,
  )
  .set(
    "spec/schemas/Color.yaml",
    `description: A color.
type: object
required: [kind]
properties:
  label: { type: string, maxLength: 50, description: Name of the color. }
  kind: { enum: [color, paint, both], description: The kind. }
`,
  )
  .set(
    tagged,
    `name: tag_notes
title: Tag notes
summary: Tag all notes.
effect: read
idempotent: true
safety: none
scopes: []
routes:
  - POST /tagged
  - { route: POST /tagged/fixed, operation_id: tag_fixed, fixed: { pick: { label: fixed } } }
input:
  type: object
  additionalProperties: false
  properties:
    text: { type: string, maxLength: 300, description: Text. }
    pick: { $ref: Label, description: The label. }
output:
  type: object
  additionalProperties: false
  required: [counts]
  properties:
    label: { type: string }
    counts: { $ref: NoteCounts }
    named: { type: object, additionalProperties: { $ref: Label } }
    patterns:
      type: object
      properties: { own: { $ref: Color } }
      patternProperties: { "^x_": { $ref: Color }, "^y_": { $ref: Label } }
    tuple: { type: array, prefixItems: [{ $ref: Color }, { $ref: Label }], items: { $ref: Color } }
    some: { type: array, items: { type: object, additionalProperties: true }, contains: { $ref: Label } }
    mixed: { type: array, items: { anyOf: [{ $ref: Label }, { $ref: Color }] } }
errors: []
examples:
  - title: One
    setup: [{ as: a, tool: tag_notes, input: {} }]
    input:
      text: >-
        {{steps.a.label}} {{steps.a.named.label.label}} {{steps.a.patterns.own.label}} {{steps.a.patterns.y_1.label}}
        {{steps.a.tuple.0.label}} {{steps.a.tuple.1.label}} {{steps.a.some.3.label}}
  - title: Two
    setup: [{ as: b, tool: tag_notes, input: {} }]
    input: { text: "{{steps.b.mixed.0.label}}" }
`,
  )
  .set(
    "spec/tools/notes/tag_old.yaml",
    `name: tag_old
title: Tag notes (older)
summary: Tag all notes.
effect: read
idempotent: true
safety: none
scopes: []
live: false
documented: false
replaced_by: { tool: tag_notes, input: { pick: { label: old }, text: { from: words } }, output: /counts }
routes: [POST /tagged/old]
input:
  type: object
  additionalProperties: false
  properties:
    words: { type: string, maxLength: 300, description: Text. }
output: { $ref: NoteCounts }
errors: []
examples: [{ title: One, input: {} }]
`,
  )
  .set(
    taggedResponse,
    `name: tag_notes
example: One
output:
  label: own
  counts: { all: 1, pinned: 0 }
  named: { label: { label: a } }
  patterns: { own: { label: b, kind: color }, x_1: { label: b, kind: color }, y_1: { label: c } }
  tuple: [{ label: d, kind: color }, { label: e }, { label: f, kind: paint }]
  some: [{ label: g }]
  mixed:
    - { kind: label, label: h }
    - { kind: color, label: i }
    - { kind: both, label: j }
`,
  );

test("the service with labels is valid", () => {
  expect(readChecked(labels, today).diagnostics).toEqual([]);
});

const rest = { keepOld: false, today };
const planLabel = () => planSpec(parseRename("output", "Label.label", "name"), { spec: labels, ...rest });

test("a property is renamed in values that are described by maps, patterns, tuples, contains and anyOf", () => {
  expect(rename("output", "Label.label", "name", labels).get(taggedResponse)).toBe(`name: tag_notes
example: One
output:
  label: own
  counts: { all: 1, pinned: 0 }
  named: { label: { name: a } }
  patterns: { own: { label: b, kind: color }, x_1: { label: b, kind: color }, y_1: { name: c } }
  tuple: [{ label: d, kind: color }, { name: e }, { label: f, kind: paint }]
  some: [{ name: g }]
  mixed:
    - { kind: label, name: h }
    - { kind: color, label: i }
    - { kind: both, label: j }
`);
});

test("a property is renamed in placeholders whose paths contain keys of maps and indexes of tuples", () => {
  const text = String(rename("output", "Label.label", "name", labels).get(tagged));
  expect(text).toContain(
    "{{steps.a.label}} {{steps.a.named.label.name}} {{steps.a.patterns.own.label}} {{steps.a.patterns.y_1.name}}",
  );
  expect(text).toContain("{{steps.a.tuple.0.label}} {{steps.a.tuple.1.name}} {{steps.a.some.3.name}}");
  expect(text).toContain("{{steps.b.mixed.0.label}}");
});

test("values and placeholders that may mean another property are listed, and not changed", () => {
  const lines = planLabel().mentions.map(({ file, text }) => `${file} ${text}`);
  expect(lines).toContain(`${taggedResponse} - { kind: both, label: j }`);
  expect(lines).toContain(`${tagged} input: { text: "{{steps.b.mixed.0.label}}" }`);
  expect(lines).not.toContain(`${taggedResponse} - { kind: color, label: i }`);
});

test("a property of an argument is renamed in the fixed arguments of routes and older names", () => {
  const texts = rename("input", "tag_notes.pick.label", "name", labels);
  expect(texts.get(tagged)).toContain("fixed: { pick: { name: fixed } }");
  expect(texts.get("spec/tools/notes/tag_old.yaml")).toContain("pick: { name: old }, text: { from: words }");
});

test("a reference to an argument in replaced_by.input is not a value of the newer argument", () => {
  const old = "spec/tools/notes/tag_old.yaml";
  const spec = new Map([...labels].map(([path, text]) => [path, text.replaceAll(/\blabel\b/g, "from")]));
  const renamed = (value: string) => {
    spec.set(old, (labels.get(old) ?? "").replace("{ label: old }", value));
    return planSpec(parseRename("output", "Label.from", "name"), { spec, ...rest }).texts.get(old);
  };
  expect(renamed("{ from: words }")).toContain("pick: { from: words }");
  expect(renamed("{ from: words, kind: both }")).toContain("pick: { name: words, kind: both }");
});

test("a property is renamed in enum and const", () => {
  const path = "spec/schemas/Label.yaml";
  const text = `${labels.get(path) ?? ""}enum: [{ label: a }, { kind: both }]\nconst: { label: a }\n`;
  const edited = new Map(labels).set(path, text).set(taggedResponse, `name: tag_notes\nexample: One\n`);
  const { texts } = planSpec(parseRename("output", "Label.label", "name"), { spec: edited, ...rest });
  expect(texts.get(path)).toContain("enum: [{ name: a }, { kind: both }]\nconst: { name: a }\n");
});

test("a JSON pointer that contains the key of a map is renamed", () => {
  const old = "spec/tools/notes/tag_old.yaml";
  const text = (labels.get(old) ?? "").replace("output: /counts", "output: /named/a~1b/label");
  const { texts } = planSpec(parseRename("output", "Label.label", "name"), {
    spec: new Map(labels).set(old, text),
    ...rest,
  });
  expect(texts.get(old)).toContain("output: /named/a~1b/name");
});

test("a property is renamed in a placeholder with a path through a page", () => {
  const text = `${notes.get(tool) ?? ""}  - title: After a search
    setup: [{ as: page, tool: search_notes, input: { text: Milk } }]
    input: { text: "{{steps.page.data.0.pinned}}" }
`;
  const texts = rename("output", "Note.pinned", "is_pinned", new Map(notes).set(tool, text));
  expect(texts.get(tool)).toContain("{{steps.page.data.0.is_pinned}}");
});

test("the name of an argument in a text is not changed if the values of a map have a property of this name", () => {
  const text = (labels.get(tagged) ?? "")
    .replace("summary: Tag all notes.", "summary: Tag all notes with `size`.")
    .replace("    pick:", "    size: { type: string, maxLength: 9, description: The size. }\n    pick:")
    .replace("{ $ref: Label } }\n", "{ type: object, properties: { size: { type: string } } } }\n");
  const { texts, mentions } = planSpec(parseRename("input", "tag_notes.size", "width"), {
    spec: new Map(labels).set(tagged, text),
    ...rest,
  });
  expect(texts.get(tagged)).toContain("with `size`");
  expect(mentions.map((mention) => mention.text)).toContain("summary: Tag all notes with `size`.");
});
