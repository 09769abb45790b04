import { conflicts, withRequired } from "../../language/constraints.ts";
import type { ConstraintsModel } from "../../language/constraints.ts";
import type { NodePath } from "../../load/spec-file.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { isFields, own } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { resolve, type Spec, type ToolView } from "../spec-view.ts";

/** The maximum number of arguments in the constraints of a tool. All pairs of them are compared. */
const MAX_MENTIONS = 100;

/** Checks that constraints refer to known arguments, are not redundant, and leave every argument and route usable. */
export const constraints: Rule = function* (spec) {
  for (const tool of spec.tools) {
    if (!isFields(own(tool.fields, "constraints")) || !isFields(own(tool.fields, "input"))) continue;
    const named = mentions(tool.constraints);
    if (named.length > MAX_MENTIONS) {
      const text = `the constraints of a tool must name at most ${MAX_MENTIONS} arguments, not ${named.length}`;
      yield problem(tool.file, ["constraints"], "too-many-entries", text);
      continue;
    }
    const unknown = named.filter(({ name }) => !Object.hasOwn(tool.properties, name));
    for (const { name, path } of unknown) {
      const hint = hintAt(name, Object.keys(tool.properties));
      yield problem(tool.file, path, "unknown-constraint-argument", `the tool has no argument "${name}"`, { hint });
    }
    if (unknown.length > 0) continue;
    const useless = [...uselessConstraints(spec, tool)];
    yield* useless;
    if (useless.length === 0) yield* contradictions(spec, tool);
  }
};

/** One reference to an argument in a constraint. */
interface Mention {
  readonly name: string;
  readonly path: NodePath;
}

function mentions({ exactlyOneOf, excludes, requires }: ConstraintsModel): readonly Mention[] {
  const inLists = (key: string, table: ConstraintsModel["excludes"]): readonly Mention[] =>
    Object.entries(table).flatMap(([name, others]) => [
      { name, path: ["constraints", key, name] },
      ...others.map((other, index) => ({ name: other, path: ["constraints", key, name, index] })),
    ]);
  const inGroups = exactlyOneOf.flatMap((group, index) =>
    group.map((name, place) => ({ name, path: ["constraints", "exactly_one_of", index, place] })),
  );
  return [...inGroups, ...inLists("excludes", excludes), ...inLists("requires", requires)];
}

/** Returns the arguments that every call contains: those that are required or have a default. */
function alwaysPresentArguments(spec: Spec, { properties, required }: ToolView): ReadonlySet<string> {
  const withDefault = Object.keys(properties).filter((name) =>
    Object.hasOwn(resolve(spec, own(properties, name)) ?? {}, "default"),
  );
  return new Set([...required, ...withDefault]);
}

function* uselessConstraints(spec: Spec, tool: ToolView): Generator<Diagnostic> {
  const { file, constraints: declared } = tool;
  const useless = (path: NodePath, text: string, hint?: string): Diagnostic =>
    problem(file, ["constraints", ...path], "useless-constraint", text, { hint });
  const { exactlyOneOf, excludes, requires } = declared;
  if (Object.keys(own(tool.fields, "constraints") as object).length === 0)
    yield useless([], "no constraint is declared");
  const pairs = new Set<string>();
  for (const [index, group] of exactlyOneOf.entries()) {
    const [only = ""] = group;
    if (group.length === 1) {
      yield useless(
        ["exactly_one_of", index],
        `"${only}" is the only argument of the group`,
        `add required: [${only}]`,
      );
    }
    const keys = conflicts({ exactlyOneOf: [group], excludes: {}, requires: {} }).map(pairKey);
    if (keys.length > 0 && keys.every((key) => pairs.has(key)))
      yield useless(["exactly_one_of", index], "another constraint already implies this group");
    for (const key of keys) pairs.add(key);
  }
  for (const [name, others] of Object.entries(excludes)) {
    for (const [index, other] of others.entries()) {
      const key = pairKey([name, other]);
      if (pairs.has(key))
        yield useless(["excludes", name, index], `"${name}" and "${other}" already exclude each other`);
      pairs.add(key);
    }
  }
  const given = alwaysPresentArguments(spec, tool);
  for (const [name, others] of Object.entries(requires)) {
    for (const [index, other] of others.entries()) {
      const path = ["requires", name, index];
      if (name === other) yield useless(path, `"${name}" requires itself`);
      else if (given.has(other))
        yield useless(path, `every call already has "${other}": it is required or has a default`);
      else if (given.has(name))
        yield useless(path, `every call has "${name}", so "${other}" is required`, `add required: [${other}]`);
    }
  }
}

const pairKey = (pair: readonly [string, string]): string => [...pair].sort().join(" ");

/** Reports the first kind of contradiction found; the other kinds are usually consequences of it. */
function* contradictions(spec: Spec, tool: ToolView): Generator<Diagnostic> {
  const { file, constraints: declared, routes } = tool;
  const given = alwaysPresentArguments(spec, tool);
  const subjects = mentions(declared).filter(
    ({ name }, index, all) => all.findIndex((each) => each.name === name) === index,
  );
  const names = subjects.map(({ name, path }) => {
    const text = given.has(name) ? "no call can be made" : `"${name}" can never be used`;
    return { path, text, together: withRequired(declared, [...given, name]) };
  });
  const called = routes.map(({ path, route, fixed }) => {
    const together = withRequired(declared, [...(route?.parameters ?? []), ...Object.keys(fixed)]);
    return { path, text: "the route can never be called", together };
  });
  const pairs = conflicts(declared);
  const kinds = [
    [names, conflictWithin(pairs)] as const,
    [names, emptiedGroup(declared, pairs)] as const,
    [called, conflictWithin(pairs)] as const,
  ];
  for (const [places, reasonOf] of kinds) {
    const found = places.flatMap(({ path, text, together }) => {
      const reason = reasonOf(together);
      return reason === undefined ? [] : [problem(file, path, "contradictory-constraint", `${text}: ${reason}`)];
    });
    yield* found;
    if (found.length > 0) return;
  }
}

/** Explains why arguments cannot be combined; returns undefined if they can. */
type ReasonOf = (together: ReadonlySet<string>) => string | undefined;

/** Finds two arguments that exclude each other. */
function conflictWithin(pairs: ReturnType<typeof conflicts>): ReasonOf {
  return (together) => {
    const found = pairs.find(([one, other]) => together.has(one) && together.has(other));
    if (!found) return undefined;
    const [one, other] = found;
    return one === other ? `"${one}" excludes itself` : `"${one}" and "${other}" exclude each other`;
  };
}

/** Finds an `exactly_one_of` group, none of whose members can be combined with the arguments. */
function emptiedGroup(declared: ConstraintsModel, pairs: ReturnType<typeof conflicts>): ReasonOf {
  const reasonOf = conflictWithin(pairs);
  return (together) => {
    const emptied = declared.exactlyOneOf.find((group) =>
      group.every((member) => reasonOf(withRequired(declared, [...together, member])) !== undefined),
    );
    return emptied && `it excludes ${emptied.join(", ")}, but exactly one of them is required`;
  };
}
