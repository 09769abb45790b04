import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Authenticate } from "../auth/authenticate.ts";
import { Failure } from "../executor/failure.ts";
import type { Problem } from "../executor/problem.ts";
import { Client, takePlan } from "../http/admit.ts";
import { sendJson, sendProblem, setProblemHeaders } from "../http/answer.ts";
import { parseJson, readBody } from "../http/read-body.ts";
import { isObject } from "./call-arguments.ts";
import { createProtocolServer, type McpParts } from "./methods.ts";
import { createSdkExchange } from "./sdk-exchange.ts";
import { createSelectTools } from "./selection.ts";

export interface EndpointParts<Context> extends McpParts<Context> {
  readonly authenticate: Authenticate;
}

/** Answers one request to the MCP endpoint. */
export type McpEndpoint = (request: IncomingMessage, response: ServerResponse, target: Target) => Promise<void>;

interface Target {
  readonly query: URLSearchParams;
  readonly requestId: string;
  /** Absolute address of the request. */
  readonly url: string;
}

const noErrors: ReadonlySet<string> = new Set();
const parseError = -32700;
const invalidParams = -32602;

/** `POST` of the Streamable HTTP transport, without sessions; `GET` and `DELETE` belong to sessions and answer 405. */
export function createMcpEndpoint<Context>(parts: EndpointParts<Context>): McpEndpoint {
  const selectTools = createSelectTools(parts.surface);
  const sdkExchange = createSdkExchange((error) => parts.log.debug({ err: error }, "MCP exchange"));
  const maxBytes = Math.max(1_048_576, ...parts.surface.tools.map((tool) => tool.maxBodyBytes));

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target & { rpcId: unknown },
  ): Promise<void> {
    const caller = await parts.authenticate(request.headers.authorization);
    const body = await readBody(request, maxBytes);
    let value: unknown;
    try {
      value = parseJson(body);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return sendRpcError(response, 400, null, { code: parseError, message: error.message });
    }
    target.rpcId = isObject(value) ? (value["id"] ?? null) : null;
    checkSize(body.length, value);
    takePlan(response, parts.plans, caller, countMessages(value, parts.plans.rates(caller.plan).burst));
    const listed = selectTools(target.query, caller);
    const exchange = { caller, requestId: target.requestId, client: new Client(response), listed };
    const incoming = { url: target.url, headers: toHeaders(request), ...normalise(value, body) };
    const answer = await sdkExchange(incoming, () => createProtocolServer(parts, exchange));
    await forward(answer, response);
  }

  /** Only the tools that say so take more than the usual size. */
  function checkSize(bytes: number, value: unknown): void {
    const params = isObject(value) ? value["params"] : undefined;
    const tool = isObject(params) ? parts.tools.get(String(params["name"])) : undefined;
    const limit = tool?.entry.maxBodyBytes ?? 1_048_576;
    if (bytes > limit) throw new Failure("payload_too_large", { detail: `The body is larger than ${limit} bytes.` });
  }

  return async (request, response, target) => {
    if (request.method !== "POST") {
      response.setHeader("Allow", "POST");
      const { problem } = parts.refuse(
        new Failure("method_not_allowed", { detail: "This endpoint takes POST." }),
        target.requestId,
        "mcp",
        noErrors,
      );
      return sendProblem(response, problem);
    }
    const exchange = { ...target, rpcId: null as unknown };
    try {
      await serve(request, response, exchange);
    } catch (error) {
      sendRefusal(response, exchange.rpcId, parts.refuse(error, target.requestId, "mcp", noErrors).problem);
    }
  };
}

/** Where HTTP itself is the answer (401, 413, ...) its status says so; a limit is told inside JSON-RPC as the tools do. */
function sendRefusal(response: ServerResponse, id: unknown, problem: Problem): void {
  setProblemHeaders(response, problem);
  const status = problem.status === 429 ? 200 : problem.status;
  sendRpcError(response, status, id, { code: problem.status, message: problem.detail, data: problem });
}

/** @throws Failure `bad_request` for a batch that could never be let in. */
function countMessages(value: unknown, burst: number): number {
  if (!Array.isArray(value)) return 1;
  if (value.length > burst) throw new Failure("bad_request", { detail: `A batch may hold at most ${burst} messages.` });
  return Math.max(1, value.length);
}

function sendRpcError(response: ServerResponse, status: number, id: unknown, error: object): void {
  sendJson(response, status, JSON.stringify({ jsonrpc: "2.0", id, error }));
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

function toHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return headers;
}

async function forward(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (!answer.body) return void response.end();
  if (answer.headers.get("content-type")?.startsWith("application/json")) {
    return void response.end(maskValidatorText(await answer.text()));
  }
  await pipeline(Readable.fromWeb(answer.body), response); // the two declarations of one type differ
}

/** The SDK tells of malformed params with its validator's whole dump; callers get the sentence that it stands for. */
function maskValidatorText(text: string): string {
  if (!text.includes('"error":{"code":-32') || !text.includes("\\n")) return text;
  const message = JSON.parse(text) as { error?: { code: number; message: string } };
  if (!message.error?.message.includes("\n")) return text;
  const error = { code: invalidParams, message: "The params do not have the shape that this method takes." };
  return JSON.stringify({ ...message, error });
}
