import { Failure } from "../contract/failure.ts";
import type { InputRound } from "./call-channel.ts";
import type { Question } from "./questions.ts";

export type Questions = Readonly<Record<string, Question<unknown>>>;

export type Answers<Q extends Questions> = { readonly [Name in keyof Q]: NonNullable<Q[Name]["answer"]> };

/** What a call still has to be told before it can go on. */
export interface PendingInput {
  readonly questions: Questions;
  /** What it was told before, by the names of the questions: the next round brings the rest. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly accountId: string;
}

/** Unwinds a call that waits for its client: all of it is rolled back, and it runs again, from its start, with the answers. */
export class InputRequired extends Failure {
  readonly pending: PendingInput;

  constructor(pending: PendingInput) {
    super("input_required");
    this.pending = pending;
  }
}

/** The questions of one run of a call, and the answers that its client gave before the run. */
export class Interview {
  readonly #round: InputRound;
  readonly #accountId: string;
  readonly #answers: Record<string, unknown> = {};

  constructor(round: InputRound, accountId: string) {
    this.#round = round;
    this.#accountId = accountId;
  }

  /** @throws InputRequired while there is a question without a valid answer. */
  async ask<const Q extends Questions>(questions: Q): Promise<Answers<Q>> {
    // Loaded with the first question: most services never ask.
    const { readAnswer } = await import("./read-answer.ts");
    const { responses, earlier } = this.#round;
    const isOfAccount = earlier === null || earlier.accountId === this.#accountId;
    const sources = isOfAccount ? [earlier?.answers ?? {}, responses] : [];
    const answers: Record<string, unknown> = {};
    const open: Record<string, Question<unknown>> = {};
    for (const [name, question] of Object.entries(questions)) {
      const answer = sources
        .filter((source) => Object.hasOwn(source, name))
        .map((source) => readAnswer(question, source[name]))
        .find((found) => found !== null);
      if (answer === undefined) open[name] = question;
      else answers[name] = answer;
    }
    Object.assign(this.#answers, answers);
    if (Object.keys(open).length > 0)
      throw new InputRequired({ questions: open, answers: this.#answers, accountId: this.#accountId });
    return answers as Answers<Q>; // each was read by its question
  }
}
