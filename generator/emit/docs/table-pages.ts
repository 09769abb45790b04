import type { ErrorModel, Model, ToolModel } from "../../model/model.ts";
import { MAX_STRING_LENGTH, MAX_ITEMS } from "../../schema/bound-input.ts";
import { linkFrom, nameLink, pagePath, toolLink } from "./links.ts";
import { code, inline, list, page, table, text } from "./markdown.ts";

/** Emits the errors page. Each code is a heading, so that a problem's `type` links to it. */
export function errorsPage({ errors }: Model): string {
  const here = pagePath.errors;
  const rows = errors.map((error) => [
    nameLink(here, here, error.code),
    String(error.status),
    error.retryable ? "yes" : "no",
    error.common ? "any tool" : "tools that declare it",
  ]);
  return page("spec/errors.yaml", [
    "# Errors",
    `A failed REST request returns ${code("application/problem+json")} (RFC 9457). Over MCP, the same object is the ${code("data")} of a JSON-RPC error, or the content of a tool result with ${code("isError")}. The code of a JSON-RPC error is the HTTP status, but -32602 for an unknown name or URI, for any cursor sent to a list method (they have one page), and for invalid params of a method.`,
    `Branch on ${code("code")}, display ${code("detail")} and ${code("hint")}, and include ${code("request_id")} in support requests.`,
    table(["Code", "Status", "Retryable", "Where"], rows),
    ...errors.flatMap(errorSection),
  ]);
}

function errorSection(error: ErrorModel): readonly string[] {
  const place = error.mcp === "error" ? `error ${error.status}` : `tool result with ${code("isError")}`;
  const retry = error.retryable
    ? "The same call may succeed later."
    : "Do not retry automatically: follow the advice above.";
  return [
    `## ${code(error.code)}`,
    `${inline(error.text)} ${inline(error.hint)}`,
    list([`HTTP status ${error.status}; over MCP: ${place}`, retry]),
  ];
}

/** Emits the limits page: plans, and safety limits with the tools that they apply to. */
export function limitsPage({ limits, tools }: Model): string {
  const { safety, warmUp, plans } = limits;
  const here = pagePath.limits;
  const { weekly, monthly } = usedWindows(limits);
  const rows = safety.map((entry) => [
    nameLink(here, here, entry.name),
    String(entry.daily),
    ...(weekly ? [String(entry.weekly ?? "")] : []),
    ...(monthly ? [String(entry.monthly ?? "")] : []),
    text(entry.summary),
  ]);
  const planRows = plans.map(({ name, title, perMinute, burst, windowSeconds, summary }) => [
    code(name),
    text(title),
    String(burst),
    `${windowSeconds} seconds`,
    String(perMinute),
    text(summary),
  ]);
  const defaultPlans = plans.filter(({ isDefault }) => isDefault).map(({ name }) => code(name));
  return page("spec/limits.yaml", [
    "# Limits",
    `Two kinds of limits apply to REST and MCP together. A call that exceeds one fails with status 429; ${code("retry_after_seconds")} states how long to wait.`,
    "## Plans",
    `A plan limits the calls of an API key with a token bucket: its capacity is the limit, and it refills completely in one window. This limit is reported by the headers ${code("RateLimit-Policy")} (${code("q")}, ${code("w")}), ${code("RateLimit")} and ${code("X-RateLimit-Limit")}, and in the problem ${code("rate_limited")} by ${code("limit")} and ${code("window_seconds")}. The default plan is ${defaultPlans.join(", ")}.`,
    table(["Plan", "Title", "Limit", "Window", "Calls per minute", "About"], planRows),
    ...(safety.length > 0
      ? [
          weekly || monthly ? "## Safety limits" : "## Daily safety limits",
          `The maximum number of units that an account may consume per day, in the account's time zone. In a warm-up, the ${weekly || monthly ? "daily limits start" : "limits start"} at ${warmUp.startPercent}% and reach 100% after ${warmUp.days} ${warmUp.days === 1 ? "day" : "days"}, unless a different number of days was set for the account.`,
          windowsText(limits),
          table(
            [
              "Category",
              "Units per day",
              ...(weekly ? ["In 7 days"] : []),
              ...(monthly ? ["In 30 days"] : []),
              "Counts",
            ],
            rows,
          ),
        ]
      : []),
    ...safety.flatMap((entry) => [
      `### ${code(entry.name)}`,
      `${text(entry.title)}: ${unitsOf(entry)}. ${text(entry.summary)}`,
      list(tools.filter((tool) => counts(tool, entry.name)).map((tool) => toolLink(here, tool))),
    ]),
    "## Arguments",
    `Without a maximum in the schema, a string may contain at most ${MAX_STRING_LENGTH} characters, an array at most ${MAX_ITEMS} items, and an object with arbitrary property names at most ${MAX_ITEMS} properties. ${code("null")} for an optional argument counts as omitted, unless the schema allows ${code("null")}.`,
  ]);
}

type SafetyModel = Model["limits"]["safety"][number];

/** Returns the limits of a category as text: `15 units per day, 100 in 7 days`. */
export function unitsOf({ daily, weekly, monthly }: SafetyModel): string {
  const longer = [weekly !== undefined && `${weekly} in 7 days`, monthly !== undefined && `${monthly} in 30 days`];
  return [`${daily} units per day`, ...longer.filter((part) => part !== false)].join(", ");
}

const usedWindows = ({ safety }: Model["limits"]): { readonly weekly: boolean; readonly monthly: boolean } => ({
  weekly: safety.some(({ weekly }) => weekly !== undefined),
  monthly: safety.some(({ monthly }) => monthly !== undefined),
});

function windowsText(limits: Model["limits"]): string {
  const { weekly, monthly } = usedWindows(limits);
  if (!weekly && !monthly) return "";
  const which = weekly && monthly ? "Weekly and monthly limits" : weekly ? "Weekly limits" : "Monthly limits";
  const days = weekly && monthly ? "7 and 30" : weekly ? "7" : "30";
  const except = limits.dailyOnly.map((kind) => code(kind)).join(", ");
  const where =
    except === ""
      ? ""
      : ` They do not apply to accounts whose network has one of these kinds (${code("network.kind")} of an account): ${except}.`;
  return `${which} apply to the last ${days} calendar days including today: units consumed on one day become available again when that day is outside this period.${where}`;
}

/** Emits the scopes page, with the tools of each scope by category. */
export function scopesPage({ scopes, tools, service }: Model): string {
  const here = pagePath.scopes;
  const rows = scopes.map((scope) => [nameLink(here, here, scope.name), text(scope.summary)]);
  const defaults = scopes.filter(({ isDefault }) => isDefault).map(({ name }) => code(name));
  return page("spec/scopes.yaml", [
    "# Scopes",
    `An API key has one or more scopes (default: ${defaults.join(", ")}). It may call the tools that are in at least one of them.`,
    table(["Scope", "About"], rows),
    ...scopes.flatMap((scope) => [
      `## ${code(scope.name)}`,
      `${text(scope.title)}: ${text(scope.summary)}`,
      list(
        service.categories.flatMap(({ name, title }) => {
          const included = tools.filter((tool) => tool.category === name && tool.scopes.includes(scope.name));
          const lines = included.map((tool) => `\n  - ${toolLink(here, tool)}`);
          return lines.length > 0 ? [linkFrom(here, pagePath.category(name), text(title)) + lines.join("")] : [];
        }),
      ),
    ]),
  ]);
}

const counts = (tool: ToolModel, category: string): boolean =>
  tool.safety === category || Object.values(tool.actions?.effects ?? {}).some(({ safety }) => safety === category);
