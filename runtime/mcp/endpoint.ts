import type { Authenticate } from "../auth/authenticate.ts";
import { Failure } from "../executor/failure.ts";
import type { Problem } from "../executor/problem.ts";
import { takePlan } from "../http/admit.ts";
import type { Exchange } from "../http/exchange.ts";
import { parseJson, readBody } from "../http/read-body.ts";
import { isObject } from "./call-arguments.ts";
import { createAnswerPlain } from "./codec/answer-plain.ts";
import { createPreparedLists } from "./codec/prepared-lists.ts";
import { modernRevision, readPlainMessage } from "./codec/read-message.ts";
import type { McpParts } from "./methods.ts";
import type { AnswerBySdk } from "./sdk-answer.ts";
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
/** What a message may hold, but for the tools that say that they take more. */
const usualBytes = 1_048_576;

/** `POST` of the Streamable HTTP transport, without kept sessions; `GET` and `DELETE` belong to those and answer 405. */
export function createMcpEndpoint<Context>(parts: EndpointParts<Context>): McpEndpoint {
  const { surface, tools, plans } = parts;
  const selectTools = createSelectTools(surface);
  const lists = createPreparedLists();
  const answerPlain = createAnswerPlain(parts, lists);
  let answerBySdk: Promise<AnswerBySdk> | null = null;
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
    const { name, tools: listed } = selectTools(category, exchange.query, caller);
    const message = readPlainMessage(value, request.headers);
    const listName = message ? `${message.method} ${message.isModern ? modernRevision : ""} ${name}` : "";
    if (message && (await answerPlain(exchange, message, { caller, listName }))) return;
    answerBySdk ??= import("./sdk-answer.ts").then((module) => module.createAnswerBySdk(parts));
    const answer = await (await answerBySdk)(exchange, { value, body, caller, listed });
    if (message && answer !== null && message.method !== "tools/call") lists.keep(listName, message.id, answer);
  }

  function checkSize(bytes: number, value: unknown): void {
    const params = isObject(value) ? value["params"] : undefined;
    const tool = isObject(params) ? tools.get(String(params["name"])) : undefined;
    const limit = tool?.entry.maxBodyBytes ?? usualBytes;
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
