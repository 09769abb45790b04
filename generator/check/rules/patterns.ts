import type { NodePath } from "../../load/spec-file.ts";
import { asFields, own } from "../fields.ts";
import { searchCost, type CostProblem } from "../patterns/search-cost.ts";
import { problem, quote, type Rule } from "../problem.ts";
import { schemaNodes, type SchemaNode } from "../schema-nodes.ts";

/** Checks that regular expressions compile with the flag `u`, as in the validators, and provably match in linear time. */
export const patterns: Rule = function* (spec) {
  for (const node of schemaNodes(spec)) {
    for (const { path, pattern, at } of patternsOf(node)) {
      const error = compileError(pattern);
      if (error !== undefined) {
        yield problem(node.file, path, "invalid-pattern", `the regular expression does not compile: ${error}`, { at });
      } else {
        const cost = costProblem(pattern);
        if (cost === undefined) continue;
        const part = quote(cost.part).replaceAll("\\\\", "\\"); // as written in the pattern
        const text = `the regular expression is not known to match in linear time: ${part} ${cost.text}`;
        yield problem(node.file, path, "super-linear-pattern", text, { hint: cost.hint, at });
      }
    }
  }
};

/** The maximum number of entries of `patternProperties`. Every property of a value is compared with every pattern. */
const MAX_PATTERNS = 100;

/**
 * Checks that `patternProperties` has few enough entries, and that none of them matches a declared property: no
 * validator can be compiled for such a schema.
 */
export const patternProperties: Rule = function* (spec) {
  for (const { file, path, schema } of schemaNodes(spec)) {
    const names = Object.keys(asFields(own(schema, "properties")));
    const found = Object.keys(asFields(own(schema, "patternProperties")));
    if (found.length > MAX_PATTERNS) {
      const text = `"patternProperties" must have at most ${MAX_PATTERNS} entries, not ${found.length}`;
      yield problem(file, [...path, "patternProperties"], "too-many-entries", text);
      continue;
    }
    for (const pattern of found) {
      const expression = validPattern(pattern);
      if (!expression) continue;
      for (const name of names.filter((each) => expression.test(each))) {
        const text = `the pattern matches "${name}", which "properties" already describes`;
        yield problem(file, [...path, "patternProperties", pattern], "ambiguous-property", text);
      }
    }
  }
};

function patternsOf({ schema, path }: SchemaNode): { path: NodePath; pattern: string; at: "key" | "value" }[] {
  const pattern = own(schema, "pattern");
  const named = Object.keys(asFields(own(schema, "patternProperties")));
  return [
    ...(typeof pattern === "string" ? [{ path: [...path, "pattern"], pattern, at: "value" as const }] : []),
    ...named.map((name) => ({ path: [...path, "patternProperties", name], pattern: name, at: "key" as const })),
  ];
}

/** Compiles a pattern. Returns undefined if it does not compile or match in linear time, which `patterns` reports. */
export const validPattern = (pattern: string): RegExp | undefined =>
  compileError(pattern) !== undefined || costProblem(pattern) !== undefined ? undefined : new RegExp(pattern, "u");

/** Explains why a pattern does not compile with the flag `u`, or returns undefined. */
function compileError(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.split(": ").at(-1) ?? message;
  }
}

const known = new Map<string, CostProblem | undefined>();

/** Explains why the cost of a pattern is not bounded, or returns undefined. */
function costProblem(pattern: string): CostProblem | undefined {
  if (!known.has(pattern)) {
    const cost = searchCost(pattern);
    known.set(pattern, "problem" in cost ? cost.problem : undefined);
  }
  return known.get(pattern);
}
