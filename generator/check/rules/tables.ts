import type { SpecFile } from "../../load/spec-file.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { asFields, isFields, own, asString } from "../fields.ts";
import { nearest } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import type { RuleCode } from "../rule-codes.ts";

/** Checks that exactly one scope and one plan are the default for new API keys. */
export const defaults: Rule = function* ({ scopes, limits }) {
  if (scopes && !scopes.broken) yield* exactlyOneDefault(scopes, [], scopes.value, "default-scope", "scope");
  if (limits && !limits.broken) {
    yield* exactlyOneDefault(limits, ["plans"], own(asFields(limits.value), "plans"), "default-plan", "plan");
  }
};

/** Limits of a safety category, the shortest window first. */
const WINDOWS = ["daily", "weekly", "monthly"];

/** Checks that no limit is lower than that of a shorter window; otherwise, the limit of the shorter window is never reached. */
export const safetyWindows: Rule = function* ({ limits }) {
  if (!limits || limits.broken) return;
  const categories = asFields(own(asFields(limits.value), "safety"));
  for (const [category, entry] of Object.entries(categories)) {
    let shorter: { readonly name: string; readonly limit: number } | undefined;
    for (const name of WINDOWS) {
      const limit = own(asFields(entry), name);
      if (typeof limit !== "number") continue;
      if (shorter && limit < shorter.limit) {
        const text = `the ${name} limit of ${limit} is lower than the ${shorter.name} limit of ${shorter.limit}`;
        const hint = `increase ${name} or reduce ${shorter.name}`;
        yield problem(limits, ["safety", category, name], "unreachable-limit", text, { at: "value", hint });
      }
      shorter = { name, limit };
    }
  }
};

function* exactlyOneDefault(
  file: SpecFile,
  path: readonly string[],
  table: unknown,
  code: RuleCode,
  what: string,
): Generator<Diagnostic> {
  if (!isFields(table) || Object.keys(table).length === 0) return;
  const chosen = Object.keys(table).filter((name) => own(asFields(own(table, name)), "default") === true);
  if (chosen.length === 0) {
    yield problem(file, path, code, `no ${what} is the default for new API keys`, {
      hint: "add default: true to one of them",
    });
  }
  for (const name of chosen.slice(1)) {
    const text = `"${chosen[0] ?? ""}" is already the default ${what}`;
    yield problem(file, [...path, name, "default"], code, text);
  }
}

/** The error codes that the runtime can return for any tool. */
export const RUNTIME_ERRORS: readonly string[] = [
  "bad_request",
  "invalid_arguments",
  "invalid_cursor",
  "preview_not_supported",
  "unauthenticated",
  "out_of_scope",
  "origin_not_allowed",
  "not_found",
  "method_not_allowed",
  "timed_out",
  "call_in_progress",
  "outcome_unknown",
  "payload_too_large",
  "unsupported_media_type",
  "expectation_failed",
  "idempotency_mismatch",
  "rate_limited",
  "safety_limit_reached",
  "headers_too_large",
  "internal_error",
  "network_unavailable",
  "account_disconnected",
  "store_unavailable",
];

export const runtimeErrors: Rule = function* ({ errors }) {
  if (!errors || !isFields(errors.value)) return;
  const table = errors.value;
  const missing = RUNTIME_ERRORS.filter((code) => !Object.hasOwn(table, code));
  const unknown = Object.keys(table).filter((code) => !RUNTIME_ERRORS.includes(code));
  const intended = unknown.map((code) => nearest(code, missing));
  for (const code of missing) {
    const text = `the runtime can return "${code}", which errors.yaml does not define`;
    const misspelled = unknown[intended.indexOf(code)];
    if (misspelled === undefined) yield problem(errors, [], "missing-error", text);
    else yield problem(errors, [misspelled], "missing-error", text, { hint: `did you mean "${code}"?` });
  }
  for (const code of RUNTIME_ERRORS) {
    if (!Object.hasOwn(table, code) || own(asFields(table[code]), "common") === true) continue;
    const text = `"${code}" can occur in any tool, so it must have "common: true"`;
    yield problem(errors, [code], "missing-error", text);
  }
};

/** Paths that the server handles itself, including all paths below them. `servicePaths` reserves the root, too. */
const SERVER_PATHS = ["/healthz", "/readyz", "/metrics", "/oauth", "/account", "/hooks", "/files", "/.well-known"];

/** Checks that the paths of MCP, REST and documentation are distinct and not reserved, and that none is below another. */
export const servicePaths: Rule = function* ({ service }) {
  if (!service) return;
  const paths = asFields(own(asFields(service.value), "paths"));
  const before: { readonly name: string; readonly path: string }[] = [];
  for (const name of Object.keys(paths)) {
    const path = asString(own(paths, name));
    if (path === undefined) continue;
    const other = before.find((each) => isBelow(path, each.path) || isBelow(each.path, path));
    const collision = path === other?.path ? "are the same" : "overlap";
    const text =
      path === "/" || SERVER_PATHS.some((reserved) => isBelow(path, reserved))
        ? `the server reserves the path ${path}`
        : other && `${path} and the path of ${other.name}, ${other.path}, ${collision}`;
    if (text !== undefined) yield problem(service, ["paths", name], "colliding-path", text, { at: "value" });
    before.push({ name, path });
  }
};

/** The maximum lengths that the MCP registry accepts (its server schema of 2025-12-11), by path. */
const REGISTRY_LIMITS: readonly (readonly [path: readonly string[], maxLength: number])[] = [
  [["title"], 100],
  [["summary"], 100],
  [["version"], 255],
  [["registry", "name"], 200],
];

/** Well-formed values that the registry rejects (its `looksLikeVersionRange` and `IsValidRemoteURL`). */
const REGISTRY_REJECTED_PATTERNS: readonly (readonly [path: readonly string[], rejected: RegExp, text: string])[] = [
  [
    ["version"],
    /^\d+\.\d+\.\d+-.*x/i,
    "the MCP registry interprets a version that contains an x as a range of versions",
  ],
  [
    ["registry", "url"],
    /^https:\/\/(127\.0\.0\.1|[^/]+\.localhost)(:\d+)?$/,
    "the MCP registry does not accept localhost URLs",
  ],
];

/** Checks that a service with a `registry` entry satisfies the requirements of the MCP registry. */
export const registryRules: Rule = function* ({ service }) {
  if (!service || !Object.hasOwn(asFields(service.value), "registry")) return;
  const textAt = (path: readonly string[]): string =>
    asString(path.reduce<unknown>((from, key) => own(asFields(from), key), service.value)) ?? "";
  for (const [path, maxLength] of REGISTRY_LIMITS) {
    const length = Array.from(textAt(path)).length;
    if (length <= maxLength) continue;
    const text = `the string has ${length} characters; the MCP registry accepts at most ${maxLength}`;
    yield problem(service, path, "registry-limit", text, { at: "value" });
  }
  for (const [path, rejected, text] of REGISTRY_REJECTED_PATTERNS) {
    if (rejected.test(textAt(path))) yield problem(service, path, "rejected-by-registry", text, { at: "value" });
  }
};

const isBelow = (path: string, above: string): boolean => path === above || path.startsWith(`${above}/`);
