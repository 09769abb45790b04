import { Readable } from "node:stream";
import type { HttpExchange } from "../http/exchange.ts";
import { isObject } from "./message/call-arguments.ts";

/** Bytes of responses after which the rest of a batch is refused. */
export const maxBatchBytes = 4 * 1024 * 1024;

/** Responds to one entry of a batch with JSON text; null for an entry that has no response. */
export type HandleEntry = (entry: unknown) => Promise<string | null>;

/** Refuses an entry without running it, with JSON text. */
export type RefuseEntry = (entry: unknown, detail: string) => string;

/**
 * Responds to a batch (JSON-RPC 2.0, section 6; MCP 2025-03-26), entry by entry in the order of the batch, and sends each response
 * when it is there. Lists are sent once per batch; entries that follow `maxBatchBytes` of responses are refused, not run.
 */
export async function respondToBatch(
  exchange: HttpExchange,
  entries: readonly unknown[],
  handle: HandleEntry,
  refuse: RefuseEntry,
): Promise<void> {
  const texts = handleEntries(entries, handle, refuse);
  const first = await texts.next();
  if (first.done) return exchange.respondEmpty(202);
  const isStream = takesOnlyStream(exchange);
  exchange.setHeader("Content-Type", isStream ? "text/event-stream" : "application/json");
  const written = isStream ? writeEvents(first.value, texts) : writeArray(first.value, texts);
  await exchange.stream(200, Readable.from(written));
}

async function* handleEntries(
  entries: readonly unknown[],
  handle: HandleEntry,
  refuse: RefuseEntry,
): AsyncGenerator<string, undefined> {
  const listed = new Set<string>();
  let bytes = 0;
  for (const entry of entries) {
    await new Promise(setImmediate); // between two entries, other requests get their turn
    const problem = problemOf(entry, bytes, listed);
    const text = problem === null ? await handle(entry) : refuse(entry, problem);
    if (text === null) continue;
    bytes += Buffer.byteLength(text);
    yield text;
  }
}

/** Why an entry is not run; null when it is. */
function problemOf(entry: unknown, bytes: number, listed: Set<string>): string | null {
  const method = isObject(entry) ? entry["method"] : undefined;
  if (bytes >= maxBatchBytes)
    return `The responses of this batch exceed ${maxBatchBytes} bytes. Send the rest in another.`;
  if (typeof method !== "string" || !method.endsWith("/list")) return null;
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

function takesOnlyStream({ headers: { accept = "" } }: HttpExchange): boolean {
  return accept.includes("text/event-stream") && !accept.includes("application/json") && !accept.includes("*/*");
}
