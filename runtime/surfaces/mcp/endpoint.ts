import { changesResources } from "../../call/call-events.ts";
import { Failure } from "../../contract/failure.ts";
import type { Problem } from "../../contract/problem.ts";
import type { Service } from "../../service.ts";
import { consumeRateLimit, rejectPreviewHeader } from "../http/admission.ts";
import type { HttpExchange } from "../http/exchange.ts";
import { checkJsonType, parseJson, readBody, type ParsedJson } from "../http/read-body.ts";
import { createScopeChallenge } from "../http/scope-challenge.ts";
import { respondToBatch } from "./batch.ts";
import { createFastPath } from "./fast/fast-path.ts";
import { isPlainId, readPlainMessage } from "./fast/read-message.ts";
import { createWriteResponse } from "./fast/write-response.ts";
import { calledTool, isObject } from "./message/call-arguments.ts";
import { createInspectMessage, InvalidMessage } from "./message/inspect-message.ts";
import type { McpRequest } from "./message/mcp-request.ts";
import { claimsEnvelope } from "./message/revisions.ts";
import { createReadAccess } from "./message/read-access.ts";
import { messageId, writeProblem, writeRpcError } from "./message/error-response.ts";
import { createSelectTools, type Selection } from "./message/selection.ts";
import type { SdkPath } from "./sdk/sdk-path.ts";

/** Serves one request to the MCP endpoint, or to the endpoint of a tool category. */
export type McpEndpoint = (exchange: HttpExchange, category: string | null) => Promise<void>;

/** Properties that all messages of one request share. */
interface RequestContext extends Pick<McpRequest, "caller" | "selection"> {
  readonly mayContainInvalidContent: boolean;
}

/** The parts of a request that have been read, for reporting an error. */
interface Incoming {
  message: unknown;
  /** Null until the caller is authenticated and the message is read. */
  selection: Selection | null;
}

const noErrors: ReadonlySet<string> = new Set();
const parseError = -32700;
const invalidRequest = -32600;
/** Maximum message size, except for tools that declare a larger one. */
const defaultMaxBytes = 1_048_576;

/**
 * Creates the endpoint: `POST` of the Streamable HTTP transport, and `GET` for the event stream of a session. Only clients
 * of the older era, the revisions before 2026-07-28, have sessions. The server stores none, so `DELETE` and any other
 * `GET` return 405.
 */
