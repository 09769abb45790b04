import { readFileSync } from "node:fs";
import { Router } from "express";
import type { ServiceEntry } from "../contract/surface.ts";
import { OPENAPI_FORMS, openapiPaths, type OpenapiForm } from "../surfaces/openapi-paths.ts";
import { createOpenapiDocument, type ServedDocument } from "./openapi-document.ts";
import { printYaml } from "./print-yaml.ts";

/**
 * Serves the OpenAPI document as JSON and YAML: `openapi.json` is the current version, and `openapi-1.2.0.json` the
 * stable address of this version. The responses at both paths contain the stable address in `Content-Location`.
 */
export function createOpenapiRoutes(file: string, service: ServiceEntry, publicUrl: string | null): Router {
  const generated = readFileSync(file, "utf8");
  const create = (form: OpenapiForm): ((host: string) => ServedDocument) => {
    const text = form === "json" ? generated : printYaml(JSON.parse(generated));
    return createOpenapiDocument(text, service.paths.rest, publicUrl, form);
  };
  // YAML is requested rarely, so it is printed for the first request.
  const documents = new Map<OpenapiForm, ReturnType<typeof create>>([["json", create("json")]]);
  const router = Router();
  for (const form of Object.keys(OPENAPI_FORMS) as OpenapiForm[]) {
    const [current, stable] = openapiPaths(service, form);
    router.get([current, stable], (request, response) => {
      const document = documents.get(form) ?? create(form);
      documents.set(form, document);
      const { text, etag } = document(request.headers.host ?? "");
      response.set({ ETag: etag, "Cache-Control": "public, max-age=300", "Access-Control-Allow-Origin": "*" });
      response.set("Content-Location", stable);
      if (request.headers["if-none-match"]?.includes(etag)) return void response.status(304).end();
      response.type(OPENAPI_FORMS[form]).send(text);
    });
  }
  return router;
}
