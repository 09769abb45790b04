import { AUDIENCES, SEVERITIES, type Audience, type Severity } from "../../changes/kind.ts";
import { showInvisible } from "../../format/invisible-characters.ts";
import type { Change } from "../change.ts";
import type { DiffResult } from "../diff.ts";

/** The maximum number of users of a changed schema, default or rule in a line. */
const MAX_USERS = 5;

/** Formats a result with one line for each change. Harmless changes are only counted unless `all` is set. */
export function textReport(result: DiffResult, { all = false }: { readonly all?: boolean } = {}): readonly string[] {
  const { changes, accepted, stale, notes } = result;
  const shown = changes.filter(({ severity }) => all || severity !== "harmless");
  return [
    ...notes.map((note) => `note: ${showInvisible(note)}`),
    ...shown.map(changeLine),
    ...accepted.map(
      ({ change, reason, until }) =>
        `${placeOf(change)}: accepted until ${until} ${change.kind}: ${showInvisible(`${change.subject}: ${change.text} (${reason})`)}`,
    ),
    ...stale.map((each) => `${placeOf(each)}: warning: ${showInvisible(each.text)}`),
    summaryLine(result),
  ];
}

/** Formats a change on one line: place, severity, kind, what has changed, the affected consumers and what to do. */
export function changeLine(change: Change): string {
  const { severity, kind, subject, text, action } = change;
  const todo = action === "Nothing." ? "" : ` ${action}`;
  const line = `${subject}: ${text}${usersOf(change)} (${consumersOf(change)}).${todo}`;
  return `${placeOf(change)}: ${severity} ${kind}: ${showInvisible(line)}`;
}

/** Formats the counts and the next version on one line. */
export function summaryLine({ reference, changes, accepted, version }: DiffResult): string {
  const counts = SEVERITIES.map((severity) => `${countOf(changes, severity)} ${severity}`).join(", ");
  const also = accepted.length > 0 ? ` (and ${accepted.length} accepted)` : "";
  const { before, after, next } = version;
  return `compared with ${reference}: ${counts}${also}; next version ${next} (${before} in the reference, ${after} now)`;
}

export const countOf = (changes: readonly Change[], severity: Severity): number =>
  changes.filter((change) => change.severity === severity).length;

/** Lists the consumers that a change affects most. */
export function consumersOf({ severities, severity }: Change): string {
  const names = Object.keys(AUDIENCES) as Audience[];
  return names
    .filter((name) => severities[name] === severity)
    .map((name) => AUDIENCES[name])
    .join(", ");
}

/** Lists the users of a changed schema, default or rule. */
export function usersOf({ users }: Change): string {
  if (users.length === 0) return "";
  const more = users.length > MAX_USERS ? ` and ${users.length - MAX_USERS} more` : "";
  return `; used by ${users.slice(0, MAX_USERS).join(", ")}${more}`;
}

export const placeOf = ({ file, line, column }: Pick<Change, "file" | "line" | "column">): string =>
  `${showInvisible(file)}:${line}:${column}`;
