import type { Diagnostic } from "../../load/diagnostic.ts";
import { constraintSentences } from "../../language/constraints.ts";
import type { ConstraintsModel } from "../../language/constraints.ts";
import { problem } from "../problem.ts";
import type { ToolView } from "../spec-view.ts";

/** With more optional arguments than this, only combinations of at most two are tried. */
const MAX_COMBINED = 12;

interface Call {
  readonly older: ToolView;
  readonly newer: ToolView;
  /** Returns the older argument that an argument of the newer tool gets its value from, or whether it is always or never present. */
  readonly sourceOf: (name: string) => string | boolean;
  /** Whether every call of the older tool has the argument. */
  readonly isAlwaysPresent: (name: string) => boolean;
}

/** Reports the first call that the older tool accepts and whose arguments break a constraint of the newer tool. */
export function* constraintDifference({ older, newer, sourceOf, isAlwaysPresent }: Call): Generator<Diagnostic> {
  const sources = new Map(namesIn(newer.constraints).map((name) => [name, sourceOf(name)]));
  const relevant = new Set(
    [...namesIn(older.constraints), ...sources.values()].filter((name) => typeof name === "string"),
  );
  const always = [...relevant].filter(isAlwaysPresent);
  const optional = [...relevant].filter((name) => !isAlwaysPresent(name));
  for (const chosen of combinations(optional, optional.length <= MAX_COMBINED ? optional.length : 2)) {
    const given = new Set([...always, ...chosen]);
    if (constraintSentences(older.constraints, { names: given }).length > 0) continue;
    const passed = [...sources].filter(([, source]) => (typeof source === "string" ? given.has(source) : source));
    const [broken] = constraintSentences(newer.constraints, { names: new Set(passed.map(([name]) => name)) });
    if (broken === undefined) continue;
    const call = given.size === 0 ? "a call without optional arguments" : `a call with ${[...given].join(", ")}`;
    const text = `${call} violates a constraint of "${newer.name}": ${broken}`;
    const hint = "add a constraint to this tool, or change what is passed";
    yield problem(older.file, ["replaced_by"], "replacement-mismatch", text, { hint });
    return;
  }
}

function namesIn({ exactlyOneOf, excludes, requires }: ConstraintsModel): readonly string[] {
  const inTables = [excludes, requires].flatMap((table) => Object.entries(table).flat(2));
  return [...new Set([...exactlyOneOf.flat(), ...inTables])];
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
