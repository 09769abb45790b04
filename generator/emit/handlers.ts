import { fileHeader } from "../format/text.ts";
import type { Model } from "../model/model.ts";
import { handlerName, resourceHandlerName } from "../model/naming.ts";
import { resourceFile, toolFile } from "./types.ts";

/** `handlers.ts`: one member per tool and per resource, none of them optional. */
export function emitHandlers({ tools, resources }: Model): ReadonlyMap<string, string> {
  const entries = [
    ...tools.map((tool) => ({ file: toolFile(tool), type: handlerName(tool.typeName) })),
    ...resources.map((resource) => ({ file: resourceFile(resource), type: resourceHandlerName(resource.typeName) })),
  ];
  const imports = entries.map(
    ({ file, type }) => `import type { ${type} } from "${file.replace("generated/", "./")}";\n`,
  );
  const text = `${fileHeader("spec/tools and spec/resources")}
${imports.join("")}
/** A handler for every tool, by name. */
${members(
  "ToolHandlers",
  tools.map(({ name, typeName }) => ({ name, type: handlerName(typeName) })),
)}
/** A handler for every resource, by name. */
${members(
  "ResourceHandlers",
  resources.map(({ name, typeName }) => ({ name, type: resourceHandlerName(typeName) })),
)}`;
  return new Map([["generated/handlers.ts", text]]);
}

function members(name: string, entries: readonly { readonly name: string; readonly type: string }[]): string {
  const lines = entries.map((entry) => `  readonly ${entry.name}: ${entry.type}<Context>;\n`);
  // An empty interface keeps its type parameter, so that callers need not know.
  return `export interface ${name}<Context> ${lines.length > 0 ? `{\n${lines.join("")}}` : "{}"}\n`;
}
