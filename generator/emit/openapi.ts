import { printJson, printLine } from "../format/data.ts";
import { quote } from "../format/text.ts";
import type { Model, Schema } from "../model/model.ts";
import { openapiDocument } from "./openapi/document.ts";
import { rememberNothing, type Remember } from "./remember.ts";

/**
 * Emits `generated/openapi.json`: the OpenAPI 3.1 description of all routes. Each path and each component is one line, so that
 * branches that change different ones merge without conflicts. The pages of the tools are easier to read than this file.
 */
export function emitOpenapi(
  model: Model,
  document: Schema = openapiDocument(model),
  remember: Remember = rememberNothing,
): ReadonlyMap<string, string> {
  return new Map([["generated/openapi.json", printDocument(document, remember)]]);
}

function printDocument({ paths, webhooks, components, ...about }: Schema, remember: Remember): string {
  /** Formats an object with one line per entry. */
  const entryLines = (kind: string, entries: unknown, indent: number): string => {
    const pad = " ".repeat(indent);
    const lines = Object.entries(entries as Schema).map(([name, value]) => {
      const line = remember(`line of ${kind} ${name}`, [value], () => printLine(value));
      return `${pad}  ${quote(name)}: ${line}`;
    });
    return `{\n${lines.join(",\n")}\n${pad}}`;
  };
  const head = printJson(about).replace(/\n\}\n$/, "");
  const kinds = Object.entries(components as Schema).map(
    ([kind, entries]) => `    ${quote(kind)}: ${entryLines(kind, entries, 4)}`,
  );
  return `${head},
  "paths": ${entryLines("paths", paths, 2)},
${webhooks === undefined ? "" : `  "webhooks": ${entryLines("webhooks", webhooks, 2)},\n`}  "components": {
${kinds.join(",\n")}
  }
}
`;
}
