import { KINDS } from "../changes/kinds.ts";
import type { Change } from "../diff/change.ts";
import type { DiffResult } from "../diff/diff.ts";

/**
 * Formats a list of the changes of a release that consumers have to know: breaking and notable changes, and additions.
 */
export function releaseNotes({ changes }: Pick<DiffResult, "changes">): string {
  const sections: readonly (readonly [title: string, is: (change: Change) => boolean])[] = [
    ["Breaking", ({ severity }) => severity === "breaking"],
    ["Changed", ({ severity }) => severity === "notable"],
    ["Added", ({ severity, kind }) => severity === "harmless" && KINDS[kind].adds === true],
  ];
  return sections.flatMap(([title, is]) => changes.filter(is).map((change) => note(title, change))).join("\n");
}

const note = (title: string, { subject, text, action }: Change): string =>
  `- ${title}: \`${subject}\`: ${text}.${action === "Nothing." ? "" : ` ${action}`}`;
