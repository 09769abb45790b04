import type { ErrorModel, LimitsModel, Model, ScopeModel, ServiceModel } from "../../model/model.ts";
import { matchBy, TABLES, without, type Found, type Origin } from "../found.ts";
import { byAmount, byFlag, compareFields, textField, type Fields } from "./fields.ts";

/** Compares the service, its scopes, limits and errors. */
export function* compareTables(before: Model, after: Model): Generator<Found> {
  yield* compareService(before.service, after.service);
  yield* compareScopes(before, after);
  yield* compareLimits(before.limits, after.limits);
  yield* compareErrors(before.errors, after.errors);
}

const SERVICE: Fields<ServiceModel> = {
  name: { kind: "service-renamed", key: "name" },
  title: textField("title"),
  summary: textField("summary"),
  description: textField("description"),
  instructions: textField("instructions"),
  uriScheme: { kind: "uri-scheme-changed", key: "uri_scheme" },
  keyPrefix: { kind: "key-prefix-changed", key: "key_prefix" },
  license: { kind: "license-changed", key: "license" },
  registry: { kind: "registry-changed", key: "registry" },
  webhooks: { kind: byFlag("webhooks-added", "webhooks-removed"), key: "webhooks" },
};

const PATHS: Fields<ServiceModel["paths"]> = {
  mcp: { kind: "endpoint-moved", key: "mcp" },
  rest: { kind: "endpoint-moved", key: "rest" },
  docs: { kind: "pages-moved", key: "docs" },
};

function* compareService(before: ServiceModel, after: ServiceModel): Generator<Found> {
  const file = TABLES.service;
  yield* compareFields(before, after, SERVICE, { file });
  for (const found of compareFields(before.paths, after.paths, PATHS, { file, path: ["paths"], entry: "`paths`" })) {
    const audiences = found.path.at(-1) === "mcp" ? (["mcp"] as const) : (["rest", "client"] as const);
    yield found.kind === "endpoint-moved" ? { ...found, audiences } : found;
  }
  const { removed, added, kept } = matchBy(before.categories, after.categories, ({ name }) => name);
  const place = (name: string) => ({ file, path: ["categories", name] });
  for (const { name } of removed) {
    yield { kind: "category-removed", ...place(name), text: `category "${name}" was removed` };
  }
  for (const { name } of added) yield { kind: "category-added", ...place(name), text: `category "${name}" was added` };
  for (const [from, to] of kept) {
    const fields = { title: textField("title"), summary: textField("summary") };
    yield* compareFields(from, to, fields, { ...place(to.name), entry: `category \`${to.name}\`` });
  }
}

const SCOPE: Fields<ScopeModel> = {
  title: textField("title"),
  summary: textField("summary"),
  isDefault: { kind: byFlag("scope-default-added", "scope-default-removed"), key: "default" },
};

function* compareScopes(before: Model, after: Model): Generator<Found> {
  const { removed, added, kept } = matchBy(before.scopes, after.scopes, ({ name }) => name);
  const place = (name: string) => ({ file: TABLES.scopes, path: [name] });
  for (const { name } of removed) yield { kind: "scope-removed", ...place(name), text: `scope "${name}" was removed` };
  for (const { name } of added) yield { kind: "scope-added", ...place(name), text: `scope "${name}" was added` };
  const earlier = new Set(before.tools.map(({ name }) => name));
  const later = new Set(after.tools.map(({ name }) => name));
  for (const [from, to] of kept) {
    yield* compareFields(from, to, SCOPE, { ...place(to.name), entry: `\`${to.name}\`` });
    const origins = (amount: string): readonly Origin[] => [
      { file: TABLES.scopes, path: [to.name, "rule"], text: `scope "${to.name}" contains ${amount} tools` },
    ];
    for (const tool of without(from.tools, to.tools).filter((name) => later.has(name))) {
      const text = `removed from scope "${to.name}"`;
      const place = { file: { kind: "tool", name: tool }, path: ["scopes"], origins: origins("fewer") } as const;
      yield { kind: "scope-tool-removed", ...place, text };
    }
    for (const tool of without(to.tools, from.tools).filter((name) => earlier.has(name))) {
      const text = `added to scope "${to.name}"`;
      const place = { file: { kind: "tool", name: tool }, path: ["scopes"], origins: origins("more") } as const;
      yield { kind: "scope-tool-added", ...place, text };
    }
  }
}

const quota = byAmount("quota-reduced", "quota-increased");

type Safety = LimitsModel["safety"][number];
const SAFETY: Fields<Safety> = {
  title: textField("title"),
  summary: textField("summary"),
  daily: { kind: quota, key: "daily" },
  weekly: { kind: quota, key: "weekly" },
  monthly: { kind: quota, key: "monthly" },
};

