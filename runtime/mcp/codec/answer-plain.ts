import type { Caller } from "../../auth/authenticate.ts";
import type { HttpExchange } from "../../http/exchange.ts";
import { isObject, readCallArguments } from "../call-arguments.ts";
import type { InspectedMessage } from "../inspect-message.ts";
import type { McpParts } from "../methods.ts";
import type { Selection } from "../selection.ts";
import { presentFailure } from "../tool-result.ts";
import { createPrepareList } from "./lists.ts";
import type { PlainMessage } from "./read-message.ts";
import { createWriteAnswer } from "./write-answer.ts";

/** Answers a plain message; null leaves it, untouched, to the SDK. */
export type AnswerPlain = (
  exchange: HttpExchange,
  message: PlainMessage,
  facts: PlainFacts,
) => Promise<PlainAnswer | null>;

export interface PlainAnswer {
  readonly text: string;
  /** Bytes that the text follows. */
  readonly prepared?: Buffer;
}

/** Who sends the message, to which endpoint, and what it says beside the arguments of its call. */
export interface PlainFacts {
  readonly caller: Caller;
  readonly selection: Selection;
  readonly inspected: InspectedMessage;
}

/** The hot exchanges: calls of tools that neither ask nor report, and lists. */
export function createAnswerPlain<Context>(parts: McpParts<Context>): AnswerPlain {
  const { surface, tools, execute, refuse } = parts;
  const writeAnswer = createWriteAnswer(surface.service);
  const prepareList = createPrepareList(surface);

  async function answerCall(
    exchange: HttpExchange,
    message: PlainMessage,
    { caller, selection, inspected }: PlainFacts,
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

  return async (exchange, message, facts) => {
    if (message.method === "tools/call") return answerCall(exchange, message, facts);
    const list = prepareList(message, facts.selection);
    return list ? { text: `${message.id}}`, prepared: list } : null;
  };
}
