import type { ConditionModel, ConstraintsModel } from "../../language/constraints.ts";
import type { NodePath } from "../../load/spec-file.ts";

/** One reference to an argument in a constraint. */
export interface Mention {
  readonly name: string;
  readonly path: NodePath;
}

/** Returns the references to arguments in constraints without conditions. */
export function mentions({ exactlyOneOf, atLeastOneOf, excludes, requires }: ConstraintsModel): readonly Mention[] {
  const inLists = (key: string, table: ConstraintsModel["excludes"]): readonly Mention[] =>
    Object.entries(table).flatMap(([name, others]) => [
      { name, path: ["constraints", key, name] },
      ...inList(["constraints", key, name], others),
    ]);
  return [
    ...inGroups(["constraints", "exactly_one_of"], exactlyOneOf),
    ...inGroups(["constraints", "at_least_one_of"], atLeastOneOf),
    ...inLists("excludes", excludes),
    ...inLists("requires", requires),
  ];
}

/** Returns the references to arguments in the condition with this index. */
export function conditionMentions(condition: ConditionModel, index: number): readonly Mention[] {
  const path = ["constraints", "when", index];
  return [
    { name: condition.argument, path: [...path, "argument"] },
    ...inList([...path, "requires"], condition.requires),
    ...inList([...path, "excludes"], condition.excludes),
    ...inGroups([...path, "exactly_one_of"], condition.exactlyOneOf),
    ...inGroups([...path, "at_least_one_of"], condition.atLeastOneOf),
  ];
}

const inList = (path: NodePath, names: readonly string[]): readonly Mention[] =>
  names.map((name, index) => ({ name, path: [...path, index] }));

const inGroups = (path: NodePath, groups: readonly (readonly string[])[]): readonly Mention[] =>
  groups.flatMap((group, index) => inList([...path, index], group));
