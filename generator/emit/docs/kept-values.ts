import type { ExampleModel, Model, Schema } from "../../model/model.ts";
import { isSchema } from "../../schema/schema-parts.ts";
import { propertiesOf } from "../openapi/schema.ts";
import { schemaOf } from "./fields.ts";

/** A value of an earlier call's answer that a shell variable keeps for the calls after it. */
export interface KeptValue {
  /** Name of the call: `preview` in `{{steps.preview.launch_token}}`. */
  readonly step: string;
  readonly variable: string;
  /** It is a text; numbers and flags stand in JSON without quotes. */
  readonly isText: boolean;
  /** Commands for sed that print the value from the compact JSON of an answer. */
  readonly sed: string;
}

/** By reference: `preview.launch_token`. */
export type KeptValues = ReadonlyMap<string, KeptValue>;

/** A value of an earlier answer in an example's input; the group is the reference. */
export const STEP = /\{\{\s*steps\.([^}\s]+)\s*\}\}/g;

/**
 * The values of earlier answers that an example uses and sed can find: those that no list holds but as its first item. The
 * others are left to the reader.
 */
export function keptValues({ setup, input }: ExampleModel, model: Model): KeptValues {
  const text = JSON.stringify([setup.map((step) => step.input), input]);
  const references = [...new Set([...text.matchAll(STEP)].map((match) => match[1] ?? ""))];
  const kept = new Map<string, KeptValue>();
  for (const reference of references) {
    const [step = "", ...path] = reference.split(".");
    const tool = model.tools.find(({ name }) => name === setup.find((each) => each.as === step)?.tool);
    if (!tool || !path.every((key) => key === "0" || /^[a-z_]\w*$/i.test(key)) || path.at(-1) === "0") continue;
    const answer = schemaOf(model, tool.output.$ref);
    const isText = isTextAt(answer, path, model);
    const names = path.filter((key) => key !== "0");
    const only = names.length === 1 && countNames(answer, names[0] ?? "", model) === 1;
    const sed = only ? findOnly(names[0] ?? "", isText) : findFirst(names, isText);
    kept.set(reference, { step, variable: variableName(reference, references), isText, sed });
  }
  return kept;
}

/** `LAUNCH_TOKEN`, `MADE_ID`; the whole reference where another would have the same name. */
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

const findOnly = (name: string, isText: boolean): string => String.raw`s/.*${pattern(name, isText)}.*/\1/p`;

/** The mark `"""` stands in no JSON; what is found first is what stands before all else of the same name. */
function findFirst(names: readonly string[], isText: boolean): string {
  const enter = names.slice(0, -1).map((name) => `s/"${name}":/"""/;s/.*"""//;`);
  return String.raw`s/.*"structuredContent"://;${enter.join("")}s/${pattern(names.at(-1) ?? "", isText)}.*/"""\1/;s/.*"""//p`;
}

/** What may stand at a place of a schema: the schema itself or one of its variants, references followed. */
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

/** How many properties of that name a schema describes at any depth; each shared schema counts once. */
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
