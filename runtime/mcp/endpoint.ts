import { Failure } from "../executor/failure.ts";
import type { Problem } from "../executor/problem.ts";
import { consumeRateLimit, type AdmissionParts } from "../http/admission.ts";
import type { HttpExchange } from "../http/exchange.ts";
import { checkJsonType, parseJson, readBody } from "../http/read-body.ts";
import { answerBatch } from "./batch.ts";
import { calledTool, isObject } from "./call-arguments.ts";
import { createAnswerPlain, type PlainFacts } from "./codec/answer-plain.ts";
import { claimsEnvelope, readPlainMessage } from "./codec/read-message.ts";
import type { McpParts } from "./methods.ts";
import type { AnswerBySdk } from "./sdk-answer.ts";
import { createSelectTools } from "./selection.ts";

export interface EndpointParts<Context> extends McpParts<Context>, AdmissionParts {}

/** Answers one request to the MCP endpoint, or to the endpoint of one category of tools. */
export type McpEndpoint = (exchange: HttpExchange, category: string | null) => Promise<void>;

/** What is known of the message when it has to be refused. */
interface Incoming {
  id: unknown;
}

const noErrors: ReadonlySet<string> = new Set();
const parseError = -32700;
const invalidRequest = -32600;
/** What a message may hold, but for the tools that say that they take more. */
const usualBytes = 1_048_576;

/** `POST` of the Streamable HTTP transport, without sessions; `GET` and `DELETE` belong to sessions and answer 405. */
export function createMcpEndpoint<Context>(parts: EndpointParts<Context>): McpEndpoint {
  const { surface, tools, plans } = parts;
  const selectTools = createSelectTools(surface);
  const answerPlain = createAnswerPlain(parts);
  let sdk: Promise<AnswerBySdk> | null = null;
  const loadSdk = () => (sdk ??= import("./sdk-answer.ts").then((module) => module.createAnswerBySdk(parts)));
  const maxBytes = Math.max(usualBytes, ...surface.tools.map((tool) => tool.maxBodyBytes));

  async function serve(exchange: HttpExchange, incoming: Incoming, category: string | null): Promise<void> {
    const known = parts.authenticate(exchange.headers.authorization, exchange.clientAddress);
    const caller = known instanceof Promise ? await known : known;
    try {
      consumeRateLimit(plans, exchange, caller, 1);
    } catch (error) {
      incoming.id = await readId(exchange);
      throw error;
    }
    const body = await readBody(exchange, maxBytes);
    let value: unknown;
    try {
      value = parseJson(body);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return exchange.answer(400, "application/json", writeRpcError(null, parseError, error.message));
    }
    incoming.id = idOf(value);
    checkJsonType(exchange);
    if (body.length > usualBytes) checkSize(body.length, value);
    const facts = { caller, selection: selectTools(category, exchange.query, caller) };
    if (Array.isArray(value) && value.length > 0) return serveBatch(exchange, value, facts);
    const message = readPlainMessage(value, exchange.headers);
    const plain = message && (await answerPlain(exchange, message, facts));
    if (plain) return exchange.answer(200, "application/json", plain.text, plain.prepared);
    await (await loadSdk()).alone(exchange, { value, caller, listed: facts.selection.tools });
  }

  /**
   * The first entry was counted with the request.
   * @throws Failure `bad_request` for a batch that could never be let in, `rate_limited`.
   */
  function serveBatch(exchange: HttpExchange, entries: readonly unknown[], facts: PlainFacts): Promise<void> {
    const { burst } = plans.rates(facts.caller.plan);
    if (entries.length > burst)
      throw new Failure("bad_request", { detail: `A batch may contain at most ${burst} messages.` });
    if (entries.length > 1) consumeRateLimit(plans, exchange, facts.caller, entries.length - 1);
    const answer = (entry: unknown): Promise<string | null> => answerEntry(exchange, entry, facts);
    const refuse = (entry: unknown, detail: string): string => writeRpcError(idOf(entry), invalidRequest, detail);
    return answerBatch(exchange, entries, answer, refuse);
  }

  async function answerEntry(exchange: HttpExchange, value: unknown, facts: PlainFacts): Promise<string | null> {
    if (!isObject(value)) return writeRpcError(null, invalidRequest, "An entry of a batch must be a JSON object.");
    if (claimsEnvelope(value)) return writeRpcError(idOf(value), invalidRequest, "Revision 2026-07-28 has no batches.");
    const message = readPlainMessage(value, exchange.headers);
    try {
      const plain = message?.method === "tools/call" ? await answerPlain(exchange, message, facts) : null;
      if (plain) return plain.text;
      return await (await loadSdk()).inBatch(exchange, { value, caller: facts.caller, listed: facts.selection.tools });
    } catch (error) {
      const problem = toProblem(exchange, error); // the other entries may have had their effects: they are answered
      return writeRpcError(idOf(value), problem.status, problem.detail, problem);
    }
  }

  const toProblem = (exchange: HttpExchange, error: unknown): Problem =>
    parts.refuse(error, exchange.requestId, "mcp", noErrors).problem;

  function checkSize(bytes: number, value: unknown): void {
    const limit = calledTool(value, tools)?.entry.maxBodyBytes ?? usualBytes;
    if (bytes > limit) throw new Failure("payload_too_large", { detail: `The body is larger than ${limit} bytes.` });
  }

  return async (exchange, category) => {
    if (exchange.method !== "POST") {
      exchange.setHeader("Allow", "POST");
      const failure = new Failure("method_not_allowed", { detail: "This endpoint takes POST." });
      return exchange.answerProblem(toProblem(exchange, failure));
    }
    const incoming: Incoming = { id: null };
    try {
      await serve(exchange, incoming, category);
    } catch (error) {
      answerRefusal(exchange, incoming.id, toProblem(exchange, error));
    }
  };
}

/** Where HTTP itself is the answer (401, 413, ...) its status says so; a limit is told inside JSON-RPC as the tools do. */
function answerRefusal(exchange: HttpExchange, id: unknown, problem: Problem): void {
  exchange.setProblemHeaders(problem);
  const status = problem.status === 429 ? 200 : problem.status;
  exchange.answer(status, "application/json", writeRpcError(id, problem.status, problem.detail, problem));
}

/** The id of a message that is refused unread: clients match the refusal by it. null for a body of more than 64 KiB. */
async function readId(exchange: HttpExchange): Promise<unknown> {
  try {
    return idOf(JSON.parse((await readBody(exchange, 65_536)).toString()));
  } catch {
    return null;
  }
}

const idOf = (message: unknown): unknown => (isObject(message) ? (message["id"] ?? null) : null);

const writeRpcError = (id: unknown, code: number, message: string, data?: object): string =>
  JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, data } });
