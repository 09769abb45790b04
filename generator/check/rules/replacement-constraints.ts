import type { Diagnostic } from "../../load/diagnostic.ts";
import { constraintSentences } from "../../language/constraint-sentences.ts";
import type { ConstraintsModel } from "../../language/constraints.ts";
import { violatedConstraints } from "../../language/violated-constraints.ts";
import { problem, quote } from "../problem.ts";
import { defaultsOf, type Spec, type ToolView } from "../spec-view.ts";
import { allowedValues } from "./condition-values.ts";
import { conditionMentions, mentions } from "./constraint-mentions.ts";

/** With more optional arguments than this, only combinations of at most two are tried. */
const MAX_COMBINED = 12;

/** The maximum number of combinations of values of the arguments that conditions test. */
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

/** Yields calls to the older tool with all combinations of the arguments that occur in constraints of either tool. */
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
  for (const chosenValues of products(choices)) {
    for (const chosen of combinations(optional, optional.length <= MAX_COMBINED ? optional.length : 2)) {
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

/** Returns the combinations of one choice from each list, up to the maximum. */
function products<T>(lists: readonly (readonly (readonly T[])[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (found, choices) =>
      found.flatMap((chosen) => choices.map((choice) => [...chosen, ...choice])).slice(0, MAX_VALUE_COMBINATIONS),
    [[]],
  );
}

/** Yields the combinations of at most `size` items, the smaller ones first. */
function* combinations(items: readonly string[], size: number): Generator<readonly string[]> {
  let current: (readonly [start: number, chosen: readonly string[]])[] = [[0, []]];
  for (let length = 0; length <= size; length += 1) {
    for (const [, chosen] of current) yield chosen;
    current = current.flatMap(([start, chosen]) =>
      items.slice(start).map((item, index) => [start + index + 1, [...chosen, item]] as const),
    );
  }
}