const WINDOWS = [
  { key: "weekly", days: 7 },
  { key: "monthly", days: 30 },
] as const;

/** Names the windows for which a category has a limit: "weekly and monthly", one of them, or "". */
const windowsOf = ({ safety }: LimitsModel): string =>
  WINDOWS.map(({ key }) => key)
    .filter((key) => safety.some((category) => category[key] !== undefined))
    .join(" and ");

type Plan = LimitsModel["plans"][number];
const PLAN: Fields<Plan> = {
  title: textField("title"),
  summary: textField("summary"),
  perMinute: { kind: quota, key: "per_minute" },
  burst: { kind: quota, key: "burst" },
  isDefault: { kind: "plan-default-changed", key: "default" },
};

const WARM_UP: Fields<LimitsModel["warmUp"]> = {
  startPercent: { kind: quota, key: "start_percent" },
  // A longer warm-up permits fewer calls.
  days: { kind: byAmount("quota-increased", "quota-reduced"), key: "days" },
};

function* compareLimits(before: LimitsModel, after: LimitsModel): Generator<Found> {
  const file = TABLES.limits;
  const safety = matchBy(before.safety, after.safety, ({ name }) => name);
  for (const { name } of safety.removed) {
    const text = `safety category "${name}" was removed`;
    yield { kind: "safety-category-removed", file, path: ["safety", name], text };
  }
  for (const { name } of safety.added) {
    const text = `safety category "${name}" was added`;
    yield { kind: "safety-category-added", file, path: ["safety", name], text };
  }
  for (const [from, to] of safety.kept) {
    const place = { file, path: ["safety", to.name], entry: `safety category \`${to.name}\`` };
    for (const found of compareFields(from, to, SAFETY, place)) {
      // A new limit rejects no additional calls if it is at least the older daily limit times the days of the window.
      const window = WINDOWS.find(({ key }) => key === found.path.at(-1));
      if (found.kind === "quota-reduced" && window && (to[window.key] ?? Infinity) >= window.days * from.daily)
        continue;
      yield found;
    }
  }
  const gained = windowsOf(after);
  for (const kind of gained === "" ? [] : without(before.dailyOnly, after.dailyOnly)) {
    const text = `accounts of networks of kind "${kind}" have ${gained} limits`;
    yield { kind: "quota-reduced", file, path: ["daily_only"], text };
  }
  for (const kind of windowsOf(before) === "" ? [] : without(after.dailyOnly, before.dailyOnly)) {
    const text = `accounts of networks of kind "${kind}" have only daily limits`;
    yield { kind: "quota-increased", file, path: ["daily_only"], text };
  }
  // A warm-up that starts with the whole limit has no effect, for any number of days.
  const earlier = after.warmUp.startPercent === 100 ? { ...before.warmUp, days: after.warmUp.days } : before.warmUp;
  yield* compareFields(earlier, after.warmUp, WARM_UP, { file, path: ["warm_up"], entry: "`warm_up`" });
  const plans = matchBy(before.plans, after.plans, ({ name }) => name);
  const place = (name: string) => ({ file, path: ["plans", name] });
  for (const { name } of plans.removed)
    yield { kind: "plan-removed", ...place(name), text: `plan "${name}" was removed` };
  for (const { name } of plans.added) yield { kind: "plan-added", ...place(name), text: `plan "${name}" was added` };
  for (const [from, to] of plans.kept) {
    yield* compareFields(from, to, PLAN, { ...place(to.name), entry: `plan \`${to.name}\`` });
  }
}

const ERROR: Fields<ErrorModel> = {
  status: { kind: "error-status-changed", key: "status" },
  mcp: { kind: "error-form-changed", key: "mcp" },
  retryable: { kind: "error-retry-changed", key: "retryable" },
  common: { kind: byFlag("error-became-common", "error-no-longer-common"), key: "common" },
  title: textField("title"),
  text: textField("text"),
  hint: textField("hint"),
};

function* compareErrors(before: Model["errors"], after: Model["errors"]): Generator<Found> {
  const { removed, added, kept } = matchBy(before, after, ({ code }) => code);
  const place = (code: string) => ({ file: TABLES.errors, path: [code] });
  for (const { code, status } of removed) {
    yield { kind: "error-removed", ...place(code), text: `error "${code}" (${status}) was removed` };
  }
  for (const { code, status } of added) {
    yield { kind: "error-added", ...place(code), text: `error "${code}" (${status}) was added` };
  }
  for (const [from, to] of kept) yield* compareFields(from, to, ERROR, { ...place(to.code), entry: `\`${to.code}\`` });
}

/** Returns the codes that a tool declares itself; common errors are compared once, in their table. */
export const declaredErrors = (errors: readonly ErrorModel[]): readonly string[] =>
  errors.filter(({ common }) => !common).map(({ code }) => code);
