import { AUDIENCES, SEVERITIES, type Audience, type Severity } from "../changes/kind.ts";
import { KINDS, type KindName } from "../changes/kinds.ts";
import { valueAt } from "../check/fields.ts";
import { locate, type SpecFile } from "../load/spec-file.ts";
import { isSame, type FileRef, type Found } from "./found.ts";

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
  /** The tools, resources and events that use a changed shared schema, or inherit a changed default or rule. */
  readonly users: readonly string[];
}

/** The files of both specifications, which provide the places of changes. */
export interface Files {
  readonly before: readonly SpecFile[];
  readonly after: readonly SpecFile[];
}

/** Classifies changes and finds their places. The most severe changes come first; those of one severity are in file order. */
export function classify(found: readonly Found[], files: Files): readonly Change[] {
  const changes = merged(found.map((each) => atOrigin(each, files))).flatMap((each) => changeOf(each, files) ?? []);
  const distinct = new Map(changes.map((change) => [`${change.at} ${change.kind} ${change.text}`, change]));
  const rank = ({ severity }: Change): number => SEVERITIES.indexOf(severity);
  return [...distinct.values()].sort(
    (a, b) => rank(a) - rank(b) || compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Returns the change at the key that was edited: at its own path if the specifications differ there, otherwise at the
 * first of its origins where they differ.
 */
function atOrigin(found: Found, { before, after }: Files): Found {
  const { origins = [], ...rest } = found;
  const differs = ({ file, path }: Pick<Found, "file" | "path">): boolean => {
    const [from, to] = [before, after].map((files) => valueAt(files.find(isFile(file))?.value, path));
    return !isSame(from, to);
  };
  const origin = origins.length === 0 || differs(found) ? undefined : origins.find(differs);
  return origin ? { ...rest, ...origin, users: [found.file.name] } : rest;
}

const isFile =
  (ref: FileRef) =>
  (file: SpecFile): boolean =>
    file.kind === ref.kind && file.name === ref.name;

/** Joins the changes of the tools that inherit the same change. */
function merged(found: readonly Found[]): readonly Found[] {
  const groups = new Map<string, Found>();
  for (const each of found) {
    const key = JSON.stringify([each.kind, each.file, each.path, each.text]);
    const known = groups.get(key);
    groups.set(key, known ? joined(known, each) : each);
  }
  return [...groups.values()];
}

/** Joins two equal changes. A change without `audiences` affects every audience. */
function joined(one: Found, other: Found): Found {
  const { audiences: _, ...rest } = one;
  const users = [...new Set([...(one.users ?? []), ...(other.users ?? [])])];
  if (!one.audiences || !other.audiences) return { ...rest, users };
  return { ...rest, users, audiences: [...new Set([...one.audiences, ...other.audiences])] };
}

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
  const file = after.find(isFile(ref)) ?? before.find(isFile(ref));
  if (!file) return { file: "openapi.json", line: 1, column: 1 };
  return { file: file.path, ...locate(file, path) };
}
