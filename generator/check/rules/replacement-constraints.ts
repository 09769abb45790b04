import type { Diagnostic } from "../../load/diagnostic.ts";
import { isSameRule, namesIn, piecesOf, relatedTo, renameArguments } from "../../language/constraint-pieces.ts";
import { constraintSentences } from "../../language/constraint-sentences.ts";
import type { ConstraintsModel } from "../../language/constraints.ts";
import { products } from "../../language/products.ts";
import { violatedConstraints } from "../../language/violated-constraints.ts";
import { problem, quote } from "../problem.ts";
import { defaultsOf } from "../spec-view.ts";
import { allowedValues } from "./condition-values.ts";
import { isAlwaysPresent, type Pair } from "./replacement-pair.ts";

/** The maximum number of calls that are tried for a constraint of the newer tool. */
const MAX_CALLS = 20_000;

/** Arguments with their values; undefined for an argument whose value no condition tests. */
type Call = ReadonlyMap<string, unknown>;

/**
 * Reports the first constraint of the newer tool that is violated by the arguments of a call that the older tool accepts, or
 * that cannot be compared, because it is related to too many arguments.
 */
export function* constraintDifference(pair: Pair): Generator<Diagnostic> {
  const { older, newer } = pair;
  for (const piece of piecesOf(newer.constraints)) {
    const found = findViolation(pair, piece);
    if (found === null) continue;
    const [text, hint] =
      found === "undecided"
        ? [
            `too many arguments are related to check this constraint of "${newer.name}": ${sentence(piece)}`,
            "add the same constraint to this tool",
          ]
        : [
            `${describe(found.call)} violates a constraint of "${newer.name}": ${sentence(found.broken)}`,
            "add a constraint to this tool, or change what is passed",
          ];
    yield problem(older.file, ["replaced_by"], "replacement-mismatch", text, { hint });
    return;
  }
}

interface Violation {
  /** A call that the older tool accepts. */
  readonly call: Call;
  /** The part of the newer tool's constraint that its arguments violate. */
  readonly broken: ConstraintsModel;
}

/** Tries calls of the older tool. Returns null if none violates the constraint, "undecided" if there are too many to try. */
function findViolation(pair: Pair, piece: ConstraintsModel): Violation | "undecided" | null {
  const { spec, older, newer, sourceOf } = pair;
  const sources = new Map(namesIn(piece).map((name) => [name, sourceOf(name)]));
  const passed = [...sources.values()].flatMap((source) => (source && "from" in source ? [source.from] : []));
  const rules = relatedTo(passed, piecesOf(older.constraints));
  const defaults = defaultsOf(spec, newer);
  const isRepeated = passed.length === sources.size && ![...sources.keys()].some((name) => defaults.has(name));
  const renamed = renameArguments(piece, (name) => {
    const source = sources.get(name);
    return source && "from" in source ? source.from : name;
  });
  if (isRepeated && rules.some((rule) => isSameRule(rule, renamed))) return null;
  let count = 0;
  for (const call of olderCalls(pair, [...passed, ...rules.flatMap(namesIn)], [renamed, ...rules])) {
    if (count === MAX_CALLS) return "undecided";
    count += 1;
    if (rules.some((rule) => sentence(violatedConstraints(rule, call)) !== "")) continue;
    const given = [...sources].flatMap(([name, source]): (readonly [string, unknown])[] => {
      if (source !== null && "value" in source) return [[name, source.value]];
      return source !== null && call.has(source.from) ? [[name, call.get(source.from)]] : [];
    });
    const broken = violatedConstraints(piece, new Map([...defaults, ...given]));
    if (sentence(broken) !== "") return { call, broken };
  }
  return null;
}

/**
 * Yields the calls of the older tool that differ for the given constraints. Those with fewer optional arguments
 * come first, not counting arguments whose values a condition tests.
 */
function* olderCalls(pair: Pair, names: readonly string[], rules: readonly ConstraintsModel[]): Generator<Call> {
  const isAlways = (name: string): boolean => isAlwaysPresent(pair, name);
  const conditions = rules.flatMap(({ when }) => when);
  const all = [...new Set(names)];
  const tested = all.filter((name) => conditions.some(({ argument }) => argument === name));
  const untested = all.filter((name) => !tested.includes(name));
  const always = untested.filter(isAlways);
  const choices = tested.map((name) => {
    const values = conditions.flatMap((condition) => (condition.argument === name ? condition.values : []));
    const allowed = allowedValues(pair.spec, pair.older, name) ?? values;
    // Values that no condition tests are equivalent, so one of them is enough.
    const other = allowed.find((value) => !values.includes(value));
    const kept = allowed.filter((value) => values.includes(value) || value === other);
    const given = kept.map((value) => [[name, value] as const]);
    return isAlways(name) ? given : [[], ...given];
  });
  for (const chosen of combinations(untested.filter((name) => !isAlways(name)))) {
    for (const chosenValues of products(choices)) {
      yield new Map([...chosenValues, ...[...always, ...chosen].map((name) => [name, undefined] as const)]);
    }
  }
}

const sentence = (constraints: ConstraintsModel): string => constraintSentences(constraints)[0] ?? "";

function describe(call: Call): string {
  const parts = [...call].map(([name, value]) => (value === undefined ? name : `${name}: ${quote(value)}`));
  return parts.length === 0 ? "a call without optional arguments" : `a call with ${parts.join(", ")}`;
}

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
