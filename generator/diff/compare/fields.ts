import type { KindName } from "../../changes/kinds.ts";
import type { NodePath } from "../../load/spec-file.ts";
import { isSame, show, type FileRef, type Found } from "../found.ts";

/** How a change to one property is classified. */
interface FieldRule<Value> {
  /** The kind of change, or a function that chooses it; undefined if another comparison reports the change. */
  readonly kind: KindName | ((before: Value, after: Value) => KindName | undefined);
  /** The name of the property in the file, which is also its name in the text. */
  readonly key: string;
}

/** The classified properties of an entry. */
export type Fields<T> = { readonly [K in keyof T]?: FieldRule<T[K]> };

/** Compares the classified properties of two entries. */
export function* compareFields<T extends object>(
  before: T,
  after: T,
  fields: Fields<T>,
  { file, path = [] }: { readonly file: FileRef; readonly path?: NodePath },
): Generator<Found> {
  for (const name of Object.keys(fields) as (keyof T)[]) {
    const rule = fields[name];
    const [from, to] = [before[name], after[name]];
    if (!rule || isSame(from, to)) continue;
    const kind = typeof rule.kind === "function" ? rule.kind(from, to) : rule.kind;
    const text = `\`${rule.key}\` changed from ${show(from)} to ${show(to)}`;
    if (kind) yield { kind, file, path: [...path, ...rule.key.split(".")], text };
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
