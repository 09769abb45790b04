import type { LabeledEdit } from "./edit.ts";

const tool = "tools/notes/check_note#";
const input = (name: string, keyword: string): string => `${tool}/input/properties/${name}/${keyword}`;
const output = (name: string, keyword: string): string => `${tool}/output/properties/${name}/${keyword}`;
const text = { type: "string", maxLength: 9, description: "A text." };
const number = { type: "integer", description: "A number." };
const letter = (...letters: readonly string[]) => ({ type: "string", enum: letters });

/** Edits of keywords whose effect depends on others. */
export const combinedKeywordEdits: readonly LabeledEdit[] = [
  ["breaking", "input-type-narrowed", "only the empty list is accepted", { [input("list", "items")]: false }],
  ["breaking", "input-type-narrowed", "a tuple is closed", { [input("open_tuple", "items")]: false }],
  ["breaking", "input-type-narrowed", "a closed tuple is shorter", { [input("tuple", "prefixItems")]: [text] }],
  ["harmless", "input-type-widened", "a closed tuple is longer", { [input("tuple", "prefixItems/-")]: text }],
  ["harmless", "input-type-widened", "a closed tuple is opened", { [input("tuple", "items")]: text }],
  [
    "harmless",
    "input-limit-relaxed",
    "items that a list cannot contain are no longer described",
    {
      [input("list", "items")]: false,
      [input("list", "prefixItems")]: [text, text, { ...text, maxLength: 10 }],
    },
  ],
  ["breaking", "output-type-widened", "a returned tuple is opened", { [output("tuple", "items")]: text }],
  ["breaking", "output-type-widened", "a returned tuple is longer", { [output("tuple", "prefixItems/-")]: number }],
  ["notable", "output-type-narrowed", "a returned list is always empty", { [output("list", "items")]: false }],
  ["breaking", "input-closed", "names by pattern are rejected", { [input("labels", "patternProperties")]: undefined }],
  [
    "harmless",
    "input-opened",
    "names by pattern are accepted",
    { [input("closed", "patternProperties")]: { "^b": number } },
  ],
  [
    "breaking",
    "input-undecided",
    "names may match a further pattern",
    { [input("labels", "patternProperties/^bb")]: { ...number, minimum: 0 } },
  ],
  [
    "breaking",
    "input-limit-tightened",
    "values by pattern are restricted",
    { [input("labels", "patternProperties/^b/minimum")]: 1 },
  ],
  [
    "breaking",
    "input-undecided",
    "a name that matched a pattern is declared with other values",
    { [input("labels", "patternProperties")]: { "^c": number }, [input("labels", "properties")]: { b1: text } },
  ],
  [
    "notable",
    "output-opened",
    "names by pattern are returned",
    { [output("closed", "patternProperties")]: { "^b": number } },
  ],
  [
    "breaking",
    "input-undecided",
    "more items count toward a maximum",
    { [input("marked", "contains")]: letter("a", "b") },
  ],
  ["harmless", "input-rule-relaxed", "more items reach a minimum", { [input("having", "contains")]: letter("a", "b") }],
  [
    "harmless",
    "input-rule-relaxed",
    "a property of a mapping is no longer declared",
    { [input("mapping", "properties")]: undefined },
  ],
  ["breaking", "input-null-rejected", "null is no longer listed", { [input("listed", "enum")]: ["a"] }],
  [
    "breaking",
    "output-value-added",
    "a returned text becomes a choice of longer texts",
    { [output("text", "maxLength")]: undefined, [output("text", "enum")]: ["open", "a text of many letters"] },
  ],
  [
    "breaking",
    "input-became-required",
    "a property of an alternative becomes required",
    { "schemas/Rule#/required": ["name", "level"] },
  ],
  [
    "breaking",
    "input-undecided",
    "alternatives of which only one may match overlap",
    { [input("sized", "oneOf/0/maxLength")]: 5 },
  ],
  [
    "breaking",
    "input-undecided",
    "a value is excluded by a reference to a wider schema",
    { "schemas/Word#/maxLength": 7 },
  ],
  [
    "harmless",
    "text-changed",
    "disjoint alternatives are written with anyOf",
    {
      [input("either", "oneOf")]: undefined,
      [input("either", "anyOf")]: [text, number],
      [input("either", "description")]: "A text or a number.",
    },
  ],
  [
    "harmless",
    "text-changed",
    "a part of allOf is written beside it",
    {
      [input("joined", "allOf")]: undefined,
      [input("joined", "minLength")]: 2,
      [input("joined", "description")]: "Two letters or more.",
    },
  ],
  [
    "harmless",
    "input-limit-relaxed",
    "a range of integers is written as a list",
    {
      [input("level", "minimum")]: undefined,
      [input("level", "maximum")]: undefined,
      [input("level", "enum")]: [1, 2, 3],
      [input("list", "maxItems")]: 4,
    },
  ],
  [
    "breaking",
    "input-value-removed",
    "a range of integers becomes a shorter list",
    {
      [input("level", "minimum")]: undefined,
      [input("level", "maximum")]: undefined,
      [input("level", "enum")]: [1, 3],
    },
  ],
];
