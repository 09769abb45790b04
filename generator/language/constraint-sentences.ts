import type { ConditionModel, ConstraintsModel } from "./constraints.ts";

type Show = (name: string) => string;

/** Describes constraints, one sentence each. `show` formats a name or value, for example in backticks. */
export function constraintSentences(
  { exactlyOneOf, atLeastOneOf, excludes, requires, when }: ConstraintsModel,
  { show = (name) => name }: { readonly show?: Show } = {},
): readonly string[] {
  return [
    ...groupPhrases({ exactlyOneOf, atLeastOneOf }, show).map((phrase) => `Give ${phrase}.`),
    ...Object.entries(excludes).map(
      ([name, others]) => `Do not combine ${show(name)} with ${joinWords(others.map(show), "or")}.`,
    ),
    ...Object.entries(requires).map(
      ([name, others]) => `${show(name)} requires ${joinWords(others.map(show), "and")}.`,
    ),
    ...when.map((condition) => conditionSentence(condition, show)),
  ];
}

/** `action update or remove: requires position_id; excludes title.` */
function conditionSentence({ argument, values, requires, excludes, ...groups }: ConditionModel, show: Show): string {
  const value = joinWords(
    values.map((each) => show(String(each))),
    "or",
  );
  const needed = [
    ...(requires.length > 0 ? [joinWords(requires.map(show), "and")] : []),
    ...groupPhrases(groups, show),
  ].map((phrase) => `requires ${phrase}`);
  const excluded = excludes.length > 0 ? [`excludes ${joinWords(excludes.map(show), "and")}`] : [];
  return `${show(argument)} ${value}: ${[...needed, ...excluded].join("; ")}.`;
}

function groupPhrases(
  { exactlyOneOf, atLeastOneOf }: Pick<ConditionModel, "exactlyOneOf" | "atLeastOneOf">,
  show: Show,
): readonly string[] {
  return [
    ...exactlyOneOf.map((group) => `exactly one of ${joinWords(group.map(show), "and")}`),
    ...atLeastOneOf.map((group) => `at least one of ${joinWords(group.map(show), "and")}`),
  ];
}

/** Joins words: `a`, `a and b`, `a, b and c`. */
function joinWords(words: readonly string[], last: "and" | "or"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}
