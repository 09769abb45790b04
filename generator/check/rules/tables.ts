import type { SpecFile } from "../../load/spec-file.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { fieldsOf, isFields, own } from "../fields.ts";
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

/** Each address is one resource. */
export const resourceAddresses: Rule = function* ({ resources }) {
  const seen = new Map<string, string>();
  for (const file of resources) {
    const uri = own(fieldsOf(file.value), "uri");
    if (typeof uri !== "string") continue;
    const other = seen.get(uri);
    if (other === undefined) seen.set(uri, file.path);
    else yield problem(file, ["uri"], "duplicate-uri", `${other} has the address "${uri}" already`, { at: "value" });
  }
};
