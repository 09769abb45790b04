import type { Model } from "../model/model.ts";
import { dataFile } from "./data-file.ts";

/** `service.ts`, `scopes.ts` and `limits.ts`: the tables of the service as data. */
export function emitService({ service, scopes, limits }: Model): ReadonlyMap<string, string> {
  const { name, title, version, summary, uriScheme, keyPrefix, paths } = service;
  return new Map([
    [
      "generated/service.ts",
      dataFile({
        source: "spec/service.yaml",
        name: "service",
        comment: "What the service is called and where it answers.",
        type: serviceType,
        value: { name, title, version, summary, uriScheme, keyPrefix, paths },
      }),
    ],
    [
      "generated/scopes.ts",
      dataFile({
        source: "spec/scopes.yaml",
        name: "scopes",
        comment: "Permission scopes with the tools they hold.",
        type: "readonly { readonly name: string; readonly isDefault: boolean; readonly tools: readonly string[] }[]",
        value: scopes.map((scope) => ({ name: scope.name, isDefault: scope.isDefault, tools: scope.tools })),
      }),
    ],
    [
      "generated/limits.ts",
      dataFile({
        source: "spec/limits.yaml",
        name: "limits",
        comment: "Daily safety limits per account and plan limits per key.",
        type: limitsType,
        value: {
          safety: limits.safety.map((category) => ({
            name: category.name,
            title: category.title,
            daily: category.daily,
          })),
          warmUp: limits.warmUp,
          plans: limits.plans.map((plan) => ({
            name: plan.name,
            perMinute: plan.perMinute,
            burst: plan.burst,
            isDefault: plan.isDefault,
          })),
        },
      }),
    ],
  ]);
}

const serviceType = `{
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly uriScheme: string;
  readonly keyPrefix: string;
  readonly paths: { readonly mcp: string; readonly rest: string; readonly docs: string };
}`;

const limitsType = `{
  readonly safety: readonly { readonly name: string; readonly title: string; readonly daily: number }[];
  readonly warmUp: { readonly startPercent: number; readonly days: number };
  readonly plans: readonly {
    readonly name: string;
    readonly perMinute: number;
    readonly burst: number;
    readonly isDefault: boolean;
  }[];
}`;
