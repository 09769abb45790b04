import {
  conflicts,
  decideConditions,
  withRequired,
  type ConstraintsModel,
  type DecidedConstraints,
} from "../../language/constraints.ts";
import type { NodePath } from "../../load/spec-file.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { quote, problem } from "../problem.ts";
import type { Spec, ToolView } from "../spec-view.ts";
import type { Mention } from "./constraint-mentions.ts";
import { alwaysPresentArguments } from "./useless-constraints.ts";

/** Calls that constraints may make impossible. */
interface Calls {
  readonly path: NodePath;
  /** States what is unusable if no such call is possible: an argument, a value or a route. */
  readonly text: string;
  /** The arguments that each of these calls contains. */
  readonly given: ReadonlySet<string>;
  readonly decided: DecidedConstraints;
}

/**
 * Reports arguments, values of conditions and routes that no call can use. `named` lists the arguments in all
 * constraints except conditions. Only the first kind of contradiction found is reported; the others are usually
 * consequences of it.
 */
export function* contradictions(spec: Spec, tool: ToolView, named: readonly Mention[]): Generator<Diagnostic> {
  const { file, constraints: declared, routes } = tool;
  const always = alwaysPresentArguments(spec, tool);
  const callsWith = (
    path: NodePath,
    text: string,
    given: Iterable<string>,
    values: Readonly<Record<string, unknown>> = {},
  ): Calls => {
    const decided = decideConditions(declared, values);
    const together = withRequired(decided.constraints, [...given, ...decided.required]);
    return { path, text, given: together, decided };
  };
  const subjects = named.filter(({ name }, index, all) => all.findIndex((each) => each.name === name) === index);
  const names = subjects.map(({ name, path }) =>
    callsWith(path, always.has(name) ? "no call can be made" : `"${name}" can never be used`, [...always, name]),
  );
  const values = lastValues(declared).map(({ path, argument, value }) =>
    callsWith(path, `"${argument}" can never be ${quote(value)}`, [...always, argument], { [argument]: value }),
  );
  const called = routes.map(({ path, route, fixed }) =>
    callsWith(
      path,
      "the route can never be called",
      [...(route?.parameters ?? []), ...Object.keys(fixed), ...always],
      fixed,
    ),
  );
  const kinds = [
    [names, conflict] as const,
    [names, emptiedGroup] as const,
    [values, conflict] as const,
    [values, emptiedGroup] as const,
    [called, conflict] as const,
    [called, emptiedGroup] as const,
  ];
  for (const [calls, reasonOf] of kinds) {
    const found = calls.flatMap((each) => {
      const reason = reasonOf(each);
      if (reason === undefined) return [];
      return [problem(file, each.path, "contradictory-constraint", `${each.text}: ${reason}`)];
    });
    yield* found;
    if (found.length > 0) return;
  }
}

/** Returns each value of a condition with the path of its last mention. */
function lastValues({ when }: ConstraintsModel) {
  const found = new Map<string, { readonly path: NodePath; readonly argument: string; readonly value: unknown }>();
  for (const [index, { argument, values }] of when.entries()) {
    for (const [place, value] of values.entries()) {
      const path = ["constraints", "when", index, "is", place];
      found.set(JSON.stringify([argument, value]), { path, argument, value });
    }
  }
  return [...found.values()];
}

/** Explains why the arguments of calls cannot be combined; returns undefined if they can. */
function conflict({ given, decided: { constraints, required, excluded } }: Calls): string | undefined {
  const banned = excluded.find((name) => given.has(name));
  if (banned !== undefined)
    return required.includes(banned)
      ? `"${banned}" is both required and excluded`
      : `every such call has "${banned}", which is excluded`;
  const found = conflicts(constraints).find(([one, other]) => given.has(one) && given.has(other));
  if (!found) return undefined;
  const [one, other] = found;
  return one === other ? `"${one}" excludes itself` : `"${one}" and "${other}" exclude each other`;
}

/** Explains which group has no member that can be combined with the arguments of calls; undefined if there is no such group. */
function emptiedGroup({ given, decided }: Calls): string | undefined {
  const { constraints } = decided;
  const pairs = conflicts(constraints);
  const isImpossible = (member: string): boolean => {
    const together = withRequired(constraints, [...given, member]);
    return (
      decided.excluded.some((name) => together.has(name)) ||
      pairs.some(([one, other]) => together.has(one) && together.has(other))
    );
  };
  const isEmptied = (group: readonly string[]): boolean => group.every(isImpossible);
  const exact = constraints.exactlyOneOf.find(isEmptied);
  if (exact) return `exactly one of ${exact.join(", ")} is required, but all of them are excluded`;
  const some = constraints.atLeastOneOf.find(isEmptied);
  return some && `at least one of ${some.join(", ")} is required, but all of them are excluded`;
}
