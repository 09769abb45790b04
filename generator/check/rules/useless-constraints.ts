import { conflicts, withRequired, type ConditionModel } from "../../language/constraints.ts";
import type { NodePath } from "../../load/spec-file.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { own } from "../fields.ts";
import { problem } from "../problem.ts";
import { defaultsOf, type Spec, type ToolView } from "../spec-view.ts";
import { allowedValues } from "./condition-values.ts";

/** A constraint without effect: its path below `constraints`, the reason and a hint. */
type Useless = readonly [path: NodePath, text: string, hint?: string | undefined];

/** Returns the arguments that every call contains: those that are required or have a default. */
export const alwaysPresentArguments = (spec: Spec, tool: ToolView): ReadonlySet<string> =>
  new Set([...tool.required, ...defaultsOf(spec, tool).keys()]);

/** Reports constraints that repeat other constraints or the input schema. */
export function* uselessConstraints(spec: Spec, tool: ToolView): Generator<Diagnostic> {
  const given = alwaysPresentArguments(spec, tool);
  const found = [
    ...(Object.keys(own(tool.fields, "constraints") as object).length === 0
      ? [[[], "no constraint is declared"] as Useless]
      : []),
    ...exclusions(tool),
    ...atLeastOne(tool, given),
    ...requirements(tool, given),
    ...conditions(spec, tool, given),
  ];
  for (const [path, text, hint] of found)
    yield problem(tool.file, ["constraints", ...path], "useless-constraint", text, { hint });
}

const pairKey = (pair: readonly [string, string]): string => [...pair].sort().join(" ");

const onlyArgument = (path: NodePath, name: string): Useless => [
  path,
  `"${name}" is the only argument of the group`,
  `add required: [${name}]`,
];

const implied = (path: NodePath): Useless => [path, "another constraint already implies this group"];

function* exclusions({ constraints: { exactlyOneOf, atLeastOneOf, excludes } }: ToolView): Generator<Useless> {
  const pairs = new Set<string>();
  for (const [index, group] of exactlyOneOf.entries()) {
    const path = ["exactly_one_of", index];
    if (group.length === 1) yield onlyArgument(path, group[0] ?? "");
    const keys = conflicts({ exactlyOneOf: [group], excludes: {} }).map(pairKey);
    const requiresOne = [...exactlyOneOf.slice(0, index), ...atLeastOneOf].some(impliesGroup(group));
    if (requiresOne && keys.length > 0 && keys.every((key) => pairs.has(key))) yield implied(path);
    for (const key of keys) pairs.add(key);
  }
  for (const [name, others] of Object.entries(excludes)) {
    for (const [index, other] of others.entries()) {
      const key = pairKey([name, other]);
      if (pairs.has(key)) yield [["excludes", name, index], `"${name}" and "${other}" already exclude each other`];
      pairs.add(key);
    }
  }
}

function* atLeastOne(
  { constraints: { exactlyOneOf, atLeastOneOf } }: ToolView,
  given: ReadonlySet<string>,
): Generator<Useless> {
  for (const [index, group] of atLeastOneOf.entries()) {
    const path = ["at_least_one_of", index];
    const present = group.find((name) => given.has(name));
    if (group.length === 1) yield onlyArgument(path, group[0] ?? "");
    else if (present !== undefined)
      yield [path, `every call already has "${present}": it is required or has a default`];
    else if ([...exactlyOneOf, ...othersOf(atLeastOneOf, index)].some(impliesGroup(group))) yield implied(path);
  }
}

/** Returns the groups that may imply the group at an index: all earlier ones, and the later ones that are shorter. */
const othersOf = (groups: readonly (readonly string[])[], index: number): readonly (readonly string[])[] =>
  groups.filter((group, place) => place < index || (place > index && group.length < (groups[index]?.length ?? 0)));

/** Returns whether all arguments of another group are in `group`, so that the other group implies this one. */
const impliesGroup =
  (group: readonly string[]) =>
  (other: readonly string[]): boolean =>
    other.every((name) => group.includes(name));

