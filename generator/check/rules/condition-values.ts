import type { Diagnostic } from "../../load/diagnostic.ts";
import { asArray, own } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, quote } from "../problem.ts";
import { resolve, type Spec, type ToolView } from "../spec-view.ts";

/**
 * Returns the values of an argument that is an enum or a boolean; null for any other argument, and undefined if the schema
 * cannot be resolved. If the schema allows null, null is one of the values, which no condition can list.
 */
export function allowedValues(
  spec: Spec,
  { properties }: ToolView,
  name: string,
): readonly unknown[] | null | undefined {
  const schema = resolve(spec, own(properties, name));
  if (!schema) return undefined;
  if (Object.hasOwn(schema, "enum")) return asArray(schema["enum"]);
  const [type, ...others] = [schema["type"]].flat().filter((each) => each !== "null");
  if (type !== "boolean" || others.length > 0) return null;
  return Array.isArray(schema["type"]) && schema["type"].includes("null") ? [true, false, null] : [true, false];
}

/** Checks that the arguments of conditions are enums or booleans, and that they allow the values in `is`. */
export function* conditionValues(spec: Spec, tool: ToolView): Generator<Diagnostic> {
  const { file, properties, constraints } = tool;
  for (const [index, { argument, values }] of constraints.when.entries()) {
    const path = ["constraints", "when", index];
    const allowed = allowedValues(spec, tool, argument);
    if (allowed === undefined) continue;
    if (allowed === null) {
      const text = `"${argument}" is neither an enum nor a boolean, so a condition cannot list its values`;
      const others = Object.keys(properties).filter((name) => allowedValues(spec, tool, name));
      const hint = hintAt(argument, others);
      yield problem(file, [...path, "argument"], "condition-not-enum", text, { hint, at: "value" });
      continue;
    }
    for (const [place, value] of values.entries()) {
      if (allowed.includes(value)) continue;
      const text = `${quote(value)} is not a value of "${argument}"`;
      const isQuoted = allowed.some((each) => String(each) === value);
      const hint = isQuoted
        ? "write it without quotes"
        : hintAt(String(value), allowed.filter((each) => each !== null).map(String));
      yield problem(file, [...path, "is", place], "unknown-condition-value", text, { hint });
    }
  }
}