export function createMcpEndpoint<Context>(service: Service<Context>): McpEndpoint {
  const { surface, tools, rateLimiter, authenticate, execute, refuseRead } = service;
  const challengeScope = createScopeChallenge(surface);
  const accessOf = createReadAccess(surface);
  const selectTools = createSelectTools(surface);
  const previewHint = `Send _meta: { "${surface.service.uriScheme}/preview": true } in the params of tools/call.`;
  const inspect = createInspectMessage(surface.service.uriScheme);
  const fastPath = createFastPath(service);
  const writeResponse = createWriteResponse(surface.service);
  let sdk: Promise<SdkPath> | null = null;
  const loadSdk = () => (sdk ??= import("./sdk/sdk-path.ts").then((module) => module.createSdkPath(service)));
  const maxBytes = Math.max(defaultMaxBytes, ...surface.tools.map((tool) => tool.maxBodyBytes));

  async function serve(exchange: HttpExchange, incoming: Incoming, category: string | null): Promise<void> {
    const authenticated = authenticate(exchange.headers.authorization, exchange, surface.service.paths.mcp);
    const caller = authenticated instanceof Promise ? await authenticated : authenticated;
    try {
      consumeRateLimit(rateLimiter, exchange, caller, 1);
    } catch (error) {
      incoming.message = await readMessage(exchange);
      incoming.selection = selectTools(category, exchange.query, caller);
      throw error;
    }
    rejectPreviewHeader(exchange.headers, previewHint);
    const body = await readBody(exchange, maxBytes);
    let parsed: ParsedJson;
    try {
      parsed = parseJson(body);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return exchange.respond(400, "application/json", writeRpcError(null, parseError, error.message));
    }
    const { value, mayContainInvalidContent } = parsed;
    incoming.message = value;
    checkJsonType(exchange);
    if (body.length > defaultMaxBytes) checkSize(body.length, value);
    const selection = selectTools(category, exchange.query, caller);
    incoming.selection = selection;
    if (Array.isArray(value) && value.length > 0)
      return serveBatch(exchange, value, { caller, selection, mayContainInvalidContent });
    const request: McpRequest = { value, caller, selection, inspected: inspect(value, mayContainInvalidContent) };
    if (caller.clientId !== null && (await refuseCall(exchange, request))) return;
    const message = readPlainMessage(value, exchange.headers);
    const plain = message && (await fastPath(exchange, message, request));
    if (plain) return exchange.respond(200, "application/json", plain.text, plain.prepared);
    const problem = refuseMessage(exchange, request);
    if (problem) return respondOutOfScope(exchange, request, problem);
    await (await loadSdk()).respond(exchange, request);
  }

  /** Returns a problem if the caller may not send this request; null if it may, or if the request is a tool call. */
  function refuseMessage({ requestId }: HttpExchange, { value, caller }: McpRequest): Problem | null {
    const access = accessOf(value);
    return access && (refuseRead({ caller, requestId, surface: "mcp" }, access)?.problem ?? null);
  }

  /**
   * Responds with the HTTP status that makes an OAuth client request more scopes (MCP 2025-11-25, "Authorization",
   * "Runtime Insufficient Scope Errors"). Callers with an API key get an ordinary JSON-RPC error.
   */
  function respondOutOfScope(exchange: HttpExchange, { value, caller }: McpRequest, problem: Problem): void {
    challengeScope(exchange, problem["scopes"] as readonly string[], caller); // a member of out_of_scope
    const status = caller.clientId === null ? 200 : problem.status;
    exchange.respond(status, "application/json", writeProblem(messageId(value), problem.status, problem));
  }

  /**
   * Refuses a call to a tool that the scopes of an OAuth client do not contain. Returns false for any other message.
   */
  async function refuseCall(exchange: HttpExchange, request: McpRequest): Promise<boolean> {
    const { value, caller } = request;
    const tool = calledTool(value, tools);
    if (!tool || caller.tools.has(tool.entry.name)) return false;
    const { requestId } = exchange;
    const call = { tool, input: {}, caller, requestId, idempotencyKey: undefined, preview: undefined };
    const outcome = await execute({ ...call, surface: "mcp", running: exchange.startCall() });
    if (outcome.ok) throw new Error(`the call to ${tool.entry.name} was not refused`);
    respondOutOfScope(exchange, request, outcome.problem);
    return true;
  }

  /**
   * Serves a batch. Its first entry has already been counted toward the rate limit.
   * @throws Failure `bad_request` for more entries than the plan's burst; `rate_limited` if too few calls remain.
   */
  function serveBatch(exchange: HttpExchange, entries: readonly unknown[], context: RequestContext): Promise<void> {
    const { burst } = rateLimiter.rates(context.caller.plan);
    if (entries.length > burst) {
      const detail = `A batch may contain at most ${burst} messages.`;
      throw new Failure("bad_request", { detail, hint: "Send the messages in several batches." });
    }
    if (entries.length > 1) consumeRateLimit(rateLimiter, exchange, context.caller, entries.length - 1);
    const handle = (entry: unknown): Promise<string | null> => handleEntry(exchange, entry, context);
    const reject = (entry: unknown, detail: string): string => writeRpcError(messageId(entry), invalidRequest, detail);
    return respondToBatch(exchange, entries, handle, reject);
  }

  async function handleEntry(exchange: HttpExchange, value: unknown, context: RequestContext): Promise<string | null> {
    if (!isObject(value)) return writeRpcError(null, invalidRequest, "An entry of a batch must be a JSON object.");
    if (claimsEnvelope(value))
      return writeRpcError(messageId(value), invalidRequest, "Revision 2026-07-28 has no batches.");
    const { caller, selection, mayContainInvalidContent } = context;
    try {
      const request: McpRequest = { value, caller, selection, inspected: inspect(value, mayContainInvalidContent) };
      const message = readPlainMessage(value, exchange.headers);
      const plain = message?.method === "tools/call" ? await fastPath(exchange, message, request) : null;
      if (plain) return plain.text;
      const problem = refuseMessage(exchange, request);
      if (problem) return writeProblem(messageId(value), problem.status, problem);
      return await (await loadSdk()).respondInBatch(exchange, request);
    } catch (error) {
      if (error instanceof InvalidMessage) return writeInvalidMessage(exchange, error);
      const problem = toProblem(exchange, error); // a failed entry must not affect the responses to others
      return writeProblem(messageId(value), problem.status, problem);
    }
  }

  const toProblem = (exchange: HttpExchange, error: unknown): Problem =>
    service.toOutcome(error, exchange.requestId, "mcp", noErrors).problem;

  const writeInvalidMessage = (exchange: HttpExchange, { failure, id }: InvalidMessage): string =>
    writeProblem(id, invalidRequest, toProblem(exchange, failure));

  /**
   * Responds to a rejected request. The problem determines the HTTP status, except that an exceeded rate limit of a caller
   * is reported with 200, like the failure of a tool call.
   */
  function respondError(exchange: HttpExchange, { message, selection }: Incoming, error: unknown): void {
    if (error instanceof InvalidMessage)
      return exchange.respond(400, "application/json", writeInvalidMessage(exchange, error));
    const problem = toProblem(exchange, error);
    exchange.setProblemHeaders(problem);
    const isLimit = problem.status === 429 && selection !== null;
    const text =
      isLimit && selection.failuresAsResults && isCall(message)
        ? writeResponse(
            { id: JSON.stringify(message["id"]), isModern: claimsEnvelope(message) },
            { contents: null },
            { ok: false, problem, asToolResult: true },
          )
        : writeProblem(messageId(message), problem.status, problem);
    exchange.respond(isLimit ? 200 : problem.status, "application/json", text);
  }

  const hasChanges = changesResources(surface) || service.changes.announcesLists;
  const canStream = ({ method, headers }: HttpExchange): boolean =>
    method === "GET" &&
    hasChanges &&
    headers["mcp-session-id"] !== undefined &&
    (headers.accept ?? "").includes("text/event-stream");

  /** Serves the stream of a session. Returns false if the request names no session of the caller. */
  async function serveStream(exchange: HttpExchange): Promise<boolean> {
    const caller = await authenticate(exchange.headers.authorization, exchange, surface.service.paths.mcp);
    consumeRateLimit(rateLimiter, exchange, caller, 1);
    return (await loadSdk()).openStream(exchange, caller);
  }

  function checkSize(bytes: number, value: unknown): void {
    const limit = calledTool(value, tools)?.entry.maxBodyBytes ?? defaultMaxBytes;
    if (bytes > limit) throw new Failure("payload_too_large", { detail: `The body is larger than ${limit} bytes.` });
  }

  return async (exchange, category) => {
    if (canStream(exchange) && (await serveStream(exchange))) return;
    if (exchange.method !== "POST") {
      exchange.setHeader("Allow", "POST");
      const failure = new Failure("method_not_allowed", { detail: "This endpoint accepts POST." });
      return exchange.respondProblem(toProblem(exchange, failure));
    }
    const incoming: Incoming = { message: null, selection: null };
    try {
      await serve(exchange, incoming, category);
    } catch (error) {
      respondError(exchange, incoming, error);
    }
  };
}

/** Reads a rejected message, because clients match the error by its id. Returns null for a body of more than 64 KiB. */
export async function readMessage(exchange: HttpExchange): Promise<unknown> {
  try {
    return JSON.parse((await readBody(exchange, 65_536)).toString());
  } catch {
    return null;
  }
}

const isCall = (message: unknown): message is Readonly<Record<string, unknown>> =>
  isObject(message) && message["method"] === "tools/call" && isPlainId(message["id"]);
