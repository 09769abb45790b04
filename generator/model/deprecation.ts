import type { DeprecationEntry } from "../language/deprecation.ts";
import type { DeprecationModel, Schema } from "./model.ts";
import { followed, type FindSchema } from "../schema/query.ts";
import { mapSubschemas } from "../schema/schema-parts.ts";

export function buildDeprecation(entry: DeprecationEntry | undefined): DeprecationModel | null {
  return entry ? { since: entry.since, removedAfter: entry.removed_after ?? null, use: entry.use ?? null } : null;
}

/** Compares deprecations by their removal date; those without one come last. */
export function compareRemovals(one: DeprecationModel, other: DeprecationModel): number {
  const [a, b] = [one.removedAfter ?? NEVER, other.removedAfter ?? NEVER];
  return a === b ? 0 : a < b ? -1 : 1;
}

/** A date after every removal date: `checkSpec` accepts only earlier ones. */
const NEVER = "9999-12-31";

/** Returns the deprecation with the earlier removal date; `first` if both are removed on the same day or have no date. */
export function earlierRemoval<First extends DeprecationModel | null>(
  first: First,
  second: DeprecationModel | null,
): First | DeprecationModel {
  if (second === null) return first;
  return first === null || compareRemovals(second, first) < 0 ? second : first;
}

/**
 * Returns the deprecated properties of an object schema of the specification, by name. `find` returns the shared schema that a
 * property refers to.
 */
export function deprecatedProperties(schema: Schema, find: FindSchema): Readonly<Record<string, DeprecationModel>> {
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, unknown>>);
  const found = properties.flatMap(([name, property]) => {
    const deprecation = buildDeprecation(entryOf(followed(property, find) ?? {}));
    return deprecation ? [[name, deprecation] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Converts each `deprecated` entry of a schema to the boolean keyword, a sentence in the description and `x-sunset`. */
export function describeDeprecations(schema: Schema): Schema {
  const mapped = mapSubschemas(schema, describeDeprecations);
  const deprecation = buildDeprecation(entryOf(schema));
  if (!deprecation) return mapped;
  const { description } = schema;
  const sentences = [...(typeof description === "string" ? [description] : []), deprecationText(deprecation)];
  return {
    ...mapped,
    description: sentences.join(" "),
    deprecated: true,
    ...(deprecation.removedAfter === null ? {} : { "x-sunset": deprecation.removedAfter }),
  };
}

/** Formats a deprecation as one or two sentences; `show` formats the name of the replacement. */
export function deprecationText(
  { since, removedAfter, use }: DeprecationModel,
  show = (name: string): string => name,
): string {
  const instead = use === null ? "" : `; use ${show(use)} instead`;
  const removal = removedAfter === null ? "" : ` It will be removed after ${removedAfter}.`;
  return `Deprecated since ${since}${instead}.${removal}`;
}

// `checkSpec` has validated the form of the keyword.
const entryOf = ({ deprecated }: Schema): DeprecationEntry | undefined => deprecated as DeprecationEntry | undefined;
