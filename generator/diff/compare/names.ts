import type { KindName } from "../../changes/kinds.ts";
import { without, type FileRef, type Found } from "../found.ts";

/** A key with a list of names, and the kinds of its changes. */
export interface NameList {
  readonly key: string;
  /** What the list contains, for texts: `error`. */
  readonly noun: string;
  readonly removed: KindName;
  readonly added: KindName;
}

/** The resources that a call or an event changes. */
export const CHANGED_RESOURCES: NameList = {
  key: "changes",
  noun: "changed resource",
  removed: "updates-removed",
  added: "updates-added",
};

/** Compares two lists of names, regardless of their order. */
export function* compareNames(
  before: readonly string[],
  after: readonly string[],
  { key, noun, removed, added }: NameList,
  file: FileRef,
): Generator<Found> {
  const place = { file, path: [key] };
  for (const name of without(before, after)) yield { kind: removed, ...place, text: `${noun} "${name}" was removed` };
  for (const name of without(after, before)) yield { kind: added, ...place, text: `${noun} "${name}" was added` };
}
