import type { QuestionKind } from "./questions.ts";

/** Severities of RFC 5424, mildest first, as MCP's log messages name them. */
export const logLevels = ["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"] as const;
export type LogLevel = (typeof logLevels)[number];

/** How a call reaches its client while it runs; a surface that can do so hands it over with the call. */
export interface CallChannel {
  readonly progress: (done: number, total?: number, message?: string) => void;
  readonly log: (level: LogLevel, data: unknown, logger?: string) => void;
  /** null where the client cannot be asked. */
  readonly input: InputRound | null;
}

/** What the client sent with this request of what a call may ask it. */
export interface InputRound {
  /** Whether the client says that it can answer such questions. */
  readonly can: (kind: QuestionKind) => boolean;
  /** As they came, by the names of the questions. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** What rounds before this one brought; null in the first. */
  readonly earlier: { readonly accountId: string; readonly answers: Readonly<Record<string, unknown>> } | null;
}
