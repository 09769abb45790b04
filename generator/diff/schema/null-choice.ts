import type { Schema } from "../../model/model.ts";
import { ANNOTATIONS } from "../../schema/narrower.ts";
import { followed, type FindSchema } from "../../schema/query.ts";
import { isSchema } from "../../schema/schema-parts.ts";
import { isSame, without } from "../found.ts";
import { annotations } from "./annotations.ts";
import { choicesOf, listAt, type ComparisonContext, type Difference } from "./difference.ts";
import { nulls, typesOf } from "./types.ts";

/** A schema that accepts null only as one of two alternatives. */
interface NullChoice {
  /** The alternative that is not null. */
  readonly schema: unknown;
  readonly path: readonly (string | number)[];
  /** The keywords beside the alternatives, which restrict nothing. */
  readonly rest: Schema;
}

/** One of two compared schemas: as written, with its references followed, and as a choice with null, if it is one. */
interface Side {
  readonly written: unknown;
  readonly target: Schema;
  readonly find: FindSchema;
  readonly choice: NullChoice | undefined;
}

/**
 * Compares two schemas. Treats a choice (`anyOf` or `oneOf`) between one schema and null as that schema with null
 * allowed. Returns undefined if neither of the two is such a choice, or if one has other alternatives.
 */
export function compareNullChoices(
  written: readonly [before: unknown, after: unknown],
  targets: readonly [before: Schema | false, after: Schema | false],
  context: ComparisonContext,
): readonly Difference[] | undefined {
  const [before, after] = [
    sideOf(written[0], targets[0] || { not: {} }, context.findBefore),
    sideOf(written[1], targets[1] || { not: {} }, context.findAfter),
  ];
  const sides = [before, after];
  const isOther = ({ choice, target }: Side): boolean => !choice && choicesOf(target).length > 0;
  if (sides.every(({ choice }) => !choice) || sides.some(isOther)) return undefined;
  const [from, to] = [typesOf(before.target, before.find), typesOf(after.target, after.find)];
  const path = after.choice?.path ?? [];
  const refs = sides.map(({ choice, written: own }) => (choice ? choice.schema : own));
  // Two references are compared by name. But if one side is not a choice with null but only a reference to a schema that
  // accepts null, the schemas behind both references are compared here, without null.
  const acceptsNull = ({ choice, target, find }: Side): boolean => !choice && typesOf(target, find).includes("null");
  const areReferences =
    refs.every((part) => isSchema(part) && typeof part.$ref === "string") && !sides.some(acceptsNull);
  return [
    ...nulls(without(from, to), without(to, from)),
    ...(areReferences ? annotations(before.choice?.rest ?? {}, after.choice?.rest ?? {}, context) : []),
    areReferences
      ? { before: refs[0], after: refs[1], path }
      : { before: withoutNull(before), after: withoutNull(after), path },
  ];
}

const sideOf = (written: unknown, target: Schema, find: FindSchema): Side => ({
  written,
  target,
  find,
  choice: nullChoiceOf(target, find),
});

function nullChoiceOf(schema: Schema, find: FindSchema): NullChoice | undefined {
  const [keyword, ...others] = choicesOf(schema);
  if (keyword === undefined || others.length > 0) return undefined;
  const { [keyword]: _, ...rest } = schema;
  const parts = listAt(schema, keyword);
  const index = parts.findIndex((part) => !isSame(typesOf(part, find), ["null"]));
  const part = parts[index];
  const isChoice = parts.length === 2 && part !== undefined && isSame(typesOf(parts[1 - index], find), ["null"]);
  const isRestricted = Object.keys(rest).some((name) => !ANNOTATIONS.has(name));
  if (!isChoice || isRestricted || typesOf(part, find).includes("null")) return undefined;
  return { schema: part, path: [keyword, index], rest };
}

/** Returns a schema that accepts the same values except null. */
function withoutNull({ target, find, choice }: Side): Schema {
  if (choice) return { ...(followed(choice.schema, find) ?? {}), ...choice.rest };
  const types = typesOf(target, find);
  if (!types.includes("null")) return target;
  const { enum: values } = target;
  const [only, ...more] = types.filter((type) => type !== "null");
  return {
    ...target,
    type: more.length > 0 ? [only, ...more] : (only ?? []),
    ...(Array.isArray(values) && { enum: values.filter((value) => value !== null) }),
  };
}
