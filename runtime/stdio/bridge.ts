import {
  claimedVersion,
  isResponse,
  isRequest,
  memberOf,
  messagesOf,
  parse,
  standardHeaders,
  type JsonObject,
} from "./message.ts";
import { ParamHeaders } from "./param-headers.ts";
import { isStream, readResponse } from "./read-response.ts";

export interface BridgeOptions {
  /** Address of the MCP endpoint. */
  readonly url: string;
  readonly key: string;
  /** Takes one message, or a batch of them, as one line without its end. */
  readonly write: (message: string) => void;
  /** Takes what went wrong where no request waits to be told. */
  readonly warn: (text: string) => void;
}

export interface Bridge {
  /** Sends one line of the client to the endpoint, beside those under way. */
  accept(line: string): void;
  /** Waits for all that is under way, save subscriptions: they end here. */
  finish(): Promise<void>;
}

/** `HeaderMismatch` of MCP 2026-07-28. */
const headerMismatch = -32020;

/** One line of the client on its way. */
interface Exchange {
  readonly line: string;
  /** What it says, where it is one message. */
  readonly message: JsonObject;
  /** What the older era negotiated on before it. */
  readonly session: Readonly<Record<string, string>>;
  /** The ids of its requests that are not yet answered. */
  readonly waiting: Set<unknown>;
  /** Whether it is of 2026-07-28 or later. */
  readonly isModern: boolean;
  readonly stop: AbortController;
}

/** An exchange came to nothing; whoever waits for it is told why, with an HTTP status as the service's own errors have. */
class ExchangeError extends Error {
  readonly rpcError: unknown;

  constructor(code: number, message: string, rpcError: unknown = { code, message }) {
    super(message);
    this.rpcError = rpcError;
  }
}

/**
 * Carries JSON-RPC between a client on standard streams and an endpoint of the Streamable HTTP transport, in both protocol
 * eras. Messages pass as the texts they are; every request is answered, with an error where the endpoint does not.
 */
export function createBridge({ url, key, write, warn }: BridgeOptions): Bridge {
  const exchanges = new Map<Exchange, Promise<void>>();
  /** What an initialize of the older era was answered, for all that follows it. */
  const negotiated = new Map<string, string>();
  const paramHeaders = new ParamHeaders();

  const headersOf = (message: JsonObject): Record<string, string> =>
    claimedVersion(message) === undefined ? {} : { ...standardHeaders(message), ...paramHeaders.of(message) };

  function accept(line: string): void {
    if (line.trim() === "") return;
    const value = parse(line);
    const messages = messagesOf(value);
    const [only = {}] = Array.isArray(value) ? [] : messages;
    if (only["method"] === "notifications/cancelled" && !cancel(memberOf(only, "params", "requestId"))) return;
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
   * Stops the exchange of a cancelled request. Answers whether the endpoint must be told: since 2026-07-28 a closed answer
   * says it all (basic/patterns/cancellation), before that it says nothing. A request that was answered concerns nobody.
   */
  function cancel(id: unknown): boolean {
    const cancelled = [...exchanges.keys()].filter(({ waiting }) => waiting.delete(id));
    for (const { waiting, stop } of cancelled) if (waiting.size === 0) stop.abort();
    return cancelled.some(({ isModern }) => !isModern);
  }

  async function send(exchange: Exchange, own = headersOf(exchange.message)): Promise<void> {
    const { line, message, session, waiting, stop } = exchange;
    const response = await post(line, { ...session, ...own }, stop.signal);
    for await (const text of readResponse(response)) {
      if (response.status === 400 && memberOf(parse(text), "error", "code") === headerMismatch) {
        await refreshParamHeaders(message, stop.signal);
        const corrected = headersOf(message);
        if (JSON.stringify(corrected) !== JSON.stringify(own)) return send(exchange, corrected);
      }
      if (isStream(response) || !response.ok || (text !== "" && waiting.size > 0)) deliver(exchange, text, response);
    }
    if (waiting.size > 0) throw new ExchangeError(502, "The endpoint ended its answer before it was complete.");
  }

  function post(body: string, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response> {
    const own = {
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
    };
    return fetch(url, { method: "POST", headers: { ...own, ...headers }, body, signal }).catch((error: unknown) => {
      throw new ExchangeError(503, `Cannot reach ${url}: ${reasonOf(error)}`);
    });
  }

  /** For a call that was refused for its headers: its client may know the list of tools from another time. */
  async function refreshParamHeaders(call: JsonObject, signal: AbortSignal): Promise<void> {
    const _meta = memberOf(call, "params", "_meta");
    let cursor: unknown;
    do {
      const params = typeof cursor === "string" ? { cursor, _meta } : { _meta };
      const list = { jsonrpc: "2.0", id: "tools", method: "tools/list", params };
      const response = await post(JSON.stringify(list), headersOf(list), signal);
      cursor = undefined;
      for await (const text of readResponse(response)) {
        const answer = parse(text);
        paramHeaders.update(answer);
        cursor = memberOf(answer, "result", "nextCursor");
      }
    } while (typeof cursor === "string");
  }

  /** @throws ExchangeError for a text that is no JSON-RPC. */
  function deliver(exchange: Exchange, text: string, { status, statusText, headers }: Response): void {
    const { waiting, message } = exchange;
    const value = parse(text);
    const messages = messagesOf(value);
    if (messages.length === 0)
      throw new ExchangeError(status < 400 ? 502 : status, `HTTP ${status} ${statusText}: ${excerptOf(text)}`);
    const [only = {}] = Array.isArray(value) ? [] : messages;
    const version = memberOf(only, "result", "protocolVersion");
    if (message["method"] === "tools/list") paramHeaders.update(only);
    if (message["method"] === "initialize" && typeof version === "string") {
      negotiated.clear();
      negotiated.set("MCP-Protocol-Version", version);
      const session = headers.get("mcp-session-id");
      if (session !== null) negotiated.set("Mcp-Session-Id", session);
    }
    // What is wrong with the whole exchange comes under no id: those who wait are told under theirs.
    if ("error" in only && !waiting.has(only["id"]) && (only["id"] ?? null) === null)
      throw new ExchangeError(status, String(memberOf(only, "error", "message")), only["error"]);
    for (const { id } of messages.filter(isResponse)) waiting.delete(id);
    write(text.trim().replace(/[\r\n]+/g, " ")); // JSON has line ends between its tokens alone
  }

  function fail({ waiting, stop }: Exchange, error: unknown): void {
    if (stop.signal.aborted) return;
    const failure =
      error instanceof ExchangeError ? error : new ExchangeError(502, `The answer broke off: ${reasonOf(error)}`);
    if (waiting.size === 0) warn(failure.message);
    for (const id of waiting) write(JSON.stringify({ jsonrpc: "2.0", id, error: failure.rpcError }));
  }

  return {
    accept,
    finish: async () => {
      for (const { message, stop } of exchanges.keys()) if (message["method"] === "subscriptions/listen") stop.abort();
      await Promise.all(exchanges.values());
    },
  };
}

/** `fetch` says no more than that it failed; its cause says why. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as { code?: string; message?: string };
  return code ?? message ?? String(cause);
}

/** The beginning of an answer that was meant for people, without its markup. */
function excerptOf(text: string): string {
  return text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
}
