import type { Model } from "../../model/model.ts";
import { keyVariable, rpcCall } from "./calls.ts";
import { linkFrom, pagePath, toolLink } from "./links.ts";
import { block, code, list, page, prose, table, text } from "./markdown.ts";

/** The suffixes of the endpoint's path that filter the list of tools. */
const selections = [
  ["", "all tools except those that are listed only on request"],
  ["/<category>", "the tools of one category"],
  ["?toolsets=<category>,<category>", "the tools of several categories"],
  ["?tools=<tool>,<tool>", "the named tools, including those that are listed only on request"],
  ["?read_only=true", "read-only tools"],
  ["?scope=mine", "the tools that the API key may call"],
] as const;

/** Emits the index page: the endpoints of the service, and its tools, prompts and resources. */
export function indexPage({ service, tools, prompts, resources, events }: Model): string {
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
      ["Surface", "Endpoint"],
      [
        ["MCP (Streamable HTTP)", code(`POST ${service.paths.mcp}`)],
        ["REST", code(service.paths.rest)],
        ["OpenAPI 3.1", code(`GET ${service.paths.rest}/openapi.json`)],
      ],
    ),
    `Every call requires an API key or an access token: ${code("Authorization: Bearer <API_KEY>")}. The OpenAPI document and these pages can be read without one. The examples read the key from ${code(`$${keyVariable(service)}`)}.`,
    block("sh", rpcCall(service, "tools/list", {})),
    list([
      `${linkFrom(here, pagePath.scopes, "Scopes")}: which tools an API key may call`,
      `${linkFrom(here, pagePath.limits, "Limits")}: how often tools may be called`,
      `${linkFrom(here, pagePath.errors, "Errors")}: what errors look like, and how to handle each of them`,
      ...(events.length > 0
        ? [`${linkFrom(here, pagePath.events, "Events")}: the facts that are recorded for each account`]
        : []),
      `${linkFrom(here, pagePath.language, "Specification language")}: how to define tools`,
      `${linkFrom(here, pagePath.changes, "Changes")}: which changes to the specification break consumers`,
      `${linkFrom(here, pagePath.llms, code("llms.txt"))}: a list of the pages in Markdown, for models`,
    ]),
    "## Tools",
    "Every listed tool uses tokens of the model's context. The path and query of the MCP endpoint select the tools to list:",
    table(
      ["Endpoint", "Listed tools"],
      selections.map(([end, tools]) => [code(service.paths.mcp + end), tools]),
    ),
    ...categories.flatMap(({ name, title, summary }) => [
      `### ${linkFrom(here, pagePath.category(name), text(title))}`,
      text(summary),
      table(
        ["Tool", "What it does"],
        documented
          .filter(({ category }) => category === name)
          .map((tool) => [toolLink(here, tool), text(tool.summary)]),
      ),
    ]),
    ...(prompts.length > 0 ? ["## Prompts", table(["Prompt", "Purpose"], named(prompts, pagePath.prompt))] : []),
    ...(resources.length > 0
      ? ["## Resources", table(["Resource", "Content"], named(resources, pagePath.resource))]
      : []),
  ]);
}
