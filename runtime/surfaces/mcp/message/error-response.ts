import type { ArgumentProblem } from "../../../contract/failure.ts";
import type { Problem } from "../../../contract/problem.ts";
import { isObject } from "./call-arguments.ts";

export type MessageId = string | number | null;

/** Maximum length of an id, because every response repeats it. */
export const maxIdLength = 1_000;

/** Returns the id of a rejected message, or null if it has no valid one (JSON-RPC 2.0, section 5). */
export function messageId(message: unknown): MessageId {
  const id = isObject(message) ? message["id"] : null;
  return typeof id === "number" || (typeof id === "string" && id.length <= maxIdLength) ? id : null;
}

/** Writes a JSON-RPC error response. */
export const writeRpcError = (id: MessageId, code: number, message: string, data?: object): string =>
  JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, data } });

/** Writes the error response for a problem: its message is the problem as text, its data the problem object. */
export const writeProblem = (id: MessageId, code: number, problem: Problem): string =>
  writeRpcError(id, code, problemMessage(problem), problem);

/**
 * Returns a problem as text for the `message` of a JSON-RPC error: detail, invalid arguments, waiting time, hint
 * and, for a status of 500 or higher, the request id. Many clients show a model only this text.
 */
export function problemMessage({ status, detail, errors = [], hint, request_id, ...problem }: Problem): string {
  const sentences = [detail, ...errors.map(describeArgument)];
  if (problem.retry_after_seconds !== undefined)
    sentences.push(`Retry after ${duration(problem.retry_after_seconds)}.`);
  sentences.push(hint);
  if (status >= 500) sentences.push(`Request ID: ${request_id}.`); // the operator finds the log entry by it
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function describeArgument({ pointer, detail, expected, hint = "" }: ArgumentProblem): string {
  const expectation = expected === undefined ? "" : ` Expected ${expected}.`;
  return `${pointer || "(root)"}: ${detail}${expectation}${hint && ` ${hint}`}`;
}

/** Formats a waiting time in seconds for people, rounded up. */
function duration(seconds: number): string {
  if (seconds < 120) return counted(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return counted(minutes, "minute");
  const rest = minutes % 60;
  return `${counted(Math.floor(minutes / 60), "hour")}${rest > 0 ? ` ${counted(rest, "minute")}` : ""}`;
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;