function* requirements({ constraints: { requires } }: ToolView, given: ReadonlySet<string>): Generator<Useless> {
  for (const [name, others] of Object.entries(requires)) {
    for (const [index, other] of others.entries()) {
      const path = ["requires", name, index];
      if (name === other) yield [path, `"${name}" requires itself`];
      else if (given.has(other)) yield [path, `every call already has "${other}": it is required or has a default`];
      else if (given.has(name))
        yield [path, `every call has "${name}", so "${other}" is required`, `add required: [${other}]`];
    }
  }
}

/** Reports conditions without effect. Conditions are compared with those before them. */
function* conditions(spec: Spec, tool: ToolView, given: ReadonlySet<string>): Generator<Useless> {
  const { constraints } = tool;
  const pairs = new Set(conflicts(constraints).map(pairKey));
  const seen = new Set<string>();
  for (const [index, condition] of constraints.when.entries()) {
    const { argument, values, requires, excludes, exactlyOneOf, atLeastOneOf } = condition;
    const path: NodePath = ["when", index];
    if ([requires, excludes, exactlyOneOf, atLeastOneOf].every((rules) => rules.length === 0)) {
      yield [path, "the condition has no consequence", "add requires or excludes"];
    }
    if (allowedValues(spec, tool, argument)?.every((value) => values.includes(value))) {
      const text = `every value of "${argument}" meets the condition`;
      yield [
        [...path, "is"],
        text,
        given.has(argument) ? "declare the rules without a condition" : `use requires: { ${argument}: ... }`,
      ];
    }
    /** Returns whether earlier conditions state the same rule for all values, and records that this condition states it. */
    const isRepeated = (rule: string): boolean => {
      const keys = values.map((value) => JSON.stringify([argument, value, rule]));
      const repeated = keys.every((key) => seen.has(key));
      for (const key of keys) seen.add(key);
      return repeated;
    };
    const required = withRequired(constraints, [argument]);
    for (const [place, name] of requires.entries()) {
      const at = [...path, "requires", place];
      if (name === argument) yield [at, `the condition applies only if "${name}" is given`];
      else if (given.has(name)) yield [at, `every call already has "${name}": it is required or has a default`];
      else if (required.has(name)) yield [at, `"${argument}" already requires "${name}"`];
      else if (isRepeated(`requires ${name}`)) yield [at, `another condition already requires "${name}"`];
    }
    for (const [place, name] of excludes.entries()) {
      const at = [...path, "excludes", place];
      if (pairs.has(pairKey([argument, name]))) yield [at, `"${argument}" and "${name}" already exclude each other`];
      else if (isRepeated(`excludes ${name}`)) yield [at, `another condition already excludes "${name}"`];
    }
    yield* conditionGroups(path, condition, new Set([...given, ...required, ...requires]));
  }
}

/** `given` contains the arguments of every call that meets the condition. */
function* conditionGroups(
  path: NodePath,
  { exactlyOneOf, atLeastOneOf }: ConditionModel,
  given: ReadonlySet<string>,
): Generator<Useless> {
  const groups = [...exactlyOneOf, ...atLeastOneOf];
  for (const [order, group] of groups.entries()) {
    const isExact = order < exactlyOneOf.length;
    const place = isExact ? ["exactly_one_of", order] : ["at_least_one_of", order - exactlyOneOf.length];
    const at = [...path, ...place];
    const present = group.find((name) => given.has(name));
    if (group.length === 1) yield [at, `"${group[0] ?? ""}" is the only argument of the group`, "add it to requires"];
    else if (present !== undefined) {
      const hint = isExact ? "exclude the other arguments of the group" : undefined;
      yield [at, `every call that meets the condition already has "${present}"`, hint];
    } else if (!isExact && othersOf(groups, order).some(impliesGroup(group))) yield implied(at);
  }
}
