import { fileHeader } from "../format/text.ts";
import type { Model, ToolModel } from "../model/model.ts";
import { handlerName, resourceHandlerName } from "../language/naming.ts";
import { resourceFile, toolFile } from "./types.ts";

/** `handlers.ts`: one member per tool, resource and completion, sorted by name, one line each; none of them optional. */
export function emitHandlers({ tools: callable, resources, completions }: Model): ReadonlyMap<string, string> {
  const tools = callable.filter(hasHandler);
  const imported = (file: string, type: string): string => `import("${file.replace("generated/", "./")}").${type}`;
  const text = `${fileHeader("spec/tools and spec/resources")}
/** A handler for every tool that is not replaced by another, by name. */
${members(
  "ToolHandlers",
  tools.map((tool) => ({ name: tool.name, type: imported(toolFile(tool), handlerName(tool.typeName)) })),
)}
/** A handler for every resource, by name. */
${members(
  "ResourceHandlers",
  resources.map((resource) => ({
    name: resource.name,
    type: imported(resourceFile(resource), resourceHandlerName(resource.typeName)),
  })),
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
  const sorted = [...entries].sort((a, b) => (a.name < b.name ? -1 : 1));
  const lines = sorted.map((entry) => `  readonly ${entry.name}: ${entry.type}<Context>;\n`);
  // An empty interface keeps its type parameter, so that callers need not know.
  return `export interface ${name}<Context> ${lines.length > 0 ? `{\n${lines.join("")}}` : "{}"}\n`;
}
