import type { Model, ToolModel } from "../../model/model.ts";
import { code, link } from "./markdown.ts";

/** Where each page stands below `generated/docs/`. */
export const pagePath = {
  index: "index.md",
  errors: "errors.md",
  language: "spec-language.md",
  limits: "limits.md",
  scopes: "scopes.md",
  category: (name: string): string => `categories/${name}.md`,
  tool: ({ category, name }: Pick<ToolModel, "category" | "name">): string => `tools/${category}/${name}.md`,
  prompt: (name: string): string => `prompts/${name}.md`,
  resource: (name: string): string => `resources/${name}.md`,
  schema: (name: string): string => `schemas/${name}.md`,
} as const;

/** The URL path of a tool's page; of the documentation where the tool has none. */
export const pageUrl = ({ paths }: Model["service"], tool: ToolModel): string =>
  tool.documented ? `${paths.docs}/${pagePath.tool(tool).replace(/\.md$/, "")}` : paths.docs;

/** A relative link between pages. `label` is Markdown; `target` may end with an anchor. */
export function linkFrom(page: string, target: string, label: string): string {
  if (target.startsWith(`${page}#`)) return link(label, target.slice(page.length));
  const folder = page.split("/").slice(0, -1);
  const steps = target.split("/");
  const shared = folder.findIndex((name, index) => name !== steps[index]);
  const common = shared === -1 ? folder.length : shared;
  return link(label, "../".repeat(folder.length - common) + steps.slice(common).join("/"));
}

/** A link to an entry of a page whose headings are names in code: `limits.md#message`. */
export const nameLink = (page: string, target: string, name: string): string =>
  linkFrom(page, `${target}#${name}`, code(name));

/** The tool's name, linked where it has a page. */
export const toolLink = (page: string, tool: ToolModel): string =>
  tool.documented ? linkFrom(page, pagePath.tool(tool), code(tool.name)) : code(tool.name);

/** A resource's name, linked. */
export const resourceLink = (page: string, name: string): string => linkFrom(page, pagePath.resource(name), code(name));
