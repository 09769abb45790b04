import type { Problem } from "../../../contract/problem.ts";
import { isObject } from "./call-arguments.ts";
import { problemMessage } from "./problem-message.ts";

export type MessageId = string | number | null;

/** Characters of an id: every response repeats the one of its request. */
export const maxIdLength = 1_000;

/** The id of a message that has to be refused; null where it has none that is valid (JSON-RPC 2.0, section 5). */
export function messageId(message: unknown): MessageId {
  const id = isObject(message) ? message["id"] : null;
  return typeof id === "number" || (typeof id === "string" && id.length <= maxIdLength) ? id : null;
}

/** Writes a JSON-RPC error response. */
export const writeRpcError = (id: MessageId, code: number, message: string, data?: object): string =>
  JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, data } });

/** Writes the error response for a problem: its message is the problem in sentences, its data the problem object. */
export const writeProblem = (id: MessageId, code: number, problem: Problem): string =>
  writeRpcError(id, code, problemMessage(problem), problem);
