import { Server, type ServerContext } from "@modelcontextprotocol/server";
import type { Caller } from "../auth/authenticate.ts";
import type { Execute } from "../executor/execute.ts";
import type { CallChannel } from "../executor/call-channel.ts";
import type { ExecutorParts } from "../executor/executor-parts.ts";
import { Failure } from "../contract/failure.ts";
import type { Outcome } from "../executor/outcome.ts";
import type { QuestionKind } from "../executor/questions.ts";
import type { Tool } from "../executor/tool-table.ts";
import type { HttpExchange } from "../http/exchange.ts";
import { readCallArguments } from "./call-arguments.ts";
import type { InspectedMessage } from "./inspect-message.ts";
import { listHint } from "./list-hint.ts";
import { converse } from "./conversation.ts";
import type { AskingParts, ClientBoundRequest } from "./older-client.ts";
import { completesAnything } from "./completion.ts";
import { changesAnything, setDataMethods, type DataParts, type PromptParts } from "./data-methods.ts";
import { presentFailure, toToolResult } from "./tool-result.ts";
import { refuseParams } from "./refuse-params.ts";
import type { Selection } from "./selection.ts";
import { unknownName } from "./unknown-name.ts";

export interface McpParts<Context> extends ExecutorParts<Context>, DataParts, Pick<AskingParts, "clientAnswers"> {
  readonly tools: ReadonlyMap<string, Tool<Context>>;
  readonly execute: Execute<Context>;
}

/** One HTTP exchange: who asks, and what its URL selects. */
export interface Exchange {
  readonly caller: Caller;
  readonly requestId: string;
  readonly client: Pick<HttpExchange, "startCall">;
  readonly selection: Selection;
  readonly inspected: InspectedMessage;
  /** The client takes a stream of messages as an answer. */
  readonly takesStream: boolean;
  /** It is of the 2026 era. */
  readonly isModern: boolean;
  /** What a client of the older era said that it can be asked. */
  readonly session: ReadonlySet<QuestionKind>;
}

/** A protocol server that answers one exchange; the SDK speaks the protocol, this maps its methods to the service. */
export function createProtocolServer<Context>(parts: McpParts<Context> & PromptParts, exchange: Exchange): Server {
  const { surface, tools } = parts;
  const { name, title, version, summary } = surface.service;
  const reports = surface.tools.some((tool) => tool.reports);
  const server = new Server(
    { name, title, version },
    {
      capabilities: {
        tools: {},
        prompts: {},
        resources: exchange.isModern && changesAnything(surface) ? { subscribe: true } : {},
        ...(completesAnything(surface) && { completions: {} }),
        ...(reports && { logging: {} }),
      },
      instructions: summary,
      cacheHints: listHints,
    },
  );
  server.setRequestHandler("tools/list", () => ({ tools: exchange.selection.tools as never[] })); // finished by the generator
  server.setRequestHandler("tools/call", ({ params }, context) => callTool(params, context));
  setDataMethods(server, parts, exchange);
  return server;

  async function callTool({ name: toolName, arguments: given }: CallParams, context: ServerContext): Promise<never> {
    const tool = tools.get(toolName);
    const { caller, requestId, client, takesStream, session, selection } = exchange;
    const { options, argumentFailure, optionFailure } = exchange.inspected;
    const refused = (failure: Failure) => refuseParams(parts, requestId, `tool:${toolName}`, failure);
    if (!tool) throw refused(unknownName("tool", toolName, tools.keys()));
    if (optionFailure) throw refused(optionFailure);
    const run = (channel?: CallChannel): Promise<Outcome> =>
      parts.execute({
        tool,
        input: readCallArguments(given, tool),
        caller,
        surface: "mcp",
        requestId,
        ...options,
        running: client.startCall(),
        ...(channel && { channel }),
      });
    const request = {
      binding: { keyId: caller.keyId, method: "tools/call", name: toolName, input: given ?? {} },
      requestId,
      takesStream,
      session,
      errors: tool.errors,
      startCall: () => client.startCall(),
      send: async (message: ClientBoundRequest) =>
        server.transport?.send(message, { relatedRequestId: context.mcpReq.id }),
    };
    const outcome = argumentFailure
      ? parts.refuse(argumentFailure, requestId, toolName, tool.errors)
      : await (tool.isPlain ? run() : converse(parts, context, request, run));
    // The SDK's types are the unions of both eras'.
    if ("resultType" in outcome) return outcome as never;
    return toToolResult(presentFailure(outcome, selection), tool.entry, surface.service.uriScheme) as never;
  }
}

interface CallParams {
  readonly name: string;
  readonly arguments?: unknown;
}

const listHints = {
  "tools/list": listHint,
  "prompts/list": listHint,
  "resources/list": listHint,
  "resources/templates/list": listHint,
  "server/discover": listHint,
};
