import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { NodePath } from "../load/spec-file.ts";
import { dateTime } from "../schema/formats.ts";
import { useExactMultiples } from "../schema/multiple-of.ts";
import { isFields, own, valueAt } from "./fields.ts";
import { isCertainlyValid } from "./quick-check.ts";
import { hintAt } from "./nearest.ts";
import { quote } from "./problem.ts";
import { references } from "./schema-nodes.ts";
import type { Spec } from "./spec-view.ts";

/** Something wrong with a value, with its path within the value. */
export interface Violation {
  readonly path: NodePath;
  readonly at: "key" | "value";
  readonly text: string;
  readonly hint?: string | undefined;
}

/** A violation of a keyword of a schema. */
export interface SchemaViolation extends Violation {
  readonly keyword: string;
}

/** Returns the violations of a schema by a value; none if the value is valid or the schema does not compile. */
export type ValidateValue = (schema: object | boolean, value: unknown) => readonly SchemaViolation[];

/** Creates a validator with the shared schemas. Each schema is compiled at most once, and only if `isCertainlyValid` is false. */
export function createValueValidator(spec: Spec): ValidateValue {
  const shared = sharedSchemas(spec);
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string, ValidateFunction | undefined>();
  return (schema, value) => {
    if (isCertainlyValid(schema, value, shared)) return [];
    ajv ??= createAjv(shared);
    const key = JSON.stringify(schema);
    if (!compiled.has(key)) compiled.set(key, compile(ajv, schema));
    const validate = compiled.get(key);
    if (!validate || validate(value)) return [];
    return relevant(validate.errors ?? [], shared).map((error) => ({
      ...violation(error, value),
      keyword: error.keyword,
    }));
  };
}

function createAjv(shared: ReadonlyMap<string, object>): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    ownProperties: true,
    verbose: true,
    allErrors: true,
    validateSchema: false,
    addUsedSchema: false,
    // With `true`, the time to compile grows exponentially with the nesting of lists in defaults and examples.
    inlineRefs: 1000,
    logger: false,
  });
  addFormats.default(ajv);
  ajv.addFormat("date-time", dateTime);
  useExactMultiples(ajv);
  for (const [name, schema] of shared) register(ajv, name, schema);
  return ajv;
}

/**
 * Returns the shared schemas that can be compiled. Any other referenced schema accepts every value, because its own problem is
 * already reported.
 */
function sharedSchemas(spec: Spec): ReadonlyMap<string, object> {
  const compilable = [...spec.schemas].flatMap(([name, { path, value }]) =>
    isFields(value) && !spec.uncompilableFiles.has(path) ? [[name, value] as const] : [],
  );
  const placeholders = [...references(spec)].map(({ name }) => [name, {}] as const);
  return new Map<string, object>([...placeholders, ...compilable]);
}

/** Registers a shared schema. Ajv rejects invalid names, such as URIs of meta-schemas; other rules report these. */
function register(ajv: Ajv2020, name: string, schema: object): void {
  try {
    ajv.addSchema(schema, name);
  } catch {
    // Schemas that refer to it do not compile and are skipped.
  }
}

/** Compiles a schema; returns undefined if it refers to an invalid schema, whose problems are already reported. */
function compile(ajv: Ajv2020, schema: object | boolean): ValidateFunction | undefined {
  try {
    return ajv.compile(schema);
  } catch {
    return undefined;
  }
}

/**
 * Omits errors inside the branches of a failed `anyOf`, `oneOf` or `not`: reporting the keyword itself is enough. Ajv lists
 * them before the error of the keyword.
 */
function relevant(errors: readonly ErrorObject[], shared: ReadonlyMap<string, object>): readonly ErrorObject[] {
  const choices = errors.flatMap((error, index) => (CHOICES.has(error.keyword) ? [{ error, index }] : []));
  const branches = new Set(choices.map(({ error }): unknown => error.schema));
  const inBranches = new Map([...branches].map((each) => [each, reachable(each, shared)] as const));
  const isBelow = (error: ErrorObject, at: number): boolean =>
    choices.some(
      ({ error: choice, index }) =>
        at < index &&
        `${error.instancePath}/`.startsWith(`${choice.instancePath}/`) &&
        inBranches.get(choice.schema)?.has(error.parentSchema),
    );
  const unique = new Map(
    errors
      .filter((error, index) => !isBelow(error, index))
      .map((error) => [JSON.stringify([error.instancePath, error.message, error.params]), error]),
  );
  return [...unique.values()];
}

const CHOICES: ReadonlySet<string> = new Set(["anyOf", "oneOf", "not"]);

/** Returns all values inside schemas and inside the shared schemas that they refer to. */
function reachable(schemas: unknown, shared: ReadonlyMap<string, object>): ReadonlySet<unknown> {
  const found = new Set<unknown>([schemas]);
  // The loop includes the values that it adds.
  for (const value of found) {
    if (typeof value !== "object" || value === null) continue;
    for (const part of Object.values(value) as readonly unknown[]) found.add(part);
    const target = isFields(value) ? shared.get(String(own(value, "$ref"))) : undefined;
    if (target) found.add(target);
  }
  return found;
}

function violation(error: ErrorObject, value: unknown): Violation {
  const path = pointerPath(error.instancePath);
  const at = "value" as const;
  const here = path.length === 0 ? "the value" : JSON.stringify(path.join("."));
  switch (error.keyword) {
    case "additionalProperties": {
      const name = String(error.params.additionalProperty);
      const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
      return {
        path: [...path, name],
        at: "key",
        text: `the property "${name}" is not declared`,
        hint: hintAt(name, known),
      };
    }
    case "required":
      return { path, at: "key", text: `the required property "${String(error.params.missingProperty)}" is missing` };
    case "enum": {
      const allowed = (error.params.allowedValues as readonly unknown[]).map((item) =>
        typeof item === "string" ? item : quote(item),
      );
      const found = valueAt(value, path);
      const hint = typeof found === "string" ? hintAt(found, allowed) : `use one of: ${allowed.join(", ")}`;
      return { path, at, text: `${quote(found)} is not one of the allowed values`, hint };
    }
    case "type": {
      const type = [error.params.type as string | readonly string[]].flat().join(" or ");
      return { path, at, text: `${quote(valueAt(value, path))} does not have the type ${type}` };
    }
    case "anyOf":
    case "oneOf":
      return {
        path,
        at,
        text: `${here} must match ${error.keyword === "oneOf" ? "exactly" : "at least"} one schema of "${error.keyword}"`,
      };
    default:
      return { path, at, text: `${here} ${error.message ?? "is invalid"}` };
  }
}

function pointerPath(pointer: string): (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replace(/~1/g, "/").replace(/~0/g, "~"));
}
