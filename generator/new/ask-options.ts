import { EFFECTS, type Effect } from "../language/effect.ts";

/** The options of `new tool` that are prompted for if they are omitted. */
export interface AskedOptions {
  readonly summary?: string;
  readonly effect?: Effect;
  readonly scopes?: readonly string[];
}

/** Prompts once and returns the answer. */
export type Question = (text: string) => Promise<string>;

/**
 * Prompts for the omitted options. An empty answer selects the default; after an unknown effect or scope, the prompt is repeated.
 * `scopesFor` returns the scopes that a tool with an effect may list. If there are none, scopes are not prompted for.
 */
export async function askOptions<Options extends AskedOptions>(
  name: string,
  options: Options,
  question: Question,
  scopesFor: (effect: Effect) => readonly string[],
): Promise<Options> {
  const answer: Answer = async (text) => (await question(text)).trim() || undefined;
  const summary = options.summary ?? (await answer(`What does ${name} do, in one sentence? `));
  const effect = options.effect ?? (await askEffect(answer));
  const scopes = options.scopes ?? (await askScopes(answer, scopesFor(effect ?? "read")));
  return {
    ...options,
    ...(summary !== undefined && { summary }),
    ...(effect && { effect }),
    ...(scopes && { scopes }),
  };
}

/** Prompts once; undefined for an empty answer. */
type Answer = (text: string) => Promise<string | undefined>;

async function askEffect(answer: Answer): Promise<Effect | undefined> {
  const prompt = `Effect (${EFFECTS.join(", ")}) [read]: `;
  for (let given = await answer(prompt); given !== undefined;) {
    const effect = EFFECTS.find((known) => known === given);
    if (effect) return effect;
    given = await answer(`"${given}" is not an effect. ${prompt}`);
  }
  return undefined;
}

async function askScopes(answer: Answer, known: readonly string[]): Promise<readonly string[] | undefined> {
  if (known.length === 0) return undefined;
  const prompt = `Scopes (${known.join(", ")}), separated by commas [none]: `;
  for (let given = await answer(prompt); given !== undefined;) {
    const scopes = splitNames(given);
    const unknown = scopes.find((scope) => !known.includes(scope));
    if (unknown === undefined) return scopes;
    given = await answer(`"${unknown}" is not in the list. ${prompt}`);
  }
  return undefined;
}

/** Splits names at commas and spaces. */
export const splitNames = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);
