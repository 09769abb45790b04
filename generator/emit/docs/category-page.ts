import { deprecationText } from "../../model/deprecation.ts";
import type { CategoryModel, Model } from "../../model/model.ts";
import { nameLink, pagePath, toolLink } from "./links.ts";
import { code, page, table, text } from "./markdown.ts";

/** Emits the page of a category, with its tools and older names. */
export function categoryPage(category: CategoryModel, { service, tools }: Model): string {
  const here = pagePath.category(category.name);
  const own = tools.filter((tool) => tool.category === category.name);
  const documented = own.filter((tool) => tool.documented);
  const older = own.filter((tool) => tool.replacedBy !== null);
  const rows = documented.map((tool) => [
    toolLink(here, tool),
    text(tool.summary),
    tool.effect,
    tool.safety === null ? "" : nameLink(here, pagePath.limits, tool.safety),
  ]);
  const olderRows = older.map(({ name, replacedBy, scopes, deprecated }) => {
    const replacement = tools.find((tool) => tool.name === replacedBy?.tool);
    return [
      code(name),
      replacement ? toolLink(here, replacement) : code(replacedBy?.tool ?? ""),
      scopes.map((scope) => nameLink(here, pagePath.scopes, scope)).join(", "),
      deprecated ? deprecationText(deprecated, code) : "",
    ];
  });
  return page("spec/", [
    `# ${text(category.title)}`,
    text(category.summary),
    `MCP clients that connect to ${code(`${service.paths.mcp}/${category.name}`)} instead of ${code(service.paths.mcp)} see only tools of this category.`,
    table(["Tool", "What it does", "Effect", "Daily limit"], rows),
    ...(older.length > 0
      ? [
          "## Older names",
          "These names still work for keys and tokens with one of their scopes. Use the replacement in new code.",
          table(["Older name", "Replacement", "Scopes", "Deprecation"], olderRows),
        ]
      : []),
  ]);
}
