import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ExecutorParts } from "../executor/executor-parts.ts";
import { Failure } from "../executor/failure.ts";
import type { Questions } from "../executor/interview.ts";
import type { RunningCall } from "../executor/running-call.ts";
import { isObject } from "./call-arguments.ts";

type Parts = Pick<ExecutorParts<never>, "store" | "clock" | "deadlines">;

/** A JSON-RPC request to the client, on the stream that its own request is answered with. */
export type SendToClient = (request: ClientBoundRequest) => Promise<void>;

export interface ClientBoundRequest {
  readonly jsonrpc: "2.0";
  readonly id: string;
  readonly method: string;
  readonly params: Record<string, unknown>;
}

/** How long a client may take to answer, in milliseconds. */
const patienceMs = 15 * 60_000;
/** How often it is looked whether it has. */
const lookMs = 100;

/**
 * Asks a client of the older era, whose answers come as requests of their own, at whatever node: they meet the call that
 * waits for them in the store.
 * @returns what it answered, by the names of the questions.
 * @throws Failure `input_required` when it answers with an error, `timed_out` when it does not or goes away.
 */
export async function askOlderClient(
  { store, clock, deadlines }: Parts,
  { keyId, send, running }: { keyId: string; send: SendToClient; running: RunningCall },
  questions: Questions,
): Promise<Record<string, unknown>> {
  const asked = Object.entries(questions).map(([name, { request }]) => ({ id: randomUUID(), name, request }));
  const ids = asked.map(({ id }) => id);
  const { writer, reader } = store;
  const now = clock();
  await writer
    .deleteFrom("sb_questions")
    .where("asked_at", "<", now - patienceMs)
    .execute(); // of calls that a crash ended
  await writer
    .insertInto("sb_questions")
    .values(ids.map((id) => ({ id, key_id: keyId, asked_at: now, answer: null })))
    .execute();
  deadlines.start(running, patienceMs);
  try {
    return await running.race(async () => {
      for (const { id, request } of asked) await send(toRequest(id, request));
      for (;;) {
        const rows = await reader.selectFrom("sb_questions").selectAll().where("id", "in", ids).execute();
        const answers = new Map(rows.map(({ id, answer }) => [id, answer]));
        if (rows.every(({ answer }) => answer !== null))
          return Object.fromEntries(asked.map(({ id, name }) => [name, readResponse(answers.get(id) ?? "null")]));
        await wait(lookMs, undefined, { signal: running.signal });
      }
    });
  } finally {
    deadlines.end(running);
    await writer.deleteFrom("sb_questions").where("id", "in", ids).execute();
  }
}

/** Takes a client's response to a question of a call; one that nobody waits for changes nothing. */
export async function takeResponse(
  { store }: Pick<Parts, "store">,
  keyId: string,
  response: Readonly<Record<string, unknown>>,
): Promise<void> {
  await store.writer
    .updateTable("sb_questions")
    .set({ answer: JSON.stringify(response) })
    .where("id", "=", String(response["id"]))
    .where("key_id", "=", keyId)
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
  const message = isObject(error) ? String(error["message"]) : "no result";
  throw new Failure("input_required", { detail: `The client did not answer: ${message.slice(0, 200)}` });
}
