import { fileHeader } from "../format/text.ts";
import type { Model } from "../model/model.ts";
import { schemaTable } from "./inline-schemas.ts";
import { createPrinters } from "./serializers/printers.ts";

/**
 * Serializers of what tools answer, by tool name. Each gives the JSON of a value that its validator let pass: what
 * `JSON.stringify` gives, with the members of described objects in the order of their schema.
 */
export function emitSerializers({ tools, schemas }: Model): ReadonlyMap<string, string> {
  const { functions, printerOf } = createPrinters(schemaTable(schemas));
  const entries = tools.map(({ name, output }) => `  ${name}: ${printerOf(output, output.$ref)},\n`);
  const printers = [...functions].map(([name, text]) => `\nconst ${name} = ${text};\n`);
  const code = `${fileHeader("spec/tools")}${helpers}${printers.join("")}
export const serializers = {
  __proto__: null,
${entries.join("")}};
`;
  return new Map([
    ["generated/serializers.js", code],
    ["generated/serializers.d.ts", declaration],
  ]);
}

const helpers = String.raw`
// Texts in which JSON escapes nothing; those with characters beyond U+FFFF are left to JSON.stringify.
const plain = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
const escaped = (v) => (plain.test(v) ? v : JSON.stringify(v).slice(1, -1));
const word = (v) => '"' + v + '"';
const text = (v) => word(escaped(v));

// What no schema describes: an item is null and a member is left out where JSON has nothing for it.
const json = (v) => JSON.stringify(v) ?? "null";
const member = (key, v) => {
  const value = JSON.stringify(v);
  return value === undefined ? "" : key + value;
};

const list = (items, print) => {
  let entries = "";
  for (const item of items) entries += entries === "" ? print(item) : "," + print(item);
  return "[" + entries + "]";
};
`;

const declaration = `${fileHeader("spec/tools")}
import type { Serialize } from "switchboard/contract";

/** Serializers of answers by tool name. */
export declare const serializers: Readonly<Record<string, Serialize>>;
`;
