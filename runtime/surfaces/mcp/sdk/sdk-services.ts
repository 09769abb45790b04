import type { CallServices } from "../../../call/call-services.ts";
import type { Authenticate } from "../../../identity/authenticate.ts";
import type { ReadResource } from "../../../call/read-resource.ts";
import type { Service } from "../../../service.ts";
import type { Tracing } from "../../../tracing/tracing.ts";
import { ClientResponses } from "./client-responses.ts";
import { createComplete, type Complete } from "./completion.ts";
import { createFindResource, type FindResource } from "../message/find-resource.ts";
import { createRenderPrompt, type RenderPrompt } from "./prompts.ts";

/** The services that MCP methods on the SDK path use, except `tools` and `execute`, whose types contain the context. */
export interface SdkServices extends CallServices {
  readonly authenticate: Authenticate;
  readonly readResource: ReadResource;
  readonly tracing: Tracing | null;
  readonly findResource: FindResource;
  readonly renderPrompt: RenderPrompt;
  readonly complete: Complete;
  readonly clientResponses: ClientResponses;
}

export const createSdkServices = <Context>(service: Service<Context>): SdkServices => ({
  ...service,
  findResource: createFindResource(service.surface),
  renderPrompt: createRenderPrompt(service.surface),
  complete: createComplete(service),
  clientResponses: new ClientResponses(service.store),
});
