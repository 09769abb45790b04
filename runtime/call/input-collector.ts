import { Failure } from "../contract/failure.ts";
import type { InputRound } from "./call-channel.ts";
import type { Question } from "./questions.ts";

export type Questions = Readonly<Record<string, Question<unknown>>>;

export type Answers<Q extends Questions> = { readonly [Name in keyof Q]: NonNullable<Q[Name]["answer"]> };

/** The input that a call needs before it can continue. */
export interface PendingInput {
  readonly questions: Questions;
  /** The answers of this and earlier rounds, by the name of the question. */
  readonly answers: Readonly<Record<string, unknown>>;
  readonly accountId: string;
}

/** Ends a run of a call that needs input. The run is rolled back, and the call runs again from the start with the answers. */
export class InputRequired extends Failure {
  readonly pending: PendingInput;

  constructor(pending: PendingInput) {
    super("input_required");
    this.pending = pending;
  }
}

/** Collects the questions of one run of a call, and matches them with the answers of the client. */
export class InputCollector {
  readonly #round: InputRound;
  readonly #accountId: string;
  readonly #answers: Record<string, unknown> = {};

  constructor(round: InputRound, accountId: string) {
    this.#round = round;
    this.#accountId = accountId;
  }

  /** Returns the answers. @throws InputRequired if a question has no valid answer. */
  async ask<const Q extends Questions>(questions: Q): Promise<Answers<Q>> {
    // Loaded on first use, because most services never ask.
    const { parseAnswer } = await import("./parse-answer.ts");
    const { responses, earlier } = this.#round;
    const isOfAccount = earlier === null || earlier.accountId === this.#accountId;
    const sources = isOfAccount ? [earlier?.answers ?? {}, responses] : [];
    const answers: Record<string, unknown> = {};
    const open: Record<string, Question<unknown>> = {};
    for (const [name, question] of Object.entries(questions)) {
      const answer = sources
        .filter((source) => Object.hasOwn(source, name))
        .map((source) => parseAnswer(question, source[name]))
        .find((found) => found !== null);
      if (answer === undefined) open[name] = question;
      else answers[name] = answer;
    }
    Object.assign(this.#answers, answers);
    if (Object.keys(open).length > 0)
      throw new InputRequired({ questions: open, answers: this.#answers, accountId: this.#accountId });
    return answers as Answers<Q>; // each was parsed for its question
  }
}
