import type { Authenticate } from "../auth/authenticate.ts";
import { Failure } from "../executor/failure.ts";
import type { Problem } from "../executor/problem.ts";
import { takePlan } from "../http/admit.ts";
import type { Carrier } from "../http/carrier.ts";
import type { Exchange } from "../http/exchange.ts";
import { refusePreviewHeader } from "../http/preview-header.ts";
import { checkJsonType, parseJson, readBody, type ParsedJson } from "../http/read-body.ts";
import { calledTool, isObject } from "./call-arguments.ts";
import { createAnswerPlain, type PlainFacts } from "./codec/answer-plain.ts";
import { claimsEnvelope, isPlainId, readPlainMessage } from "./codec/read-message.ts";
import { createWriteAnswer } from "./codec/write-answer.ts";
import { createInspectMessage, InvalidMessage } from "./inspect-message.ts";
import type { McpParts } from "./methods.ts";
import type { AnswerBySdk } from "./sdk-answer.ts";
import { createSelectTools, type Selection } from "./selection.ts";
import { messageId, writeProblem, writeRpcError } from "./write-rpc-error.ts";

export interface EndpointParts<Context> extends McpParts<Context> {
  readonly authenticate: Authenticate;
}

/** Answers one request to the MCP endpoint, or to the endpoint of one category of tools. */
export type McpEndpoint = (exchange: Exchange, category: string | null) => Promise<void>;

