import { printJson } from "../format/data.ts";
import type { Model } from "../model/model.ts";
import { openapiDocument } from "./openapi/document.ts";

/** `generated/openapi.json`: the OpenAPI 3.1 description of every route. */
export function emitOpenapi(model: Model): ReadonlyMap<string, string> {
  return new Map([["generated/openapi.json", printJson(openapiDocument(model))]]);
}
