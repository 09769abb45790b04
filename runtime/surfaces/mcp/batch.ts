import { Readable } from "node:stream";
import type { HttpExchange } from "../http/exchange.ts";
import { isObject } from "./message/call-arguments.ts";

/** Total size of responses, in bytes, after which the remaining entries of a batch are rejected. */
export const maxBatchBytes = 4 * 1024 * 1024;

/** Handles one entry of a batch and returns the response as JSON, or null if it has none. */
export type HandleEntry = (entry: unknown) => Promise<string | null>;

/** Returns the response, as JSON, to an entry that is rejected without being executed. */
export type RejectEntry = (entry: unknown, detail: string) => string;

/**
 * Responds to a batch (JSON-RPC 2.0, section 6; MCP 2025-03-26). Entries are executed in order, and each response is
 * sent immediately. Each list method is allowed once per batch. Entries after `maxBatchBytes` of responses are
 * rejected.
 */
export async function respondToBatch(
  exchange: HttpExchange,
  entries: readonly unknown[],
  handle: HandleEntry,
  reject: RejectEntry,
): Promise<void> {
  const texts = handleEntries(entries, handle, reject);
  const first = await texts.next();
  if (first.done) return exchange.respondEmpty(202);
  const isStream = acceptsOnlyEventStream(exchange);
  exchange.setHeader("Content-Type", isStream ? "text/event-stream" : "application/json");
  const written = isStream ? writeEvents(first.value, texts) : writeArray(first.value, texts);
  await exchange.stream(200, Readable.from(written));
}

async function* handleEntries(
  entries: readonly unknown[],
  handle: HandleEntry,
  reject: RejectEntry,
): AsyncGenerator<string, undefined> {
  const listed = new Set<string>();
  let bytes = 0;
  for (const entry of entries) {
    await new Promise(setImmediate); // let other requests run between two entries
    const reason = rejectionReason(entry, bytes, listed);
    const text = reason === null ? await handle(entry) : reject(entry, reason);
    if (text === null) continue;
    bytes += Buffer.byteLength(text);
    yield text;
  }
}

/** Returns the reason for rejecting an entry, or null. Only requests are rejected, because only they get a response. */
function rejectionReason(entry: unknown, bytes: number, listed: Set<string>): string | null {
  const method = isObject(entry) && "id" in entry ? entry["method"] : undefined;
  if (typeof method !== "string") return null;
  if (bytes >= maxBatchBytes)
    return `The responses of this batch exceed ${maxBatchBytes} bytes. Send the remaining entries in another batch.`;
  if (!method.endsWith("/list")) return null;
  if (listed.has(method)) return `A batch may request ${method} only once.`;
  listed.add(method);
  return null;
}

async function* writeArray(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield `[${first}`;
  for await (const text of rest) yield `,${text}`;
  yield "]";
}

async function* writeEvents(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield toEvent(first);
  for await (const text of rest) yield toEvent(text);
}

const toEvent = (text: string): string => `event: message\ndata: ${text}\n\n`;

function acceptsOnlyEventStream({ headers: { accept = "" } }: HttpExchange): boolean {
  return accept.includes("text/event-stream") && !accept.includes("application/json") && !accept.includes("*/*");
}
