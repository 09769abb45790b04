import type { ExampleModel, Model, Schema } from "../../model/model.ts";
import { isSchema } from "../../schema/schema-parts.ts";
import { propertiesOf } from "../openapi/schema.ts";
import { schemaOf } from "./fields.ts";

/** A value of an earlier call's result that a shell variable stores for later calls. */
export interface CapturedValue {
  /** Name of the call: `preview` in `{{steps.preview.launch_token}}`. */
  readonly step: string;
  readonly variable: string;
  /** Whether the value is a string; numbers and booleans have no quotes in JSON. */
  readonly isText: boolean;
  /** The sed script that prints the value from the compact JSON of a result. */
  readonly sed: string;
}

/** Stored values by reference: `preview.launch_token`. */
export type CapturedValues = ReadonlyMap<string, CapturedValue>;

/** Matches a reference to an earlier result in an example's input. The capture group is the part after `steps.`. */
export const STEP = /\{\{\s*steps\.([^}\s]+)\s*\}\}/g;

/**
 * Returns the values of earlier results that an example uses, if sed can extract them: those outside of lists, or in the
 * first item of a list. Readers insert the other values themselves.
 */
export function findCapturedValues({ setup, input }: ExampleModel, model: Model): CapturedValues {
  const text = JSON.stringify([setup.map((step) => step.input), input]);
  const references = [...new Set([...text.matchAll(STEP)].map((match) => match[1] ?? ""))];
  const captured = new Map<string, CapturedValue>();
  for (const reference of references) {
    const [step = "", ...path] = reference.split(".");
    const tool = model.tools.find(({ name }) => name === setup.find((each) => each.as === step)?.tool);
    if (!tool || !path.every((key) => key === "0" || /^[a-z_]\w*$/i.test(key)) || path.at(-1) === "0") continue;
    const output = schemaOf(model, tool.output.$ref);
    const isText = isTextAt(output, path, model);
    const names = path.filter((key) => key !== "0");
    const only = names.length === 1 && countNames(output, names[0] ?? "", model) === 1;
    const sed = only ? sedForOnly(names[0] ?? "", isText) : sedForFirst(names, isText);
    captured.set(reference, { step, variable: variableName(reference, references), isText, sed });
  }
  return captured;
}

/** Returns a variable name such as `LAUNCH_TOKEN` or `MADE_ID`; the whole reference if the short name is not unique. */
function variableName(reference: string, all: readonly string[]): string {
  const short = (each: string): string => {
    const keys = each.split(".");
    const last = keys.at(-1) ?? "";
    return (/[a-z0-9]_[a-z0-9]/i.test(last) ? last : `${keys[0] ?? ""}_${last}`).toUpperCase();
  };
  const isOwn = all.every((each) => each === reference || short(each) !== short(reference));
  return isOwn ? short(reference) : reference.replaceAll(".", "_").toUpperCase();
}

const pattern = (name: string, isText: boolean): string =>
  isText ? String.raw`"${name}":"\([^"]*\)"` : String.raw`"${name}":\([^],}"]*\)`;

const sedForOnly = (name: string, isText: boolean): string => String.raw`s/.*${pattern(name, isText)}.*/\1/p`;

/**
 * Returns a sed script that follows a path: it finds the first property with each name after the previous one, and prints the
 * value of the last. The marker `"""` never occurs in JSON.
 */
function sedForFirst(names: readonly string[], isText: boolean): string {
  const enter = names.slice(0, -1).map((name) => `s/"${name}":/"""/;s/.*"""//;`);
  return String.raw`s/.*"structuredContent"://;${enter.join("")}s/${pattern(names.at(-1) ?? "", isText)}.*/"""\1/;s/.*"""//p`;
}

/** Returns a schema and all of its variants, with references resolved. */
function variantsOf(schema: unknown, model: Model): readonly Schema[] {
  if (!isSchema(schema)) return [];
  const { $ref, anyOf, oneOf, allOf } = schema;
  const target = typeof $ref === "string" ? variantsOf(schemaOf(model, $ref), model) : [];
  return [schema, ...target, ...[anyOf, oneOf, allOf].flat().flatMap((each) => variantsOf(each, model))];
}

function isTextAt(schema: unknown, [key, ...rest]: readonly string[], model: Model): boolean {
  const variants = variantsOf(schema, model);
  if (key !== undefined) {
    return variants.some((each) => isTextAt(key === "0" ? each["items"] : propertiesOf(each)[key], rest, model));
  }
  return variants.some((each) => [each["type"]].flat().includes("string")) || variants.every((each) => !each["type"]);
}

/** Counts the properties of that name at any depth of a schema; each shared schema counts once. */
function countNames(schema: unknown, name: string, model: Model, seen = new Set<string>()): number {
  if (Array.isArray(schema)) return schema.reduce<number>((sum, each) => sum + countNames(each, name, model, seen), 0);
  if (!isSchema(schema)) return 0;
  const { $ref } = schema;
  let count = Object.hasOwn(propertiesOf(schema), name) ? 1 : 0;
  if (typeof $ref === "string" && !seen.has($ref)) {
    seen.add($ref);
    count += countNames(schemaOf(model, $ref), name, model, seen);
  }
  return Object.values(schema).reduce<number>((sum, each) => sum + countNames(each, name, model, seen), count);
}
