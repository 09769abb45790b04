import { ProtocolError, ResourceNotFoundError, Server, type ServerContext } from "@modelcontextprotocol/server";
import type { Caller } from "../auth/authenticate.ts";
import type { Execute } from "../executor/execute.ts";
import type { CallChannel } from "../executor/call-channel.ts";
import type { ExecutorParts } from "../executor/executor-parts.ts";
import { Failure } from "../executor/failure.ts";
import { nearestFew } from "../executor/nearest.ts";
import type { ReadResource } from "../executor/read-resource.ts";
import type { Outcome } from "../executor/outcome.ts";
import type { QuestionKind } from "../executor/questions.ts";
import type { Tool } from "../executor/tool-table.ts";
import type { Exchange as HttpExchange } from "../http/exchange.ts";
import type { McpTool } from "../surface.ts";
import { isObject, readCallArguments } from "./call-arguments.ts";
import { createReadCallOptions } from "./call-options.ts";
import { converse } from "./conversation.ts";
import type { ClientBoundRequest } from "./older-client.ts";
import type { RenderPrompt } from "./prompts.ts";
import { toProtocolError, toToolResult } from "./tool-result.ts";

export interface McpParts<Context> extends ExecutorParts<Context> {
  readonly tools: ReadonlyMap<string, Tool<Context>>;
  readonly execute: Execute<Context>;
  readonly readResource: ReadResource;
  readonly renderPrompt: RenderPrompt;
}

/** One HTTP exchange: who asks, and what its URL selects. */
export interface Exchange {
  readonly caller: Caller;
  readonly requestId: string;
  readonly client: Pick<HttpExchange, "startCall">;
  readonly listed: readonly McpTool[];
  /** The client takes a stream of messages as an answer. */
  readonly takesStream: boolean;
  /** What a client of the older era said that it can be asked. */
  readonly session: ReadonlySet<QuestionKind>;
}

const invalidParams = -32602;
const noErrors: ReadonlySet<string> = new Set();

/** A protocol server that answers one exchange; the SDK speaks the protocol, this maps its methods to the service. */
export function createProtocolServer<Context>(parts: McpParts<Context>, exchange: Exchange): Server {
  const { surface, tools } = parts;
  const readOptions = createReadCallOptions(surface.service.uriScheme);
  const { name, title, version, summary } = surface.service;
  const reports = surface.tools.some((tool) => tool.reports);
  const server = new Server(
    { name, title, version },
    {
      capabilities: { tools: {}, prompts: {}, resources: {}, ...(reports && { logging: {} }) },
      instructions: summary,
      cacheHints: listHints,
    },
  );
  server.setRequestHandler("tools/list", () => ({ tools: exchange.listed as never[] })); // finished by the generator
  server.setRequestHandler("prompts/list", () => ({ prompts: surface.mcp.prompts as never[] }));
  server.setRequestHandler("resources/list", () => ({ resources: surface.mcp.resources as never[] }));
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: [] }));
  server.setRequestHandler("tools/call", ({ params }, context) => callTool(params, context));
  server.setRequestHandler("prompts/get", ({ params }) => getPrompt(parts, exchange, params));
  server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
    const resource = surface.resources.find((entry) => entry.uri === uri);
    if (!resource) throw new ResourceNotFoundError(uri);
    const { caller, requestId, client } = exchange;
    const outcome = await parts.readResource({ name: resource.name, caller, requestId, running: client.startCall() });
    if (!outcome.ok) throw toProtocolError(outcome);
    return { contents: [{ uri, mimeType: resource.mimeType, text: outcome.text }] };
  });
  return server;

  async function callTool(
    { name: toolName, arguments: given, _meta: meta = {} }: CallParams,
    context: ServerContext,
  ): Promise<never> {
    const tool = tools.get(toolName);
    if (!tool) throw unknownName("tool", toolName, tools.keys());
    const { caller, requestId, client, takesStream, session } = exchange;
    const options = readOptions(meta);
    if ("problem" in options) throw new ProtocolError(invalidParams, options.problem);
    const run = (channel?: CallChannel): Promise<Outcome> =>
      parts.execute({
        tool,
        input: readCallArguments(given, tool),
        coerce: false,
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
    const outcome = tool.isPlain ? await run() : await converse(parts, context, request, run);
    // The SDK's types are the unions of both eras'.
    if ("resultType" in outcome) return outcome as never;
    return toToolResult(outcome, tool.entry, surface.service.uriScheme) as never;
  }
}

interface CallParams {
  readonly name: string;
  readonly arguments?: unknown;
  readonly _meta?: Readonly<Record<string, unknown>> | undefined;
}

/** The lists change with a release alone; how long a client of the 2026 era may keep them. */
const listHint = { ttlMs: 300_000, cacheScope: "private" } as const;
const listHints = {
  "tools/list": listHint,
  "prompts/list": listHint,
  "resources/list": listHint,
  "server/discover": listHint,
};

function unknownName(kind: string, name: string, known: Iterable<string>): ProtocolError {
  const candidates = nearestFew(name, known, 3);
  const hint =
    candidates.length > 0 ? ` Did you mean ${candidates.map((candidate) => `"${candidate}"`).join(" or ")}?` : "";
  return new ProtocolError(invalidParams, `Unknown ${kind} "${name.slice(0, 100)}".${hint}`, { nearest: candidates });
}

function getPrompt<Context>(
  parts: McpParts<Context>,
  { requestId }: Exchange,
  params: { name: string; arguments?: unknown },
) {
  const prompt = parts.surface.prompts.find((entry) => entry.name === params.name);
  if (!prompt)
    throw unknownName(
      "prompt",
      params.name,
      parts.surface.prompts.map(({ name }) => name),
    );
  const given = isObject(params.arguments) ? params.arguments : {};
  try {
    const messages = parts.renderPrompt(prompt, given as Record<string, string>); // the SDK checked that they are strings
    return { description: prompt.summary, messages: messages as never[] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { problem } = parts.refuse(error, requestId, `prompt:${prompt.name}`, noErrors);
    const places = (problem.errors ?? []).map(
      ({ pointer, detail, expected }) => `${pointer}: ${detail} Expected ${expected ?? "another value"}.`,
    );
    throw new ProtocolError(invalidParams, `${problem.detail} ${places.join(" ")}`, problem);
  }
}
