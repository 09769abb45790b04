import type { SpecFile } from "../../load/spec-file.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { fieldsOf, isFields, own, textOf } from "../fields.ts";
import { nearest } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import type { RuleCode } from "../rule-codes.ts";

/** A new key holds one scope and one plan. */
export const defaults: Rule = function* ({ scopes, limits }) {
  if (scopes && !scopes.broken) yield* oneDefault(scopes, [], scopes.value, "default-scope", "scope");
  if (limits && !limits.broken) {
    yield* oneDefault(limits, ["plans"], own(fieldsOf(limits.value), "plans"), "default-plan", "plan");
  }
};

function* oneDefault(
  file: SpecFile,
  path: readonly string[],
  table: unknown,
  code: RuleCode,
  what: string,
): Generator<Diagnostic> {
  if (!isFields(table) || Object.keys(table).length === 0) return;
  const chosen = Object.keys(table).filter((name) => own(fieldsOf(own(table, name)), "default") === true);
  if (chosen.length === 0) {
    yield problem(file, path, code, `no ${what} is the default, which a new key holds`, { hint: "default: true" });
  }
  for (const name of chosen.slice(1)) {
    const text = `"${chosen[0] ?? ""}" is the default ${what} already`;
    yield problem(file, [...path, name, "default"], code, text);
  }
}

/** Failures of every service: the runtime answers with these codes, on any tool. */
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
  "payload_too_large",
  "unsupported_media_type",
  "expectation_failed",
  "idempotency_mismatch",
  "rate_limited",
  "safety_limit_reached",
  "headers_too_large",
  "internal_error",
];

export const runtimeErrors: Rule = function* ({ errors }) {
  if (!errors || !isFields(errors.value)) return;
  const table = errors.value;
  const missing = RUNTIME_ERRORS.filter((code) => !Object.hasOwn(table, code));
  const unknown = Object.keys(table).filter((code) => !RUNTIME_ERRORS.includes(code));
  const meant = unknown.map((code) => nearest(code, missing));
  for (const code of missing) {
    const text = `the runtime answers with "${code}", which the table does not have`;
    const misspelt = unknown[meant.indexOf(code)];
    if (misspelt === undefined) yield problem(errors, [], "missing-error", text);
    else yield problem(errors, [misspelt], "missing-error", text, { hint: `did you mean "${code}"?` });
  }
  for (const code of RUNTIME_ERRORS) {
    if (!Object.hasOwn(table, code) || own(fieldsOf(table[code]), "common") === true) continue;
    const text = `"${code}" may happen on any tool, so it states "common: true"`;
    yield problem(errors, [code], "missing-error", text);
  }
};

/** What a server answers beside the paths of its service. */
const SERVER_PATHS = ["/", "/healthz", "/readyz", "/metrics"];

/** MCP, REST and documentation each have a path of their own, and none lies below another. */
export const servicePaths: Rule = function* ({ service }) {
  if (!service) return;
  const paths = fieldsOf(own(fieldsOf(service.value), "paths"));
  const before: { readonly name: string; readonly path: string }[] = [];
  for (const name of Object.keys(paths)) {
    const path = textOf(own(paths, name));
    if (path === undefined) continue;
    const other = before.find((each) => isBelow(path, each.path) || isBelow(each.path, path));
    const collision = path === other?.path ? "are the same" : "lie one below the other";
    const text = SERVER_PATHS.includes(path)
      ? `every server answers ${path} itself`
      : other && `${path} and the path of ${other.name}, ${other.path}, ${collision}`;
    if (text !== undefined) yield problem(service, ["paths", name], "colliding-path", text, { at: "value" });
    before.push({ name, path });
  }
};

/** What the MCP registry takes (its server schema of 2025-12-11), by the way to the text. */
const REGISTRY_LIMITS: readonly (readonly [path: readonly string[], longest: number])[] = [
  [["title"], 100],
  [["summary"], 100],
  [["version"], 255],
  [["registry", "name"], 200],
];

/** What it refuses although the form is right (its `looksLikeVersionRange` and `IsValidRemoteURL`). */
const REGISTRY_REFUSES: readonly (readonly [path: readonly string[], refused: RegExp, text: string])[] = [
  [["version"], /^\d+\.\d+\.\d+-.*x/i, "the MCP registry takes a version that holds an x for a range of versions"],
  [
    ["registry", "url"],
    /^https:\/\/(127\.0\.0\.1|[^/]+\.localhost)(:\d+)?$/,
    "the MCP registry lists no service of the machine that connects",
  ],
];

/** A service that stands in the MCP registry is one that it takes, and says in few words what it is. */
export const registryRules: Rule = function* ({ service }) {
  if (!service || !Object.hasOwn(fieldsOf(service.value), "registry")) return;
  const textAt = (path: readonly string[]): string =>
    textOf(path.reduce<unknown>((from, key) => own(fieldsOf(from), key), service.value)) ?? "";
  for (const [path, longest] of REGISTRY_LIMITS) {
    const length = Array.from(textAt(path)).length;
    if (length <= longest) continue;
    const text = `the text has ${length} characters; the MCP registry takes at most ${longest}`;
    yield problem(service, path, "registry-limit", text, { at: "value" });
  }
  for (const [path, refused, text] of REGISTRY_REFUSES) {
    if (refused.test(textAt(path))) yield problem(service, path, "refused-by-registry", text, { at: "value" });
  }
};

const isBelow = (path: string, above: string): boolean => path === above || path.startsWith(`${above}/`);
