import { RegExpParser, type AST } from "@eslint-community/regexpp";

type Instruction =
  | { readonly kind: "character"; readonly expression: RegExp }
  | { readonly kind: "assertion"; readonly expression: RegExp }
  | { readonly kind: "split"; readonly first: number; readonly second: number }
  | { readonly kind: "jump"; to: number }
  | { readonly kind: "round"; readonly loop: number }
  | { readonly kind: "progress"; readonly loop: number }
  | { readonly kind: "match" };

/** The positions at which the rounds of loops started, latest first. */
interface Rounds {
  readonly loop: number;
  readonly place: number;
  readonly before: Rounds | undefined;
}

/**
 * Searches a text for a pattern as a backtracking engine does (ECMA-262, section 22.2.2). Each attempt to match a
 * character is a step, and so is the match of the whole pattern. The search stops with `matched: undefined` after
 * `maxSteps` steps, or after 50 times as many instructions, because repetitions of the empty text execute instructions
 * without steps.
 */
export function countSteps(
  pattern: string,
  text: string,
  maxSteps = Infinity,
): { readonly matched: boolean | undefined; readonly steps: number } {
  const program = compile(pattern);
  const characters = Array.from(text);
  const offsets = [0];
  for (const character of characters) offsets.push((offsets.at(-1) ?? 0) + character.length);
  let steps = 0;
  let instructions = 0;
  for (let start = 0; start <= characters.length; start++) {
    const open: [at: number, place: number, rounds: Rounds | undefined][] = [[0, start, undefined]];
    for (let top = open.pop(); top; top = open.pop()) {
      const [at, place, rounds] = top;
      instructions += 1;
      if (steps > maxSteps || instructions > 50 * maxSteps) return { matched: undefined, steps };
      const instruction = program[at] ?? { kind: "match" };
      switch (instruction.kind) {
        case "split":
          open.push([instruction.second, place, rounds], [instruction.first, place, rounds]);
          break;
        case "jump":
          open.push([instruction.to, place, rounds]);
          break;
        case "round":
          open.push([at + 1, place, { loop: instruction.loop, place, before: rounds }]);
          break;
        case "progress":
          if (startOf(rounds, instruction.loop) !== place) open.push([at + 1, place, rounds]);
          break;
        case "assertion":
          instruction.expression.lastIndex = offsets[place] ?? 0;
          if (instruction.expression.test(text)) open.push([at + 1, place, rounds]);
          break;
        case "match":
          return { matched: true, steps: steps + 1 };
        case "character":
          steps += 1;
          if (instruction.expression.test(characters[place] ?? "")) open.push([at + 1, place + 1, rounds]);
      }
    }
    if (program[0]?.kind === "assertion" && program[0].expression.source === "^") break; // engines try an anchored pattern once
  }
  return { matched: false, steps };
}

function compile(pattern: string): Instruction[] {
  const program: Instruction[] = [];
  let loops = 0;
  const split = (first: number, second: number, lazy: boolean): Instruction =>
    lazy ? { kind: "split", first: second, second: first } : { kind: "split", first, second };
  const alternatives = ([option, ...others]: readonly AST.Alternative[]): void => {
    if (others.length === 0) return option?.elements.forEach(visit);
    const at = program.push({ kind: "match" }) - 1;
    option?.elements.forEach(visit);
    const end: Instruction = { kind: "jump", to: 0 };
    program.push(end);
    program[at] = split(at + 1, program.length, false);
    alternatives(others);
    end.to = program.length;
  };
  const repeat = ({ element, min, max, greedy }: AST.Quantifier): void => {
    for (let count = 0; count < min; count++) visit(element);
    const exits: number[] = [];
    for (let count = min; count < (max === Infinity ? min + 1 : max); count++) {
      const loop = loops++;
      const at = program.push({ kind: "match" }) - 1;
      exits.push(at);
      program.push({ kind: "round", loop });
      visit(element);
      program.push({ kind: "progress", loop });
      if (max === Infinity) program.push({ kind: "jump", to: at });
    }
    for (const at of exits) program[at] = split(at + 1, program.length, !greedy);
  };
  const visit = (element: AST.Element): void => {
    if (element.type === "Quantifier") repeat(element);
    else if (element.type === "Group" || element.type === "CapturingGroup") alternatives(element.alternatives);
    else if (element.type === "Assertion")
      program.push({ kind: "assertion", expression: new RegExp(element.raw, "uy") });
    else program.push({ kind: "character", expression: new RegExp(`^${element.raw}$`, "u") });
  };
  alternatives(new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true }).alternatives);
  return program;
}

function startOf(rounds: Rounds | undefined, loop: number): number | undefined {
  let round = rounds;
  while (round && round.loop !== loop) round = round.before;
  return round?.place;
}
