import { printJson, printLine } from "../format/data.ts";
import { quote } from "../format/text.ts";
import type { Model, Schema } from "../model/model.ts";
import { openapiDocument } from "./openapi/document.ts";
import { rememberNothing, type Remember } from "./remember.ts";

/**
 * Emits `generated/openapi.json`: the OpenAPI 3.1 description of all routes. Each operation and each component is one line, so
 * that branches that change different ones merge without conflicts. The pages of the tools are easier to read than this file.
 */
export function emitOpenapi(
  model: Model,
  document: Schema = openapiDocument(model),
  remember: Remember = rememberNothing,
): ReadonlyMap<string, string> {
  return new Map([["generated/openapi.json", printDocument(document, remember)]]);
}

function printDocument({ paths, webhooks, components, ...about }: Schema, remember: Remember): string {
  /** Formats an object with one line per entry, or per entry of each entry if `depth` is 2. */
  const entryLines = (kind: string, entries: unknown, indent: number, depth = 1): string => {
    const pad = " ".repeat(indent);
    const lines = Object.entries(entries as Schema).map(([name, value]) => {
      const key = `${kind} ${name}`;
      const text =
        depth > 1
          ? entryLines(key, value, indent + 2, depth - 1)
          : remember(`line of ${key}`, [value], () => printLine(value));
      return `${pad}  ${quote(name)}: ${text}`;
    });
    return `{\n${lines.join(",\n")}\n${pad}}`;
  };
  const head = printJson(about).replace(/\n\}\n$/, "");
  const kinds = Object.entries(components as Schema).map(
    ([kind, entries]) => `    ${quote(kind)}: ${entryLines(kind, entries, 4)}`,
  );
  return `${head},
  "paths": ${entryLines("paths", paths, 2, 2)},
${webhooks === undefined ? "" : `  "webhooks": ${entryLines("webhooks", webhooks, 2)},\n`}  "components": {
${kinds.join(",\n")}
  }
}
`;
}
