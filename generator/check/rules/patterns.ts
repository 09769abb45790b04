import { createRequire } from "node:module";
import type { NodePath } from "../../load/spec-file.ts";
import { fieldsOf, own } from "../fields.ts";
import { isPlainlyLinear } from "../linear-pattern.ts";
import { problem, quote, type Rule } from "../problem.ts";
import { schemaNodes, type SchemaNode } from "../schema-nodes.ts";

/** Regular expressions compile as the validators compile them (flag u), and a hostile text cannot make them slow. */
export const patterns: Rule = function* (spec) {
  for (const node of schemaNodes(spec)) {
    for (const { path, pattern, at } of patternsOf(node)) {
      const error = compileError(pattern);
      if (error !== undefined) {
        yield problem(node.file, path, "invalid-pattern", `the regular expression does not compile: ${error}`, { at });
      } else {
        const attack = slowInput(pattern);
        if (attack === undefined) continue;
        const text = `the regular expression can take super-linear time, for example on ${quote(attack)}`;
        const hint = "start it with ^, and let no two neighbouring repetitions match the same characters";
        yield problem(node.file, path, "super-linear-pattern", text, { hint, at });
      }
    }
  }
};

/** A property is described in one place: validators refuse to guess whether a pattern was meant to add to it. */
export const patternProperties: Rule = function* (spec) {
  for (const { file, path, schema } of schemaNodes(spec)) {
    const names = Object.keys(fieldsOf(own(schema, "properties")));
    for (const pattern of Object.keys(fieldsOf(own(schema, "patternProperties")))) {
      if (compileError(pattern) !== undefined || slowInput(pattern) !== undefined) continue;
      const expression = new RegExp(pattern, "u");
      for (const name of names.filter((each) => expression.test(each))) {
        const text = `the pattern matches "${name}", which "properties" describes already`;
        yield problem(file, [...path, "patternProperties", pattern], "ambiguous-property", text);
      }
    }
  }
};

function patternsOf({ schema, path }: SchemaNode): { path: NodePath; pattern: string; at: "key" | "value" }[] {
  const pattern = own(schema, "pattern");
  const named = Object.keys(fieldsOf(own(schema, "patternProperties")));
  return [
    ...(typeof pattern === "string" ? [{ path: [...path, "pattern"], pattern, at: "value" as const }] : []),
    ...named.map((name) => ({ path: [...path, "patternProperties", name], pattern: name, at: "key" as const })),
  ];
}

/** Why a pattern does not compile with the flag u, or undefined where it does. */
function compileError(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.split(": ").at(-1) ?? message;
  }
}

/** Longest analysis of one pattern; one that takes longer counts as fast. */
const ANALYSIS_MS = 5000;

const known = new Map<string, string | undefined>();

/** A text on which the pattern takes super-linear time, or undefined where recheck finds none. */
function slowInput(pattern: string): string | undefined {
  if (!known.has(pattern)) known.set(pattern, isPlainlyLinear(pattern) ? undefined : analyse(pattern));
  return known.get(pattern);
}

type Recheck = Pick<typeof import("recheck"), "checkSync">;
let recheck: Recheck | undefined;

/** Loaded when first needed, and from the build that starts no worker or other process: both cost more than the analysis. */
function analyse(pattern: string): string | undefined {
  // The build has no types of its own; it exports the same functions as the package.
  recheck ??= createRequire(import.meta.url)("recheck/lib/browser.js") as Recheck;
  const result = recheck.checkSync(pattern, "u", { timeout: ANALYSIS_MS });
  return result.status === "vulnerable" ? result.attack.string : undefined;
}
