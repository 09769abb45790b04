import { having, moved, text, type Edit } from "../sample-spec.ts";

const tool = "tools/notes/check_note#";
const input = (name: string): string => `${tool}/input/properties/${name}`;
const output = (name: string): string => `${tool}/output/properties/${name}`;
const word = { type: "string", maxLength: 5, description: "A text." };
const none = { type: "null" };
const rule = { $ref: "Rule" };
const colors = (maxItems: number) => ({
  type: "array",
  uniqueItems: true,
  maxItems,
  items: { type: "string", enum: ["red", "green", "blue"] },
  description: "Colors.",
});

/**
 * Each entry has a label, an edit (the values that it sets), and all changes that `diff` then reports, as `kind text`, in the
 * order of the report.
 */
export const exactEdits: readonly (readonly [label: string, edit: Edit, changes: readonly string[]])[] = [
  [
    "an input that is a shared schema accepts null",
    { [input("rule")]: { anyOf: [rule, none] } },
    ['input-null-accepted input "rule": null is valid'],
  ],
  [
    "an input that is a shared schema no longer accepts null",
    { [input("rule_or_null")]: rule },
    [
      'input-null-rejected input "rule_or_null": null is no longer valid',
      'text-changed input "rule_or_null": the description changed',
    ],
  ],
  [
    "an output that is a shared schema may be null",
    { [output("rule")]: { oneOf: [none, rule] } },
    ['output-null-added output "rule": the value may be null'],
  ],
  [
    "an output that is a shared schema is never null",
    { [output("rule_or_null")]: rule },
    ['output-null-removed output "rule_or_null": the value is never null'],
  ],
  [
    "an input accepts null as an alternative",
    { [input("word")]: { anyOf: [{ type: "string", maxLength: 5 }, none], default: "a", description: "Word." } },
    ['input-null-accepted input "word": null is valid'],
  ],
  [
    "an alternative of null becomes a list of types",
    { [input("word_or_null")]: { ...word, type: ["string", "null"] } },
    [],
  ],
  [
    "an alternative of null is removed and the other is restricted",
    { [input("word_or_null")]: { ...word, maxLength: 4 } },
    [
      'input-null-rejected input "word_or_null": null is no longer valid',
      'input-limit-tightened input "word_or_null": maxLength changed from 5 to 4',
    ],
  ],
  [
    "an enum value becomes an alternative of anyOf",
    {
      [input("color")]: {
        anyOf: [{ const: "red" }, { type: "string", enum: ["green", "blue"] }],
        description: "Color.",
      },
    },
    [],
  ],
  [
    "an enum becomes alternatives with fewer values",
    { [input("color")]: { oneOf: [{ const: "red" }, { const: "blue" }], description: "Color." } },
    ['input-value-removed input "color": value "green" was removed'],
  ],
  ["a list of unique items gets the maximum that it already has", { [input("colors")]: colors(3) }, []],
  [
    "a list of unique items gets a lower maximum",
    { [input("colors")]: colors(2) },
    ['input-limit-tightened input "colors": maxItems changed from 1000 to 2'],
  ],
  [
    "closed alternatives with different required properties are written with oneOf",
    { [input("place")]: { oneOf: [having("city"), having("country")], description: "Place." } },
    [],
  ],
  [
    "an alternative with another required property is added and all are written with oneOf",
    { [input("place")]: { oneOf: [having("city"), having("country"), having("sea")], description: "Place." } },
    ['input-alternative-added input "place": an alternative of oneOf was added: object'],
  ],
  [
    "alternatives that may overlap are written with oneOf",
    { [input("open_place")]: { oneOf: [having("city", true), having("country", true)], description: "Place." } },
    [
      'input-undecided input "open_place": the alternatives of anyOf are now those of oneOf; values that match several of them are invalid',
    ],
  ],
  [
    "alternatives of which only one may match are written with anyOf",
    { [input("sized")]: { anyOf: [text(3), text(9, { minLength: 4 })], description: "Sized." } },
    [
      'input-rule-relaxed input "sized": the alternatives of oneOf are now those of anyOf; values that match several of them are valid',
    ],
  ],
  [
    "returned alternatives that may overlap are written with oneOf",
    { [output("open_place")]: { oneOf: [having("city", true), having("country", true)] } },
    [
      'output-rule-tightened output "open_place": the alternatives of anyOf are now those of oneOf; values that match several of them are invalid',
    ],
  ],
  [
    "a maximum moves to allOf",
    { [input("word")]: { type: "string", allOf: [{ maxLength: 5 }], default: "a", description: "Word." } },
    [],
  ],
  [
    "a maximum moves to allOf and becomes lower",
    { [input("word")]: { type: "string", allOf: [{ maxLength: 4 }], default: "a", description: "Word." } },
    ['input-limit-tightened input "word": maxLength changed from 5 to 4'],
  ],
  [
    "a maximum moves to allOf as a shared schema",
    { [input("word")]: { type: "string", allOf: [{ $ref: "Word" }], default: "a", description: "Word." } },
    [
      'input-undecided input "word": a part of allOf was added, and keywords beside allOf changed',
      'input-limit-relaxed input "word": maxLength changed from 5 to 2000',
    ],
  ],
  [
    "the maximum that applies is repeated in allOf",
    { [input("word/allOf")]: [{ maxLength: 5 }, { minLength: 0 }] },
    [],
  ],
  [
    "the parts of allOf are joined",
    { [input("joint")]: { type: "string", allOf: [{ minLength: 2, maxLength: 9 }], description: "Joint." } },
    [],
  ],
  [
    "parts of allOf change",
    { [input("joint/allOf")]: [{ minLength: 1 }, { maxLength: 8 }] },
    [
      'input-limit-tightened input "joint": maxLength changed from 9 to 8',
      'input-limit-relaxed input "joint": minLength changed from 2 to 1',
    ],
  ],
  [
    "the status of several errors changes",
    { "errors#/conflict/status": 423, "errors#/not_found/status": 410, "errors#/not_found/title": "Gone" },
    [
      "error-status-changed `not_found`: `status` changed from 404 to 410",
      "error-status-changed `conflict`: `status` changed from 409 to 423",
      'text-changed `not_found`: `title` changed from "Not found" to "Gone"',
    ],
  ],
  [
    "a maximum moves to allOf with a description",
    {
      [input("word")]: {
        type: "string",
        allOf: [{ maxLength: 5, description: "At most five." }],
        default: "a",
        description: "Word.",
      },
    },
    [],
  ],
  [
    "a tool is in another category",
    {
      "service#/categories/more": { title: "More", summary: "More tools.", tools: ["get_note"] },
      "service#/categories/notes/tools/1": undefined,
      ...moved("get_note", "tools/more/get_note#"),
    },
    ['tool-moved moved from the category "notes" to "more"', 'category-added category "more" was added'],
  ],
  [
    "a default triggers a condition",
    { "tools/notes/search_notes#/input/properties/pinned/default": false },
    [
      "constraint-tightened constraint names an argument with a changed default: pinned: false excludes phrase. It rejects a call with phrase.",
      'input-default-added input "pinned": the default changed from nothing to false',
    ],
  ],
  [
    "an older name is replaced by another tool",
    { "tools/notes/find_notes#/replaced_by/tool": "search_notes" },
    ["replacement-changed calls go to search_notes, previously to list_notes"],
  ],
  [
    "the warm-up starts with the whole limit, and gets more days",
    { "limits#/warm_up/days": 20, "limits#/warm_up/start_percent": 100 },
    ["quota-increased `warm_up`: `start_percent` changed from 20 to 100"],
  ],
  [
    "limits of a category, of plans and of the warm-up change",
    {
      "limits#/safety/writing/daily": 4,
      "limits#/warm_up/days": 20,
      "limits#/plans/small/per_minute": 30,
      "limits#/plans/large/burst": 50,
    },
    [
      "quota-reduced safety category `writing`: `daily` changed from 5 to 4",
      "quota-reduced `warm_up`: `days` changed from 10 to 20",
      "quota-reduced plan `small`: `per_minute` changed from 60 to 30",
      "quota-reduced plan `large`: `burst` changed from 60 to 50",
    ],
  ],
  [
    "new keys have other scopes",
    { "scopes#/reader/default": true, "scopes#/writer/default": false },
    [
      "scope-default-removed `writer`: `default` changed from true to false",
      "scope-default-added `reader`: `default` changed from false to true",
    ],
  ],
  [
    "a path and the title of a category change",
    { "service#/paths/rest": "/v2", "service#/categories/notes/title": "All notes" },
    [
      'endpoint-moved `paths`: `rest` changed from "/v1" to "/v2"',
      'text-changed category `notes`: `title` changed from "Notes" to "All notes"',
    ],
  ],
  [
    "a deprecation is announced",
    { "tools/notes/get_note#/deprecated": { since: "2026-11-01", removed_after: "2027-06-30", use: "list_notes" } },
    ["tool-deprecated was deprecated: `since` 2026-11-01, `removed_after` 2027-06-30, `use` list_notes"],
  ],
  [
    "deprecations change or are withdrawn",
    {
      "tools/notes/find_notes#/deprecated": { since: "2026-10-01", removed_after: "2099-01-31", use: "list_notes" },
      "tools/notes/get_statistics#/routes/1/deprecated": undefined,
    },
    [
      "tool-sunset-earlier `since` changed from 2026-11-01 to 2026-10-01, `removed_after` changed from 2099-12-31 to 2099-01-31",
      "route-undeprecated route GET /stats: is no longer deprecated",
    ],
  ],
  [
    "the removal of a deprecated route is announced",
    { "tools/notes/get_statistics#/routes/1/deprecated/removed_after": "2027-06-30" },
    ["route-deprecated route GET /stats: `removed_after` changed from nothing to 2027-06-30"],
  ],
];
