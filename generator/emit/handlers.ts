import { fileHeader } from "../format/text.ts";
import type { Model, ToolModel } from "../model/model.ts";
import { handlerName, resourceHandlerName } from "../language/naming.ts";
import { resourceFile, toolFile } from "./types.ts";

/**
 * Emits `handlers.ts`: one type each for the handlers of tools, resources and completions. Each handler is a required member on its own
 * line, sorted by name. Older names of tools have no member.
 */
export function emitHandlers({ tools: callable, resources, completions }: Model): ReadonlyMap<string, string> {
  const tools = callable.filter(hasHandler);
  const imported = (file: string, type: string): string => `import("${file.replace("generated/", "./")}").${type}`;
  const text = `${fileHeader("spec/tools and spec/resources")}
/** The handler of every tool, by name. Older names have no handlers. */
${members(
  "ToolHandlers",
  tools.map((tool) => ({ name: tool.name, type: imported(toolFile(tool), handlerName(tool.typeName)) })),
)}
/** The handler of every resource, by name. */
${members(
  "ResourceHandlers",
  resources.map((resource) => ({
    name: resource.name,
    type: imported(resourceFile(resource), resourceHandlerName(resource.typeName)),
  })),
)}${completionHandlers(completions)}`;
  return new Map([["generated/handlers.ts", text]]);
}

/** Returns whether a tool has a handler. An older name uses that of its replacement. */
export const hasHandler = ({ replacedBy }: ToolModel): boolean => replacedBy === null;

const completionHandlers = (names: readonly string[]): string => `
/** The text typed so far for an argument, and the values of other arguments. */
export interface CompletionInput {
  readonly value: string;
  readonly filled: Readonly<Record<string, string>>;
}

/** Proposes values that match the typed text, most likely first. */
export type CompletionHandler<Context> = (input: CompletionInput, context: Context) => Promise<readonly string[]>;

/** The handler of every completion, by name. */
${members(
  "CompletionHandlers",
  names.map((name) => ({ name, type: "CompletionHandler" })),
)}`;

function members(name: string, entries: readonly { readonly name: string; readonly type: string }[]): string {
  const sorted = [...entries].sort((a, b) => (a.name < b.name ? -1 : 1));
  const lines = sorted.map((entry) => `  readonly ${entry.name}: ${entry.type}<Context>;\n`);
  // An empty interface has the type parameter as well, so that code that uses it needs no special case.
  return `export interface ${name}<Context> ${lines.length > 0 ? `{\n${lines.join("")}}` : "{}"}\n`;
}
