import { buildAutomaton, UnsupportedPatternError, type Automaton, type WaysByPosition } from "./automaton.ts";
import { alphabetOf } from "./code-points.ts";

/** Why a pattern is rejected: the part that causes it, what is wrong with it, and how to change it. */
export interface CostProblem {
  readonly part: string;
  readonly text: string;
  readonly hint: string;
}

/** The cost of a search: the maximum number of steps per position of a string. A step tries to match one character. */
export type SearchCost = { readonly stepsPerCharacter: number } | { readonly problem: CostProblem };

/** The maximum cost: a search in a string of n code points takes at most this number times (n + 1) steps. */
export const MAX_STEPS_PER_CHARACTER = 100;
/** The maximum length of a pattern; longer ones are rejected without analysis. */
const MAX_LENGTH = 2000;
/**
 * The maximum number of connections between positions that one analysis follows. With a time limit, results would
 * depend on the machine.
 */
const MAX_FOLLOWED_CONNECTIONS = 2_000_000;

/** A pseudo-position for the search itself, which starts another attempt at each character. */
const SEARCH = -1;

const SPLIT_HINT =
  "start the part after a repetition with a character that the repetition does not match: ^[^@]+@ instead of ^.+@; " +
  "do not repeat a part that matches the empty string";
const ANCHOR_HINT = "start the regular expression with ^";
const SIZE_HINT = "limit lengths with minLength and maxLength; do not repeat a part that matches the empty string";
const EMPTY_HINT = "do not repeat a part that matches the empty string";
const SYNTAX_HINT = "use only characters, classes, groups, alternatives and repetitions";
const HINTS = { size: SIZE_HINT, empty: EMPTY_HINT, syntax: SYNTAX_HINT } as const;

/**
 * Computes the maximum cost of searching a string for a pattern that compiles with the flag `u`.
 *
 * A backtracking matcher tries the ways through the pattern's automaton one after another. This function follows all ways
 * simultaneously, for all strings: it explores every reachable state. A state is the number of ways to each position. If a
 * state needs more than `maxSteps`, the pattern is rejected; otherwise, the matcher takes linear time.
 */
export function searchCost(pattern: string, maxSteps = MAX_STEPS_PER_CHARACTER): SearchCost {
  if (pattern.length > MAX_LENGTH)
    return rejection(pattern.slice(0, 40), `is longer than ${MAX_LENGTH} characters`, SIZE_HINT);
  try {
    const automaton = buildAutomaton(pattern);
    const found = explore(automaton, automaton.anchored, maxSteps);
    if ("stepsPerCharacter" in found || automaton.anchored) return found;
    const anchored = explore(automaton, true, maxSteps);
    return "problem" in anchored
      ? anchored
      : rejection(found.problem.part, "is tried at every position of a string", ANCHOR_HINT);
  } catch (error) {
    if (!(error instanceof UnsupportedPatternError)) throw error;
    return rejection(error.part, error.message, HINTS[error.reason]);
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
  const open: WaysByPosition[] = [new Map([[SEARCH, 1]])];
  let most = attemptsAtStart;
  let work = 0;
  for (;;) {
    const state = open.pop();
    if (!state) return { stepsPerCharacter: most };
    const continuesSearching = !anchored && !canSucceed(state);
    for (const next of alphabet.map((member) => step(state, member, continuesSearching))) {
      if (next.size === 0) continue;
      const steps = stepsOf(next);
      if (steps > maxSteps)
        return rejection(partOf(busiest(next)), "can match the same string in too many ways", SPLIT_HINT);
      if (work > MAX_FOLLOWED_CONNECTIONS)
        return rejection(partOf(busiest(next)), "has too many states to be analyzed", SIZE_HINT);
      most = Math.max(most, steps);
      const key = JSON.stringify([...next].sort(([a], [b]) => a - b));
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }

  /** Returns whether an attempt matches here regardless of what follows, so that no further attempt starts. */
  function canSucceed(state: WaysByPosition): boolean {
    return !asserts && (empty || [...state.keys()].some((position) => last.has(position)));
  }

  function step(state: WaysByPosition, member: readonly boolean[], continuesSearching: boolean): WaysByPosition {
    const next: WaysByPosition = new Map(continuesSearching && state.has(SEARCH) ? [[SEARCH, 1]] : []);
    for (const [position, ways] of state) {
      const following = position === SEARCH ? first : (positions[position]?.following ?? first);
      work += following.size;
      for (const [target, more] of following) {
        if (member[setOf[target] ?? 0]) next.set(target, (next.get(target) ?? 0) + ways * more);
      }
    }
    return next;
  }

  function stepsOf(state: WaysByPosition): number {
    let steps = 0;
    for (const [position, ways] of state)
      steps += ways * (position === SEARCH ? attemptsAtStart : (attempts[position] ?? 1));
    return steps;
  }

  function busiest(state: WaysByPosition): number {
    const cost = (position: number): number => (state.get(position) ?? 0) * (attempts[position] ?? 0);
    return [...state.keys()].reduce((a, b) => (cost(b) > cost(a) ? b : a));
  }
}

function total(ways: WaysByPosition): number {
  return [...ways.values()].reduce((sum, each) => sum + each, 0);
}

function rejection(part: string, text: string, hint: string): SearchCost {
  return { problem: { part, text, hint } };
}
