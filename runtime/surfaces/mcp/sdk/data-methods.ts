import { isInputRequiredResult, type Server, type ServerContext } from "@modelcontextprotocol/server";
import type { Caller } from "../../../identity/authenticate.ts";
import type { ExecutorParts } from "../../../call/executor-parts.ts";
import { Failure } from "../../../contract/failure.ts";
import type { ReadResource } from "../../../call/read-resource.ts";
import type { HttpExchange } from "../../http/exchange.ts";
import type { Surface } from "../../../contract/surface.ts";
import { completesAnything, excerptOf, type Complete } from "./completion.ts";
import { completeArguments } from "./complete-arguments.ts";
import type { FindResource, FoundResource } from "./find-resource.ts";
import type { RenderPrompt } from "./prompts.ts";
import { problemMessage } from "../message/problem-message.ts";
import { readTextValues } from "./text-values.ts";
import { toRpcError } from "./tool-result.ts";
import { refuseParams } from "./refuse-params.ts";
import { unknownName } from "./unknown-name.ts";
import { RpcError } from "./rpc-error.ts";

/** What prompts, resources and completion are answered with. */
export interface DataParts extends Pick<ExecutorParts<never>, "surface" | "refuse"> {
  readonly findResource: FindResource;
  readonly readResource: ReadResource;
  readonly complete: Complete;
}

/** Prompts beside them: their templates cost time and memory, so they are read when the first client comes to the SDK. */
export interface PromptParts extends DataParts {
  readonly renderPrompt: RenderPrompt;
}

interface DataExchange {
  readonly caller: Caller;
  readonly requestId: string;
  readonly client: Pick<HttpExchange, "startCall">;
}

const invalidParams = -32602;

/** Answers the methods of prompts and resources, and completion where something completes. */
export function setDataMethods(server: Server, parts: PromptParts, exchange: DataExchange): void {
  const { prompts, resources, resourceTemplates } = parts.surface.mcp; // finished by the generator
  const { caller, requestId, client } = exchange;
  server.setRequestHandler("prompts/list", () => ({ prompts: prompts as never[] }));
  server.setRequestHandler("prompts/get", ({ params }, { mcpReq }) => getPrompt(parts, requestId, params, mcpReq));
  server.setRequestHandler("resources/list", () => ({ resources: resources as never[] }));
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: resourceTemplates as never[] }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
    const { entry, given } = findResource(uri);
    const parameters = await refusing(parts, requestId, `resource:${entry.name}`, () =>
      readTextValues(entry.parameters, given, "/uri"),
    );
    const outcome = await parts.readResource({ entry, parameters, caller, requestId, running: client.startCall() });
    if (outcome.ok) return { contents: [{ uri, mimeType: entry.mimeType, ...outcome.result }] };
    if (outcome.problem.code !== "not_found") throw toRpcError(outcome);
    // What clients know a missing resource by (MCP 2026-07-28, "Resources", "Error handling").
    throw new RpcError(invalidParams, problemMessage(outcome.problem), { uri: excerptOf(uri), ...outcome.problem });
  });
  if (changesAnything(parts.surface)) {
    // Of the older era, and accepted for its clients' sake: without a session nothing can be sent to them afterwards.
    const acceptUri = ({ params: { uri } }: { params: { uri: string } }): object => {
      findResource(uri);
      return {};
    };
    server.setRequestHandler("resources/subscribe", acceptUri);
    server.setRequestHandler("resources/unsubscribe", acceptUri);
  }
  if (!completesAnything(parts.surface)) return;
  server.setRequestHandler("completion/complete", async ({ params }) => {
    const request = { caller, requestId, running: client.startCall() };
    const outcome = await refusing(parts, requestId, "completion", () => parts.complete(params, request));
    if (!outcome.ok) throw toRpcError(outcome);
    return { completion: outcome.result };
  });

  function findResource(uri: string): FoundResource {
    const found = parts.findResource(uri);
    if (found) return found;
    const failure = new Failure("not_found", {
      detail: "No resource has this URI.",
      hint: "The URIs are those of resources/list and resources/templates/list.",
      members: { uri: excerptOf(uri) },
    });
    throw refuseParams(parts, requestId, "resource", failure);
  }
}

/** Whether some call changes a resource, so that clients can listen for it. */
export const changesAnything = ({ tools }: Surface): boolean => tools.some(({ changes }) => changes.length > 0);

async function getPrompt(
  parts: PromptParts,
  requestId: string,
  params: { name: string; arguments?: Given | undefined },
  request: ServerContext["mcpReq"],
) {
  const { prompts } = parts.surface;
  const prompt = prompts.find(({ name }) => name === params.name);
  if (!prompt) {
    const names = prompts.map(({ name }) => name);
    throw refuseParams(parts, requestId, `prompt:${params.name}`, unknownName("prompt", params.name, names));
  }
  const given = completeArguments(prompt, params.arguments ?? {}, request);
  if (isInputRequiredResult(given)) return given;
  const values = await refusing(parts, requestId, `prompt:${prompt.name}`, () =>
    readTextValues(prompt.arguments, given, "/arguments"),
  );
  return { description: prompt.summary, messages: parts.renderPrompt(prompt, values) as never[] }; // types of both eras
}

type Given = Readonly<Record<string, string>>;

/** @throws RpcError for a failure of the work. */
async function refusing<Result>(
  parts: DataParts,
  requestId: string,
  operation: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Failure ? refuseParams(parts, requestId, operation, error) : error;
  }
}
