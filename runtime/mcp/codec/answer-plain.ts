import type { Caller } from "../../auth/authenticate.ts";
import type { HttpExchange } from "../../http/exchange.ts";
import { isObject, readCallArguments } from "../call-arguments.ts";
import { createReadCallOptions } from "../call-options.ts";
import type { McpParts } from "../methods.ts";
import type { Selection } from "../selection.ts";
import { createPrepareList } from "./lists.ts";
import type { PlainMessage } from "./read-message.ts";
import { createWriteAnswer } from "./write-answer.ts";

/** Answers a plain message; null leaves it, untouched, to the SDK. */
export type AnswerPlain = (exchange: HttpExchange, message: PlainMessage, facts: PlainFacts) => Promise<PlainAnswer | null>;

export interface PlainAnswer {
  readonly text: string;
  /** Bytes that the text follows. */
  readonly prepared?: Buffer;
}

/** Who asks, and for which tools. */
export interface PlainFacts {
  readonly caller: Caller;
  readonly selection: Selection;
}

/** The hot exchanges: calls of tools that neither ask nor report, and lists. */
export function createAnswerPlain<Context>(parts: McpParts<Context>): AnswerPlain {
  const { surface, tools, execute } = parts;
  const readOptions = createReadCallOptions(surface.service.uriScheme);
  const writeAnswer = createWriteAnswer(surface.service);
  const prepareList = createPrepareList(surface);

  async function answerCall(exchange: HttpExchange, message: PlainMessage, caller: Caller): Promise<PlainAnswer | null> {
    const { name, arguments: given = {} } = message.params;
    const tool = typeof name === "string" ? tools.get(name) : undefined;
    if (!tool?.isPlain || !isObject(given)) return null;
    if (message.isModern && tool.entry.headers.length > 0) return null;
    const options = readOptions(message.meta);
    if ("problem" in options) return null;
    const { idempotencyKey, preview } = options;
    const outcome = await execute({
      tool,
      input: readCallArguments(given, tool),
      coerce: false,
      caller,
      surface: "mcp",
      requestId: exchange.requestId,
      idempotencyKey,
      preview,
      running: exchange.startCall(),
    });
    return { text: writeAnswer(message, tool.entry, outcome) };
  }

  return async (exchange, message, { caller, selection }) => {
    if (message.method === "tools/call") return answerCall(exchange, message, caller);
    const list = prepareList(message, selection);
    return list ? { text: `${message.id}}`, prepared: list } : null;
  };
}
