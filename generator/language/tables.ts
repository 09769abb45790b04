import type { Static } from "@sinclair/typebox";
import { EFFECTS } from "./tool.ts";
import { flag, line, mapOf, mapping, oneOf, optional, summary, whole } from "./key-types.ts";

/** `scopes.yaml` */
export const SCOPES = mapOf(
  mapping("a scope", "One scope.", {
    title: line("Name for people.", "Outbound"),
    summary: summary("One sentence for lists.", "Tools that write to other people."),
    default: optional(flag("Whether a new key has this scope."), false),
    max_effect: optional(oneOf(EFFECTS, "The strongest effect of the tools that may name the scope."), "(any effect)"),
    rule: optional(
      oneOf(["all"], "Rule that fills the scope: `all` contains every callable tool."),
      "(the scope contains the tools that name it)",
    ),
  }),
  "Permission scopes of keys. A key may call the tools that its scopes contain.",
  { named: true, filled: true },
);

/** `limits.yaml` */
export const LIMITS = mapping("the limits", "Safety limits of accounts and rate limits of keys.", {
  safety: mapOf(
    mapping("a safety category", "One category; tools refer to it with `safety`.", {
      title: line("Name for people.", "Messages"),
      summary: summary("What it counts.", "Messages sent to members."),
      daily: whole(1, 1_000_000, "Units a day.", 150),
    }),
    "Safety categories: units that an account may consume in one day of its own time zone.",
    { named: true },
  ),
  warm_up: mapping("the warm-up", "How the limits of a new account rise.", {
    start_percent: whole(1, 100, "Percentage of each daily limit on the first day.", 20),
    days: whole(0, 365, "Days until the full limits apply; they rise linearly.", 14),
  }),
  plans: mapOf(
    mapping("a plan", "One plan.", {
      title: line("Name for people.", "Standard"),
      summary: summary("One sentence for lists.", "For one person and their assistant."),
      per_minute: whole(1, 1_000_000_000, "Calls a minute: the refill rate of the token bucket.", 300),
      burst: whole(1, 1_000_000_000, "Calls without a pause: the capacity of the token bucket.", 60),
      default: optional(flag("Whether a new key has this plan."), false),
    }),
    "Plans of keys.",
    { named: true, filled: true },
  ),
});

/** `errors.yaml` */
export const ERRORS = mapOf(
  mapping("an error", "One error.", {
    status: whole(400, 599, "HTTP status.", 404),
    mcp: oneOf(
      ["error", "tool_result"],
      "How MCP reports it: as a JSON-RPC error, or as a tool result that a model can correct.",
    ),
    retryable: flag("Whether the same call may succeed later."),
    title: line("The same for every occurrence.", "Not found"),
    text: line("What is wrong.", "No object has this id."),
    hint: line("What the caller can do.", "Use an id that a list returned."),
    common: optional(flag("Whether any tool may report it; tools do not declare it then."), false),
  }),
  "All errors of the service, by code.",
  { named: true, filled: true },
);

export type ScopesFile = Static<typeof SCOPES>;
export type LimitsFile = Static<typeof LIMITS>;
export type ErrorsFile = Static<typeof ERRORS>;
