import { printJson, printLine } from "../format/data.ts";
import { quote } from "../format/text.ts";
import type { Model, Schema } from "../model/model.ts";
import { openapiDocument } from "./openapi/document.ts";

/**
 * `generated/openapi.json`: the OpenAPI 3.1 description of every route. Each operation and each component is one line, so that
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
  const items = Object.entries(paths as Schema).map(([path, item]) => {
    // A path of several tools is not one line: each of its operations is.
    const isShared = Object.keys(item as Schema).length > 1;
    return `    ${quote(path)}: ${isShared ? entryLines(item, 4) : printLine(item)}`;
  });
  return `${head},
  "paths": {
${items.join(",\n")}
  },
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
