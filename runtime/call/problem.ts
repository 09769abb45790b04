import type { Failure } from "../contract/failure.ts";
import type { Problem } from "../contract/problem.ts";
import type { ErrorEntry, Surface } from "../contract/surface.ts";
import { boundProblems, shorten } from "./bound-problems.ts";

export type ProblemWriter = (failure: Failure, requestId: string) => Problem;

/** Maximum length of a detail and of a hint, in UTF-16 units. */
const maxTextLength = 400;

/**
 * Creates the function that converts a failure into a problem object, with the texts of `errors.yaml` as defaults.
 * Shortens texts and lists whose length depends on the request.
 */
export function createProblemWriter(surface: Surface): ProblemWriter {
  return (failure, requestId) => {
    const entry = errorEntry(surface, failure.code);
    const { detail = entry.text, hint = entry.hint, errors = [], retryAfterSeconds, members } = failure.details;
    const listed = boundProblems(errors);
    const more = listed.length < errors.length ? ` Only the first ${listed.length} problems are listed.` : "";
    return {
      type: `${surface.service.paths.docs}/errors#${failure.code}`,
      title: entry.title,
      status: entry.status,
      detail: `${shorten(detail, maxTextLength)}${more}`,
      code: failure.code,
      hint: shorten(hint, maxTextLength),
      request_id: requestId,
      retryable: entry.retryable,
      ...(retryAfterSeconds === undefined ? undefined : { retry_after_seconds: retryAfterSeconds }),
      ...(errors.length === 0 ? undefined : { errors: listed }),
      ...members,
    };
  };
}

/** Returns the entry of `errors.yaml`. @throws Error for an unknown code, which is a bug. */
export function errorEntry(surface: Surface, code: string): ErrorEntry {
  const entry = surface.errors[code];
  if (!entry) throw new Error(`errors.yaml has no entry "${code}"`);
  return entry;
}
