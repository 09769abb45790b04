import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { isCertainlyValid } from "../../check/quick-check.ts";
import { inlineSchemas } from "../../emit/inline-schemas.ts";
import type { Schema } from "../../model/model.ts";
import { dateTime } from "../../schema/formats.ts";
import { useExactMultiples } from "../../schema/multiple-of.ts";
import { references } from "../../schema/schema-parts.ts";
import type { FindSchema } from "../../schema/query.ts";

type IsValid = (value: unknown) => boolean | undefined;

const NO_SCHEMAS: ReadonlyMap<string, unknown> = new Map();

/** Validators by the table of shared schemas and the schema, so that each schema is compiled at most once. */
const validators = new WeakMap<FindSchema, WeakMap<Schema, IsValid>>();

/** Returns whether a value matches all keywords of a schema; undefined if the schema cannot be compiled. */
export function accepts(schema: Schema, value: unknown, find: FindSchema): boolean | undefined {
  if (isCertainlyValid(schema, value, NO_SCHEMAS)) return true;
  const known = validators.get(find) ?? new WeakMap<Schema, IsValid>();
  validators.set(find, known);
  const isValid = known.get(schema) ?? compile(schema, find);
  known.set(schema, isValid);
  return isValid(value);
}

/** Compiles a schema, with the schemas that it refers to. A reference to an unknown schema does not compile. */
function compile(schema: Schema, find: FindSchema): IsValid {
  const shared = new Map<string, Schema>();
  const open = [...references(schema)];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const target = shared.has(name) ? undefined : find(name);
    if (!target) {
      if (shared.has(name)) continue;
      return () => undefined;
    }
    shared.set(name, target);
    open.push(...references(target));
  }
  const ajv = new Ajv2020({ strict: false, ownProperties: true, validateSchema: false, logger: false });
  addFormats.default(ajv);
  ajv.addFormat("date-time", dateTime);
  useExactMultiples(ajv);
  try {
    const validate: ValidateFunction = ajv.compile(inlineSchemas(schema, shared, "always"));
    return (value) => validate(value);
  } catch {
    return () => undefined;
  }
}
