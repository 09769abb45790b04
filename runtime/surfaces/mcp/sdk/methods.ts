import { Server, type ServerContext } from "@modelcontextprotocol/server";
import type { CallChannel } from "../../../call/call-channel.ts";
import type { Outcome } from "../../../call/outcome.ts";
import { changesResources } from "../../../call/call-events.ts";
import { hasCompletions } from "../../../call/propose-values.ts";
import type { QuestionKind } from "../../../call/questions.ts";
import { Failure } from "../../../contract/failure.ts";
import type { Service } from "../../../service.ts";
import type { HttpExchange } from "../../http/exchange.ts";
import { readCallArguments } from "../message/call-arguments.ts";
import type { McpRequest } from "../message/mcp-request.ts";
import { listCacheHint } from "../message/revisions.ts";
import { listTools, applyFailureMode } from "../message/selection.ts";
import { runInteractiveCall } from "./interactive-call.ts";
import { setDataMethods } from "./data-methods.ts";
import type { ClientBoundRequest } from "./older-client.ts";
import { rejectCursor, toParamsError, unknownName } from "./rpc-errors.ts";
import type { SdkServices } from "./sdk-services.ts";
import { toToolResult } from "./tool-result.ts";

/** A request that the SDK serves. */
export interface SdkRequest extends McpRequest {
  readonly exchange: HttpExchange;
  /** Whether the client accepts an event stream. */
  readonly acceptsEventStream: boolean;
  /** Whether it belongs to the 2026 era. */
  readonly isModern: boolean;
  /** The kinds of questions that a client of the older era supports. */
  readonly questionKinds: ReadonlySet<QuestionKind>;
}

/** Creates a protocol server for one request. The SDK implements the protocol; the handlers set here call the service. */
export function createProtocolServer<Context>(
  { surface, tools, execute }: Service<Context>,
  services: SdkServices,
  request: SdkRequest,
): Server {
  const { name, title, version, instructions } = surface.service;
  const reports = surface.tools.some((tool) => tool.reports);
  const lists = services.changes.announcesLists ? { listChanged: true } : {};
  const server = new Server(
    { name, title, version },
    {
      capabilities: {
        tools: lists,
        prompts: lists,
        resources: changesResources(surface) ? { subscribe: true, ...lists } : lists,
        ...(hasCompletions(surface) && { completions: {} }),
        ...(reports && { logging: {} }),
      },
      instructions,
      cacheHints: listCacheHints,
    },
  );
  server.setRequestHandler("tools/list", async (list) => {
    rejectCursor(services, request.exchange.requestId, list);
    return { tools: (await listTools(surface, request.selection)) as never[] }; // complete entries of the generator
  });
  server.setRequestHandler("tools/call", ({ params }, context) => callTool(params, context));
  setDataMethods(server, services, request);
  return server;

  async function callTool({ name: toolName, arguments: given }: CallParams, context: ServerContext): Promise<never> {
    const tool = tools.get(toolName);
    const { exchange, caller, acceptsEventStream, questionKinds, selection } = request;
    const { requestId } = exchange;
    const { options, argumentFailure, optionFailure } = request.inspected;
    const paramsError = (failure: Failure) => toParamsError(services, requestId, `tool:${toolName}`, failure);
    if (!tool) throw paramsError(unknownName("tool", toolName, tools.keys()));
    if (optionFailure) throw paramsError(optionFailure);
    const run = (channel?: CallChannel): Promise<Outcome> =>
      execute({
        tool,
        input: readCallArguments(given, tool),
        caller,
        surface: "mcp",
        requestId,
        ...options,
        running: exchange.startCall(),
        ...(channel && { channel }),
      });
    const clientRequest = {
      binding: { principalId: caller.id, method: "tools/call", name: toolName, input: given ?? {} },
      requestId,
      acceptsEventStream,
      questionKinds,
      errors: tool.errors,
      startCall: () => exchange.startCall(),
      send: async (message: ClientBoundRequest) =>
        server.transport?.send(message, { relatedRequestId: context.mcpReq.id }),
    };
    const outcome = argumentFailure
      ? services.toOutcome(argumentFailure, requestId, toolName, tool.errors)
      : await (tool.isPlain ? run() : runInteractiveCall(services, context, clientRequest, run));
    // The SDK's types are unions of both eras.
    if ("resultType" in outcome) return outcome as never;
    return toToolResult(applyFailureMode(outcome, selection), tool.entry, surface.service.uriScheme) as never;
  }
}

interface CallParams {
  readonly name: string;
  readonly arguments?: unknown;
}

const listCacheHints = {
  "tools/list": listCacheHint,
  "prompts/list": listCacheHint,
  "resources/list": listCacheHint,
  "resources/templates/list": listCacheHint,
  "server/discover": listCacheHint,
};
