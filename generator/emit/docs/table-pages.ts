import type { ErrorModel, Model, ToolModel } from "../../model/model.ts";
import { LONGEST_TEXT, MAX_ITEMS } from "../validators/bound-input.ts";
import { linkFrom, nameLink, pagePath, toolLink } from "./links.ts";
import { code, list, page, table, text } from "./markdown.ts";

/** Every failure with its code as heading, so that a problem's `type` leads to it. */
export function errorsPage({ errors }: Model): string {
  const here = pagePath.errors;
  const rows = errors.map((error) => [
    nameLink(here, here, error.code),
    String(error.status),
    error.retryable ? "yes" : "no",
    error.common ? "any tool" : "tools that name it",
  ]);
  return page("spec/errors.yaml", [
    "# Errors",
    `A REST call that fails answers ${code("application/problem+json")} (RFC 9457). Over MCP the same object is the ${code("data")} of a JSON-RPC error whose code is the status, or the content of a tool result with ${code("isError")}.`,
    `Branch on ${code("code")}, show ${code("detail")} and ${code("hint")}, and quote ${code("request_id")} to support.`,
    table(["Code", "Status", "Retryable", "Where"], rows),
    ...errors.flatMap(errorSection),
  ]);
}

function errorSection(error: ErrorModel): readonly string[] {
  const place = error.mcp === "error" ? `error ${error.status}` : `tool result with ${code("isError")}`;
  const retry = error.retryable ? "The same call may succeed later." : "The same call fails again.";
  return [
    `## ${code(error.code)}`,
    `${text(error.text)} ${text(error.hint)}`,
    list([`HTTP status ${error.status}; on MCP: ${place}`, retry]),
  ];
}

/** Safety limits with the tools that draw on them, and plans. */
export function limitsPage({ limits, tools }: Model): string {
  const { safety, warmUp, plans } = limits;
  const here = pagePath.limits;
  const rows = safety.map(({ name, daily, summary }) => [nameLink(here, here, name), String(daily), text(summary)]);
  const planRows = plans.map(({ name, title, perMinute, burst, windowSeconds, isDefault, summary }) => [
    code(name),
    text(title),
    String(burst),
    `${windowSeconds} seconds`,
    String(perMinute),
    `${text(summary)}${isDefault ? " (default)" : ""}`,
  ]);
  return page("spec/limits.yaml", [
    "# Limits",
    `Two kinds of limits hold for REST and MCP together. Over either, a call fails with status 429 and says in ${code("retry_after_seconds")} how long to wait.`,
    "## Plans",
    `Calls that a key may make: the limit at once, and after that at the steady rate that makes the limit available again in one window. The headers ${code("RateLimit-Policy")} (${code("q")}, ${code("w")}), ${code("RateLimit")} and ${code("X-RateLimit-Limit")}, and ${code("limit")} and ${code("window_seconds")} of the problem ${code("rate_limited")} report this limit.`,
    table(["Plan", "Title", "Limit", "Window", "Calls per minute", "About"], planRows),
    ...(safety.length > 0
      ? [
          "## Daily safety limits",
          `Units that an account may spend in one day of its own time zone. A new account starts at ${warmUp.startPercent} % of them and has all after ${warmUp.days} days.`,
          table(["Category", "Units a day", "What it counts"], rows),
        ]
      : []),
    ...safety.flatMap(({ name, title, summary, daily }) => [
      `### ${code(name)}`,
      `${text(title)}: ${daily} a day. ${text(summary)}`,
      list(tools.filter((tool) => draws(tool, name)).map((tool) => toolLink(here, tool))),
    ]),
    "## Arguments",
    `Where the schema states no maximum, a string contains at most ${LONGEST_TEXT} characters and an array at most ${MAX_ITEMS} items; so does an object whose property names are free. ${code("null")} for an optional argument means that it is omitted, unless the schema allows ${code("null")}.`,
  ]);
}

/** Each scope and the tools it holds, by category. */
export function scopesPage({ scopes, tools, service }: Model): string {
  const here = pagePath.scopes;
  const rows = scopes.map((scope) => [
    nameLink(here, here, scope.name),
    `${text(scope.summary)}${scope.isDefault ? " (default)" : ""}`,
  ]);
  return page("spec/scopes.yaml", [
    "# Scopes",
    "A key holds one or more scopes; a tool runs when one of them holds it.",
    table(["Scope", "About"], rows),
    ...scopes.flatMap((scope) => [
      `## ${code(scope.name)}`,
      `${text(scope.title)}: ${text(scope.summary)}`,
      list(
        service.categories.flatMap(({ name, title }) => {
          const held = tools.filter((tool) => tool.category === name && tool.scopes.includes(scope.name));
          const lines = held.map((tool) => `\n  - ${toolLink(here, tool)}`);
          return lines.length > 0 ? [linkFrom(here, pagePath.category(name), text(title)) + lines.join("")] : [];
        }),
      ),
    ]),
  ]);
}

const draws = (tool: ToolModel, category: string): boolean =>
  tool.safety === category || Object.values(tool.actions?.effects ?? {}).some(({ safety }) => safety === category);
