import type { Model, ToolModel } from "../../model/model.ts";
import { code, link } from "./markdown.ts";

/** The path of each page below `generated/docs/`. */
export const pagePath = {
  index: "index.md",
  changes: "changes.md",
  errors: "errors.md",
  events: "events.md",
  language: "spec-language.md",
  limits: "limits.md",
  llms: "llms.txt",
  scopes: "scopes.md",
  category: (name: string): string => `categories/${name}.md`,
  tool: ({ category, name }: Pick<ToolModel, "category" | "name">): string => `tools/${category}/${name}.md`,
  prompt: (name: string): string => `prompts/${name}.md`,
  resource: (name: string): string => `resources/${name}.md`,
  schema: (name: string): string => `schemas/${name}.md`,
} as const;

/** Returns the URL path of the page that describes a tool: its own, that of its category for an older name, or the index. */
export function pageUrl({ paths }: Model["service"], tool: ToolModel): string {
  const urlOf = (path: string): string => `${paths.docs}/${path.replace(/\.md$/, "")}`;
  if (tool.documented) return urlOf(pagePath.tool(tool));
  return tool.replacedBy === null ? paths.docs : urlOf(pagePath.category(tool.category));
}

/** Emits a relative link between pages. `label` is Markdown; `target` may end with an anchor. */
export function linkFrom(page: string, target: string, label: string): string {
  if (target.startsWith(`${page}#`)) return link(label, target.slice(page.length));
  const folder = page.split("/").slice(0, -1);
  const steps = target.split("/");
  const shared = folder.findIndex((name, index) => name !== steps[index]);
  const common = shared === -1 ? folder.length : shared;
  return link(label, "../".repeat(folder.length - common) + steps.slice(common).join("/"));
}

/** Emits a link to a heading that is a name in code: `limits.md#message`. */
export const nameLink = (page: string, target: string, name: string): string =>
  linkFrom(page, `${target}#${name}`, code(name));

/** Emits the name of a tool, as a link if the tool has a page. */
export const toolLink = (page: string, tool: ToolModel): string =>
  tool.documented ? linkFrom(page, pagePath.tool(tool), code(tool.name)) : code(tool.name);

/** Emits the name of a resource as a link. */
export const resourceLink = (page: string, name: string): string => linkFrom(page, pagePath.resource(name), code(name));
