import type { RecordShape, Shape, TextShape } from "../../check/shapes/shape.ts";
import type { Schema } from "../../model/model.ts";

/** What a shape does not say itself. Paths are `routes[].fixed`, with `*` for any name in a mapping. */
export interface Annotations {
  readonly describe: (path: string) => string;
  /** Known names that may stand at a place, and whether others may too. */
  readonly known: (path: string) => { readonly names: readonly string[]; readonly open: boolean } | undefined;
  /** The schema of the JSON Schemas at a place. */
  readonly schemaAt: (path: string) => Schema;
}

/** A shape of a spec file as JSON Schema (draft 7, which YAML editors support best). */
export function shapeSchema(shape: Shape, path: string, annotations: Annotations): Schema {
  const description = annotations.describe(path);
  return { ...(description === "" ? {} : { description }), ...bodyOf(shape, path, annotations) };
}

function bodyOf(shape: Shape, path: string, annotations: Annotations): Schema {
  switch (shape.is) {
    case "text":
      return textSchema(shape, annotations.known(path));
    case "flag":
      return { type: "boolean" };
    case "number": {
      const { integer = false, minimum, maximum } = shape;
      return {
        type: integer ? "integer" : "number",
        ...(minimum === undefined ? {} : { minimum }),
        ...(maximum === undefined ? {} : { maximum }),
      };
    }
    case "list":
      return {
        type: "array",
        ...(shape.filled ? { minItems: 1 } : {}),
        ...(shape.distinct ? { uniqueItems: true } : {}),
        items: shapeSchema(shape.items, `${path}[]`, annotations),
      };
    case "map":
      return {
        type: "object",
        ...(shape.filled ? { minProperties: 1 } : {}),
        ...(shape.keys === "name" ? { propertyNames: { pattern: NAME } } : {}),
        additionalProperties: shapeSchema(shape.values, join(path, "*"), annotations),
      };
    case "record":
      return recordSchema(shape, path, annotations);
    case "either":
      return { anyOf: [bodyOf(shape.plain, path, annotations), bodyOf(shape.mapping, path, annotations)] };
    case "schema":
      return annotations.schemaAt(path);
    case "any":
      return {};
  }
}

function recordSchema({ required, optional, oneOf }: RecordShape, path: string, annotations: Annotations): Schema {
  const properties = Object.entries({ ...required, ...optional }).map(
    ([key, shape]) => [key, shapeSchema(shape, join(path, key), annotations)] as const,
  );
  return {
    type: "object",
    additionalProperties: false,
    required: Object.keys(required),
    properties: Object.fromEntries(properties),
    ...(oneOf ? { oneOf: oneOf.map((key) => ({ required: [key] })) } : {}),
  };
}

function textSchema({ style, allowed, form }: TextShape, known: ReturnType<Annotations["known"]>): Schema {
  if (allowed) return { type: "string", enum: allowed };
  const pattern = form?.pattern.source ?? (style === "name" ? NAME : undefined);
  const text = {
    type: "string",
    minLength: 1,
    ...(style === "summary" ? { maxLength: 200 } : {}),
    ...(pattern === undefined ? {} : { pattern }),
  };
  if (!known) return text;
  const names = { type: "string", enum: known.names };
  return known.open || known.names.length === 0 ? { anyOf: [...(known.names.length > 0 ? [names] : []), text] } : names;
}

const NAME = "^[a-z][a-z0-9]*(_[a-z0-9]+)*$";

const join = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`);
