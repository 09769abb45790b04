import { noConstraints, type ConditionModel, type ConstraintsModel } from "./constraints.ts";

/** Splits constraints into pieces, each with one rule. */
export function piecesOf({
  exactlyOneOf,
  atLeastOneOf,
  excludes,
  requires,
  when,
}: ConstraintsModel): readonly ConstraintsModel[] {
  const parts: readonly Partial<ConstraintsModel>[] = [
    ...exactlyOneOf.map((group) => ({ exactlyOneOf: [group] })),
    ...atLeastOneOf.map((group) => ({ atLeastOneOf: [group] })),
    ...Object.entries(excludes).flatMap(([name, others]) => others.map((other) => ({ excludes: { [name]: [other] } }))),
    ...Object.entries(requires).flatMap(([name, others]) => others.map((other) => ({ requires: { [name]: [other] } }))),
    ...when.map((condition) => ({ when: [condition] })),
  ];
  return parts.map((part) => ({ ...noConstraints, ...part }));
}

/** Returns whether two pieces are the same rule, however it is written. */
export const isSameRule = (one: ConstraintsModel, other: ConstraintsModel): boolean =>
  JSON.stringify(normalized(one)) === JSON.stringify(normalized(other));

/** Returns a form of a piece that is the same for all ways of writing it. */
function normalized({ exactlyOneOf, atLeastOneOf, excludes, requires, when }: ConstraintsModel): object {
  const sorted = <Item>(items: readonly Item[]): readonly Item[] =>
    [...items].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  const groups = (each: readonly (readonly string[])[]): readonly unknown[] => sorted(each.map(sorted));
  return {
    exactlyOneOf: groups(exactlyOneOf),
    atLeastOneOf: groups(atLeastOneOf),
    excludes: sorted(Object.entries(excludes).flat(2)), // a piece excludes one pair
    requires,
    when: when.map((condition) => ({
      argument: condition.argument,
      values: sorted(condition.values),
      requires: sorted(condition.requires),
      excludes: sorted(condition.excludes),
      exactlyOneOf: groups(condition.exactlyOneOf),
      atLeastOneOf: groups(condition.atLeastOneOf),
    })),
  };
}

/** Returns constraints with other names of their arguments. */
export function renameArguments(
  { exactlyOneOf, atLeastOneOf, excludes, requires, when }: ConstraintsModel,
  rename: (name: string) => string,
): ConstraintsModel {
  const list = (names: readonly string[]): readonly string[] => names.map(rename);
  const table = (lists: ConstraintsModel["excludes"]): ConstraintsModel["excludes"] =>
    Object.fromEntries(Object.entries(lists).map(([name, others]) => [rename(name), list(others)]));
  return {
    exactlyOneOf: exactlyOneOf.map(list),
    atLeastOneOf: atLeastOneOf.map(list),
    excludes: table(excludes),
    requires: table(requires),
    when: when.map((condition): ConditionModel => ({
      argument: rename(condition.argument),
      values: condition.values,
      requires: list(condition.requires),
      excludes: list(condition.excludes),
      exactlyOneOf: condition.exactlyOneOf.map(list),
      atLeastOneOf: condition.atLeastOneOf.map(list),
    })),
  };
}

/** Returns the constraints of `all` that share arguments with `names`, directly or through other constraints. */
export function relatedTo(names: Iterable<string>, all: readonly ConstraintsModel[]): readonly ConstraintsModel[] {
  const known = new Set(names);
  const related = new Set<ConstraintsModel>();
  let size = -1;
  while (size < related.size) {
    size = related.size;
    for (const other of all) {
      if (!namesIn(other).some((name) => known.has(name))) continue;
      related.add(other);
      for (const name of namesIn(other)) known.add(name);
    }
  }
  return [...related];
}

/** Returns the names of all arguments in constraints, including duplicates. */
export const namesIn = ({
  exactlyOneOf,
  atLeastOneOf,
  excludes,
  requires,
  when,
}: ConstraintsModel): readonly string[] => [
  ...[...exactlyOneOf, ...atLeastOneOf].flat(),
  ...[excludes, requires].flatMap((table) => Object.entries(table).flatMap(([name, others]) => [name, ...others])),
  ...when.flatMap((condition) => [
    condition.argument,
    ...condition.requires,
    ...condition.excludes,
    ...[...condition.exactlyOneOf, ...condition.atLeastOneOf].flat(),
  ]),
];
