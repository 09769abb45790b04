/** One place of the arguments that does not fit. */
export interface ArgumentProblem {
  /** JSON pointer (RFC 6901) into the arguments. */
  readonly pointer: string;
  readonly detail: string;
  /** What would have been right. */
  readonly expected?: string;
  readonly hint?: string;
}

export interface FailureDetails {
  /** Replaces the table's text for this one case. */
  readonly detail?: string;
  readonly hint?: string;
  readonly errors?: readonly ArgumentProblem[];
  readonly retryAfterSeconds?: number;
  /** Further members of the problem object, by their wire names. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/**
 * A failure that the specification knows. Thrown by handlers and by the executor; whatever the call had written is rolled
 * back, and the caller gets the table's entry for `code` with these details.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: string;
  readonly details: FailureDetails;

  constructor(code: string, details: FailureDetails = {}) {
    super(details.detail ?? code);
    this.code = code;
    this.details = details;
  }
}

/** A failure that names one argument. */
export function argumentFailure(pointer: string, detail: string, hint?: string): Failure {
  const problem: ArgumentProblem = hint === undefined ? { pointer, detail } : { pointer, detail, hint };
  return new Failure("invalid_arguments", { errors: [problem] });
}
