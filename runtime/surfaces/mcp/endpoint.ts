import { Failure } from "../../contract/failure.ts";
import type { Problem } from "../../contract/problem.ts";
import type { Service } from "../../service.ts";
import { consumeRateLimit, refusePreviewHeader } from "../http/admission.ts";
import type { HttpExchange } from "../http/exchange.ts";
import { checkJsonType, parseJson, readBody, type ParsedJson } from "../http/read-body.ts";
import { respondToBatch } from "./batch.ts";
import { createFastPath } from "./fast/fast-path.ts";
import { isPlainId, readPlainMessage } from "./fast/read-message.ts";
import { createWriteResponse } from "./fast/write-response.ts";
import { calledTool, isObject } from "./message/call-arguments.ts";
import { createInspectMessage, InvalidMessage } from "./message/inspect-message.ts";
import type { McpRequest } from "./message/mcp-request.ts";
import { claimsEnvelope } from "./message/revisions.ts";
import { messageId, writeProblem, writeRpcError } from "./message/rpc-error.ts";
import { createSelectTools, type Selection } from "./message/selection.ts";
import type { SdkPath } from "./sdk/sdk-path.ts";

/** Answers one request to the MCP endpoint, or to the endpoint of one category of tools. */
export type McpEndpoint = (exchange: HttpExchange, category: string | null) => Promise<void>;

/** What holds for all messages of one request. */
interface RequestContext extends Pick<McpRequest, "caller" | "selection"> {
  readonly mayContainFaults: boolean;
}

/** What is known of the request when it has to be refused. */
interface Incoming {
  message: unknown;
  selection: Selection | null;
}

const noErrors: ReadonlySet<string> = new Set();
const parseError = -32700;
const invalidRequest = -32600;
/** What a message may hold, but for the tools that say that they take more. */
const defaultMaxBytes = 1_048_576;

