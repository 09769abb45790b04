import { claimedVersion, isAnswer, isRequest, memberOf, messagesOf, parse, standardHeaders } from "./message.ts";
import { readLines } from "./read-lines.ts";

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

/** One line of the client on its way. */
interface Exchange {
  readonly line: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The ids of its requests that are not yet answered. */
  readonly waiting: Set<unknown>;
  readonly method: unknown;
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
  const underWay = new Map<Exchange, Promise<void>>();
  /** What an initialize of the older era was answered, for all that follows it. */
  const agreed = new Map<string, string>();

  function accept(line: string): void {
    if (line.trim() === "") return;
    const value = parse(line);
    const messages = messagesOf(value);
    const [only = {}] = Array.isArray(value) ? [] : messages;
    if (only["method"] === "notifications/cancelled" && !cancel(memberOf(only, "params", "requestId"))) return;
    const exchange: Exchange = {
      line,
      headers: { ...(only["method"] !== "initialize" && Object.fromEntries(agreed)), ...standardHeaders(only) },
      waiting: new Set(messages.filter(isRequest).map(({ id }) => id)),
      method: only["method"],
      isModern: claimedVersion(only) !== undefined,
      stop: new AbortController(),
    };
    const work = send(exchange)
      .catch((error: unknown) => fail(exchange, error))
      .finally(() => underWay.delete(exchange));
    underWay.set(exchange, work);
  }

  /**
   * Stops the exchange of a cancelled request. Answers whether the endpoint must be told: since 2026-07-28 a closed answer
   * says it all (basic/patterns/cancellation), before that it says nothing. A request that was answered concerns nobody.
   */
  function cancel(id: unknown): boolean {
    const cancelled = [...underWay.keys()].filter(({ waiting }) => waiting.delete(id));
    for (const { waiting, stop } of cancelled) if (waiting.size === 0) stop.abort();
    return cancelled.some(({ isModern }) => !isModern);
  }

  async function send(exchange: Exchange): Promise<void> {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${key}`,
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        ...exchange.headers,
      },
      body: exchange.line,
      signal: exchange.stop.signal,
    }).catch((error: unknown) => {
      throw new ExchangeError(503, `Cannot reach ${url}: ${reasonOf(error)}`);
    });
    if (response.headers.get("content-type")?.startsWith("text/event-stream") && response.body) {
      for await (const text of eventsOf(response.body)) deliver(exchange, text, response);
    } else {
      const text = await response.text();
      if (!response.ok || (text !== "" && exchange.waiting.size > 0)) deliver(exchange, text, response);
    }
    if (exchange.waiting.size > 0)
      throw new ExchangeError(502, "The endpoint ended its answer before it was complete.");
  }

  /** @throws ExchangeError for a text that is no JSON-RPC. */
  function deliver(exchange: Exchange, text: string, { status, statusText, headers }: Response): void {
    const { waiting, method } = exchange;
    const value = parse(text);
    const messages = messagesOf(value);
    if (messages.length === 0)
      throw new ExchangeError(status < 400 ? 502 : status, `HTTP ${status} ${statusText}: ${excerptOf(text)}`);
    const [only = {}] = Array.isArray(value) ? [] : messages;
    const version = memberOf(only, "result", "protocolVersion");
    if (method === "initialize" && typeof version === "string") {
      agreed.clear();
      agreed.set("MCP-Protocol-Version", version);
      const session = headers.get("mcp-session-id");
      if (session !== null) agreed.set("Mcp-Session-Id", session);
    }
    // What is wrong with the whole exchange comes under no id: those who wait are told under theirs.
    if ("error" in only && !waiting.has(only["id"]) && (only["id"] ?? null) === null)
      throw new ExchangeError(status, String(memberOf(only, "error", "message")), only["error"]);
    for (const { id } of messages.filter(isAnswer)) waiting.delete(id);
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
      for (const { method, stop } of underWay.keys()) if (method === "subscriptions/listen") stop.abort();
      await Promise.all(underWay.values());
    },
  };
}

/** The data of a stream of server-sent events (WHATWG HTML, section 9.2), as far as the transport uses it. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = [];
  for await (const ended of readLines(body.pipeThrough(new TextDecoderStream()))) {
    const line = ended.replace(/\r$/, "");
    if (line.startsWith("data:")) data.push(line.slice("data:".length));
    if (line !== "" || data.length === 0) continue;
    const text = data.join("\n");
    data = [];
    if (text.trim() !== "") yield text;
  }
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
