import { Readable } from "node:stream";
import type { IncomingMessage } from "node:http";
import type { Authenticate } from "../auth/authenticate.ts";
import { Failure } from "../executor/failure.ts";
import type { Problem } from "../executor/problem.ts";
import { takePlan } from "../http/admit.ts";
import type { Exchange } from "../http/exchange.ts";
import { parseJson, readBody } from "../http/read-body.ts";
import type { ToolEntry } from "../surface.ts";
import { isObject } from "./call-arguments.ts";
import { createProtocolServer, type McpParts } from "./methods.ts";
import { createSdkExchange } from "./sdk-exchange.ts";
import { createSelectTools } from "./selection.ts";

export interface EndpointParts<Context> extends McpParts<Context> {
  readonly authenticate: Authenticate;
}

/** Answers one request to the MCP endpoint, or to the endpoint of one category of tools. */
export type McpEndpoint = (exchange: Exchange, category: string | null) => Promise<void>;

/** What is known of the message when it has to be refused. */
interface Incoming {
  id: unknown;
}

const noErrors: ReadonlySet<string> = new Set();
const parseError = -32700;
const invalidParams = -32602;
/** What a message may hold, but for the tools that say that they take more. */
const usualBytes = 1_048_576;

/** `POST` of the Streamable HTTP transport, without sessions; `GET` and `DELETE` belong to sessions and answer 405. */
export function createMcpEndpoint<Context>(parts: EndpointParts<Context>): McpEndpoint {
  const { surface, tools, plans } = parts;
  const selectTools = createSelectTools(surface);
  const sdkExchange = createSdkExchange((error) => parts.log.debug({ err: error }, "MCP exchange"));
  const maxBytes = Math.max(usualBytes, ...surface.tools.map((tool) => tool.maxBodyBytes));

  async function serve(exchange: Exchange, incoming: Incoming, category: string | null): Promise<void> {
    const { request } = exchange;
    const caller = await parts.authenticate(request.headers.authorization);
    const body = await readBody(request, maxBytes);
    let value: unknown;
    try {
      value = parseJson(body);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return answerRpcError(exchange, 400, null, { code: parseError, message: error.message });
    }
    incoming.id = isObject(value) ? (value["id"] ?? null) : null;
    if (body.length > usualBytes) checkSize(body.length, value);
    takePlan(exchange, plans, caller, countMessages(value, plans.rates(caller.plan).burst));
    const listed = selectTools(category, exchange.query, caller);
    const reports = [value].flat().some(callsReporting);
    const message = { url: addressOf(request), headers: toHeaders(request), reports, ...normalise(value, body) };
    const answer = await sdkExchange(message, (takesStream) =>
      createProtocolServer(parts, { caller, requestId: exchange.requestId, client: exchange, listed, takesStream }),
    );
    await forward(answer, exchange);
  }

  function toolOf(message: unknown): ToolEntry | undefined {
    const params = isObject(message) ? message["params"] : undefined;
    return isObject(params) ? tools.get(String(params["name"]))?.entry : undefined;
  }

  const callsReporting = (message: unknown): boolean => toolOf(message)?.reports ?? false;

  function checkSize(bytes: number, value: unknown): void {
    const limit = toolOf(value)?.maxBodyBytes ?? usualBytes;
    if (bytes > limit) throw new Failure("payload_too_large", { detail: `The body is larger than ${limit} bytes.` });
  }

  return async (exchange, category) => {
    const toProblem = (error: unknown): Problem => parts.refuse(error, exchange.requestId, "mcp", noErrors).problem;
    if (exchange.request.method !== "POST") {
      exchange.setHeader("Allow", "POST");
      const failure = new Failure("method_not_allowed", { detail: "This endpoint takes POST." });
      return exchange.answerProblem(toProblem(failure));
    }
    const incoming: Incoming = { id: null };
    try {
      await serve(exchange, incoming, category);
    } catch (error) {
      answerRefusal(exchange, incoming.id, toProblem(error));
    }
  };
}

/** Where HTTP itself is the answer (401, 413, ...) its status says so; a limit is told inside JSON-RPC as the tools do. */
function answerRefusal(exchange: Exchange, id: unknown, problem: Problem): void {
  exchange.setProblemHeaders(problem);
  const status = problem.status === 429 ? 200 : problem.status;
  answerRpcError(exchange, status, id, { code: problem.status, message: problem.detail, data: problem });
}

/** @throws Failure `bad_request` for a batch that could never be let in. */
function countMessages(value: unknown, burst: number): number {
  if (!Array.isArray(value)) return 1;
  if (value.length > burst) throw new Failure("bad_request", { detail: `A batch may hold at most ${burst} messages.` });
  return Math.max(1, value.length);
}

function answerRpcError(exchange: Exchange, status: number, id: unknown, error: object): void {
  exchange.answer(status, "application/json", JSON.stringify({ jsonrpc: "2.0", id, error }));
}

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

async function forward(answer: Response, exchange: Exchange): Promise<void> {
  const { headers, status, body } = answer;
  const contentType = headers.get("content-type");
  for (const [name, value] of headers) {
    if (name !== "content-type" && name !== "content-length" && name !== "cache-control")
      exchange.setHeader(name, value);
  }
  if (!body || contentType === null) return exchange.answerEmpty(status);
  if (contentType.startsWith("application/json"))
    return exchange.answer(status, contentType, maskValidatorText(await answer.text()));
  exchange.setHeader("Content-Type", contentType);
  exchange.setHeader("Cache-Control", "no-cache, no-transform");
  const stream = Readable.fromWeb(body); // two declarations of one type
  await exchange.stream(status, stream);
}

/** The SDK tells of malformed params with its validator's whole dump; callers get the sentence that it stands for. */
function maskValidatorText(text: string): string {
  if (!text.includes('"error":{"code":-32') || !text.includes("\\n")) return text;
  const message = JSON.parse(text) as { error?: { code: number; message: string } };
  if (!message.error?.message.includes("\n")) return text;
  const error = { code: invalidParams, message: "The params do not have the shape that this method takes." };
  return JSON.stringify({ ...message, error });
}
