import type { Diagnostic } from "../../load/diagnostic.ts";
import { constraintSentences } from "../../language/constraint-sentences.ts";
import type { ConstraintsModel } from "../../language/constraints.ts";
import { products } from "../../language/products.ts";
import { violatedConstraints } from "../../language/violated-constraints.ts";
import { problem, quote } from "../problem.ts";
import { defaultsOf, type Spec, type ToolView } from "../spec-view.ts";
import { allowedValues } from "./condition-values.ts";
import { conditionMentions, mentions } from "./constraint-mentions.ts";

/** The maximum number of calls that are tried for an older name. Those with fewer optional arguments are tried first. */
const MAX_CALLS = 20_000;

/**
 * The maximum number of combinations of values that are tried for the arguments that conditions test, for each choice of the
 * other arguments.
 */
const MAX_VALUE_COMBINATIONS = 1000;

/** Where an argument of the newer tool gets its value from: an older argument, a fixed value, or nowhere. */
type Source = { readonly from: string } | { readonly value: unknown } | null;

interface Pair {
  readonly spec: Spec;
  readonly older: ToolView;
  readonly newer: ToolView;
  readonly sourceOf: (name: string) => Source;
}

/** Arguments with their values; undefined for an argument whose value no condition tests. */
type Call = ReadonlyMap<string, unknown>;

/** Reports the first call that the older tool accepts and whose arguments violate a constraint of the newer tool. */
export function* constraintDifference(pair: Pair): Generator<Diagnostic> {
  const { spec, older, newer, sourceOf } = pair;
  const sources = new Map(namesIn(newer.constraints).map((name) => [name, sourceOf(name)]));
  const defaults = defaultsOf(spec, newer);
  for (const call of olderCalls(pair, [...sources.values()])) {
    if (constraintSentences(violatedConstraints(older.constraints, call)).length > 0) continue;
    const passed = [...sources].flatMap(([name, source]): (readonly [string, unknown])[] => {
      if (source !== null && "value" in source) return [[name, source.value]];
      return source !== null && call.has(source.from) ? [[name, call.get(source.from)]] : [];
    });
    const [broken] = constraintSentences(violatedConstraints(newer.constraints, new Map([...defaults, ...passed])));
    if (broken === undefined) continue;
    const text = `${describe(call)} violates a constraint of "${newer.name}": ${broken}`;
    const hint = "add a constraint to this tool, or change what is passed";
    yield problem(older.file, ["replaced_by"], "replacement-mismatch", text, { hint });
    return;
  }
}

/** Yields calls to the older tool with combinations of the arguments that occur in constraints of either tool. */
function* olderCalls({ spec, older, newer, sourceOf }: Pair, sources: readonly Source[]): Generator<Call> {
  const defaults = defaultsOf(spec, older);
  const passed = sources.flatMap((source) => (source !== null && "from" in source ? [source.from] : []));
  const tested = new Map<string, unknown[]>();
  const test = (name: string, values: readonly unknown[]): unknown =>
    tested.set(name, [...(tested.get(name) ?? []), ...values]);
  for (const { argument, values } of older.constraints.when) test(argument, values);
  for (const { argument, values } of newer.constraints.when) {
    const source = sourceOf(argument);
    if (source !== null && "from" in source) test(source.from, values);
  }
  const isAlwaysPresent = (name: string): boolean => older.required.has(name) || defaults.has(name);
  const relevant = [...new Set([...namesIn(older.constraints), ...passed])].filter((name) => !tested.has(name));
  const always = relevant.filter(isAlwaysPresent);
  const optional = relevant.filter((name) => !isAlwaysPresent(name));
  const choices = [...tested].map(([name, values]) => {
    const allowed = allowedValues(spec, older, name) ?? values;
    // Values that no condition tests are equivalent, so one of them is enough.
    const other = allowed.find((value) => !values.includes(value));
    const kept = allowed.filter((value) => values.includes(value) || value === other);
    const given = kept.map((value) => [[name, value] as const]);
    return isAlwaysPresent(name) ? given : [[], ...given];
  });
  let count = 0;
  for (const chosen of combinations(optional)) {
    for (const chosenValues of products(choices, MAX_VALUE_COMBINATIONS)) {
      if (count === MAX_CALLS) return;
      count += 1;
      yield new Map([...chosenValues, ...[...always, ...chosen].map((name) => [name, undefined] as const)]);
    }
  }
}

function describe(call: Call): string {
  const parts = [...call].map(([name, value]) => (value === undefined ? name : `${name}: ${quote(value)}`));
  return parts.length === 0 ? "a call without optional arguments" : `a call with ${parts.join(", ")}`;
}

const namesIn = (constraints: ConstraintsModel): readonly string[] => [
  ...new Set([...mentions(constraints), ...constraints.when.flatMap(conditionMentions)].map(({ name }) => name)),
];

/** Yields the combinations of items, the smaller ones first. */
function* combinations(items: readonly string[]): Generator<readonly string[]> {
  for (let size = 0; size <= items.length; size += 1) yield* combinationsOf(items, size);
}

/** Yields the combinations of `size` items. */
function* combinationsOf(items: readonly string[], size: number): Generator<readonly string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, item] of items.slice(0, items.length - size + 1).entries()) {
    for (const others of combinationsOf(items.slice(index + 1), size - 1)) yield [item, ...others];
  }
}
