import type { Model, PromptArgumentModel, PromptModel } from "../../model/model.ts";
import { rpcCall } from "./calls.ts";
import { pagePath, toolLink } from "./links.ts";
import { block, code, list, page, table, text } from "./markdown.ts";

/** One prompt: its arguments, the tools it works with, and the templates of its messages. */
export function promptPage(prompt: PromptModel, { service, tools }: Model): string {
  const here = pagePath.prompt(prompt.name);
  const used = tools.filter((tool) => prompt.tools.includes(tool.name));
  const needed = prompt.arguments.filter(({ required }) => required).map((each) => [each.name, sample(each)] as const);
  const params = { name: prompt.name, ...(needed.length > 0 ? { arguments: Object.fromEntries(needed) } : {}) };
  return page(`spec/prompts/${prompt.name}.yaml`, [
    `# ${text(prompt.title)}`,
    `Prompt ${code(prompt.name)}`,
    text(prompt.summary),
    "## Get it",
    block("sh", rpcCall(service, "prompts/get", params)),
    "## Arguments",
    prompt.arguments.length > 0 ? argumentsTable(prompt) : "None.",
    ...(used.length > 0
      ? ["## Tools", list(used.map((tool) => `${toolLink(here, tool)}: ${text(tool.summary)}`))]
      : []),
    "## Messages",
    "[Liquid](https://liquidjs.com/) templates, filled in with the arguments.",
    ...prompt.messages.flatMap(({ role, template }) => [`From the ${role}:`, block("text", template)]),
  ]);
}

function argumentsTable(prompt: PromptModel): string {
  const rows = prompt.arguments.map(({ name, type, required, defaultValue, allowed, minimum, maximum, summary }) => [
    code(name),
    type,
    required ? "yes" : "",
    defaultValue === null ? "" : code(JSON.stringify(defaultValue)),
    [
      ...(allowed ?? []).map(code),
      ...(minimum === null ? [] : [`at least ${minimum}`]),
      ...(maximum === null ? [] : [`at most ${maximum}`]),
    ].join(", "),
    text(summary),
  ]);
  return table(["Name", "Type", "Required", "Default", "Allowed", "Description"], rows);
}

/** A value that the argument takes; prompt arguments travel as strings. */
function sample({ type, allowed, defaultValue, minimum, name }: PromptArgumentModel): string {
  return (
    allowed?.[0] ?? String(defaultValue ?? (type === "integer" ? (minimum ?? 1) : `your ${name.replaceAll("_", " ")}`))
  );
}
