import { AUDIENCES, SEVERITIES, type Audience } from "../../changes/kind.ts";
import { code, list, table, text } from "../../emit/docs/markdown.ts";
import type { Change } from "../change.ts";
import type { DiffResult } from "../diff.ts";
import { countOf, usersOf } from "./text.ts";

const TITLES = { breaking: "Breaking changes", notable: "Notable changes", harmless: "Harmless changes" } as const;

/** Formats a result as Markdown, for a pull request or a changelog. */
export function markdownReport({ reference, notes, changes, accepted, stale, version }: DiffResult): string {
  const counts = SEVERITIES.map((severity) => `${countOf(changes, severity)} ${severity}`).join(", ");
  const sections = SEVERITIES.flatMap((severity) => {
    const some = changes.filter((change) => change.severity === severity);
    if (some.length === 0) return [];
    const names = Object.keys(AUDIENCES) as Audience[];
    const head = ["Change", ...names.map((name) => AUDIENCES[name]), "Reason and what to do", "Place"];
    return [
      `## ${TITLES[severity]}`,
      table(
        head,
        some.map((change) => row(change, names)),
      ),
    ];
  });
  const parts = [
    `# Changes since ${text(reference)}`,
    `${text(counts)}. Next version: ${code(version.next)} (${code(version.before)} in the reference, ${code(version.after)} now).`,
    ...notes.map((note) => text(note)),
    ...sections,
    ...(accepted.length > 0 ? ["## Accepted changes", list(accepted.map(acceptedItem))] : []),
    ...(stale.length > 0 ? ["## Exceptions to remove", list(stale.map((each) => text(each.text)))] : []),
  ];
  return parts.join("\n\n");
}

function row(change: Change, names: readonly Audience[]): readonly string[] {
  const { kind, subject, severities, reason, action, file, line } = change;
  return [
    `${code(kind)} ${text(`${subject}: ${change.text}${usersOf(change)}`)}`,
    ...names.map((name) => severities[name] ?? ""),
    text(action === "Nothing." ? reason : `${reason} ${action}`),
    code(`${file}:${line}`),
  ];
}

const acceptedItem = ({ change, reason, until }: DiffResult["accepted"][number]): string =>
  `${code(change.kind)} ${text(`${change.subject}: ${change.text}. Accepted until ${until}: ${reason}`)}`;
