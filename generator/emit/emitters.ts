import type { Model } from "../model/model.ts";
import { emitClient } from "./client.ts";
import { emitCompiled } from "./compiled.ts";
import { emitDocs } from "./docs.ts";
import { emitErrors } from "./errors.ts";
import { emitEvents } from "./events.ts";
import { emitHandlers } from "./handlers.ts";
import { emitJsonSchemas } from "./json-schemas.ts";
import { emitMcp } from "./mcp.ts";
import { emitNames } from "./names.ts";
import { emitOpenapi } from "./openapi.ts";
import { openapiDocument } from "./openapi/document.ts";
import { emitPrompts } from "./prompts.ts";
import type { Remember } from "./remember.ts";
import { emitRegistry } from "./registry.ts";
import { emitResources } from "./resources.ts";
import { emitService } from "./service.ts";
import { emitSurface } from "./surface.ts";
import { emitTools } from "./tools.ts";
import { emitTypes } from "./types.ts";

/**
 * Returns the texts of generated files by path, relative to the service's root. `remember` may return earlier results
 * that depend only on unchanged parts of the model.
 */
export type Emitter = (
  model: Model,
  remember?: Remember,
) => ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;

/** All emitters. No two of them emit the same path. */
export const emitters: readonly Emitter[] = [
  emitTools,
  emitTypes,
  emitErrors,
  emitNames,
  emitHandlers,
  emitService,
  emitPrompts,
  emitResources,
  emitEvents,
  emitMcp,
  emitRegistry,
  emitCompiled,
  emitSurface,
  emitRest,
  emitDocs,
  emitJsonSchemas,
];

/** Emits the OpenAPI document and the client that is derived from it. */
function emitRest(model: Model, remember?: Remember): ReadonlyMap<string, string> {
  const document = openapiDocument(model, remember);
  return new Map([...emitOpenapi(model, document, remember), ...emitClient(model, document, remember)]);
}