/** `POST` of the Streamable HTTP transport, without sessions; `GET` and `DELETE` belong to sessions and answer 405. */
export function createMcpEndpoint<Context>(service: Service<Context>): McpEndpoint {
  const { surface, tools, rateLimiter, authenticate } = service;
  const selectTools = createSelectTools(surface);
  const previewHint = `Send _meta: { "${surface.service.uriScheme}/preview": true } in the params of tools/call.`;
  const inspect = createInspectMessage(surface.service.uriScheme);
  const fastPath = createFastPath(service);
  const writeResponse = createWriteResponse(surface.service);
  let sdk: Promise<SdkPath> | null = null;
  const loadSdk = () => (sdk ??= import("./sdk/sdk-path.ts").then((module) => module.createSdkPath(service)));
  const maxBytes = Math.max(defaultMaxBytes, ...surface.tools.map((tool) => tool.maxBodyBytes));

  async function serve(exchange: HttpExchange, incoming: Incoming, category: string | null): Promise<void> {
    const known = authenticate(exchange.headers.authorization, exchange.clientAddress);
    const caller = known instanceof Promise ? await known : known;
    try {
      consumeRateLimit(rateLimiter, exchange, caller, 1);
    } catch (error) {
      incoming.message = await readMessage(exchange);
      incoming.selection = selectTools(category, exchange.query, caller);
      throw error;
    }
    refusePreviewHeader(exchange.headers, previewHint);
    const body = await readBody(exchange, maxBytes);
    let parsed: ParsedJson;
    try {
      parsed = parseJson(body);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return exchange.respond(400, "application/json", writeRpcError(null, parseError, error.message));
    }
    const { value, mayContainFaults } = parsed;
    incoming.message = value;
    checkJsonType(exchange);
    if (body.length > defaultMaxBytes) checkSize(body.length, value);
    const selection = selectTools(category, exchange.query, caller);
    incoming.selection = selection;
    if (Array.isArray(value) && value.length > 0)
      return serveBatch(exchange, value, { caller, selection, mayContainFaults });
    const request: McpRequest = { value, caller, selection, inspected: inspect(value, mayContainFaults) };
    const message = readPlainMessage(value, exchange.headers);
    const plain = message && (await fastPath(exchange, message, request));
    if (plain) return exchange.respond(200, "application/json", plain.text, plain.prepared);
    await (await loadSdk()).respond(exchange, request);
  }

  /**
   * The first entry was counted with the request.
   * @throws Failure `bad_request` for a batch that could never be let in, `rate_limited`.
   */
  function serveBatch(exchange: HttpExchange, entries: readonly unknown[], context: RequestContext): Promise<void> {
    const { burst } = rateLimiter.rates(context.caller.plan);
    if (entries.length > burst) {
      const detail = `A batch may contain at most ${burst} messages.`;
      throw new Failure("bad_request", { detail, hint: "Send the messages in several batches." });
    }
    if (entries.length > 1) consumeRateLimit(rateLimiter, exchange, context.caller, entries.length - 1);
    const handle = (entry: unknown): Promise<string | null> => handleEntry(exchange, entry, context);
    const refuse = (entry: unknown, detail: string): string => writeRpcError(messageId(entry), invalidRequest, detail);
    return respondToBatch(exchange, entries, handle, refuse);
  }

  async function handleEntry(exchange: HttpExchange, value: unknown, context: RequestContext): Promise<string | null> {
    if (!isObject(value)) return writeRpcError(null, invalidRequest, "An entry of a batch must be a JSON object.");
    if (claimsEnvelope(value))
      return writeRpcError(messageId(value), invalidRequest, "Revision 2026-07-28 has no batches.");
    const { caller, selection, mayContainFaults } = context;
    try {
      const request: McpRequest = { value, caller, selection, inspected: inspect(value, mayContainFaults) };
      const message = readPlainMessage(value, exchange.headers);
      const plain = message?.method === "tools/call" ? await fastPath(exchange, message, request) : null;
      if (plain) return plain.text;
      return await (await loadSdk()).respondInBatch(exchange, request);
    } catch (error) {
      if (error instanceof InvalidMessage) return writeInvalidMessage(exchange, error);
      const problem = toProblem(exchange, error); // the other entries may have had their effects: they are answered
      return writeProblem(messageId(value), problem.status, problem);
    }
  }

  const toProblem = (exchange: HttpExchange, error: unknown): Problem =>
    service.refuse(error, exchange.requestId, "mcp", noErrors).problem;

  const writeInvalidMessage = (exchange: HttpExchange, { failure, id }: InvalidMessage): string =>
    writeProblem(id, invalidRequest, toProblem(exchange, failure));

  /** Where HTTP itself is the answer (401, 413, ...) its status says so; a limit is reported inside JSON-RPC as the tools do. */
  function respondRefusal(exchange: HttpExchange, { message, selection }: Incoming, error: unknown): void {
    if (error instanceof InvalidMessage)
      return exchange.respond(400, "application/json", writeInvalidMessage(exchange, error));
    const problem = toProblem(exchange, error);
    exchange.setProblemHeaders(problem);
    const isLimit = problem.status === 429;
    const text =
      isLimit && selection?.failuresAsResults && isCall(message)
        ? writeResponse(
            { id: JSON.stringify(message["id"]), isModern: claimsEnvelope(message) },
            { contents: null },
            { ok: false, problem, asToolResult: true },
          )
        : writeProblem(messageId(message), problem.status, problem);
    exchange.respond(isLimit ? 200 : problem.status, "application/json", text);
  }

  function checkSize(bytes: number, value: unknown): void {
    const limit = calledTool(value, tools)?.entry.maxBodyBytes ?? defaultMaxBytes;
    if (bytes > limit) throw new Failure("payload_too_large", { detail: `The body is larger than ${limit} bytes.` });
  }

  return async (exchange, category) => {
    if (exchange.method !== "POST") {
      exchange.setHeader("Allow", "POST");
      const failure = new Failure("method_not_allowed", { detail: "This endpoint takes POST." });
      return exchange.respondProblem(toProblem(exchange, failure));
    }
    const incoming: Incoming = { message: null, selection: null };
    try {
      await serve(exchange, incoming, category);
    } catch (error) {
      respondRefusal(exchange, incoming, error);
    }
  };
}

/** A message that is refused unread: clients match the refusal by its id. null for a body of more than 64 KiB. */
async function readMessage(exchange: HttpExchange): Promise<unknown> {
  try {
    return JSON.parse((await readBody(exchange, 65_536)).toString());
  } catch {
    return null;
  }
}

const isCall = (message: unknown): message is Readonly<Record<string, unknown>> =>
  isObject(message) && message["method"] === "tools/call" && isPlainId(message["id"]);
