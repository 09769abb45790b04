import { buildAutomaton, PatternRefused, type Automaton, type Ways } from "./automaton.ts";
import { alphabetOf } from "./code-points.ts";

/** Why a pattern is refused: the part that causes it, what is wrong with it, and how to write it instead. */
export interface CostProblem {
  readonly part: string;
  readonly text: string;
  readonly hint: string;
}

/** What it costs to search for a pattern in a text: the most attempts to match a character at any one place of the text. */
export type SearchCost = { readonly stepsPerCharacter: number } | { readonly problem: CostProblem };

/** A text of n code points takes at most this many times n + 1 steps, however the text was chosen. */
export const MAX_STEPS_PER_CHARACTER = 100;
/** Longer patterns are refused unread. */
const MAX_LENGTH = 2000;
/** The most work that one analysis does: connections followed, whatever the speed of the machine. */
const MAX_WORK = 2_000_000;

/** Stands for the search itself, which starts a further attempt to match at each character. */
const SEARCH = -1;

const SPLIT_HINT =
  "let what comes after a repetition start with characters that it does not repeat, such as ^[^@]+@ instead of ^.+@; " +
  "what is repeated must not match the empty text";
const ANCHOR_HINT = "start it with ^";
const SIZE_HINT = "state lengths with minLength and maxLength; what is repeated must not match the empty text";
const SYNTAX_HINT = "write it with characters, classes, groups, alternatives and repetitions only";

/**
 * Computes what it costs at most to search a text for a pattern that compiles with the flag `u`.
 *
 * A backtracking matcher tries the ways through the pattern's automaton one after another. The function follows all of them at
 * the same time, character by character, for all texts: it explores the reachable numbers of ways by position. Where one place
 * of a text has more than `maxSteps`, the pattern is refused; where none has, the work of the matcher is linear.
 */
export function searchCost(pattern: string, maxSteps = MAX_STEPS_PER_CHARACTER): SearchCost {
  if (pattern.length > MAX_LENGTH)
    return refusal(pattern.slice(0, 40), `is longer than ${MAX_LENGTH} characters`, SIZE_HINT);
  try {
    const automaton = buildAutomaton(pattern);
    const found = explore(automaton, automaton.anchored, maxSteps);
    if ("stepsPerCharacter" in found || automaton.anchored) return found;
    const anchored = explore(automaton, true, maxSteps);
    return "problem" in anchored
      ? anchored
      : refusal(found.problem.part, "is searched for from every character of a text", ANCHOR_HINT);
  } catch (error) {
    if (!(error instanceof PatternRefused)) throw error;
    const isSyntax = error.message !== "is too large";
    return refusal(error.part, error.message, isSyntax ? SYNTAX_HINT : SIZE_HINT);
  }
}

function explore(
  { positions, first, last, empty, asserts }: Automaton,
  anchored: boolean,
  maxSteps: number,
): SearchCost {
  const sets = [...new Map(positions.map(({ ranges }) => [JSON.stringify(ranges), ranges])).entries()];
  const setIndex = new Map(sets.map(([key], index) => [key, index]));
  const setOf = positions.map(({ ranges }) => setIndex.get(JSON.stringify(ranges)) ?? 0);
  const alphabet = alphabetOf(sets.map(([, ranges]) => ranges));
  const attempts = positions.map(({ following }) => 1 + total(following));
  const attemptsAtStart = 1 + total(first);
  const partOf = (position: number): string => positions[position]?.part ?? "";

  const seen = new Set<string>();
  const open: Ways[] = [new Map([[SEARCH, 1]])];
  let most = attemptsAtStart;
  let work = 0;
  for (;;) {
    const state = open.pop();
    if (!state) return { stepsPerCharacter: most };
    const goesOn = !anchored && !canSucceed(state);
    for (const next of alphabet.map((member) => step(state, member, goesOn))) {
      if (next.size === 0) continue;
      const steps = stepsOf(next);
      if (steps > maxSteps || work > MAX_WORK)
        return refusal(partOf(busiest(next)), "can match the same text in too many ways", SPLIT_HINT);
      most = Math.max(most, steps);
      const key = JSON.stringify([...next].sort(([a], [b]) => a - b));
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }

  /** Whether some attempt matches here whatever follows: no attempt starts after it. */
  function canSucceed(state: Ways): boolean {
    return !asserts && (empty || [...state.keys()].some((position) => last.has(position)));
  }

  function step(state: Ways, member: readonly boolean[], goesOn: boolean): Ways {
    const next: Ways = new Map(goesOn && state.has(SEARCH) ? [[SEARCH, 1]] : []);
    for (const [position, ways] of state) {
      const following = position === SEARCH ? first : (positions[position]?.following ?? first);
      work += following.size;
      for (const [target, more] of following) {
        if (member[setOf[target] ?? 0]) next.set(target, (next.get(target) ?? 0) + ways * more);
      }
    }
    return next;
  }

  function stepsOf(state: Ways): number {
    let steps = 0;
    for (const [position, ways] of state)
      steps += ways * (position === SEARCH ? attemptsAtStart : (attempts[position] ?? 1));
    return steps;
  }

  function busiest(state: Ways): number {
    const cost = (position: number): number => (state.get(position) ?? 0) * (attempts[position] ?? 0);
    return [...state.keys()].reduce((a, b) => (cost(b) > cost(a) ? b : a));
  }
}

function total(ways: Ways): number {
  return [...ways.values()].reduce((sum, each) => sum + each, 0);
}

function refusal(part: string, text: string, hint: string): SearchCost {
  return { problem: { part, text, hint } };
}
