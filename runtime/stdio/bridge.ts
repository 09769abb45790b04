import {
  claimedVersion,
  isResponse,
  isRequest,
  getMember,
  messagesOf,
  parse,
  standardHeaders,
  type JsonObject,
} from "./message.ts";
import { createNotificationStream } from "./notification-stream.ts";
import { ParamHeaders } from "./param-headers.ts";
import { isStream, readResponse } from "./read-response.ts";

export interface BridgeOptions {
  /** URL of the MCP endpoint. */
  readonly url: string;
  readonly key: string;
  /** Writes one message or one batch, as a line without its terminator. */
  readonly write: (message: string) => void;
  /** Reports an error that belongs to no pending request. */
  readonly warn: (text: string) => void;
}

export interface Bridge {
  /** Sends one line of the client to the endpoint, concurrently with earlier lines. */
  accept(line: string): void;
  /** Ends subscriptions, and waits for all other exchanges. */
  finish(): Promise<void>;
}

/** `HeaderMismatch` of MCP 2026-07-28. */
const headerMismatch = -32020;

/** One line of the client and its response. */
interface Exchange {
  readonly line: string;
  /** The parsed message; empty for a batch. */
  readonly message: JsonObject;
  /** Headers negotiated by an earlier `initialize` of the older era. */
  readonly session: Readonly<Record<string, string>>;
  /** The ids of its pending requests. */
  readonly waiting: Set<unknown>;
  /** Whether the message belongs to 2026-07-28 or later. */
  readonly isModern: boolean;
  readonly stop: AbortController;
}

interface BridgeRequest {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

/** Reports a failed exchange to its pending requests, with an HTTP status as code, as the service does. */
class ExchangeError extends Error {
  readonly rpcError: unknown;

