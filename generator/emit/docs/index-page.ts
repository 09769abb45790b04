import type { Model } from "../../model/model.ts";
import { keyVariable, rpcCall } from "./calls.ts";
import { linkFrom, pagePath, toolLink } from "./links.ts";
import { block, code, list, page, prose, table, text } from "./markdown.ts";

/** What narrows the list of tools, as the end of the endpoint's address. */
const selections = [
  ["", "all"],
  ["/<category>", "those of one category"],
  ["?toolsets=<category>,<category>", "those of several categories"],
  ["?tools=<tool>,<tool>", "those named"],
  ["?read_only=true", "those that only read"],
  ["?scope=mine", "those that the key may run"],
] as const;

/** The way in: how to reach the service, and everything it offers by name. */
export function indexPage({ service, tools, prompts, resources }: Model): string {
  const here = pagePath.index;
  const documented = tools.filter((tool) => tool.documented);
  const categories = service.categories.filter(({ name }) => documented.some(({ category }) => category === name));
  const named = (
    entries: readonly { readonly name: string; readonly summary: string }[],
    path: (name: string) => string,
  ) => entries.map(({ name, summary }) => [linkFrom(here, path(name), code(name)), text(summary)]);
  return page("spec/", [
    `# ${text(service.title)}`,
    text(service.summary),
    prose(service.description),
    table(
      ["Surface", "Address"],
      [
        ["MCP (Streamable HTTP)", code(`POST ${service.paths.mcp}`)],
        ["REST", code(service.paths.rest)],
        ["OpenAPI 3.1", code(`GET ${service.paths.rest}/openapi.json`)],
      ],
    ),
    `Every call carries a key: ${code("Authorization: Bearer <API_KEY>")}. The pages keep it in ${code(`$${keyVariable(service)}`)}.`,
    block("sh", rpcCall(service, "tools/list", {})),
    list([
      `${linkFrom(here, pagePath.scopes, "Scopes")}: which tools a key may run`,
      `${linkFrom(here, pagePath.limits, "Limits")}: how often`,
      `${linkFrom(here, pagePath.errors, "Errors")}: what failures look like, and what to do about each`,
      `${linkFrom(here, pagePath.language, "Specification language")}: for those who change the tools`,
    ]),
    "## Tools",
    "A model reads every tool that its client lists. The address of the MCP endpoint chooses which these are:",
    table(
      ["Address", "Tools it lists"],
      selections.map(([end, tools]) => [code(service.paths.mcp + end), tools]),
    ),
    ...categories.flatMap(({ name, title, summary }) => [
      `### ${linkFrom(here, pagePath.category(name), text(title))}`,
      text(summary),
      list(documented.filter(({ category }) => category === name).map((tool) => toolLink(here, tool))),
    ]),
    ...(prompts.length > 0 ? ["## Prompts", table(["Prompt", "What it is for"], named(prompts, pagePath.prompt))] : []),
    ...(resources.length > 0
      ? ["## Resources", table(["Resource", "What it holds"], named(resources, pagePath.resource))]
      : []),
  ]);
}
