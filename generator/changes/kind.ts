/** The effect of a change on a consumer: it breaks the consumer, it is worth knowing, or it can be ignored. */
export type Severity = "breaking" | "notable" | "harmless";

/** The severities, the strongest first. */
export const SEVERITIES: readonly Severity[] = ["breaking", "notable", "harmless"];

/** The consumers of a service: callers over REST, callers over MCP, and programs that compile against the typed client. */
export type Audience = "rest" | "mcp" | "client";

/** The audiences with their display names. */
export const AUDIENCES: Readonly<Record<Audience, string>> = { rest: "REST", mcp: "MCP", client: "typed client" };

/** A kind of change, with its severity for each audience. An omitted audience is not affected. */
export interface ChangeKind extends Partial<Readonly<Record<Audience, Severity>>> {
  /** What the change means for a consumer. */
  readonly reason: string;
  /**
   * What a consumer has to do; "Nothing." if nothing. If `diff` cannot decide whether the change breaks consumers: what
   * the service's author has to do.
   */
  readonly action: string;
  /** Whether the change adds something that consumers can use. */
  readonly adds?: true;
}

/** Creates a kind of change with the same severity for several audiences. `others` sets the remaining members. */
export const kind = (
  severity: Severity,
  audiences: readonly Audience[],
  reason: string,
  action: string,
  others: Partial<ChangeKind> = {},
): ChangeKind => ({ ...Object.fromEntries(audiences.map((name) => [name, severity])), ...others, reason, action });

/** All audiences. */
export const EVERYONE: readonly Audience[] = ["rest", "mcp", "client"];

/** Callers at run time. The typed client is affected only by changes of types. */
export const RUNTIME_CALLERS: readonly Audience[] = ["rest", "mcp"];

/** The consumers that use routes. */
export const HTTP: readonly Audience[] = ["rest", "client"];

export const NOTHING = "Nothing.";
