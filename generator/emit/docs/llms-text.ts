import type { Model } from "../../model/model.ts";
import { SERVER } from "./calls.ts";
import { pagePath } from "./links.ts";
import { link, list, sourceNote, text } from "./markdown.ts";

/** Emits `llms.txt` (llmstxt.org): the pages of the service in Markdown, for models. The server inserts its URL. */
export function llmsText({ service, tools, prompts, resources, events }: Model): string {
  const url = `${SERVER}${service.paths.docs}`;
  const entry = (path: string, title: string, summary: string): string =>
    `${link(text(title), `${url}/${path}`)}: ${text(summary)}`;
  const named = <T extends { readonly name: string; readonly title: string; readonly summary: string }>(
    items: readonly T[],
    pathOf: (item: T) => string,
  ): string => list(items.map((item) => entry(pathOf(item), item.title, item.summary)));
  const sections = service.categories.flatMap((category) => {
    const own = tools.filter((tool) => tool.documented && tool.category === category.name);
    return own.length === 0 ? [] : [`## ${text(category.title)}`, named(own, (tool) => pagePath.tool(tool))];
  });
  const parts = [
    `# ${text(service.title)}`,
    `> ${text(service.summary)}`,
    sourceNote("spec"),
    text(service.description),
    "## Service",
    list([
      entry(pagePath.index, "Overview", "Endpoints, and all tools, prompts and resources."),
      entry(pagePath.scopes, "Scopes", "Which tools an API key may call."),
      entry(pagePath.limits, "Limits", "How often tools may be called."),
      entry(pagePath.errors, "Errors", "What errors look like, and how to handle each of them."),
      ...(events.length > 0 ? [entry(pagePath.events, "Events", "The facts that are recorded for each account.")] : []),
      `${link("OpenAPI", `${SERVER}${service.paths.rest}/openapi.json`)}: All routes, as an OpenAPI 3.1 document.`,
    ]),
    ...sections,
    ...(prompts.length > 0 ? ["## Prompts", named(prompts, ({ name }) => pagePath.prompt(name))] : []),
    ...(resources.length > 0 ? ["## Resources", named(resources, ({ name }) => pagePath.resource(name))] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}
