import { AUDIENCES, SEVERITIES, type Audience, type Severity } from "../changes/kind.ts";
import { KINDS, type KindName } from "../changes/kinds.ts";
import { locate, type SpecFile } from "../load/spec-file.ts";
import type { FileRef, Found } from "./found.ts";

/** A classified change. */
export interface Change {
  readonly kind: KindName;
  /** The strongest severity for any consumer. */
  readonly severity: Severity;
  /** The severity for each consumer that notices the change. */
  readonly severities: Readonly<Partial<Record<Audience, Severity>>>;
  /** The name of the tool, schema, prompt, resource, event or table. */
  readonly subject: string;
  /** What has changed. */
  readonly text: string;
  /** What it means for a consumer. */
  readonly reason: string;
  /** What a consumer has to do. */
  readonly action: string;
  /** The file, in the newer specification unless it has been removed. Lines and columns start at 1. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The file and the key as a JSON pointer, as exceptions refer to them: `spec/scopes.yaml#/core`. */
  readonly at: string;
  /** The tools, resources and events that use a changed shared schema. */
  readonly users: readonly string[];
}

/** The files of both specifications, which provide the places of changes. */
export interface Files {
  readonly before: readonly SpecFile[];
  readonly after: readonly SpecFile[];
}

/** Classifies changes and finds their places. The most severe changes come first; those of one severity are in file order. */
export function classify(found: readonly Found[], files: Files): readonly Change[] {
  const changes = found.flatMap((each) => changeOf(each, files) ?? []);
  const distinct = new Map(changes.map((change) => [`${change.at} ${change.kind} ${change.text}`, change]));
  const rank = ({ severity }: Change): number => SEVERITIES.indexOf(severity);
  return [...distinct.values()].sort(
    (a, b) => rank(a) - rank(b) || compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns null for a change that no consumer of its subject notices. */
function changeOf(found: Found, files: Files): Change | null {
  const { kind, text, file: ref, path, users = [] } = found;
  const { reason, action, ...row } = KINDS[kind];
  const names = Object.keys(AUDIENCES) as Audience[];
  const noticed = names.flatMap((name) => {
    const severity = row[name];
    return severity && (found.audiences?.includes(name) ?? true) ? [[name, severity] as const] : [];
  });
  const severity = SEVERITIES.find((each) => noticed.some(([, own]) => own === each));
  if (!severity) return null;
  const place = placeOf(ref, path, files);
  return {
    kind,
    severity,
    severities: Object.fromEntries(noticed),
    subject: ref.name,
    text,
    reason,
    action,
    ...place,
    at: `${place.file}#${path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`,
    users,
  };
}

/** Returns the place in the newer specification, or in the older one if the file was removed. */
function placeOf(
  ref: FileRef,
  path: Found["path"],
  { before, after }: Files,
): Pick<Change, "file" | "line" | "column"> {
  const isMatch = (file: SpecFile): boolean => file.kind === ref.kind && file.name === ref.name;
  const file = after.find(isMatch) ?? before.find(isMatch);
  if (!file) return { file: "openapi.json", line: 1, column: 1 };
  return { file: file.path, ...locate(file, path) };
}
