import type { Static } from "@sinclair/typebox";
import { EFFECTS } from "./effect.ts";
import { flag, line, listOf, mapOf, name, mapping, oneOf, optional, summary, integer } from "./key-types.ts";

/** `scopes.yaml` */
export const SCOPES = mapOf(
  mapping("a scope", "A scope.", {
    title: line("Display name.", "Outbound"),
    summary: summary("One sentence for lists.", "Tools that write to other people."),
    default: optional(
      flag("Whether new API keys have this scope. Authorization requests that name no scope ask for all such scopes."),
      false,
    ),
    max_effect: optional(oneOf(EFFECTS, "Strongest effect allowed for tools that list the scope."), "(any effect)"),
    rule: optional(
      oneOf(["all"], "Rule that selects tools: `all` selects every callable tool."),
      "(the scope contains the tools that list it)",
    ),
  }),
  "Permission scopes of API keys and OAuth grants. A caller may call the tools in its scopes.",
  { named: true, filled: true },
);

/** `limits.yaml` */
export const LIMITS = mapping("the limits", "Safety limits of accounts and rate limits of callers.", {
  safety: mapOf(
    mapping("a safety category", "A safety category; tools refer to it with `safety`.", {
      title: line("Display name.", "Messages"),
      summary: summary("What the category counts.", "Messages sent to members."),
      daily: integer(1, 1_000_000, "Units per day.", 150),
      weekly: optional(integer(1, 7_000_000, "Units in 7 calendar days, including today.", 700), "(no weekly limit)"),
      monthly: optional(
        integer(1, 30_000_000, "Units in 30 calendar days, including today.", 2000),
        "(no monthly limit)",
      ),
    }),
    "Safety categories: units that an account may consume per day, in the account's time zone.",
    { named: true },
  ),
  daily_only: optional(
    listOf(
      name("A kind of network.", "embedded"),
      "Kinds of networks without weekly and monthly limits: their accounts have only the daily ones.",
      { distinct: true },
    ),
    "(none)",
  ),
  warm_up: mapping("the warm-up", "How the limits of a new account increase.", {
    start_percent: integer(1, 100, "Percentage of each daily limit on the first day.", 20),
    days: integer(0, 365, "Days until the full limits apply; the increase is linear.", 14),
  }),
  plans: mapOf(
    mapping("a plan", "A plan.", {
      title: line("Display name.", "Standard"),
      summary: summary("One sentence for lists.", "For one person and their assistant."),
      per_minute: integer(1, 1_000_000_000, "Calls per minute: the refill rate of the token bucket.", 300),
      burst: integer(1, 1_000_000_000, "Calls in a burst: the capacity of the token bucket.", 60),
      default: optional(flag("Whether new API keys and people have this plan."), false),
    }),
    "Rate plans of API keys and people.",
    { named: true, filled: true },
  ),
});

/** `errors.yaml` */
export const ERRORS = mapOf(
  mapping("an error", "An error.", {
    status: integer(400, 599, "HTTP status.", 404),
    mcp: oneOf(
      ["error", "tool_result"],
      "How MCP reports the error: as a JSON-RPC error, or as a tool result, so that the model can correct the call.",
    ),
    retryable: flag("Whether the same call may succeed later."),
    title: line("Short title, the same for every occurrence.", "Not found"),
    text: line("What went wrong.", "No object has this id."),
    hint: line("What the caller can do.", "Use an id that a list tool returned."),
    common: optional(flag("Whether every tool can return the error. Tools must not declare common errors."), false),
  }),
  "All errors of the service, by code.",
  { named: true, filled: true },
);

export type ScopesFile = Static<typeof SCOPES>;
export type LimitsFile = Static<typeof LIMITS>;
export type ErrorsFile = Static<typeof ERRORS>;
