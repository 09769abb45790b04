import { Readable } from "node:stream";
import { shorten } from "../../../call/bound-problems.ts";
import type { Service } from "../../../service.ts";
import type { HttpExchange } from "../../http/exchange.ts";
import { calledTool, isObject } from "../message/call-arguments.ts";
import type { McpRequest } from "../message/mcp-request.ts";
import { createChangeFeed } from "./change-feed.ts";
import { openSession, sealSession } from "./client-session.ts";
import { normalizeMessage } from "./normalize-message.ts";
import { createProtocolServer } from "./methods.ts";
import { isResponse, takeResponse } from "./older-client.ts";
import { invalidParams } from "./refusals.ts";
import { createSdkExchange } from "./sdk-exchange.ts";
import { createSdkServices } from "./sdk-services.ts";

/** Answers through the official SDK. */
export interface SdkPath {
  /** Answers the exchange. */
  respond(exchange: HttpExchange, request: McpRequest): Promise<void>;
  /** The answer to an entry of a batch as JSON text; null for one that has none. */
  respondInBatch(exchange: HttpExchange, request: McpRequest): Promise<string | null>;
}

/** The SDK costs time and memory to load, so this module is loaded when the first message needs it. */
export function createSdkPath<Context>(service: Service<Context>): SdkPath {
  const services = createSdkServices(service);
  const { tools } = service;
  const sdkExchange = createSdkExchange((error) => services.log.debug({ err: error }, "MCP exchange"));

  async function serve(exchange: HttpExchange, request: McpRequest, headers: Headers): Promise<Response> {
    const { value, caller } = request;
    if (isResponse(value)) {
      await takeResponse(services, caller.id, value);
      return new Response(null, { status: 202 });
    }
    const session = openSession(services, caller.id, exchange.headers["mcp-session-id"]);
    const message = normalizeMessage(value);
    const tool = calledTool(message, tools);
    const incoming = {
      url: addressOf(exchange),
      headers,
      isInteractive: tool?.isPlain === false,
      paramHeaders: tool?.entry.headers ?? [],
      feed: listens(message)
        ? createChangeFeed(services.changes, await services.accounts.resolve(caller, undefined))
        : null,
      value: message,
      text: JSON.stringify(message),
    };
    return sdkExchange(incoming, (client) =>
      createProtocolServer(service, services, { ...request, exchange, session, ...client }),
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
    respondInBatch: async (exchange, request) => {
      const headers = toHeaders(exchange);
      headers.set("accept", "application/json"); // an entry has no stream of its own
      const response = await serve(exchange, request, headers);
      return response.body ? maskValidatorText(await response.text()) : null;
    },
  };
}

const listens = (message: unknown): boolean => isObject(message) && message["method"] === "subscriptions/listen";

/** Absolute address of the request. */
function addressOf({ headers, path, query }: HttpExchange): string {
  return `http://${headers.host ?? "localhost"}${path}${query === "" ? "" : `?${query}`}`;
}

/** A body without a type is JSON, and any type that is a kind of JSON as well. */
function toHeaders(exchange: HttpExchange): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(exchange.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  headers.set("content-type", "application/json");
  return headers;
}

/** Set by the exchange itself, or by `node:http`. */
const ownHeaders = new Set(["content-type", "content-length", "cache-control", "connection", "transfer-encoding"]);

async function forward(answer: Response, exchange: HttpExchange): Promise<void> {
  const { headers, status, body } = answer;
  const contentType = headers.get("content-type");
  for (const [name, value] of headers) {
    if (!ownHeaders.has(name)) exchange.setHeader(name, value);
  }
  if (!body || contentType === null) return exchange.respondEmpty(status);
  if (contentType.startsWith("application/json"))
    return exchange.respond(status, contentType, maskValidatorText(await answer.text()));
  exchange.setHeader("Content-Type", contentType);
  exchange.setHeader("Cache-Control", "no-cache, no-transform");
  await exchange.stream(status, Readable.fromWeb(body));
}

/** UTF-16 units of an error of the SDK, which repeats names and headers as they were sent. */
const maxErrorLength = 15_000;

/**
 * The SDK reports malformed params with the dump of its validator: callers get one sentence instead. Errors that repeat long
 * texts are shortened.
 */
function maskValidatorText(text: string): string {
  const isLong = text.length > maxErrorLength;
  if (!text.includes('"error":{"code":-32') || !(isLong || text.includes("\\n"))) return text;
  const message = JSON.parse(text) as { error?: { code: number; message: string } };
  const { error } = message;
  if (!error) return text;
  if (error.message.includes("\n"))
    return writeMasked(message, invalidParams, "The params do not have the shape that this method takes.");
  return isLong ? writeMasked(message, error.code, shorten(error.message, 400)) : text;
}

const writeMasked = (message: object, code: number, text: string): string =>
  JSON.stringify({ ...message, error: { code, message: text } });
