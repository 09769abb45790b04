import { randomUUID } from "node:crypto";
import type { Questions } from "../../../call/input-collector.ts";
import type { RunningCall } from "../../../call/running-call.ts";
import { Failure } from "../../../contract/failure.ts";
import type { Store } from "../../../store/store.ts";
import { isObject } from "../message/call-arguments.ts";
import type { SdkServices } from "./sdk-services.ts";

/** Sends a JSON-RPC request to the client, on the event stream of the response to its own request. */
export type SendToClient = (request: ClientBoundRequest) => Promise<void>;

export interface ClientBoundRequest {
  readonly jsonrpc: "2.0";
  readonly id: string;
  readonly method: string;
  readonly params: Record<string, unknown>;
}

/** Maximum time for a client to answer, in milliseconds. */
const answerTimeoutMs = 15 * 60_000;
/** Maximum number of unanswered questions of a principal on all nodes. Each occupies a call and an event stream. */
const maxWaiting = 50;

/**
 * Asks a client of the older era. Its responses arrive as separate requests at any node, and reach the waiting call
 * through the store.
 * @returns the responses by the name of the question.
 * @throws Failure `input_required` if the client responds with an error, `timed_out` if it disconnects or does not
 *   respond, `rate_limited` if too many questions of the principal are unanswered.
 */
export async function askOlderClient(
  { store, clock, deadlines, clientResponses }: SdkServices,
  { principalId, send, running }: { principalId: string; send: SendToClient; running: RunningCall },
  questions: Questions,
): Promise<Record<string, unknown>> {
  const asked = Object.entries(questions).map(([name, { request }]) => ({ id: randomUUID(), name, request }));
  const ids = asked.map(({ id }) => id);
  const { writer } = store;
  const now = clock();
  await writer
    .deleteFrom("sb_questions")
    .where("asked_at", "<", now - answerTimeoutMs)
    .execute(); // left over from crashes
  await writer
    .insertInto("sb_questions")
    .values(ids.map((id) => ({ id, principal_id: principalId, asked_at: now, answer: null })))
    .execute();
  deadlines.start(running, answerTimeoutMs);
  try {
    await checkWaiting(writer, principalId);
    return await running.race(async () => {
      for (const { id, request } of asked) await send(toRequest(id, request));
      const answers = await clientResponses.collect(ids);
      return Object.fromEntries(asked.map(({ name }, index) => [name, readResponse(answers[index] ?? "null")]));
    });
  } finally {
    deadlines.end(running);
    clientResponses.cancel(ids);
    await writer.deleteFrom("sb_questions").where("id", "in", ids).execute();
  }
}

/** Counts after inserting, so that concurrent calls cannot exceed the maximum. */
async function checkWaiting(writer: Store["writer"], principalId: string): Promise<void> {
  const { waiting } = await writer
    .selectFrom("sb_questions")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("principal_id", "=", principalId)
    .executeTakeFirstOrThrow();
  if (waiting <= maxWaiting) return;
  throw new Failure("rate_limited", {
    detail: `A caller may have at most ${maxWaiting} unanswered questions.`,
    hint: "Answer the pending questions, or cancel their calls.",
    members: { limit: maxWaiting, remaining: 0 },
  });
}

/** Stores a client's response to a question. A response to an unknown question is ignored. */
export async function storeClientResponse(
  { store }: Pick<SdkServices, "store">,
  principalId: string,
  response: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (typeof response["id"] !== "string") return; // ids of questions are strings
  await store.writer
    .updateTable("sb_questions")
    .set({ answer: JSON.stringify(response) })
    .where("id", "=", response["id"])
    .where("principal_id", "=", principalId)
    .where("answer", "is", null)
    .execute();
}

/** Returns whether a message is a JSON-RPC response. */
export const isResponse = (message: unknown): message is Readonly<Record<string, unknown>> =>
  isObject(message) && !("method" in message) && ("result" in message || "error" in message);

function toRequest(id: string, { method, params = {} }: Questions[string]["request"]): ClientBoundRequest {
  const isUrl = "mode" in params && params.mode === "url";
  return { jsonrpc: "2.0", id, method, params: { ...params, ...(isUrl && { elicitationId: id }) } };
}

function readResponse(text: string): unknown {
  const response: unknown = JSON.parse(text); // written by storeClientResponse
  if (isObject(response) && "result" in response) return response["result"];
  const error = isObject(response) ? response["error"] : undefined;
  const message = isObject(error) && typeof error["message"] === "string" ? error["message"] : "no result";
  throw new Failure("input_required", { detail: `The client did not answer: ${message.slice(0, 200)}` });
}
