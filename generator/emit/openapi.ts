import { printJson, printLine } from "../format/data.ts";
import { quote } from "../format/text.ts";
import type { Model, Schema } from "../model/model.ts";
import { openapiDocument } from "./openapi/document.ts";

/**
 * `generated/openapi.json`: the OpenAPI 3.1 description of every route. Each path and each component is one line, so that
 * branches which change different ones merge; a tool's own page is the text to read.
 */
export function emitOpenapi(model: Model, document: Schema = openapiDocument(model)): ReadonlyMap<string, string> {
  return new Map([["generated/openapi.json", printDocument(document)]]);
}

function printDocument({ paths, components, ...about }: Schema): string {
  const head = printJson(about).replace(/\n\}\n$/, "");
  const kinds = Object.entries(components as Schema).map(
    ([kind, entries]) => `    ${quote(kind)}: ${entryLines(entries, 4)}`,
  );
  return `${head},
  "paths": ${entryLines(paths, 2)},
  "components": {
${kinds.join(",\n")}
  }
}
`;
}

/** An object with one line for each entry. */
function entryLines(entries: unknown, indent: number): string {
  const pad = " ".repeat(indent);
  const lines = Object.entries(entries as Schema).map(([name, value]) => `${pad}  ${quote(name)}: ${printLine(value)}`);
  return `{\n${lines.join(",\n")}\n${pad}}`;
}
