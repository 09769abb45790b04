import { locate, type SpecFile } from "../load/spec-file.ts";
import type { ExceptionsFile } from "../language/exceptions.ts";
import type { Change } from "./change.ts";

/** A change that an exception accepts. */
export interface Accepted {
  readonly change: Change;
  readonly reason: string;
  readonly until: string;
}

/** An exception that is expired, or that matches no breaking change. */
export interface StaleException {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

export interface Excepted {
  /** The changes that no exception accepts. */
  readonly changes: readonly Change[];
  readonly accepted: readonly Accepted[];
  readonly stale: readonly StaleException[];
}

/** Applies the exceptions of the newer specification to breaking changes. `today` is a UTC date. */
export function applyExceptions(changes: readonly Change[], file: SpecFile | undefined, today: string): Excepted {
  const entries = ((file?.value ?? []) as ExceptionsFile).map((entry, index) => ({ ...entry, index })); // `check` has validated it
  const isMatch = ({ kind, at, severity }: Change, entry: ExceptionsFile[number]): boolean =>
    severity === "breaking" && kind === entry.kind && at === entry.at;
  const matches = changes.map((change) => {
    const entry = entries.find((each) => each.until >= today && isMatch(change, each));
    return { change, entry };
  });
  const stale = entries.flatMap((entry) => {
    const isUsed = changes.some((change) => isMatch(change, entry));
    const isExpired = entry.until < today;
    if (isUsed && !isExpired) return [];
    const text = isExpired
      ? `the exception for ${entry.kind} expired on ${entry.until}; remove it`
      : `no breaking change ${entry.kind} at ${entry.at}; remove the exception`;
    return file ? [{ file: file.path, ...locate(file, [entry.index]), text }] : [];
  });
  return {
    changes: matches.flatMap(({ change, entry }) => (entry ? [] : [change])),
    accepted: matches.flatMap(({ change, entry }) =>
      entry ? [{ change, reason: entry.reason, until: entry.until }] : [],
    ),
    stale,
  };
}
