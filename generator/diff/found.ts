import type { Audience } from "../changes/kind.ts";
import type { KindName } from "../changes/kinds.ts";
import type { SpecKind } from "../language/language.ts";
import type { NodePath } from "../load/spec-file.ts";

/** A file of a specification by kind and name; a tool keeps its name when it moves to another category. */
export interface FileRef {
  readonly kind: SpecKind;
  readonly name: string;
}

/** A change that a comparison has found. */
export interface Found {
  readonly kind: KindName;
  readonly file: FileRef;
  /** The path of the changed key in the file. */
  readonly path: NodePath;
  /** What has changed, without the name of the file: `input "keyword" was removed`. */
  readonly text: string;
  /** The audiences that the change may affect. Default: all. */
  readonly audiences?: readonly Audience[];
  /** Other keys that may have caused the change, if the key at `path` is the same in both specifications. */
  readonly origins?: readonly Origin[];
  /** The tools, resources and events that use a changed shared schema. */
  readonly users?: readonly string[];
}

/** A key from which a tool inherits what has changed, such as a default in service.yaml. */
export interface Origin {
  readonly file: FileRef;
  readonly path: NodePath;
  /** What has changed, without the name of the tool; it is the same for all tools. */
  readonly text: string;
}

/** The kinds of files that occur only once in a specification. */
export const TABLES = {
  service: { kind: "service", name: "service" },
  scopes: { kind: "scopes", name: "scopes" },
  limits: { kind: "limits", name: "limits" },
  errors: { kind: "errors", name: "errors" },
} as const satisfies Readonly<Record<string, FileRef>>;

/** Formats a value as JSON, truncated to 60 characters. */
export function show(value: unknown): string {
  const json = value === undefined ? "nothing" : JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}...` : json;
}

/** Compares JSON values. The order of keys is irrelevant. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);

/** For `JSON.stringify`: sorts the keys of objects. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Returns the items of one list that another does not contain. */
export const without = <T>(items: readonly T[], others: readonly T[]): readonly T[] =>
  items.filter((item) => !others.some((other) => isSame(item, other)));

/** The entries of two lists, matched by name. */
export interface Matches<T> {
  readonly removed: readonly T[];
  readonly added: readonly T[];
  readonly kept: readonly (readonly [before: T, after: T])[];
}

/** Matches the entries of two lists by a key. */
export function matchBy<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): Matches<T> {
  const later = new Map(after.map((item) => [keyOf(item), item]));
  const earlier = new Set(before.map(keyOf));
  return {
    removed: before.filter((item) => !later.has(keyOf(item))),
    added: after.filter((item) => !earlier.has(keyOf(item))),
    kept: before.flatMap((item) => {
      const match = later.get(keyOf(item));
      return match === undefined ? [] : [[item, match] as const];
    }),
  };
}
