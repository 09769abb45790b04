import { fileHeader } from "../format/text.ts";
import type { Model, ToolModel } from "../model/model.ts";
import { handlerName, resourceHandlerName } from "../model/naming.ts";
import { resourceFile, toolFile } from "./types.ts";

/** `handlers.ts`: one member per tool, resource and completion, none of them optional. */
export function emitHandlers({ tools: callable, resources, completions }: Model): ReadonlyMap<string, string> {
  const tools = callable.filter(hasHandler);
  const entries = [
    ...tools.map((tool) => ({ file: toolFile(tool), type: handlerName(tool.typeName) })),
    ...resources.map((resource) => ({ file: resourceFile(resource), type: resourceHandlerName(resource.typeName) })),
  ];
  const imports = entries.map(
    ({ file, type }) => `import type { ${type} } from "${file.replace("generated/", "./")}";\n`,
  );
  const text = `${fileHeader("spec/tools and spec/resources")}
${imports.join("")}
/** A handler for every tool that is not replaced by another, by name. */
${members(
  "ToolHandlers",
  tools.map(({ name, typeName }) => ({ name, type: handlerName(typeName) })),
)}
/** A handler for every resource, by name. */
${members(
  "ResourceHandlers",
  resources.map(({ name, typeName }) => ({ name, type: resourceHandlerName(typeName) })),
)}${completions.length > 0 ? completionHandlers(completions) : ""}`;
  return new Map([["generated/handlers.ts", text]]);
}

/** An older name calls the handler of the tool that replaces it. */
export const hasHandler = ({ replacedBy }: ToolModel): boolean => replacedBy === null;

const completionHandlers = (names: readonly string[]): string => `
/** What a caller has typed of an argument so far, and what it gave for the others. */
export interface CompletionInput {
  readonly value: string;
  readonly filled: Readonly<Record<string, string>>;
}

/** Proposes values that fit what was typed, the likeliest first. */
export type CompletionHandler<Context> = (input: CompletionInput, context: Context) => Promise<readonly string[]>;

/** A handler for every completion, by name. */
${members(
  "CompletionHandlers",
  names.map((name) => ({ name, type: "CompletionHandler" })),
)}`;

function members(name: string, entries: readonly { readonly name: string; readonly type: string }[]): string {
  const lines = entries.map((entry) => `  readonly ${entry.name}: ${entry.type}<Context>;\n`);
  // An empty interface keeps its type parameter, so that callers need not know.
  return `export interface ${name}<Context> ${lines.length > 0 ? `{\n${lines.join("")}}` : "{}"}\n`;
}
