import { olderArgument } from "../../language/older-argument.ts";
import type { FindSchema } from "../../schema/query.ts";
import { asFields, isFields, own, type Fields } from "../fields.ts";
import { resolve, type Spec, type ToolView } from "../spec-view.ts";
import type { ValidateValue } from "../value-validator.ts";

/** An older name and the tool that replaces it. */
export interface Pair {
  readonly spec: Spec;
  readonly older: ToolView;
  readonly newer: ToolView;
  /** The value of `replaced_by`. */
  readonly replacement: Fields;
  readonly validate: ValidateValue;
  /** Returns the source of an argument of the newer tool. */
  readonly sourceOf: (name: string) => Source;
}

/** Where an argument of the newer tool gets its value from: an older argument, a fixed value, or null for nowhere. */
export type Source = { readonly from: string } | { readonly value: unknown } | null;

/** Returns a function that finds the source of an argument of the newer tool, as the runtime does. */
export function sourcesOf({ older, replacement }: Pick<Pair, "older" | "replacement">): Pair["sourceOf"] {
  const declared = asFields(own(replacement, "input"));
  const renamed = new Set(Object.values(declared).map(olderArgument));
  return (name) => {
    const isDeclared = Object.hasOwn(declared, name);
    const from = isDeclared ? olderArgument(declared[name]) : name;
    if (from === undefined) return { value: declared[name] };
    // An argument that is passed under another name is not passed under its own.
    const isPassed = Object.hasOwn(older.properties, from) && (isDeclared || !renamed.has(from));
    return isPassed ? { from } : null;
  };
}

/** Returns whether every call of the older name has an argument, because it is required or has a default. */
export const isAlwaysPresent = ({ spec, older }: Pick<Pair, "spec" | "older">, name: string): boolean =>
  older.required.has(name) || Object.hasOwn(resolve(spec, own(older.properties, name)) ?? {}, "default");

export const findSchema =
  ({ schemas }: Spec): FindSchema =>
  (name) => {
    const value = schemas.get(name)?.value;
    return isFields(value) ? value : undefined;
  };
