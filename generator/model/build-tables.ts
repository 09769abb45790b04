import type { ServiceFile } from "../language/service.ts";
import type { ErrorsFile, LimitsFile, ScopesFile } from "../language/tables.ts";
import type { ErrorModel, LimitsModel, ScopeModel, ServiceModel, ToolModel } from "./model.ts";

/** Builds the model of `service.yaml`. */
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
    instructions: file.instructions?.trim() ?? null,
    webhooks: file.webhooks ?? false,
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

/** Builds the model of `scopes.yaml`, with the tools of each scope. */
export function buildScopes(file: ScopesFile, tools: readonly ToolModel[]): readonly ScopeModel[] {
  return Object.entries(file).map(([name, entry]) => ({
    name,
    title: entry.title,
    summary: entry.summary,
    isDefault: entry.default ?? false,
    tools: tools.filter((tool) => tool.scopes.includes(name)).map((tool) => tool.name),
  }));
}

/** Builds the model of `limits.yaml`. */
export function buildLimits(file: LimitsFile): LimitsModel {
  return {
    safety: Object.entries(file.safety).map(([name, entry]) => ({ name, ...entry })),
    dailyOnly: file.daily_only ?? [],
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

/** Builds the model of `errors.yaml`, in the order of the file. */
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
