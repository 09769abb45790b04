import type { Audience } from "../../changes/kind.ts";
import type { NodePath } from "../../load/spec-file.ts";
import { followed, type FindSchema } from "../../schema/query.ts";
import { ANNOTATIONS, LOWER, UPPER } from "../../schema/narrower.ts";
import { isSchema } from "../../schema/schema-parts.ts";
import { boundInput } from "../../schema/bound-input.ts";
import type { Schema } from "../../model/model.ts";
import { isSame, type FileRef, type Found } from "../found.ts";
import { alternativesAndItems } from "./alternatives.ts";
import { annotations } from "./annotations.ts";
import {
  hasReferences,
  kindOf,
  listAt,
  type Comparison,
  type ComparisonContext,
  type Difference,
  type Direction,
} from "./difference.ts";
import { areListed } from "./finite-values.ts";
import { limits } from "./limits.ts";
import { compareNullChoices } from "./null-choice.ts";
import { properties } from "./properties.ts";
import { rules } from "./rules.ts";
import { types, typesOf } from "./types.ts";
import { values } from "./values.ts";

const COMPARISONS: readonly Comparison[] = [
  types,
  values,
  limits,
  rules,
  properties,
  alternativesAndItems,
  annotations,
];

/** Two schemas with the place of the newer one. */
export interface SchemaPair {
  readonly before: unknown;
  readonly after: unknown;
  readonly file: FileRef;
  readonly path: NodePath;
  /** The noun for the schema in texts: `input`, `output`, `property`. */
  readonly noun: string;
}

/** The tool, resource or event that schemas belong to. */
export interface User {
  readonly name: string;
  readonly audiences: readonly Audience[];
}

/** The schemas of two specifications. */
export interface SchemaTables {
  readonly before: FindSchema;
  readonly after: FindSchema;
  /** Whether a schema is a shared one; if not, it is derived from an output. */
  readonly isShared: (name: string) => boolean;
}

/** Compares the schemas of two specifications. Shared ones are compared once for each direction. */
export interface SchemaComparison {
  /** Returns the differences between two schemas; those in shared schemas are returned by `sharedChanges`. */
  compare(pair: SchemaPair, direction: Direction, user: User): readonly Found[];
  /** Returns the differences in the shared schemas that were reached, with the users of each. */
  sharedChanges(): readonly Found[];
}

/** The differences between two shared schemas, and the pairs of shared schemas that they refer to. */
interface SharedPair {
  readonly found: readonly Found[];
  readonly references: ReadonlySet<string>;
  readonly users: Map<string, User>;
}

/** Creates a comparison of the schemas of two specifications. */
export function createSchemaComparison(tables: SchemaTables): SchemaComparison {
  const shared = new Map<string, SharedPair>();

  /** Registers a pair of shared schemas with a user, and compares them when they are reached for the first time. */
  function visit(key: string, user: User): void {
    const known = shared.get(key) ?? compareShared(key);
    const earlier = known.users.get(user.name);
    const audiences = [...new Set([...(earlier?.audiences ?? []), ...user.audiences])];
    if (earlier?.audiences.length === audiences.length) return;
    known.users.set(user.name, { ...user, audiences });
    for (const reference of known.references) visit(reference, user);
  }

  function compareShared(key: string): SharedPair {
    const [direction, before = "", after = ""] = key.split(" ") as [Direction, string?, string?];
    const file: FileRef = { kind: "schema", name: after };
    const pair = { before: tables.before(before), after: tables.after(after), file, path: [], noun: "property" };
    const references = new Set<string>();
    const entry = { found: [...differences(pair, direction, references, "", new Set())], references, users: new Map() };
    shared.set(key, entry);
    return entry;
  }

  function* differences(
    pair: SchemaPair,
    direction: Direction,
    references: Set<string>,
    part: string,
    open: ReadonlySet<string>,
  ): Generator<Found> {
    const names = [pair.before, pair.after].map((schema) => (isSchema(schema) ? schema.$ref : undefined));
    const [one, other] = names.map((name) => (typeof name === "string" ? name : undefined));
    if (one !== undefined && other !== undefined && [one, other].every(tables.isShared)) {
      references.add(`${direction} ${one} ${other}`);
      return;
    }
    // Schemas derived from outputs, and references on one side only, are compared here. Both can be recursive, so a pair that
    // is already being compared is skipped. The key contains the name of a referenced schema, or the whole text of an inline
    // one. No inline schema equals a schema nested inside it, so only recursive references can lead to the same key again.
    const key = (one ?? other) === undefined ? null : JSON.stringify([one ?? pair.before, other ?? pair.after]);
    if (key !== null && open.has(key)) return;
    const inner = key === null ? open : new Set([...open, key]);
    const before = schemaOf(pair.before, tables.before, direction);
    const after = schemaOf(pair.after, tables.after, direction);
    if (isSame(before, after) && !(before && hasReferences(before))) return;
    const context: ComparisonContext = { direction, findBefore: tables.before, findAfter: tables.after };
    const choices = compareNullChoices([pair.before, pair.after], [before, after], context);
    for (const difference of choices ?? compareAspects(before, after, context)) {
      const path = [...pair.path, ...(difference.path ?? [])];
      const name = `${part}${difference.part ?? ""}`;
      if ("before" in difference) {
        const nested = { ...pair, before: difference.before, after: difference.after, path };
        yield* differences(nested, direction, references, name, inner);
        continue;
      }
      const kind = kindOf(direction, difference.facet);
      const text = sentence(pair.noun, name, difference.text);
      if (kind) yield { kind, file: pair.file, path, text };
    }
  }

  return {
    compare(pair, direction, user) {
      const references = new Set<string>();
      const found = [...differences(pair, direction, references, "", new Set())];
      for (const key of references) visit(key, user);
      return found.map((each) => ({ ...each, audiences: user.audiences }));
    },
    sharedChanges: () =>
      [...shared.values()].flatMap(({ found, users }) => {
        const audiences = [...new Set([...users.values()].flatMap((user) => user.audiences))];
        return found.map((each) => ({ ...each, audiences, users: [...users.keys()] }));
      }),
  };
}

