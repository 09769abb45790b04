import { KINDS, type KindName } from "../../changes/kinds.ts";
import type { inputKinds, outputKinds } from "../../changes/schema-kinds.ts";
import type { NodePath } from "../../load/spec-file.ts";
import type { Schema } from "../../model/model.ts";
import { isNarrower } from "../../schema/narrower.ts";
import { isSchema, references, requiredOf, subschemas } from "../../schema/schema-parts.ts";
import type { FindSchema } from "../../schema/query.ts";
import { isSame } from "../found.ts";

/** Whether consumers send the data or receive it. */
export type Direction = "input" | "output";

type SuffixOf<Name, Prefix extends string> = Name extends `${Prefix}-${infer Suffix}` ? Suffix : never;

/**
 * The effect of a change on a schema. With the direction as a prefix, it names a kind: `input-removed`. In both directions,
 * `text` is `text-changed`.
 */
export type Facet = SuffixOf<keyof typeof inputKinds, "input"> | SuffixOf<keyof typeof outputKinds, "output"> | "text";

/** One difference between two schemas, or two schemas inside them that must be compared. */
export type Difference = {
  /** The path of the difference below the compared schemas. */
  readonly path?: NodePath;
  /** The name of the part: `.title` for a property, `[]` for items. */
  readonly part?: string;
} & (
  | { readonly facet: Facet; readonly text: string }
  | { readonly before: unknown; readonly after: unknown; readonly path: NodePath }
);

/** Compares one aspect of two schemas without `$ref`. */
export type Comparison = (before: Schema, after: Schema, context: ComparisonContext) => Iterable<Difference>;

export interface ComparisonContext {
  readonly direction: Direction;
  readonly findBefore: FindSchema;
  readonly findAfter: FindSchema;
}

/** Returns the kind of a difference; undefined if consumers in this direction do not notice it. */
export function kindOf(direction: Direction, facet: Facet): KindName | undefined {
  if (facet === "text") return "text-changed";
  const name = `${direction}-${facet}`;
  return Object.hasOwn(KINDS, name) ? (name as KindName) : undefined; // a key of `KINDS`
}

export type Properties = Readonly<Record<string, unknown>>;

/** Returns the declared properties of a schema. */
export const propertiesOf = (schema: Schema): Properties => (schema["properties"] ?? {}) as Properties; // `check` has validated it

/** Returns whether an object must contain a property. */
export const isRequired = (schema: Schema, name: string): boolean => requiredOf(schema).includes(name);

/** Returns the list at a keyword, or an empty list. */
export const listAt = (schema: Schema, keyword: string): readonly unknown[] =>
  Array.isArray(schema[keyword]) ? (schema[keyword] as readonly unknown[]) : [];

/** The keywords with alternatives for a value. */
export const CHOICES = ["anyOf", "oneOf"] as const;

/** Returns the keywords of a schema that have alternatives. */
export const choicesOf = (schema: Schema): readonly (typeof CHOICES)[number][] =>
  CHOICES.filter((keyword) => listAt(schema, keyword).length > 0);

/** Returns whether a schema refers to others, which the two specifications may define differently. */
export const hasReferences = (schema: Schema): boolean =>
  schema.$ref !== undefined || subschemas(schema).some(hasReferences);

/** Returns whether a schema with references means the same in both specifications. */
export function hasSameTargets(schema: unknown, { findBefore, findAfter }: ComparisonContext): boolean {
  const open = isSchema(schema) ? [...references(schema)] : [];
  const seen = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const target = findBefore(name);
    if (!isSame(target, findAfter(name))) return false;
    if (target) open.push(...references(target));
  }
  return true;
}

/** Returns whether all values of one schema are valid for another; false if this cannot be decided. */
export const isContained = (narrower: unknown, wider: unknown): boolean =>
  ![narrower, wider].some((part) => isSchema(part) && hasReferences(part)) &&
  isNarrower(narrower, wider, () => undefined);
