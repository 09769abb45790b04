import type { SpecFile } from "../../load/spec-file.ts";
import type { NameKind } from "../../language/key-types.ts";
import { LANGUAGE } from "../../language/language.ts";
import { walk } from "../../language/walk.ts";
import { asFields, own } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import type { RuleCode } from "../rule-codes.ts";
import { effectOf, listableScopes, namesIn, type Spec } from "../spec-view.ts";

interface NameTable {
  readonly code: RuleCode;
  /** The defined names, or undefined if their table is missing or unreadable. */
  readonly names: (spec: Spec) => ReadonlySet<string> | undefined;
  readonly unknown: (name: string) => string;
  /** The names that a hint may suggest for a file. Default: all defined names. */
  readonly allowed?: (spec: Spec, file: SpecFile) => Iterable<string>;
}

/** The tables of names by kind. References to shared schemas are checked by other rules. */
const TABLES: Readonly<Record<Exclude<NameKind, "schema">, NameTable>> = {
  scope: {
    code: "unknown-scope",
    names: ({ scopes }) => namesIn(scopes),
    unknown: (name) => `scopes.yaml has no scope "${name}"`,
    allowed: ({ scopes }, file) => listableScopes(scopes, effectOf(own(asFields(file.value), "effect"))),
  },
  "safety category": {
    code: "unknown-safety-category",
    names: ({ limits }) => namesIn(limits, "safety"),
    unknown: (name) => `limits.yaml has no safety category "${name}"`,
  },
  error: {
    code: "unknown-error",
    names: ({ errors }) => namesIn(errors),
    unknown: (name) => `errors.yaml has no error "${name}"`,
  },
  tool: {
    code: "unknown-tool",
    names: ({ toolNames }) => toolNames,
    unknown: (name) => `there is no tool "${name}"`,
  },
  resource: {
    code: "unknown-resource",
    names: ({ resources }) => new Set(resources.map(({ name }) => name)),
    unknown: (name) => `there is no resource "${name}"`,
  },
};

/** Checks that every scope, safety category, error, tool and resource that a file refers to exists. */
export const definedNames: Rule = function* (spec) {
  const known = new Map(Object.entries(TABLES).map(([kind, table]) => [kind, table.names(spec)]));
  for (const file of spec.files) {
    for (const { path, schema, value } of walk(LANGUAGE[file.kind], file.value)) {
      const { refersTo, orOneOf = [] } = schema;
      if (refersTo === undefined || refersTo === "schema" || typeof value !== "string" || value.trim() === "") continue;
      const names = known.get(refersTo);
      if (!names || names.has(value) || orOneOf.includes(value)) continue;
      const { code, unknown, allowed } = TABLES[refersTo];
      const hint = hintAt(value, [...orOneOf, ...(allowed?.(spec, file) ?? names)]);
      yield problem(file, path, code, unknown(value), { hint, at: "value" });
    }
  }
};
