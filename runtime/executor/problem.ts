import type { ErrorEntry, Surface } from "../surface.ts";
import { Failure, type ArgumentProblem } from "./failure.ts";

/** The one error object of both surfaces (RFC 9457, section 3), with this service's members. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly hint: string;
  readonly request_id: string;
  readonly retryable: boolean;
  readonly retry_after_seconds?: number;
  readonly errors?: readonly ArgumentProblem[];
  readonly [member: string]: unknown;
}

export type ProblemWriter = (failure: Failure, requestId: string) => Problem;

/** Returns the function that turns a failure into its problem object, by the service's error table. */
export function createProblemWriter(surface: Surface): ProblemWriter {
  return (failure, requestId) => {
    const entry = errorEntry(surface, failure.code);
    const { detail, hint, errors, retryAfterSeconds, members } = failure.details;
    return {
      type: `${surface.service.paths.docs}/errors#${failure.code}`,
      title: entry.title,
      status: entry.status,
      detail: detail ?? entry.text,
      code: failure.code,
      hint: hint ?? entry.hint,
      request_id: requestId,
      retryable: entry.retryable,
      ...(retryAfterSeconds === undefined ? undefined : { retry_after_seconds: retryAfterSeconds }),
      ...(errors === undefined ? undefined : { errors }),
      ...members,
    };
  };
}

/** @throws Error when the table does not know the code: a bug, answered opaquely. */
export function errorEntry(surface: Surface, code: string): ErrorEntry {
  const entry = surface.errors[code];
  if (!entry) throw new Error(`errors.yaml has no entry "${code}"`);
  return entry;
}
