import type { KindName } from "../../changes/kinds.ts";
import type { NodePath } from "../../load/spec-file.ts";
import { isSame, show, type FileRef, type Found } from "../found.ts";

/** How a change to one property is classified. */
interface FieldRule<Value> {
  /** The kind of change, or a function that chooses it; undefined if another comparison reports the change. */
  readonly kind: KindName | ((before: Value, after: Value) => KindName | undefined);
  /** The name of the property in the file, which is also its name in the text. */
  readonly key: string;
  /** Describes the change. Default: the key with both values. */
  readonly describe?: (before: Value, after: Value) => string;
}

/** The classified properties of an entry. */
export type Fields<T> = { readonly [K in keyof T]?: FieldRule<T[K]> };

/** The place of an entry. */
interface EntryPlace {
  readonly file: FileRef;
  readonly path?: NodePath;
  /** What the texts call the entry, if its file has others with the same properties: `plan \`small\``. */
  readonly entry?: string;
}

/** Compares the classified properties of two entries. */
export function* compareFields<T extends object>(
  before: T,
  after: T,
  fields: Fields<T>,
  { file, path = [], entry }: EntryPlace,
): Generator<Found> {
  for (const name of Object.keys(fields) as (keyof T)[]) {
    const rule = fields[name];
    const [from, to] = [before[name], after[name]];
    if (!rule || isSame(from, to)) continue;
    const kind = typeof rule.kind === "function" ? rule.kind(from, to) : rule.kind;
    if (!kind) continue;
    const change = rule.describe?.(from, to) ?? `\`${rule.key}\` changed from ${show(from)} to ${show(to)}`;
    const text = entry === undefined ? change : `${entry}: ${change}`;
    yield { kind, file, path: [...path, ...rule.key.split(".")], text };
  }
}

/** Chooses a kind by whether a number became smaller. A missing number counts as `absent`. */
export const byAmount =
  (smaller: KindName, larger: KindName, absent = Infinity) =>
  (before: number | null | undefined, after: number | null | undefined): KindName =>
    (after ?? absent) < (before ?? absent) ? smaller : larger;

/** Chooses a kind by whether a flag was set. */
export const byFlag =
  (set: KindName, cleared: KindName) =>
  (_: boolean, after: boolean): KindName =>
    after ? set : cleared;

/** A property with a text for people. */
export const textField = (key: string) => ({ kind: "text-changed", key }) as const;
