import type { LabeledEdit } from "./edit.ts";

const tool = "tools/notes/check_note#";
const input = (name: string, keyword: string): string => `${tool}/input/properties/${name}/${keyword}`;
const output = (name: string, keyword: string): string => `${tool}/output/properties/${name}/${keyword}`;
const text = { type: "string", maxLength: 9, description: "A text." };
const number = { type: "integer", description: "A number." };
const letter = (...letters: readonly string[]) => ({ type: "string", enum: letters });

/** Edits of keywords whose effect depends on other keywords. */
export const combinedKeywordEdits: readonly LabeledEdit[] = [
  ["breaking", "input-type-narrowed", "only the empty list is accepted", { [input("list", "items")]: false }],
  ["breaking", "input-type-narrowed", "a tuple is closed", { [input("open_tuple", "items")]: false }],
  ["breaking", "input-type-narrowed", "a closed tuple is shorter", { [input("tuple", "prefixItems")]: [text] }],
  ["harmless", "input-type-widened", "a closed tuple is longer", { [input("tuple", "prefixItems/-")]: text }],
  ["harmless", "input-type-widened", "a closed tuple is opened", { [input("tuple", "items")]: text }],
  [
    "harmless",
    "input-limit-relaxed",
    "items beyond the maximum number of items are no longer described",
    {
      [input("list", "items")]: false,
      [input("list", "prefixItems")]: [text, text, { ...text, maxLength: 10 }],
    },
  ],
  ["breaking", "output-type-widened", "a returned tuple is opened", { [output("tuple", "items")]: text }],
  ["breaking", "output-type-widened", "a returned tuple is longer", { [output("tuple", "prefixItems/-")]: number }],
  ["notable", "output-type-narrowed", "a returned list is always empty", { [output("list", "items")]: false }],
  ["breaking", "input-closed", "a pattern for names is removed", { [input("labels", "patternProperties")]: undefined }],
  [
    "harmless",
    "input-opened",
    "names that match a pattern are accepted",
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
    "values of names that match a pattern are restricted",
    { [input("labels", "patternProperties/^b/minimum")]: 1 },
  ],
  [
    "breaking",
    "input-undecided",
    "a name that matched a pattern is declared with another type",
    { [input("labels", "patternProperties")]: { "^c": number }, [input("labels", "properties")]: { b1: text } },
  ],
  [
    "notable",
    "output-opened",
    "names that match a pattern are returned",
    { [output("closed", "patternProperties")]: { "^b": number } },
  ],
  [
    "breaking",
    "input-undecided",
    "more items count toward maxContains",
    { [input("marked", "contains")]: letter("a", "b") },
  ],
  ["harmless", "input-rule-relaxed", "more items match contains", { [input("having", "contains")]: letter("a", "b") }],
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
  ["breaking", "input-undecided", "the alternatives of oneOf overlap", { [input("sized", "oneOf/0/maxLength")]: 5 }],
  ["breaking", "input-undecided", "the schema that `not` refers to becomes wider", { "schemas/Word#/maxLength": 7 }],
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
    "a keyword moves from allOf to the schema around it",
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
  [
    "harmless",
    "input-values-opened",
    "a list becomes a text with a pattern that all of its values match",
    { [input("color", "enum")]: undefined, [input("color", "pattern")]: "^[a-z]{3,5}$" },
  ],
  [
    "breaking",
    "input-value-removed",
    "a list becomes a text with a pattern that one of its values does not match",
    { [input("color", "enum")]: undefined, [input("color", "pattern")]: "^[a-z]{3,4}$" },
  ],
  [
    "breaking",
    "input-value-removed",
    "a list gets alternatives and loses the value that matches none of them",
    { [input("color", "anyOf")]: [{ const: "red" }, { maxLength: 4 }], [input("color", "enum")]: ["red", "blue"] },
  ],
  [
    "harmless",
    "output-values-restricted",
    "a returned text becomes a choice of texts that its maximum allows",
    { [output("text", "maxLength")]: undefined, [output("text", "enum")]: ["open", "done"] },
  ],
];
