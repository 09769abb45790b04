import type { Model } from "../model/model.ts";
import { dataFile } from "./data-file.ts";

/** Emits `service.ts`, `scopes.ts` and `limits.ts`: the tables of the service as data. */
export function emitService({ service, scopes, limits }: Model): ReadonlyMap<string, string> {
  const { name, title, version, summary, uriScheme, keyPrefix, paths } = service;
  const instructions = service.instructions ?? summary;
  return new Map([
    [
      "generated/service.ts",
      dataFile({
        source: "spec/service.yaml",
        name: "service",
        comment: "The names, version and paths of the service.",
        type: "ServiceEntry",
        imports: ["ServiceEntry"],
        value: { name, title, version, summary, instructions, uriScheme, keyPrefix, paths },
      }),
    ],
    [
      "generated/scopes.ts",
      dataFile({
        source: "spec/scopes.yaml",
        name: "scopes",
        comment: "Permission scopes.",
        type: "readonly ScopeEntry[]",
        imports: ["ScopeEntry"],
        value: scopes.map(({ tools: _tools, ...scope }) => scope),
      }),
    ],
    [
      "generated/limits.ts",
      dataFile({
        source: "spec/limits.yaml",
        name: "limits",
        comment: "Safety limits of accounts and rate limits of plans.",
        type: "LimitsEntry",
        imports: ["LimitsEntry"],
        value: {
          safety: limits.safety.map(({ summary: _summary, ...category }) => category),
          dailyOnly: limits.dailyOnly,
          warmUp: limits.warmUp,
          plans: limits.plans.map((plan) => ({
            name: plan.name,
            title: plan.title,
            perMinute: plan.perMinute,
            burst: plan.burst,
            windowSeconds: plan.windowSeconds,
            isDefault: plan.isDefault,
          })),
        },
      }),
    ],
  ]);
}
