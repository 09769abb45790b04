import { fileURLToPath } from "node:url";
import { parse, stringify } from "yaml";
import { readFolder } from "../../../generator/read-folder.ts";
import type { Spec } from "../../../generator/diff/diff.ts";
import { kindOf } from "../../../generator/load/load-spec.ts";
import { parseSpecFile, type SpecFile } from "../../../generator/load/spec-file.ts";
import { buildModel } from "../../../generator/model/build-model.ts";

/** Values by file and JSON pointer: `tools/notes/get_note#/summary`. An undefined value removes the key or the file. */
export type Edit = Readonly<Record<string, unknown>>;

const notes = fileURLToPath(new URL("../../fixtures/notes", import.meta.url));

/** A text with a maximum length. */
export const text = (maxLength: number, more: object = {}) => ({
  type: "string",
  maxLength,
  description: "A text.",
  ...more,
});

const integer = { type: "integer", description: "A number." };
/** An object with one required property. */
export const having = (name: string, additionalProperties = false) => ({
  type: "object",
  additionalProperties,
  required: [name],
  properties: { [name]: text(9) },
  description: "An object.",
});
const letter = { type: "string", enum: ["a"] };

/** Additions to the notes fixture: tools with most keywords of JSON Schema, and everything else that it lacks. */
const additions: Edit = {
  "service#/webhooks": true,
  "scopes#/other": { title: "Other", summary: "Other tools." },
  "limits#/plans/large": { title: "Large", per_minute: 600, burst: 60, summary: "For programs." },
  "events/note.created#": {
    name: "note.created",
    title: "Note created",
    summary: "A note was written.",
    payload: {
      type: "object",
      additionalProperties: false,
      required: ["note_id", "length"],
      properties: { note_id: { type: "string" }, length: { type: "integer" } },
    },
    example: { note_id: "nte_1", length: 3 },
  },
  "events/note.created#/changes": ["note_count"],
  "prompts/read_notes#": {
    name: "read_notes",
    title: "Read notes",
    summary: "Summarize the notes.",
    arguments: [],
    tools: ["list_notes"],
    messages: [{ role: "user", text: "Summarize the notes that list_notes returns." }],
  },
  "schemas/Filter#": {
    type: "object",
    description: "A filter.",
    additionalProperties: false,
    required: ["field"],
    properties: { field: text(50), value: text(50), not: { type: "boolean", description: "Whether to negate it." } },
  },
  "schemas/Summary#": {
    type: "object",
    description: "A summary.",
    additionalProperties: false,
    required: ["title", "state", "score", "owner", "parts", "form"],
    properties: {
      title: { type: "string", minLength: 1, maxLength: 100 },
      state: { type: "string", enum: ["open", "done"] },
      score: { type: "integer", minimum: 0, maximum: 100 },
      owner: { type: ["string", "null"] },
      nickname: { type: "string" },
      day: { type: "string", format: "date" },
      code: { type: "string", pattern: "^[a-z]{3}$" },
      parts: { type: "array", minItems: 1, maxItems: 9, items: { type: "string", maxLength: 20 } },
      form: { anyOf: [{ type: "string" }, { type: "integer" }] },
      author: { type: "string", "x-third-party": true },
      old: { type: "string", deprecated: { since: "2026-11-01", removed_after: "2099-12-31" } },
    },
  },
  "schemas/Rule#": {
    type: "object",
    description: "A rule.",
    additionalProperties: false,
    required: ["name"],
    properties: { name: text(50), level: { type: "integer", description: "A level." } },
  },
  "schemas/Word#": { type: "string", description: "A word.", maxLength: 5 },
  "tools/notes/check_note#": {
    name: "check_note",
    title: "Check note",
    summary: "Check a note by keywords whose effect depends on others.",
    effect: "write",
    idempotent: true,
    safety: "none",
    scopes: ["reader"],
    routes: ["POST /notes/check"],
    input: {
      type: "object",
      additionalProperties: false,
      properties: {
        list: { type: "array", maxItems: 3, items: text(9), description: "List." },
        tuple: { type: "array", prefixItems: [text(9), integer], items: false, description: "Tuple." },
        open_tuple: { type: "array", prefixItems: [text(9)], items: text(9), description: "Tuple." },
        closed: { type: "object", additionalProperties: false, properties: { a: text(9) }, description: "Closed." },
        labels: {
          type: "object",
          additionalProperties: false,
          patternProperties: { "^b": { type: "integer", minimum: 0, description: "A number." } },
          description: "Labels.",
        },
        mapping: { type: "object", additionalProperties: text(9), properties: { a: text(3) }, description: "Mapping." },
        marked: { type: "array", items: text(9), contains: letter, maxContains: 1, description: "Marked." },
        having: { type: "array", items: text(9), contains: letter, description: "Having." },
        listed: { type: ["string", "null"], enum: ["a", null], description: "Listed." },
        nested: { anyOf: [{ $ref: "Rule" }, { type: "integer" }], description: "Nested." },
        either: { oneOf: [text(9), integer], description: "Either." },
        sized: { oneOf: [text(3), text(9, { minLength: 4 })], description: "Sized." },
        excluded: { type: "string", not: { $ref: "Word" }, description: "Excluded." },
        joined: { type: "string", maxLength: 9, allOf: [{ minLength: 2 }], description: "Joined." },
        joint: { type: "string", allOf: [{ minLength: 2 }, { maxLength: 9 }], description: "Joint." },
        place: { anyOf: [having("city"), having("country")], description: "Place." },
        open_place: { anyOf: [having("city", true), having("country", true)], description: "Place." },
        level: { type: "integer", minimum: 1, maximum: 3, description: "Level." },
        rule: { $ref: "Rule" },
        rule_or_null: { anyOf: [{ $ref: "Rule" }, { type: "null" }], description: "Rule." },
        word: { type: "string", maxLength: 5, default: "a", description: "Word." },
        word_or_null: { oneOf: [text(5), { type: "null" }], description: "A text." },
        color: { type: "string", enum: ["red", "green", "blue"], description: "Color." },
        colors: {
          type: "array",
          uniqueItems: true,
          items: { type: "string", enum: ["red", "green", "blue"] },
          description: "Colors.",
        },
      },
    },
    output: {
      type: "object",
      additionalProperties: false,
      required: ["text"],
      properties: {
        text: { type: "string", maxLength: 9 },
        list: { type: "array", items: { type: "string" } },
        tuple: { type: "array", prefixItems: [{ type: "string" }], items: false },
        closed: { type: "object", additionalProperties: false, properties: { a: { type: "string" } } },
        open_place: { anyOf: [having("city", true), having("country", true)] },
        rule: { $ref: "Rule" },
        rule_or_null: { anyOf: [{ $ref: "Rule" }, { type: "null" }] },
      },
    },
    errors: [],
    examples: [{ title: "Nothing", input: {} }],
  },
  "tools/notes/filter_notes#": {
    name: "filter_notes",
    title: "Filter notes",
    summary: "Summarize the notes that match.",
    effect: "write",
    idempotent: true,
    safety: "none",
    scopes: ["reader"],
    reports: true,
    headers: { state: "State" },
    contents: [{ text: "/title" }],
    renamed_inputs: {
      keyword: { since: "2026-11-01", use: "query" },
      words: { since: "2026-11-01", removed_after: "2099-06-30", use: "query" },
      term: { since: "2026-10-01", removed_after: "2026-11-10", use: "query" },
    },
    routes: ["POST /notes/filter", { route: "POST /notes/filters/{state}", operation_id: "filter_by_state" }],
    input: {
      type: "object",
      additionalProperties: false,
      required: ["state"],
      properties: {
        state: { type: "string", enum: ["open", "done", "late"], description: "State." },
        query: text(100, { minLength: 2 }),
        code: text(20, { pattern: "^[a-z]+$" }),
        day: { type: "string", format: "date", description: "Day." },
        link: { type: "string", format: "uri", description: "Link." },
        score: { type: "integer", minimum: 1, maximum: 10, description: "Score." },
        ratio: { type: "number", exclusiveMinimum: 0, maximum: 1, description: "Ratio." },
        step: { type: "integer", multipleOf: 5, description: "Step." },
        order: { type: "string", enum: ["new", "old"], default: "new", description: "Order." },
        tags: {
          type: "array",
          minItems: 1,
          maxItems: 5,
          description: "Tags.",
          items: { type: "string", maxLength: 20 },
        },
        filter: { $ref: "Filter" },
        range: {
          type: "object",
          description: "Range.",
          additionalProperties: false,
          required: ["from"],
          properties: {
            from: { type: "integer", description: "Start." },
            to: { type: "integer", description: "End." },
          },
        },
        key: { description: "Key.", anyOf: [{ type: "string", maxLength: 9 }, { type: "integer" }] },
        comment: { type: ["string", "null"], maxLength: 50, description: "Comment." },
      },
    },
    constraints: { excludes: { code: ["query"] } },
    output: { $ref: "Summary" },
    errors: [],
    examples: [{ title: "Open ones", input: { state: "open" } }],
  },
};

