import type { Service } from "../../../service.ts";
import type { HttpExchange } from "../../http/exchange.ts";
import { isObject, readCallArguments } from "../message/call-arguments.ts";
import type { McpRequest } from "../message/mcp-request.ts";
import { applyFailureMode } from "../message/selection.ts";
import { createPrepareList } from "./lists.ts";
import type { PlainMessage } from "./read-message.ts";
import { createWriteResponse } from "./write-response.ts";

/** Responds to a plain message; null if the SDK must handle it. */
export type FastPath = (
  exchange: HttpExchange,
  message: PlainMessage,
  request: McpRequest,
) => Promise<FastResponse | null>;

export interface FastResponse {
  readonly text: string;
  /** Bytes that precede the text. */
  readonly prepared?: Buffer;
}

/** Creates the fast path for the most frequent requests: lists, and calls to tools that neither ask nor report. */
export function createFastPath<Context>(service: Service<Context>): FastPath {
  const { surface, tools, execute, toOutcome } = service;
  const writeResponse = createWriteResponse(surface.service);
  const prepareList = createPrepareList(surface);

  async function callTool(
    exchange: HttpExchange,
    message: PlainMessage,
    { caller, selection, inspected }: McpRequest,
  ): Promise<FastResponse | null> {
    if (inspected.optionFailure) return null;
    const { name, arguments: given = {} } = message.params;
    const tool = typeof name === "string" ? tools.get(name) : undefined;
    if (!tool?.isPlain || !isObject(given)) return null;
    if (message.isModern && tool.entry.headers.length > 0) return null;
    const { requestId } = exchange;
    const { argumentFailure, options } = inspected;
    const outcome = argumentFailure
      ? toOutcome(argumentFailure, requestId, tool.entry.name, tool.errors)
      : await execute({
          tool,
          input: readCallArguments(given, tool),
          caller,
          surface: "mcp",
          requestId,
          idempotencyKey: options.idempotencyKey,
          preview: options.preview,
          running: exchange.startCall(),
        });
    return { text: writeResponse(message, tool.entry, applyFailureMode(outcome, selection)) };
  }

  async function writeList(message: PlainMessage, { selection }: McpRequest): Promise<FastResponse | null> {
    const list = prepareList(message, selection);
    if (!list) return null;
    return { text: `${message.id}}`, prepared: list instanceof Promise ? await list : list };
  }

  // Not async: an async function that returns a promise resolves three microtasks later.
  return (exchange, message, request) =>
    message.method === "tools/call" ? callTool(exchange, message, request) : writeList(message, request);
}
