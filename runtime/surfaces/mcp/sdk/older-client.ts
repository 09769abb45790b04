import { randomUUID } from "node:crypto";
import type { Questions } from "../../../call/input-collector.ts";
import type { RunningCall } from "../../../call/running-call.ts";
import { Failure } from "../../../contract/failure.ts";
import type { Store } from "../../../store/store.ts";
import { isObject } from "../message/call-arguments.ts";
import type { SdkServices } from "./sdk-services.ts";

/** A JSON-RPC request to the client, on the stream that its own request is answered with. */
export type SendToClient = (request: ClientBoundRequest) => Promise<void>;

export interface ClientBoundRequest {
  readonly jsonrpc: "2.0";
  readonly id: string;
  readonly method: string;
  readonly params: Record<string, unknown>;
}

/** How long a client may take to answer, in milliseconds. */
const answerTimeoutMs = 15 * 60_000;
/** How many questions of one principal may wait at once, on all nodes: each keeps its call, and a stream to its client. */
const maxWaiting = 50;

/**
 * Asks a client of the older era, whose answers come as requests of their own, at whatever node: they meet the call that
 * waits for them in the store.
 * @returns what it answered, by the names of the questions.
 * @throws Failure `input_required` when it answers with an error, `timed_out` when it does not or goes away, `rate_limited`
 * when too many questions of the principal wait already.
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
    .execute(); // of calls that a crash ended
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

/** Counts what waits when it waits, so that no two calls take the last place. */
async function checkWaiting(writer: Store["writer"], principalId: string): Promise<void> {
  const { waiting } = await writer
    .selectFrom("sb_questions")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("principal_id", "=", principalId)
    .executeTakeFirstOrThrow();
  if (waiting <= maxWaiting) return;
  throw new Failure("rate_limited", {
    detail: `At most ${maxWaiting} questions of a key may wait for their answers at once.`,
    hint: "Answer the questions that wait, or end their calls.",
    members: { limit: maxWaiting, remaining: 0 },
  });
}

/** Takes a client's response to a question of a call; one that nobody waits for changes nothing. */
export async function takeResponse(
  { store }: Pick<SdkServices, "store">,
  principalId: string,
  response: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (typeof response["id"] !== "string") return; // as all questions have
  await store.writer
    .updateTable("sb_questions")
    .set({ answer: JSON.stringify(response) })
    .where("id", "=", response["id"])
    .where("principal_id", "=", principalId)
    .where("answer", "is", null)
    .execute();
}

/** Whether a message answers a request instead of being one. */
export const isResponse = (message: unknown): message is Readonly<Record<string, unknown>> =>
  isObject(message) && !("method" in message) && ("result" in message || "error" in message);

function toRequest(id: string, { method, params = {} }: Questions[string]["request"]): ClientBoundRequest {
  const isUrl = "mode" in params && params.mode === "url";
  return { jsonrpc: "2.0", id, method, params: { ...params, ...(isUrl && { elicitationId: id }) } };
}

function readResponse(text: string): unknown {
  const response: unknown = JSON.parse(text); // written by takeResponse
  if (isObject(response) && "result" in response) return response["result"];
  const error = isObject(response) ? response["error"] : undefined;
  const message = isObject(error) && typeof error["message"] === "string" ? error["message"] : "no result";
  throw new Failure("input_required", { detail: `The client did not answer: ${message.slice(0, 200)}` });
}
