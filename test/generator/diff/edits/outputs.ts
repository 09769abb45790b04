import type { LabeledEdit } from "./edit.ts";

const schema = "schemas/Summary#";
const at = (name: string, keyword = ""): string => `${schema}/properties/${name}${keyword && `/${keyword}`}`;
const required = `${schema}/required`;
const all = ["title", "state", "score", "owner", "parts", "form"];

/** Edits of what consumers receive. */
export const outputEdits: readonly LabeledEdit[] = [
  ["breaking", "output-removed", "an optional property is removed", { [at("nickname")]: undefined }],
  [
    "breaking",
    "output-removed",
    "a required property is removed",
    { [at("score")]: undefined, [required]: all.filter((name) => name !== "score") },
  ],
  [
    "breaking",
    "output-removed",
    "a property is renamed",
    { [at("nickname")]: undefined, [at("nick")]: { type: "string" } },
  ],
  ["harmless", "output-added", "an optional property is added", { [at("extra")]: { type: "string" } }],
  [
    "harmless",
    "output-required-added",
    "a required property is added",
    { [at("extra")]: { type: "string" }, [required]: [...all, "extra"] },
  ],
  [
    "breaking",
    "output-became-optional",
    "a property becomes optional",
    { [required]: all.filter((name) => name !== "score") },
  ],
  ["harmless", "output-became-required", "a property becomes required", { [required]: [...all, "nickname"] }],
  ["breaking", "output-type-changed", "an integer becomes a string", { [at("score")]: { type: "string" } }],
  ["breaking", "output-type-widened", "an integer becomes a number", { [at("score", "type")]: "number" }],
  ["breaking", "output-type-changed", "a list becomes a single value", { [at("parts")]: { type: "string" } }],
  ["breaking", "output-null-added", "a value may be null", { [at("title", "type")]: ["string", "null"] }],
  ["harmless", "output-null-removed", "a value is never null", { [at("owner", "type")]: "string" }],
  ["breaking", "output-value-added", "a value is added", { [at("state", "enum")]: ["open", "done", "late"] }],
  ["notable", "output-value-removed", "a value is removed", { [at("state", "enum")]: ["open"] }],
  ["breaking", "output-values-opened", "a choice becomes a free text", { [at("state", "enum")]: undefined }],
  ["harmless", "output-values-restricted", "a free text becomes a choice", { [at("nickname", "enum")]: ["a", "b"] }],
  ["breaking", "output-limit-relaxed", "the maximum length is increased", { [at("title", "maxLength")]: 200 }],
  ["harmless", "output-limit-tightened", "the maximum length is reduced", { [at("title", "maxLength")]: 50 }],
  ["breaking", "output-limit-relaxed", "the minimum length is removed", { [at("title", "minLength")]: undefined }],
  ["breaking", "output-limit-relaxed", "the minimum is lower", { [at("score", "minimum")]: -100 }],
  ["breaking", "output-limit-relaxed", "the maximum is removed", { [at("score", "maximum")]: undefined }],
  ["breaking", "output-limit-relaxed", "a list may be empty", { [at("parts", "minItems")]: undefined }],
  ["breaking", "output-limit-relaxed", "a list may be longer", { [at("parts", "maxItems")]: 20 }],
  ["breaking", "output-type-changed", "items have a different type", { [at("parts", "items")]: { type: "integer" } }],
  ["breaking", "output-rule-relaxed", "a format is removed", { [at("day", "format")]: undefined }],
  ["breaking", "output-rule-changed", "a format changes", { [at("day", "format")]: "date-time" }],
  ["harmless", "output-rule-tightened", "a format is added", { [at("nickname", "format")]: "email" }],
  ["breaking", "output-rule-relaxed", "a pattern is removed", { [at("code", "pattern")]: undefined }],
  ["breaking", "output-undecided", "a pattern changes", { [at("code", "pattern")]: "^[a-z]{2}$" }],
  ["breaking", "output-alternative-added", "an alternative is added", { [at("form", "anyOf/-")]: { type: "boolean" } }],
  [
    "notable",
    "output-alternative-removed",
    "an alternative is removed",
    { [at("form", "anyOf")]: [{ type: "string" }] },
  ],
  ["notable", "output-opened", "undeclared properties are returned", { [`${schema}/additionalProperties`]: true }],
  [
    "notable",
    "output-author-changed",
    "a text is no longer marked as written by other people",
    { [at("author", "x-third-party")]: undefined },
  ],
  [
    "notable",
    "output-deprecated",
    "a property is deprecated",
    { [at("nickname", "deprecated")]: { since: "2026-11-01" } },
  ],
  [
    "breaking",
    "output-sunset-earlier",
    "a property is removed earlier than announced",
    { [at("old", "deprecated/removed_after")]: "2099-01-31" },
  ],
  ["harmless", "output-undeprecated", "a property is no longer deprecated", { [at("old", "deprecated")]: undefined }],
  [
    "breaking",
    "output-removed",
    "a property of an inline output is removed",
    {
      "tools/notes/delete_note#/output/properties/deleted": undefined,
      "tools/notes/delete_note#/output/required": ["id"],
    },
  ],
  [
    "breaking",
    "output-removed",
    "a page becomes a list",
    { "tools/notes/list_notes#/output": { list_of: "Note" }, "tools/notes/find_notes#/output": { list_of: "Note" } },
  ],
  ["breaking", "output-added", "an output is another object", { "tools/notes/get_note#/output": { $ref: "Summary" } }],
  [
    "breaking",
    "type-removed",
    "a shared schema is renamed",
    {
      "schemas/Summary#": undefined,
      "schemas/Overview#": {
        type: "object",
        description: "A summary.",
        additionalProperties: false,
        properties: { title: { type: "string" } },
        required: ["title"],
      },
      "tools/notes/filter_notes#/output": { $ref: "Overview" },
    },
  ],
  ["harmless", "text-changed", "a description changes", { [at("title", "description")]: "The title." }],
  [
    "breaking",
    "output-removed",
    "a property of an event is removed",
    {
      "events/note.created#/payload/properties/length": undefined,
      "events/note.created#/payload/required": ["note_id"],
      "events/note.created#/example": { note_id: "nte_1" },
    },
  ],
  [
    "harmless",
    "output-added",
    "a property of an event is added",
    { "events/note.created#/payload/properties/words": { type: "integer" } },
  ],
  [
    "breaking",
    "output-became-optional",
    "a property of a resource becomes optional",
    { "resources/note_count#/output/required": [] },
  ],
];
