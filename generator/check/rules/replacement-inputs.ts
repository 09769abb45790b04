import { olderArgument } from "../../language/older-argument.ts";
import { boundInput } from "../../schema/bound-input.ts";
import { isNarrower, listedValues } from "../../schema/narrower.ts";
import type { FindSchema } from "../../schema/query.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { asFields, own, type Fields } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, quote } from "../problem.ts";
import { resolve, type Spec } from "../spec-view.ts";
import { findSchema, isAlwaysPresent, type Pair } from "./replacement-pair.ts";

/** Checks the arguments passed to the newer tool, and reports those of the older name that are not passed. */
export function* inputDifferences(pair: Pair): Generator<Diagnostic> {
  const { spec, older, newer, replacement, validate, sourceOf } = pair;
  const { file } = older;
  const find = findInput(spec);
  const declared = asFields(own(replacement, "input"));
  const passed = new Set<string>();
  for (const [name, value] of Object.entries(declared)) {
    const path = ["replaced_by", "input", name];
    const from = olderArgument(value);
    if (!Object.hasOwn(newer.properties, name)) {
      const hint = hintAt(name, Object.keys(newer.properties));
      yield problem(file, path, "replacement-mismatch", `"${newer.name}" has no argument "${name}"`, { hint });
    } else if (from === undefined) {
      const hasFrom = Object.hasOwn(asFields(value), "from");
      const hint = hasFrom ? "to pass an argument of this tool, remove the keys other than `from`" : undefined;
      for (const { text } of validate(own(newer.properties, name) as object, value)) {
        yield problem(file, path, "replacement-mismatch", `${quote(value)} is not valid for "${name}": ${text}`, {
          hint,
          at: "value",
        });
      }
    } else if (!Object.hasOwn(older.properties, from)) {
      const hint = hintAt(from, Object.keys(older.properties));
      const text = `this tool has no argument "${from}"`;
      yield problem(file, [...path, "from"], "replacement-mismatch", text, { hint, at: "value" });
    } else {
      passed.add(from);
      yield* argumentDifference(pair, from, name, find);
    }
  }
  for (const name of Object.keys(older.properties)) {
    if (passed.has(name)) continue;
    if (Object.hasOwn(declared, name) || !Object.hasOwn(newer.properties, name)) {
      const text = `the argument "${name}" is not passed to "${newer.name}"`;
      const hint = `map it with input: { <argument of ${newer.name}>: { from: ${name} } }`;
      yield problem(file, ["input", "properties", name], "replacement-mismatch", text, { hint });
    } else yield* argumentDifference(pair, name, name, find);
  }
  for (const name of newer.required) {
    const source = sourceOf(name);
    if (source && ("value" in source || isAlwaysPresent(pair, source.from))) continue;
    const [reason, hint] = source
      ? ["which a call of this tool may omit", "make it required, or pass a fixed value"]
      : [
          "which is not passed",
          `pass it with input: { ${name}: <a fixed value, or { from: <argument of this tool> }> }`,
        ];
    const text = `"${newer.name}" requires "${name}", ${reason}`;
    yield problem(file, ["replaced_by"], "replacement-mismatch", text, { hint });
  }
}

/** Compares the schema of an argument of the older name with that of the newer argument that gets its value. */
function* argumentDifference(pair: Pair, from: string, name: string, find: FindSchema): Generator<Diagnostic> {
  const { spec, older, newer, validate } = pair;
  const accepted = asFields(own(older.properties, from));
  const wanted = boundInput(asFields(own(newer.properties, name)));
  const values = listedValues(resolve(spec, accepted) ?? {});
  if (values?.every((value) => validate(wanted, value).length === 0)) return;
  if (isNarrower(boundInput(accepted), wanted, find)) return;
  const text = `"${from}" accepts values that "${name}" of the newer tool may reject`;
  const hint = "use the same schema or a narrower one";
  yield problem(older.file, ["input", "properties", from], "replacement-mismatch", text, { hint });
}

/** Returns a function that finds shared schemas, with the default maxima of inputs. */
function findInput(spec: Spec): FindSchema {
  const find = findSchema(spec);
  const found = new Map<string, Fields | undefined>(); // the same object for each use, so that recursion is recognized
  return (name) => {
    if (!found.has(name)) {
      const schema = find(name);
      found.set(name, schema && boundInput(schema));
    }
    return found.get(name);
  };
}