  constructor(code: number, message: string, rpcError: unknown = { code, message }) {
    super(message);
    this.rpcError = rpcError;
  }
}

/**
 * Bridges JSON-RPC between a client on standard streams and an endpoint of the Streamable HTTP transport, in both
 * protocol eras. Messages pass unchanged. Every request gets a response: an error if the endpoint sends none.
 */
export function createBridge({ url, key, write, warn }: BridgeOptions): Bridge {
  const exchanges = new Map<Exchange, Promise<void>>();
  /** Headers for all messages after an `initialize` of the older era. */
  const negotiated = new Map<string, string>();
  const paramHeaders = new ParamHeaders();
  const notifications = createNotificationStream({
    open: (signal) => request({ method: "GET", headers: Object.fromEntries(negotiated), signal }),
    deliver: (text) => write(oneLine(text)),
  });

  const headersOf = (message: JsonObject): Record<string, string> =>
    claimedVersion(message) === undefined ? {} : { ...standardHeaders(message), ...paramHeaders.of(message) };

  function accept(line: string): void {
    if (line.trim() === "") return;
    const value = parse(line);
    const messages = messagesOf(value);
    const [only = {}] = Array.isArray(value) ? [] : messages;
    if (only["method"] === "notifications/cancelled" && !cancel(getMember(only, "params", "requestId"))) return;
    const exchange: Exchange = {
      line,
      message: only,
      session: only["method"] === "initialize" ? {} : Object.fromEntries(negotiated),
      waiting: new Set(messages.filter(isRequest).map(({ id }) => id)),
      isModern: claimedVersion(only) !== undefined,
      stop: new AbortController(),
    };
    const work = send(exchange)
      .catch((error: unknown) => fail(exchange, error))
      .finally(() => exchanges.delete(exchange));
    exchanges.set(exchange, work);
  }

  /**
   * Stops the exchange of a cancelled request. Returns whether the notification must be forwarded: since 2026-07-28,
   * closing the response cancels the request (basic/patterns/cancellation); before, it does not. A notification for a request
   * that already has a response is not forwarded.
   */
  function cancel(id: unknown): boolean {
    const cancelled = [...exchanges.keys()].filter(({ waiting }) => waiting.delete(id));
    for (const { waiting, stop } of cancelled) if (waiting.size === 0) stop.abort();
    return cancelled.some(({ isModern }) => !isModern);
  }

  async function send(exchange: Exchange, own = headersOf(exchange.message)): Promise<void> {
    const { line, message, session, waiting, stop } = exchange;
    if (message["method"] === "resources/subscribe" && session["Mcp-Session-Id"] !== undefined)
      await notifications.open();
    const response = await post(line, { ...session, ...own }, stop.signal);
    for await (const text of readResponse(response)) {
      if (response.status === 400 && getMember(parse(text), "error", "code") === headerMismatch) {
        await refreshParamHeaders(message, stop.signal);
        const corrected = headersOf(message);
        if (JSON.stringify(corrected) !== JSON.stringify(own)) return send(exchange, corrected);
      }
      if (isStream(response) || !response.ok || (text !== "" && waiting.size > 0)) deliver(exchange, text, response);
    }
    if (waiting.size > 0) throw new ExchangeError(502, "The endpoint sent an incomplete response.");
  }

  function post(body: string, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response> {
    return request({ method: "POST", headers: { "Content-Type": "application/json", ...headers }, body, signal });
  }

  function request({ headers, ...init }: BridgeRequest): Promise<Response> {
    const own = { Authorization: `Bearer ${key}`, Accept: "application/json, text/event-stream" };
    return fetch(url, { ...init, headers: { ...own, ...headers } }).catch((error: unknown) => {
      throw new ExchangeError(503, `Cannot reach ${url}: ${reasonOf(error)}`);
    });
  }

  /** Requests the list of tools after a call was rejected for its headers, because the known list may be outdated. */
  async function refreshParamHeaders(call: JsonObject, signal: AbortSignal): Promise<void> {
    const _meta = getMember(call, "params", "_meta");
    let cursor: unknown;
    do {
      const params = typeof cursor === "string" ? { cursor, _meta } : { _meta };
      const request = { jsonrpc: "2.0", id: "tools", method: "tools/list", params };
      const response = await post(JSON.stringify(request), headersOf(request), signal);
      cursor = undefined;
      for await (const text of readResponse(response)) {
        const list = parse(text);
        paramHeaders.update(list);
        cursor = getMember(list, "result", "nextCursor");
      }
    } while (typeof cursor === "string");
  }

  /** Writes a response to the client. @throws ExchangeError for a text that is not JSON-RPC. */
  function deliver(exchange: Exchange, text: string, { status, statusText, headers }: Response): void {
    const { waiting, message } = exchange;
    const value = parse(text);
    const messages = messagesOf(value);
    if (messages.length === 0)
      throw new ExchangeError(status < 400 ? 502 : status, `HTTP ${status} ${statusText}: ${excerptOf(text)}`);
    const [only = {}] = Array.isArray(value) ? [] : messages;
    const version = getMember(only, "result", "protocolVersion");
    if (message["method"] === "tools/list") paramHeaders.update(only);
    if (message["method"] === "initialize" && typeof version === "string") {
      negotiated.clear();
      negotiated.set("MCP-Protocol-Version", version);
      const session = headers.get("mcp-session-id");
      if (session !== null) negotiated.set("Mcp-Session-Id", session);
    }
    // An error without an id concerns the whole exchange: report it to all pending requests.
    if ("error" in only && !waiting.has(only["id"]) && (only["id"] ?? null) === null)
      throw new ExchangeError(status, String(getMember(only, "error", "message")), only["error"]);
    for (const { id } of messages.filter(isResponse)) waiting.delete(id);
    write(oneLine(text));
  }

  function fail({ waiting, stop }: Exchange, error: unknown): void {
    if (stop.signal.aborted) return;
    const failure =
      error instanceof ExchangeError
        ? error
        : new ExchangeError(502, `The response was interrupted: ${reasonOf(error)}`);
    if (waiting.size === 0) warn(failure.message);
    for (const id of waiting) write(JSON.stringify({ jsonrpc: "2.0", id, error: failure.rpcError }));
  }

  return {
    accept,
    finish: async () => {
      notifications.close();
      for (const { message, stop } of exchanges.keys()) if (message["method"] === "subscriptions/listen") stop.abort();
      await Promise.all(exchanges.values());
    },
  };
}

/** Removes line breaks; in JSON, they occur only between tokens. */
const oneLine = (text: string): string => text.trim().replace(/[\r\n]+/g, " ");

/** Returns the reason for an error. An error of `fetch` contains its reason in `cause`. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as { code?: string; message?: string };
  return code ?? message ?? String(cause);
}

/** Returns the beginning of a response that is not JSON-RPC, without markup. */
function excerptOf(text: string): string {
  return text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
}
