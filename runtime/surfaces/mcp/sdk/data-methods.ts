import { isInputRequiredResult, type Server, type ServerContext } from "@modelcontextprotocol/server";
import { changesResources } from "../../../call/call-events.ts";
import { hasCompletions } from "../../../call/propose-values.ts";
import { subscribe, unsubscribe } from "../../../call/session-subscriptions.ts";
import { Failure } from "../../../contract/failure.ts";
import type { Principal } from "../../../identity/principal.ts";
import type { HttpExchange } from "../../http/exchange.ts";
import { problemMessage } from "../message/error-response.ts";
import { sessionIdOf } from "./client-session.ts";
import { requestMissingArguments, type RawArguments } from "./request-missing-arguments.ts";
import { excerptOf } from "./completion.ts";
import type { FoundResource } from "../message/find-resource.ts";
import { invalidParams, rejectCursor, toParamsError, RpcError, toRpcError, unknownName } from "./rpc-errors.ts";
import type { SdkServices } from "./sdk-services.ts";
import { readTextValues } from "./text-values.ts";

/** Sets the handlers of prompts, resources and, if any argument supports it, completion. */
export function setDataMethods(
  server: Server,
  services: SdkServices,
  { exchange, caller }: { readonly exchange: HttpExchange; readonly caller: Principal },
): void {
  const { prompts, resources, resourceTemplates } = services.surface.mcp; // complete responses of the generator
  const { requestId } = exchange;
  const onePage =
    <Page>(page: Page) =>
    (list: Parameters<typeof rejectCursor>[2]): Page => {
      rejectCursor(services, requestId, list);
      return page;
    };
  server.setRequestHandler("prompts/list", onePage({ prompts: prompts as never[] }));
  server.setRequestHandler("prompts/get", ({ params }, { mcpReq }) => getPrompt(services, requestId, params, mcpReq));
  server.setRequestHandler("resources/list", onePage({ resources: resources as never[] }));
  server.setRequestHandler("resources/templates/list", onePage({ resourceTemplates: resourceTemplates as never[] }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
    const { entry, given } = findResource(uri);
    const parameters = await withRpcErrors(services, requestId, `resource:${entry.name}`, () =>
      readTextValues(entry.parameters, given, "/uri"),
    );
    const outcome = await services.readResource({
      entry,
      parameters,
      caller,
      requestId,
      running: exchange.startCall(),
    });
    if (outcome.ok) {
      const { mimeType, thirdParty } = entry;
      const meta = thirdParty && { _meta: { [`${services.surface.service.uriScheme}/third-party`]: thirdParty } };
      return { contents: [{ uri, mimeType, ...outcome.result, ...meta }] };
    }
    if (outcome.problem.code !== "not_found") throw toRpcError(outcome);
    // The error for a missing resource (MCP 2026-07-28, "Resources", "Error handling").
    throw new RpcError(invalidParams, problemMessage(outcome.problem), { uri: excerptOf(uri), ...outcome.problem });
  });
  if (changesResources(services.surface)) {
    // Clients of the older era. Without a session, they have no stream for notifications, but the request is accepted.
    const session = sessionIdOf(services, caller.id, exchange.headers["mcp-session-id"]);
    server.setRequestHandler("resources/subscribe", async ({ params: { uri } }) => {
      findResource(uri);
      const work = (): Promise<void> => subscribe(services, session ?? "", uri);
      if (session !== null) await withRpcErrors(services, requestId, "resource", work);
      return {};
    });
    server.setRequestHandler("resources/unsubscribe", async ({ params: { uri } }) => {
      findResource(uri);
      if (session !== null) await unsubscribe(services, session, uri);
      return {};
    });
  }
  if (!hasCompletions(services.surface)) return;
  server.setRequestHandler("completion/complete", async ({ params }) => {
    const request = { caller, requestId, running: exchange.startCall() };
    const outcome = await withRpcErrors(services, requestId, "completion", () => services.complete(params, request));
    if (!outcome.ok) throw toRpcError(outcome);
    return { completion: outcome.result };
  });

  function findResource(uri: string): FoundResource {
    const found = services.findResource(uri);
    if (found) return found;
    const failure = new Failure("not_found", {
      detail: "No resource has this URI.",
      hint: "Use a URI from resources/list or resources/templates/list.",
      members: { uri: excerptOf(uri) },
    });
    throw toParamsError(services, requestId, "resource", failure);
  }
}

async function getPrompt(
  services: SdkServices,
  requestId: string,
  params: { name: string; arguments?: RawArguments | undefined },
  request: ServerContext["mcpReq"],
) {
  const { prompts } = services.surface;
  const prompt = prompts.find(({ name }) => name === params.name);
  if (!prompt) {
    const names = prompts.map(({ name }) => name);
    throw toParamsError(services, requestId, `prompt:${params.name}`, unknownName("prompt", params.name, names));
  }
  const { tracing } = services;
  const given = requestMissingArguments(prompt, params.arguments ?? {}, request);
  if (isInputRequiredResult(given)) return given;
  const render = async () => {
    const values = await withRpcErrors(services, requestId, `prompt:${prompt.name}`, () =>
      readTextValues(prompt.arguments, given, "/arguments"),
    );
    return { ok: true as const, messages: services.renderPrompt(prompt, values) as never[] }; // types of both eras
  };
  const operation = `prompts/get ${prompt.name}`;
  const { messages } = await (tracing ? tracing.traceRead({ operation, requestId }, render) : render());
  return { description: prompt.summary, messages };
}

/** Runs `work` and converts its failures. @throws RpcError. */
async function withRpcErrors<Result>(
  services: SdkServices,
  requestId: string,
  operation: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Failure ? toParamsError(services, requestId, operation, error) : error;
  }
}
