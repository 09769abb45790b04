import type { ServiceFile } from "../language/service.ts";
import type { ErrorsFile, LimitsFile, ScopesFile } from "../language/tables.ts";
import type { ErrorModel, LimitsModel, ScopeModel, ServiceModel, ToolModel } from "./model.ts";

/** `service.yaml` as the model has it. */
export function buildService(file: ServiceFile): ServiceModel {
  const { name, title, version, summary, description, paths, license, registry } = file;
  const categories = Object.entries(file.categories).map(([category, entry]) => ({
    name: category,
    title: entry.title,
    summary: entry.summary,
  }));
  return {
    name,
    title,
    version,
    summary,
    description: description.trim(),
    uriScheme: file.uri_scheme,
    keyPrefix: file.key_prefix,
    paths: { mcp: paths.mcp, rest: paths.rest, docs: paths.docs },
    license: { name: license.name, identifier: license.identifier },
    registry: registry
      ? {
          name: registry.name,
          url: registry.url ?? null,
          websiteUrl: registry.website_url ?? null,
          repository: registry.repository ?? null,
        }
      : null,
    categories,
  };
}

/** `scopes.yaml` with the tools that each scope holds. */
export function buildScopes(file: ScopesFile, tools: readonly ToolModel[]): readonly ScopeModel[] {
  return Object.entries(file).map(([name, entry]) => ({
    name,
    title: entry.title,
    summary: entry.summary,
    isDefault: entry.default ?? false,
    tools: tools.filter((tool) => tool.scopes.includes(name)).map((tool) => tool.name),
  }));
}

/** `limits.yaml` as the model has it. */
export function buildLimits(file: LimitsFile): LimitsModel {
  return {
    safety: Object.entries(file.safety).map(([name, { title, summary, daily }]) => ({ name, title, summary, daily })),
    warmUp: { startPercent: file.warm_up.start_percent, days: file.warm_up.days },
    plans: Object.entries(file.plans).map(([name, entry]) => ({
      name,
      title: entry.title,
      summary: entry.summary,
      perMinute: entry.per_minute,
      burst: entry.burst,
      windowSeconds: Math.ceil((entry.burst * 60) / entry.per_minute),
      isDefault: entry.default ?? false,
    })),
  };
}

/** `errors.yaml` in its own order. */
export function buildErrors(file: ErrorsFile): readonly ErrorModel[] {
  return Object.entries(file).map(([code, entry]) => ({
    code,
    status: entry.status,
    mcp: entry.mcp,
    retryable: entry.retryable,
    common: entry.common ?? false,
    title: entry.title,
    text: entry.text,
    hint: entry.hint,
  }));
}
