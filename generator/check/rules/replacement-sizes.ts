import type { Diagnostic } from "../../load/diagnostic.ts";
import { own } from "../fields.ts";
import { problem } from "../problem.ts";
import { defaultsOf } from "../spec-view.ts";
import { isAlwaysPresent, type Pair } from "./replacement-pair.ts";

/** Compares how many arguments a call of the older name passes with `minProperties` and `maxProperties` of the newer input. */
export function* sizeDifference(pair: Pair): Generator<Diagnostic> {
  const { older, newer } = pair;
  const { fewest, most } = passedCounts(pair);
  const [minimum, maximum] = [own(newer.input, "minProperties"), own(newer.input, "maxProperties")];
  const counted = "including fixed values and defaults";
  if (typeof minimum === "number" && fewest < minimum) {
    const text = `a call of this tool may pass as few as ${fewest} arguments (${counted}), but "${newer.name}" requires ${minimum}`;
    const hint = "increase minProperties of the input, or pass a fixed value";
    yield problem(older.file, ["replaced_by"], "replacement-mismatch", text, { hint });
  }
  if (typeof maximum === "number" && most > maximum) {
    const text = `a call of this tool may pass ${most} arguments (${counted}), but "${newer.name}" accepts at most ${maximum}`;
    const hint = "decrease maxProperties of the input, or pass fewer fixed values";
    yield problem(older.file, ["replaced_by"], "replacement-mismatch", text, { hint });
  }
}

/** Returns the minimum and maximum number of arguments with which calls of the older name reach the newer tool. */
function passedCounts(pair: Pair): { readonly fewest: number; readonly most: number } {
  const { spec, older, newer, sourceOf } = pair;
  const defaults = defaultsOf(spec, newer);
  const optional = new Map(
    Object.keys(older.properties).flatMap((name) => (isAlwaysPresent(pair, name) ? [] : [[name, 0]])),
  );
  let always = 0;
  for (const name of Object.keys(newer.properties)) {
    const source = sourceOf(name);
    const from = source && "from" in source && !defaults.has(name) ? source.from : undefined;
    const count = from === undefined ? undefined : optional.get(from);
    if (from !== undefined && count !== undefined) optional.set(from, count + 1);
    else if (source || defaults.has(name)) always += 1;
  }
  /** How many newer arguments each optional argument of the older name sets. */
  const counts = [...optional.values()].sort((a, b) => a - b);
  const given = Object.keys(older.properties).length - optional.size;
  const least = Math.max(0, Number(own(older.input, "minProperties") ?? 0) - given);
  const greatest = Math.max(0, Number(own(older.input, "maxProperties") ?? Infinity) - given);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, always);
  return { fewest: sum(counts.slice(0, least)), most: sum(counts.reverse().slice(0, greatest)) };
}
