import type { Service } from "../../../service.ts";
import type { HttpExchange } from "../../http/exchange.ts";
import { isObject, readCallArguments } from "../message/call-arguments.ts";
import type { McpRequest } from "../message/mcp-request.ts";
import { presentFailure } from "../message/selection.ts";
import { createPrepareList } from "./lists.ts";
import type { PlainMessage } from "./read-message.ts";
import { createWriteAnswer } from "./write-answer.ts";

/** Answers a plain message; null leaves it, untouched, to the SDK. */
export type AnswerPlain = (
  exchange: HttpExchange,
  message: PlainMessage,
  request: McpRequest,
) => Promise<PlainAnswer | null>;

export interface PlainAnswer {
  readonly text: string;
  /** Bytes that the text follows. */
  readonly prepared?: Buffer;
}

/** The hot exchanges: calls of tools that neither ask nor report, and lists. */
export function createAnswerPlain<Context>(service: Service<Context>): AnswerPlain {
  const { surface, tools, execute, refuse } = service;
  const writeAnswer = createWriteAnswer(surface.service);
  const prepareList = createPrepareList(surface);

  async function answerCall(
    exchange: HttpExchange,
    message: PlainMessage,
    { caller, selection, inspected }: McpRequest,
  ): Promise<PlainAnswer | null> {
    if (inspected.optionFailure) return null;
    const { name, arguments: given = {} } = message.params;
    const tool = typeof name === "string" ? tools.get(name) : undefined;
    if (!tool?.isPlain || !isObject(given)) return null;
    if (message.isModern && tool.entry.headers.length > 0) return null;
    const { requestId } = exchange;
    const { argumentFailure, options } = inspected;
    const outcome = argumentFailure
      ? refuse(argumentFailure, requestId, tool.entry.name, tool.errors)
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
    return { text: writeAnswer(message, tool.entry, presentFailure(outcome, selection)) };
  }

  return async (exchange, message, request) => {
    if (message.method === "tools/call") return answerCall(exchange, message, request);
    const list = prepareList(message, request.selection);
    return list ? { text: `${message.id}}`, prepared: list } : null;
  };
}
