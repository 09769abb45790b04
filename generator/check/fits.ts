import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { NodePath } from "../load/spec-file.ts";
import { isFields } from "./fields.ts";
import { fitsPlainly } from "./fits-plainly.ts";
import { hintAt } from "./nearest.ts";
import { quote } from "./problem.ts";
import { references } from "./schema-nodes.ts";
import type { Spec } from "./spec-view.ts";

/** Why a value does not fit its schema: the place within the value and what is wrong there. */
export interface Misfit {
  readonly path: NodePath;
  readonly at: "key" | "value";
  readonly text: string;
  readonly hint?: string | undefined;
}

/** Tells why a value does not fit a schema; nothing for one that fits, and for a schema that cannot be compiled. */
export type Fits = (schema: object | boolean, value: unknown) => readonly Misfit[];

/** A validator over the shared schemas, which compiles each schema once, and none for a value that plainly fits. */
export function createFits(spec: Spec): Fits {
  const shared = sharedSchemas(spec);
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string, ValidateFunction | undefined>();
  return (schema, value) => {
    if (fitsPlainly(schema, value, shared)) return [];
    ajv ??= createAjv(shared);
    const key = JSON.stringify(schema);
    if (!compiled.has(key)) compiled.set(key, compile(ajv, schema));
    const validate = compiled.get(key);
    if (!validate || validate(value)) return [];
    return relevant(validate.errors ?? []).map((error) => misfit(error, value));
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
    // With `true` the time grows exponentially with the nesting of lists in defaults and examples.
    inlineRefs: 1000,
    logger: false,
  });
  formats.default(ajv);
  for (const [name, schema] of shared) register(ajv, name, schema);
  return ajv;
}

/** The shared schemas that can be compiled; whatever else is referred to accepts any value, because its fault is told there. */
function sharedSchemas(spec: Spec): ReadonlyMap<string, object> {
  const sound = [...spec.schemas].flatMap(([name, { path, value }]) =>
    isFields(value) && !spec.unsound.has(path) ? [[name, value] as const] : [],
  );
  const anything = [...references(spec)].map(({ name }) => [name, {}] as const);
  return new Map<string, object>([...anything, ...sound]);
}

/** Names that are no names, such as addresses of meta-schemas, are refused by the validator; they are told elsewhere. */
function register(ajv: Ajv2020, name: string, schema: object): void {
  try {
    ajv.addSchema(schema, name);
  } catch {
    // What refers to it does not compile, and is passed over.
  }
}

/** Undefined where a reference leads into a schema with problems of its own, which are told there. */
function compile(ajv: Ajv2020, schema: object | boolean): ValidateFunction | undefined {
  try {
    return ajv.compile(schema);
  } catch {
    return undefined;
  }
}

/** Of a choice that nothing fits, the choice alone is told: what each branch misses is rarely meant. */
function relevant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = errors.filter(
    (error) => error.keyword === "anyOf" || error.keyword === "oneOf" || error.keyword === "not",
  );
  const below = (error: ErrorObject) =>
    choices.some((choice) => choice !== error && error.schemaPath.startsWith(`${choice.schemaPath}/`));
  const unique = new Map(
    errors
      .filter((error) => !below(error))
      .map((error) => [JSON.stringify([error.instancePath, error.message, error.params]), error]),
  );
  return [...unique.values()];
}

function misfit(error: ErrorObject, value: unknown): Misfit {
  const path = pointerPath(error.instancePath);
  const at = "value" as const;
  const here = path.length === 0 ? "the value" : JSON.stringify(path.join("."));
  switch (error.keyword) {
    case "additionalProperties": {
      const name = String(error.params.additionalProperty);
      const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
      return { path: [...path, name], at: "key", text: `there is no property "${name}"`, hint: hintAt(name, known) };
    }
    case "required":
      return { path, at: "key", text: `the required property "${String(error.params.missingProperty)}" is missing` };
    case "enum": {
      const allowed = (error.params.allowedValues as readonly unknown[]).map((item) =>
        typeof item === "string" ? item : quote(item),
      );
      const found = valueAt(value, path);
      const hint = typeof found === "string" ? hintAt(found, allowed) : `one of: ${allowed.join(", ")}`;
      return { path, at, text: `${quote(found)} is none of the allowed values`, hint };
    }
    case "type": {
      const type = [error.params.type as string | readonly string[]].flat().join(" or ");
      return { path, at, text: `${quote(valueAt(value, path))} is not of the type ${type}` };
    }
    case "anyOf":
    case "oneOf":
      return { path, at, text: `${here} fits none, or more than one, of the schemas to choose from` };
    default:
      return { path, at, text: `${here} ${error.message ?? "does not fit"}` };
  }
}

function pointerPath(pointer: string): (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replace(/~1/g, "/").replace(/~0/g, "~"));
}

function valueAt(value: unknown, path: NodePath): unknown {
  return path.reduce<unknown>(
    (current, step) => (current as Readonly<Record<string | number, unknown>> | null)?.[step],
    value,
  );
}
