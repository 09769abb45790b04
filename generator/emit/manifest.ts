import { printJson } from "../format/data.ts";
import type { Model } from "../model/model.ts";

/** `manifest.json`: what was generated, in figures and as a list, and from which specification. */
export function emitManifest(model: Model, files: readonly string[]): ReadonlyMap<string, string> {
  const { service, tools, scopes, prompts, resources, schemas, errors, specHash } = model;
  const defaultScope = scopes.find((scope) => scope.isDefault);
  const manifest = {
    service: service.name,
    version: service.version,
    spec_hash: specHash,
    counts: {
      tools: tools.length,
      live: tools.filter((tool) => tool.live).length,
      documented: tools.filter((tool) => tool.documented).length,
      default_scope: defaultScope?.tools.length ?? 0,
      routes: tools.reduce((sum, tool) => sum + tool.routes.length, 0),
      prompts: prompts.length,
      resources: resources.filter(({ parameters }) => parameters.length === 0).length,
      resource_templates: resources.filter(({ parameters }) => parameters.length > 0).length,
      schemas: schemas.length,
      errors: errors.length,
    },
    scopes: Object.fromEntries(scopes.map((scope) => [scope.name, scope.tools.length])),
    files: [...files, manifestPath].sort(),
  };
  return new Map([[manifestPath, printJson(manifest)]]);
}

const manifestPath = "generated/manifest.json";
