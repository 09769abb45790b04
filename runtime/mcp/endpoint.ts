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
    takePlan(response, parts.plans, caller, Array.isArray(value) ? Math.max(1, value.length) : 1);
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

function sendRpcError(response: ServerResponse, status: number, id: unknown, error: object): void {
  sendJson(response, status, JSON.stringify({ jsonrpc: "2.0", id, error }));
}

/**
 * The message as the SDK takes it: `arguments` that are null or JSON text, as some clients send them, become an object.
 */
function normalise(value: unknown, body: Buffer): { readonly value: unknown; readonly text: string } {
  const params = isObject(value) ? value["params"] : undefined;
  if (!isObject(value) || !isObject(params) || value["method"] !== "tools/call")
    return { value, text: body.toString() };
  const given = params["arguments"];
  if (given !== null && typeof given !== "string") return { value, text: body.toString() };
  const decoded = { ...value, params: { ...params, arguments: given === null ? {} : decodeObject(given) } };
  return { value: decoded, text: JSON.stringify(decoded) };
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
  if (answer.headers.get("content-type")?.startsWith("application/json")) return void response.end(await answer.text());
  await pipeline(Readable.fromWeb(answer.body), response); // the two declarations of one type differ
}
