import { Readable } from "node:stream";
import { shorten } from "../../../call/bound-problems.ts";
import type { Principal } from "../../../identity/principal.ts";
import type { Service } from "../../../service.ts";
import type { HttpExchange } from "../../http/exchange.ts";
import { calledTool, isObject } from "../message/call-arguments.ts";
import type { McpRequest } from "../message/mcp-request.ts";
import { createChangeFeed } from "./change-feed.ts";
import { questionKindsOf, sealSession, sessionIdOf } from "./client-session.ts";
import { normalizeMessage } from "./normalize-message.ts";
import { createProtocolServer } from "./methods.ts";
import { isResponse, storeClientResponse } from "./older-client.ts";
import { invalidParams } from "./rpc-errors.ts";
import { createSdkExchange } from "./sdk-exchange.ts";
import { createSdkServices } from "./sdk-services.ts";
import { streamChanges } from "./session-stream.ts";
import { watchCaller } from "./watch-caller.ts";

/** Handles messages with the official SDK. */
export interface SdkPath {
  /** Responds to the exchange. */
  respond(exchange: HttpExchange, request: McpRequest): Promise<void>;
  /** Returns the response to an entry of a batch as JSON, or null if it has none. */
  respondInBatch(exchange: HttpExchange, request: McpRequest): Promise<string | null>;
  /** Serves the event stream of a session of the older era. Returns false if the request names no session of the caller. */
  openStream(exchange: HttpExchange, caller: Principal): Promise<boolean>;
}

/** Creates the SDK path. This module is loaded on first use, because loading the SDK is expensive. */
export function createSdkPath<Context>(service: Service<Context>): SdkPath {
  const services = createSdkServices(service);
  const { tools } = service;
  const sdkExchange = createSdkExchange((error) => services.log.debug({ err: error }, "MCP exchange"));

  async function serve(exchange: HttpExchange, request: McpRequest, headers: Headers): Promise<Response> {
    const { value, caller } = request;
    if (isResponse(value)) {
      await storeClientResponse(services, caller.id, value);
      return new Response(null, { status: 202 });
    }
    const questionKinds = questionKindsOf(services, caller.id, exchange.headers["mcp-session-id"]);
    const message = normalizeMessage(value);
    const tool = calledTool(message, tools);
    const incoming = {
      url: absoluteUrl(exchange),
      headers,
      isInteractive: tool?.isPlain === false,
      paramHeaders: tool?.entry.headers ?? [],
      feed: isListenRequest(message)
        ? await createChangeFeed(services.changes, await services.accounts.resolve(caller, undefined), (end) =>
            watchCaller(services, exchange, caller, end),
          )
        : null,
      value: message,
      text: JSON.stringify(message),
    };
    return sdkExchange(incoming, (client) =>
      createProtocolServer(service, services, { ...request, exchange, questionKinds, ...client }),
    );
  }

  return {
    respond: async (exchange, request) => {
      const { value, caller } = request;
      const response = await serve(exchange, request, toHeaders(exchange));
      if (response.ok && isObject(value) && value["method"] === "initialize")
        exchange.setHeader("Mcp-Session-Id", sealSession(services, caller.id, value["params"]));
      return forward(response, exchange);
    },
    openStream: async (exchange, caller) => {
      const session = sessionIdOf(services, caller.id, exchange.headers["mcp-session-id"]);
      if (session !== null) await streamChanges(services, exchange, { caller, session });
      return session !== null;
    },
    respondInBatch: async (exchange, request) => {
      const headers = toHeaders(exchange);
      headers.set("accept", "application/json"); // an entry cannot have its own stream
      const response = await serve(exchange, request, headers);
      return response.body ? maskValidatorText(await response.text()) : null;
    },
  };
}

const isListenRequest = (message: unknown): boolean =>
  isObject(message) && message["method"] === "subscriptions/listen";

/** Returns the absolute URL of the request. */
function absoluteUrl({ headers, path, query }: HttpExchange): string {
  return `http://${headers.host ?? "localhost"}${path}${query === "" ? "" : `?${query}`}`;
}

/** Converts the headers, with one Content-Type for all kinds of JSON. */
function toHeaders(exchange: HttpExchange): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(exchange.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  headers.set("content-type", "application/json");
  return headers;
}

/** Headers that the exchange or `node:http` sets. */
const ownHeaders = new Set(["content-type", "content-length", "cache-control", "connection", "transfer-encoding"]);

async function forward(response: Response, exchange: HttpExchange): Promise<void> {
  const { headers, status, body } = response;
  const contentType = headers.get("content-type");
  for (const [name, value] of headers) {
    if (!ownHeaders.has(name)) exchange.setHeader(name, value);
  }
  if (!body || contentType === null) return exchange.respondEmpty(status);
  if (contentType.startsWith("application/json"))
    return exchange.respond(status, contentType, maskValidatorText(await response.text()));
  exchange.setHeader("Content-Type", contentType);
  exchange.setHeader("Cache-Control", "no-cache, no-transform");
  await exchange.stream(status, Readable.fromWeb(body));
}

/** Maximum length of an error of the SDK in UTF-16 units; its errors repeat names and headers of the request. */
const maxErrorLength = 15_000;

/**
 * Replaces the validator dump that the SDK returns for malformed params with one sentence, and shortens long errors.
 */
function maskValidatorText(text: string): string {
  const isLong = text.length > maxErrorLength;
  if (!text.includes('"error":{"code":-32') || !(isLong || text.includes("\\n"))) return text;
  const message = JSON.parse(text) as { error?: { code: number; message: string; data?: unknown } };
  const { error } = message;
  if (!error) return text;
  if (error.message.includes("\n") && error.data === undefined)
    // errors of this service may contain line breaks too, because they quote the request, but they have data and are kept
    return writeMasked(message, invalidParams, "The params do not match the schema of this method.");
  return isLong ? writeMasked(message, error.code, shorten(error.message, 400)) : text;
}

const writeMasked = (message: object, code: number, text: string): string =>
  JSON.stringify({ ...message, error: { code, message: text } });
