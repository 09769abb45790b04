import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import type { Agent, Dispatcher } from "undici";
import { forbiddenAddress, requiresTls, type ResolveHost } from "./guarded-connect.ts";
import { createAddressRules } from "./networks.ts";
import { OutboundError } from "./outbound-error.ts";
import { hostOf, parseOutboundUrl } from "./outbound-url.ts";

/** Sends requests to URLs given by users. Addresses that are not public are refused unless the operator allows them. */
export interface Outbound {
  /**
   * Parses a URL, and refuses it if requests to it are never allowed. Host names are not resolved. @throws
   * OutboundError
   */
  checkUrl(url: string): URL;
  /** Sends a request. @throws OutboundError if it is refused, fails or exceeds a limit. */
  fetch(url: string, request: OutboundRequest): Promise<OutboundResponse>;
  /** Closes all connections. */
  close(): Promise<void>;
}

export interface OutboundRequest {
  /** Default: GET. */
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Time limit for everything, from the resolution of the name to the last byte of the body. */
  readonly timeoutMs: number;
  /** Maximum size of the body of the response. */
  readonly maxBytes: number;
  /** Returns the first `maxBytes` of a larger body, instead of failing. */
  readonly truncates?: boolean;
  /**
   * Number of redirects of a GET to follow, each checked like the first URL; `headers` are not sent to another origin. Default:
   * 0, which returns the redirect itself.
   */
  readonly maxRedirects?: number;
  readonly signal?: AbortSignal;
}

export interface OutboundResponse {
  /** The URL that responded: the last one, if redirects were followed. */
  readonly url: string;
  readonly status: number;
  /** By lower-case name; the values of repeated headers are joined. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly isTruncated: boolean;
}

export interface OutboundOptions {
  /** Networks in CIDR notation that are reachable even if they are not public, and even without TLS. */
  readonly allowedNetworks?: readonly string[];
  /** By default, the operating system. */
  readonly resolveHost?: ResolveHost;
}

const resolveBySystem: ResolveHost = (host) => lookup(host, { all: true, verbatim: true });
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Creates the client for URLs given by users. */
export function createOutbound({
  allowedNetworks = [],
  resolveHost = resolveBySystem,
}: OutboundOptions = {}): Outbound {
  const rules = createAddressRules(allowedNetworks);
  let opened: Promise<Agent> | null = null;
  const openAgent = (): Promise<Agent> =>
    (opened ??= import("./create-agent.ts").then(({ createAgent }) => createAgent(rules, resolveHost)));

  const checkUrl = (text: string, base?: URL): URL => {
    const url = parseOutboundUrl(text, base);
    const host = hostOf(url);
    const isAddress = isIP(host) !== 0;
    if (isAddress && !rules.isReachable(host)) throw forbiddenAddress();
    const isUnencrypted = url.protocol === "http:";
    if (isUnencrypted && (isAddress ? !rules.isAllowed(host) : allowedNetworks.length === 0)) throw requiresTls();
    return url;
  };

  async function send(url: URL, request: OutboundRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const agent = await openAgent();
    return agent.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method: request.method ?? "GET",
      headers: { "accept-encoding": "identity", ...request.headers },
      body: request.body ?? null,
      signal,
    });
  }

  async function follow(text: string, request: OutboundRequest, signal: AbortSignal): Promise<OutboundResponse> {
    const maxRedirects = request.maxRedirects ?? 0;
    const first = checkUrl(text);
    let url = first;
    for (let count = 0; ; count += 1) {
      const response = await send(url, url.origin === first.origin ? request : { ...request, headers: {} }, signal);
      const { location } = response.headers;
      if (maxRedirects === 0 || !redirects.has(response.statusCode) || typeof location !== "string")
        return { url: url.href, ...(await readResponse(response, request)) };
      await discard(response);
      if (count === maxRedirects) throw tooManyRedirects(maxRedirects);
      url = checkUrl(location, url);
    }
  }

  return {
    checkUrl,
    fetch: async (url, request) => {
      const timeout = AbortSignal.timeout(request.timeoutMs);
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
      try {
        return await Promise.race([follow(url, request, signal), rejectWhenAborted(signal)]);
      } catch (error) {
        request.signal?.throwIfAborted();
        throw timeout.aborted ? timedOut(request.timeoutMs) : explain(error);
      }
    },
    close: async () => (await opened)?.destroy(),
  };
}

/** Rejects when the signal is aborted. The library itself does not stop waiting for a connection then. */
function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = (): void => reject(signal.reason as Error); // an Error of this process or of `AbortSignal.timeout`
    signal.addEventListener("abort", abort, { once: true });
  });
}

type ReadResponse = Omit<OutboundResponse, "url">;

async function readResponse(
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  { maxBytes, truncates = false }: OutboundRequest,
): Promise<ReadResponse> {
  const names = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]);
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop early closes the connection.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length <= maxBytes) continue;
    if (!truncates) throw tooLarge(maxBytes);
    break;
  }
  return {
    status,
    headers: Object.fromEntries(names) as Record<string, string>, // no value is undefined
    body: Buffer.concat(chunks).subarray(0, maxBytes),
    isTruncated: length > maxBytes,
  };
}

/** Reads the start of an unused body, and closes the connection if there is more. */
async function discard({ body }: Dispatcher.ResponseData): Promise<void> {
  await body.dump({ limit: 16_384 });
}

const timedOut = (limitMs: number): OutboundError =>
  new OutboundError("timed_out", `The host did not respond within ${limitMs / 1_000} seconds.`, "Try again later.");

const tooLarge = (maxBytes: number): OutboundError =>
  new OutboundError("too_large", "The response is too large.", `The limit is ${maxBytes} bytes.`);

const tooManyRedirects = (count: number): OutboundError =>
  new OutboundError("too_many_redirects", "The URL redirects too often.", `The limit is ${count} redirects.`);

/** Connection errors have codes, such as CERT_HAS_EXPIRED, which help to find the cause. Anything else is a bug. */
function explain(error: unknown): unknown {
  if (error instanceof OutboundError || !(error instanceof Error) || !("code" in error)) return error;
  const hint = "Check that the host accepts HTTPS connections and has a valid certificate.";
  return new OutboundError("connection_failed", `The connection failed (${String(error.code)}).`, hint, error);
}
