import { AUDIENCES, type Audience } from "../../changes/kind.ts";
import { KINDS_BY_SUBJECT } from "../../changes/kinds.ts";
import type { ChangeKind } from "../../changes/kind.ts";
import { block, code, list, page, prose, table } from "./markdown.ts";

const names = Object.keys(AUDIENCES) as Audience[];

const exception = `- kind: input-limit-tightened
  at: spec/tools/messaging/send_message.yaml#/input/properties/text/maxLength
  reason: No caller sends text of this length.
  until: 2027-06-30`;

/** Emits the page of the kinds of changes that `switchboard diff` reports. */
export function changesPage(): string {
  return page("the kinds of changes", [
    "# Changes",
    `${code("npx switchboard diff [reference]")} compares the specification with an older one. The reference is a tag, branch or commit of git, a folder, an OpenAPI file or its URL. The default is the last release: among the tags of ancestors of ${code("HEAD")}, the one with the highest version, such as ${code("v1.10.0")}.`,
    "Each change is classified for callers over REST, for callers over MCP, and for programs that compile against the typed client:",
    list([
      "breaking: calls that work now, code that reads results, or programs that compile now may fail",
      "notable: nothing fails at run time, but a consumer should know; a program that compares a result with a value that no longer occurs may not compile",
      "harmless: no action is required",
    ]),
    "Inputs and outputs are compared in opposite directions: an input that rejects values that it accepted before is breaking, and so is an output property that may have values that it could not have before. An additional property of an output is harmless. A change whose effect cannot be determined, such as a different pattern, counts as breaking and is reported as undecided.",
    `The report contains the next version by Semantic Versioning: the major version for breaking changes, the minor version for additions and notable changes, and the patch version for others. Before version 1.0.0, breaking changes raise the minor version and all others the patch version.`,
    `The exit code is 1 if a change is breaking, and 2 if the specifications cannot be compared. ${code("spec/diff-exceptions.yaml")} accepts breaking changes until a date. Unused and expired exceptions are reported.`,
    block("yaml", exception),
    ...Object.entries(KINDS_BY_SUBJECT).flatMap(([subject, kinds]) => [`## ${subject}`, kindTable(kinds)]),
  ]);
}

function kindTable(kinds: Readonly<Record<string, ChangeKind>>): string {
  const head = ["Kind", ...names.map((name) => AUDIENCES[name]), "Meaning", "What to do"];
  const rows = Object.entries(kinds).map(([kind, row]) => [
    code(kind),
    ...names.map((name) => row[name] ?? ""),
    prose(row.reason),
    prose(row.action),
  ]);
  return table(head, rows);
}