/** What holds for all messages of one request. */
interface Asked extends Pick<PlainFacts, "caller" | "selection"> {
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
const usualBytes = 1_048_576;

/** `POST` of the Streamable HTTP transport, without sessions; `GET` and `DELETE` belong to sessions and answer 405. */
export function createMcpEndpoint<Context>(parts: EndpointParts<Context>): McpEndpoint {
  const { surface, tools, plans } = parts;
  const selectTools = createSelectTools(surface);
  const previewHint = `Send _meta: { "${surface.service.uriScheme}/preview": true } in the params of tools/call.`;
  const inspect = createInspectMessage(surface.service.uriScheme);
  const answerPlain = createAnswerPlain(parts);
  const writeAnswer = createWriteAnswer(surface.service);
  let sdk: Promise<AnswerBySdk> | null = null;
  const loadSdk = () => (sdk ??= import("./sdk-answer.ts").then((module) => module.createAnswerBySdk(parts)));
  const maxBytes = Math.max(usualBytes, ...surface.tools.map((tool) => tool.maxBodyBytes));

  async function serve(exchange: Exchange, incoming: Incoming, category: string | null): Promise<void> {
    const { carrier } = exchange;
    const known = parts.authenticate(carrier.headers.authorization);
    const caller = known instanceof Promise ? await known : known;
    refusePreviewHeader(carrier, previewHint);
    const read = readBody(carrier, maxBytes);
    const body = read instanceof Promise ? await read : read;
    let parsed: ParsedJson;
    try {
      parsed = parseJson(body);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return exchange.answer(400, "application/json", writeRpcError(null, parseError, error.message));
    }
    const { value, mayContainFaults } = parsed;
    incoming.message = value;
    checkJsonType(carrier);
    if (body.length > usualBytes) checkSize(body.length, value);
    const selection = selectTools(category, exchange.query, caller);
    incoming.selection = selection;
    takePlan(exchange, plans, caller, countMessages(value, plans.rates(caller.plan).burst));
    const asked = { caller, selection, mayContainFaults };
    if (Array.isArray(value) && value.length > 0) return answerBatch(exchange, value, asked);
    const inspected = inspect(value, mayContainFaults);
    const facts = { caller, selection, inspected };
    const message = readPlainMessage(value, carrier.headers);
    const plain = message && (await answerPlain(exchange, message, facts));
    if (plain) return exchange.answer(200, "application/json", plain.text, plain.prepared);
    await (await loadSdk()).alone(exchange, { value, ...facts });
  }

  /** Each entry is answered on its own, in the order of the batch (JSON-RPC 2.0, section 6; MCP 2025-03-26). */
  async function answerBatch(exchange: Exchange, entries: readonly unknown[], asked: Asked): Promise<void> {
    const answers = await Promise.all(entries.map((entry) => answerEntry(exchange, entry, asked)));
    const texts = answers.filter((answer) => answer !== null);
    if (texts.length === 0) return exchange.answerEmpty(202);
    if (takesOnlyStream(exchange.carrier)) {
      const events = texts.map((text) => `event: message\ndata: ${text}\n\n`);
      return exchange.answer(200, "text/event-stream", events.join(""));
    }
    exchange.answer(200, "application/json", `[${texts.join(",")}]`);
  }

  async function answerEntry(exchange: Exchange, value: unknown, asked: Asked): Promise<string | null> {
    if (!isObject(value)) return writeRpcError(null, invalidRequest, "An entry of a batch must be a JSON object.");
    if (claimsEnvelope(value))
      return writeRpcError(messageId(value), invalidRequest, "Revision 2026-07-28 has no batches.");
    const { caller, selection, mayContainFaults } = asked;
    try {
      const facts = { caller, selection, inspected: inspect(value, mayContainFaults) };
      const message = readPlainMessage(value, exchange.carrier.headers);
      const plain = message?.method === "tools/call" ? await answerPlain(exchange, message, facts) : null;
      if (plain) return plain.text;
      return await (await loadSdk()).inBatch(exchange, { value, ...facts });
    } catch (error) {
      if (error instanceof InvalidMessage) return writeInvalidMessage(exchange, error);
      const problem = toProblem(exchange, error); // the other entries may have had their effects: they are answered
      return writeProblem(messageId(value), problem.status, problem);
    }
  }

  const toProblem = (exchange: Exchange, error: unknown): Problem =>
    parts.refuse(error, exchange.requestId, "mcp", noErrors).problem;

  const writeInvalidMessage = (exchange: Exchange, { failure, id }: InvalidMessage): string =>
    writeProblem(id, invalidRequest, toProblem(exchange, failure));

  /** Where HTTP itself is the answer (401, 413, ...) its status says so; a limit is reported inside JSON-RPC as the tools do. */
  function answerRefusal(exchange: Exchange, { message, selection }: Incoming, error: unknown): void {
    if (error instanceof InvalidMessage)
      return exchange.answer(400, "application/json", writeInvalidMessage(exchange, error));
    const problem = toProblem(exchange, error);
    exchange.setProblemHeaders(problem);
    const isLimit = problem.status === 429;
    const text =
      isLimit && selection?.failuresAsResults && isCall(message)
        ? writeAnswer(
            { id: JSON.stringify(message["id"]), isModern: claimsEnvelope(message) },
            { contents: null },
            { ok: false, problem, asToolResult: true },
          )
        : writeProblem(messageId(message), problem.status, problem);
    exchange.answer(isLimit ? 200 : problem.status, "application/json", text);
  }

  function checkSize(bytes: number, value: unknown): void {
    const limit = calledTool(value, tools)?.entry.maxBodyBytes ?? usualBytes;
    if (bytes > limit) throw new Failure("payload_too_large", { detail: `The body is larger than ${limit} bytes.` });
  }

  return async (exchange, category) => {
    if (exchange.carrier.method !== "POST") {
      exchange.setHeader("Allow", "POST");
      const failure = new Failure("method_not_allowed", { detail: "This endpoint takes POST." });
      return exchange.answerProblem(toProblem(exchange, failure));
    }
    const incoming: Incoming = { message: null, selection: null };
    try {
      await serve(exchange, incoming, category);
    } catch (error) {
      answerRefusal(exchange, incoming, error);
    }
  };
}

function takesOnlyStream({ headers: { accept = "" } }: Carrier): boolean {
  return accept.includes("text/event-stream") && !accept.includes("application/json") && !accept.includes("*/*");
}

const isCall = (message: unknown): message is Readonly<Record<string, unknown>> =>
  isObject(message) && message["method"] === "tools/call" && isPlainId(message["id"]);

/** @throws Failure `bad_request` for a batch that could never be let in. */
function countMessages(value: unknown, burst: number): number {
  if (!Array.isArray(value)) return 1;
  if (value.length > burst) {
    const detail = `A batch may contain at most ${burst} messages.`;
    throw new Failure("bad_request", { detail, hint: "Send the messages in several batches." });
  }
  return Math.max(1, value.length);
}