/**
 * Compares all aspects. If the schemas have no common type except null, only their types and annotations are compared. If
 * the values of a schema are listed, they are compared instead of other keywords.
 */
function* compareAspects(
  before: Schema | false,
  after: Schema | false,
  context: ComparisonContext,
): Generator<Difference> {
  const written = [before || { not: {} }, after || { not: {} }] as const;
  const joined = written.map(withoutAllOf);
  const isJoined = written.some(hasNoAllOf) || joined.every(hasNoAllOf);
  const [from, to] = (isJoined ? joined : written) as readonly [Schema, Schema];
  const { findBefore, findAfter, direction } = context;
  const later = typesOf(after, findAfter);
  const common = typesOf(before, findBefore).filter((type) => later.includes(type));
  const isListed = areListed(
    [
      [from, findBefore],
      [to, findAfter],
    ],
    direction,
  );
  const aspects = isListed
    ? [types, ...(common.length > 0 ? [values] : []), annotations]
    : common.some((type) => type !== "null")
      ? COMPARISONS
      : [types, annotations];
  for (const compare of aspects) {
    for (const difference of compare(from, to, context)) yield inAllOf(difference, written[1], to);
  }
}

const hasNoAllOf = (schema: Schema): boolean => !Object.hasOwn(schema, "allOf");

/** If `withoutAllOf` took the changed keyword from a part of `allOf`, returns the difference with the path of that part. */
function inAllOf(difference: Difference, written: Schema, joined: Schema): Difference {
  const { path = [] } = difference;
  const [keyword] = path;
  if (typeof keyword !== "string" || isSame(written[keyword], joined[keyword])) return difference;
  const index = listAt(written, "allOf").findIndex(
    (part) => isSchema(part) && Object.hasOwn(part, keyword) && isSame(part[keyword], joined[keyword]),
  );
  return index === -1 ? difference : { ...difference, path: ["allOf", index, ...path] };
}

/** Moves the keywords of `allOf` to the schema itself, if they have the same meaning there. */
function withoutAllOf(schema: Schema): Schema {
  const { allOf, ...rest } = schema;
  if (!Array.isArray(allOf)) return schema;
  const joined: Record<string, unknown> = { ...rest };
  for (const [keyword, value] of (allOf as readonly Schema[]).flatMap((part) => Object.entries(part))) {
    if (ANNOTATIONS.has(keyword)) continue;
    if (!INDEPENDENT.has(keyword)) return schema;
    const both = Object.hasOwn(joined, keyword) ? stricter(keyword, joined[keyword], value) : value;
    if (both === undefined) return schema;
    joined[keyword] = both;
  }
  return joined;
}

/**
 * Returns the keyword value that accepts exactly what both of two values of the keyword accept, such as the larger
 * `minimum`; undefined if there is no such value.
 */
function stricter(keyword: string, one: unknown, other: unknown): unknown {
  if (LOWER.includes(keyword)) return Math.max(Number(one), Number(other));
  if (UPPER.includes(keyword)) return Math.min(Number(one), Number(other));
  return isSame(one, other) ? one : undefined;
}

/** Keywords that restrict values in the same way inside `allOf` and beside it. */
const INDEPENDENT: ReadonlySet<string> = new Set([
  ...["type", "enum", "const", "format", "pattern", "minLength", "maxLength", "uniqueItems"],
  ...["minItems", "maxItems", "minProperties", "maxProperties"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
]);

/** Follows the references of a schema, and adds the default maxima of inputs. */
function schemaOf(schema: unknown, find: FindSchema, direction: Direction): Schema | false {
  if (schema === false) return false;
  const target = followed(schema, find) ?? {};
  return direction === "input" ? boundInput(target) : target;
}

/** Joins the name of a part and what has changed: `input "limit": maximum changed from 50 to 20`. */
function sentence(noun: string, part: string, text: string): string {
  const name = part.replace(/^\./, "");
  if (name === "") return `${noun}: ${text}`;
  return `${noun} "${name}"${/^(?:was|became|is|will) /.test(text) ? " " : ": "}${text}`;
}
