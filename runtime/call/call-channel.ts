import { questionKinds, type QuestionKind } from "./questions.ts";

/** The severities of RFC 5424 as named by MCP, lowest first. */
export const logLevels = ["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Sends messages to the client during a call. Provided by surfaces that support it. */
export interface CallChannel {
  readonly progress: (done: number, total?: number, message?: string) => void;
  readonly log: (level: LogLevel, data: unknown, logger?: string) => void;
  /** null if the client cannot be asked. */
  readonly input: InputRound | null;
}

/** The client's capabilities and answers in one round of a call. */
export interface InputRound {
  /** Whether the client supports questions of this kind. */
  readonly can: (kind: QuestionKind) => boolean;
  /** Unvalidated responses, by the name of the question. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** Answers of earlier rounds; null in the first round. */
  readonly earlier: { readonly accountId: string; readonly answers: Readonly<Record<string, unknown>> } | null;
}

/** A round as the store contains it. */
export interface StoredRound extends Pick<InputRound, "responses" | "earlier"> {
  /** The kinds of questions that the client supports; missing in rounds that older versions of the runtime have stored. */
  readonly kinds?: readonly QuestionKind[];
}

export const toStoredRound = ({ can, responses, earlier }: InputRound): StoredRound => ({
  kinds: questionKinds.filter(can),
  responses,
  earlier,
});
