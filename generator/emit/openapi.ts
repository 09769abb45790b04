import type { Model } from "../model/model.ts";
import { openapiDocument } from "./openapi/document.ts";

/** `generated/openapi.json`: the OpenAPI 3.1 description of every route. */
export function emitOpenapi(model: Model): ReadonlyMap<string, string> {
  return new Map([["generated/openapi.json", `${JSON.stringify(openapiDocument(model), null, 2)}\n`]]);
}
