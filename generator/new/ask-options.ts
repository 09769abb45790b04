import { EFFECTS, type Effect } from "../language/effect.ts";

/** The options of `new tool` that are prompted for if they are omitted. */
export interface AskedOptions {
  readonly summary?: string;
  readonly effect?: Effect;
  readonly scopes?: readonly string[];
}

/** Prompts once and returns the answer. */
export type Question = (text: string) => Promise<string>;

/** Prompts for the omitted options. An empty answer selects the default; after an unknown effect, the prompt is repeated. */
export async function askOptions<Options extends AskedOptions>(
  name: string,
  options: Options,
  question: Question,
): Promise<Options> {
  const answer = async (text: string): Promise<string | undefined> => (await question(text)).trim() || undefined;
  const summary = options.summary ?? (await answer(`What does ${name} do, in one sentence? `));
  const effect = options.effect ?? (await askEffect(answer));
  const scopes =
    options.scopes ?? (await answer("Scopes, separated by commas [none]: "))?.split(/[\s,]+/).filter(Boolean);
  return {
    ...options,
    ...(summary !== undefined && { summary: /[.!?]$/.test(summary) ? summary : `${summary}.` }),
    ...(effect && { effect }),
    ...(scopes && { scopes }),
  };
}

async function askEffect(answer: (text: string) => Promise<string | undefined>): Promise<Effect | undefined> {
  const prompt = `Effect (${EFFECTS.join(", ")}) [read]: `;
  for (let given = await answer(prompt); given !== undefined;) {
    const effect = EFFECTS.find((known) => known === given);
    if (effect) return effect;
    given = await answer(`"${given}" is not an effect. ${prompt}`);
  }
  return undefined;
}
