import type { ConditionModel, ConstraintsModel } from "./constraints.ts";

interface Style {
  /** Formats a name or value, for example in backticks. */
  readonly show: (name: string) => string;
  /** All arguments of the tool; empty if unknown. A list that contains most of them is described by those that it lacks. */
  readonly all: readonly string[];
}

/** Describes constraints, one sentence each. */
export function constraintSentences(
  { exactlyOneOf, atLeastOneOf, excludes, requires, when }: ConstraintsModel,
  { show = (name) => name, all = [] }: Partial<Style> = {},
): readonly string[] {
  return [
    ...groupPhrases({ exactlyOneOf, atLeastOneOf }, { show, all }).map((phrase) => `Give ${phrase}.`),
    ...Object.entries(excludes).map(
      ([name, others]) => `Do not combine ${show(name)} with ${joinWords(others.map(show), "or")}.`,
    ),
    ...Object.entries(requires).map(
      ([name, others]) => `${show(name)} requires ${joinWords(others.map(show), "and")}.`,
    ),
    ...when.map((condition) => conditionSentence(condition, { show, all })),
  ];
}

/** `action: update or action: remove requires position_id; excludes title.` */
function conditionSentence(
  { argument, values, requires, excludes, ...groups }: ConditionModel,
  { show, all }: Style,
): string {
  const value = joinWords(
    values.map((each) => show(`${argument}: ${String(each)}`)),
    "or",
  );
  const needed = [
    ...(requires.length > 0 ? [joinWords(requires.map(show), "and")] : []),
    ...groupPhrases(groups, { show, all }),
  ].map((phrase) => `requires ${phrase}`);
  const others = all.filter((name) => name !== argument && !excludes.includes(name));
  const list = joinWords((isShorter(others, excludes, all) ? others : excludes).map(show), "and");
  const excluded = isShorter(others, excludes, all) ? `excludes all but ${list}` : `excludes ${list}`;
  return `${value} ${[...needed, ...(excludes.length > 0 ? [excluded] : [])].join("; ")}.`;
}

function groupPhrases(
  { exactlyOneOf, atLeastOneOf }: Pick<ConditionModel, "exactlyOneOf" | "atLeastOneOf">,
  { show, all }: Style,
): readonly string[] {
  return [
    ...exactlyOneOf.map((group) => `exactly one of ${joinWords(group.map(show), "and")}`),
    ...atLeastOneOf.map((group) => {
      const others = all.filter((name) => !group.includes(name));
      return isShorter(others, group, all)
        ? `an argument other than ${joinWords(others.map(show), "and")}`
        : `at least one of ${joinWords(group.map(show), "and")}`;
    }),
  ];
}

/** Whether a sentence lists the `others` instead of the `names`, because they are fewer. */
const isShorter = (others: readonly string[], names: readonly string[], all: readonly string[]): boolean =>
  all.length > 0 && others.length > 0 && others.length < names.length;

/** Joins words: `a`, `a and b`, `a, b and c`. */
function joinWords(words: readonly string[], last: "and" | "or"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}
