import type { ErrorCode } from "./names.ts";

/** One invalid argument. */
export interface ArgumentProblem {
  /** JSON pointer (RFC 6901) into the arguments. */
  readonly pointer: string;
  readonly detail: string;
  /** The value that is expected. */
  readonly expected?: string;
  readonly hint?: string;
}

export interface FailureDetails {
  /** Replaces the text of `errors.yaml`. */
  readonly detail?: string;
  readonly hint?: string;
  readonly errors?: readonly ArgumentProblem[];
  readonly retryAfterSeconds?: number;
  /** Additional members of the problem object. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/**
 * A failure that the specification declares. Handlers and the executor throw it. The transaction of the call is rolled
 * back, and the caller receives the entry of `errors.yaml` for `code`, with these details.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  /** @param options the cause, which is logged and not shown to the caller. */
  constructor(code: ErrorCode, details: FailureDetails = {}, options?: ErrorOptions) {
    super(details.detail ?? code, options);
    this.code = code;
    this.details = details;
  }
}

/** Returns an `invalid_arguments` failure for one argument. */
export function argumentFailure(pointer: string, detail: string, hint?: string): Failure {
  const problem: ArgumentProblem = hint === undefined ? { pointer, detail } : { pointer, detail, hint };
  return new Failure("invalid_arguments", { errors: [problem] });
}
