import { printJson } from "../format/data.ts";
import type { Model, Schema } from "../model/model.ts";
import { openapiDocument } from "./openapi/document.ts";

/** `generated/openapi.json`: the OpenAPI 3.1 description of every route. */
export function emitOpenapi(model: Model, document: Schema = openapiDocument(model)): ReadonlyMap<string, string> {
  return new Map([["generated/openapi.json", printJson(document)]]);
}