const values = new Map(
  [...(readFolder(notes, "spec") ?? [])].map(([path, source]) => [path, parse(source) as unknown] as const),
);
const base = apply(values, additions);
const files = new Map([...base].map(([path, value]) => [path, fileOf(path, value)] as const));

function fileOf(path: string, value: unknown): SpecFile {
  const kind = kindOf(path);
  if (!kind) throw new Error(`${path} is not the path of a file of a specification`);
  return parseSpecFile(path, kind, stringify(value, { aliasDuplicateObjects: false })).file;
}

/** Returns the specification after an edit. Only the files that it changes are parsed. */
export function edited(edit: Edit): Spec {
  const changed = [...apply(base, edit)].map(([path, value]) =>
    value === base.get(path) ? (files.get(path) ?? fileOf(path, value)) : fileOf(path, value),
  );
  const sorted = changed.sort((a, b) => (a.path < b.path ? -1 : 1));
  return { model: buildModel(sorted), files: sorted };
}

/** Returns a copy with the values of an edit. */
function apply(spec: ReadonlyMap<string, unknown>, edit: Edit): Map<string, unknown> {
  const copy = new Map(spec);
  for (const [at, value] of Object.entries(edit)) {
    const [name = "", pointer = ""] = at.split("#");
    const path = `spec/${name}.yaml`;
    const [, ...steps] = pointer.split("/");
    if (steps.length > 0) copy.set(path, replaced(copy.get(path), steps, value));
    else if (value === undefined) copy.delete(path);
    else copy.set(path, value);
  }
  return copy;
}

function replaced(target: unknown, [step = "", ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(target)) {
    const index = step === "-" ? target.length : Number(step);
    const next = rest.length > 0 ? replaced(target[index], rest, value) : value;
    return next === undefined ? target.toSpliced(index, 1) : target.toSpliced(index, 1, next);
  }
  const { [step]: current, ...others } = (target ?? {}) as Record<string, unknown>;
  const next = rest.length > 0 ? replaced(current, rest, value) : value;
  return next === undefined ? others : { ...(target ?? {}), [step]: next };
}

/** Returns the edit that moves a tool to another file, with some other values. */
export const moved = (tool: string, to: string, values: object = {}): Edit => ({
  [`tools/notes/${tool}#`]: undefined,
  [to]: { ...(base.get(`spec/tools/notes/${tool}.yaml`) as object), ...values },
});
