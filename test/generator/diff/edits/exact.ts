import type { Edit } from "../sample-spec.ts";

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

/** Edits with all of their changes: descriptions, the values that they set, and each kind and text in the order of the report. */
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
    "a value of a list becomes an alternative",
    {
      [input("color")]: {
        anyOf: [{ const: "red" }, { type: "string", enum: ["green", "blue"] }],
        description: "Color.",
      },
    },
    [],
  ],
  [
    "a list of values becomes alternatives with fewer values",
    { [input("color")]: { oneOf: [{ const: "red" }, { const: "blue" }], description: "Color." } },
    ['input-value-removed input "color": value "green" was removed'],
  ],
  ["a list of unique items gets the maximum that it already has", { [input("colors")]: colors(3) }, []],
  [
    "a list of unique items gets a lower maximum",
    { [input("colors")]: colors(2) },
    ['input-limit-tightened input "colors": maxItems changed from 1000 to 2'],
  ],
];
