import { Readable } from "node:stream";
import type { IncomingMessage } from "node:http";
import type { Caller } from "../auth/authenticate.ts";
import type { Exchange } from "../http/exchange.ts";
import type { McpTool } from "../surface.ts";
import { isObject } from "./call-arguments.ts";
import { createChangeFeed } from "./change-feed.ts";
import { openSession, sealSession } from "./client-session.ts";
import { createProtocolServer, type McpParts } from "./methods.ts";
import { isResponse, takeResponse } from "./older-client.ts";
import { createRenderPrompt } from "./prompts.ts";
import { createSdkExchange } from "./sdk-exchange.ts";

/** One message, or batch of them, that was let in. */
export interface SdkMessage {
  readonly value: unknown;
  /** What was read as `value`. */
  readonly body: Buffer;
  readonly caller: Caller;
  readonly listed: readonly McpTool[];
}

/** Answers through the official SDK. Gives the text of an answer with HTTP status 200, null for any other or a stream. */
export type AnswerBySdk = (exchange: Exchange, message: SdkMessage) => Promise<string | null>;

const invalidParams = -32602;

/** The SDK costs time and memory to load, so this module is loaded when the first message needs it. */
export function createAnswerBySdk<Context>(service: McpParts<Context>): AnswerBySdk {
  const parts = { ...service, renderPrompt: createRenderPrompt(service.surface) };
  const { tools } = parts;
  const sdkExchange = createSdkExchange((error) => parts.log.debug({ err: error }, "MCP exchange"));

  function converses(message: unknown): boolean {
    const params = isObject(message) ? message["params"] : undefined;
    return isObject(params) && tools.get(String(params["name"]))?.isPlain === false;
  }

  return async (exchange, { value, body, caller, listed }) => {
    const { request, requestId } = exchange;
    const messages: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (messages.length > 0 && messages.every(isResponse)) {
      for (const response of messages) await takeResponse(parts, caller.keyId, response);
      exchange.answerEmpty(202);
      return null;
    }
    const session = openSession(parts, caller.keyId, request.headers["mcp-session-id"]);
    const incoming = {
      url: addressOf(request),
      headers: toHeaders(request),
      converses: [value].flat().some(converses),
      feed: listens(value) ? createChangeFeed(parts.changes, await parts.accounts.resolve(caller, undefined)) : null,
      ...normalise(value, body),
    };
    const answer = await sdkExchange(incoming, (client) =>
      createProtocolServer(parts, { caller, requestId, client: exchange, listed, session, ...client }),
    );
    if (answer.ok && isObject(value) && value["method"] === "initialize")
      exchange.setHeader("Mcp-Session-Id", sealSession(parts, caller.keyId, value["params"]));
    return forward(answer, exchange);
  };
}

const listens = (message: unknown): boolean => isObject(message) && message["method"] === "subscriptions/listen";

/** The message, or each of a batch, as the SDK takes it, and its text where it is still the one that came. */
function normalise(value: unknown, body: Buffer): { readonly value: unknown; readonly text: string } {
  const normalised = Array.isArray(value) ? value.map(normaliseMessage) : normaliseMessage(value);
  const isSame = Array.isArray(value)
    ? value.every((message, at) => message === (normalised as unknown[])[at])
    : normalised === value;
  return { value: normalised, text: isSame ? body.toString() : JSON.stringify(normalised) };
}

/** `arguments` that are null or JSON text, as some clients send them, become an object. */
function normaliseMessage(value: unknown): unknown {
  const params = isObject(value) ? value["params"] : undefined;
  if (!isObject(value) || !isObject(params) || value["method"] !== "tools/call") return value;
  const given = params["arguments"];
  if (given !== null && typeof given !== "string") return value;
  return { ...value, params: { ...params, arguments: given === null ? {} : decodeObject(given) } };
}

function decodeObject(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text === "" ? "{}" : text);
    return isObject(value) ? value : text;
  } catch {
    return text; // the SDK refuses it with the type it expected
  }
}

/** Absolute address of the request. */
function addressOf({ headers, url = "/" }: IncomingMessage): string {
  return `http://${headers.host ?? "localhost"}${url}`;
}

function toHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return headers;
}

async function forward(answer: Response, exchange: Exchange): Promise<string | null> {
  const { headers, status, body } = answer;
  const contentType = headers.get("content-type");
  for (const [name, value] of headers) {
    if (name !== "content-type" && name !== "content-length" && name !== "cache-control")
      exchange.setHeader(name, value);
  }
  if (!body || contentType === null) {
    exchange.answerEmpty(status);
    return null;
  }
  if (contentType.startsWith("application/json")) {
    const text = maskValidatorText(await answer.text());
    exchange.answer(status, contentType, text);
    return status === 200 ? text : null;
  }
  exchange.setHeader("Content-Type", contentType);
  exchange.setHeader("Cache-Control", "no-cache, no-transform");
  await exchange.stream(status, Readable.fromWeb(body));
  return null;
}

/** The SDK tells of malformed params with its validator's whole dump; callers get the sentence that it stands for. */
function maskValidatorText(text: string): string {
  if (!text.includes('"error":{"code":-32') || !text.includes("\\n")) return text;
  const message = JSON.parse(text) as { error?: { code: number; message: string } };
  if (!message.error?.message.includes("\n")) return text;
  const error = { code: invalidParams, message: "The params do not have the shape that this method takes." };
  return JSON.stringify({ ...message, error });
}
