import { _, Name, type Ajv2020, type Code, type KeywordCxt } from "ajv/dist/2020.js";
import { getProperty } from "ajv/dist/compile/codegen/index.js";
import type { Schema } from "../../model/model.ts";
import { OMIT_NULL } from "./omit-nulls.ts";
import { FIND_DUPLICATE } from "./support.ts";

/** Errors after which a loop over items or properties ends: one more than a response describes, to know of the rest. */
const maxErrorsPerLoop = 21;

/** What compiled validators call `errors`: how many they have found. */
const errors = new Name("errors");

/** Compiled code that is put around, or changed in, the code of one keyword. */
type Change = (context: KeywordCxt, emit: () => void) => void;

/**
 * Changes the code that ajv compiles for keywords, so that the work and the number of errors are bounded:
 * - a string, array or object over its stated maximum is not walked: its size is the only error;
 * - a loop over items or properties ends after 21 errors;
 * - alternatives of which none fits are one error, without those of each alternative;
 * - `uniqueItems` takes linear time (ajv compares each item with each other).
 *
 * Adds the keyword that deletes null properties.
 */
export function boundRules(ajv: Ajv2020): void {
  const change = (keyword: string, ...changes: readonly Change[]): void => {
    const rule = ajv.RULES.all[keyword];
    if (typeof rule !== "object" || !("code" in rule.definition)) throw new Error(`ajv has no rule "${keyword}"`);
    const { definition } = rule;
    const { code } = definition;
    definition.code = (context, type) => {
      // What stops at the first error as it is (answers, and `not`) has code of another structure.
      if (!context.allErrors) return keyword === "uniqueItems" ? findDuplicates(context) : code(context, type);
      changes.reduceRight<() => void>(
        (emit, apply) => () => apply(context, emit),
        () => code(context, type),
      )();
    };
  };

  for (const keyword of ["pattern", "format"]) change(keyword, within("maxLength", characters));
  change("items", within("maxItems", length), endLoop("subschema"));
  for (const keyword of ["contains", "prefixItems"]) change(keyword, within("maxItems", length));
  for (const keyword of ["additionalProperties", "patternProperties"])
    change(keyword, within("maxProperties", propertyCount), endLoop("subschema", "error"));
  change("propertyNames", within("maxProperties", propertyCount), endLoop("error"));
  for (const keyword of ["anyOf", "oneOf", "contains"]) change(keyword, withoutAlternatives);

  change("uniqueItems", within("maxItems", length), findDuplicates);
  ajv.addKeyword({ keyword: OMIT_NULL, schemaType: "array", code: deleteNulls });
}

/** Walks a value only where its size, by `measure`, is not over the maximum that the schema states. */
function within(maximum: string, measure: (data: Code, max: number) => Code): Change {
  return ({ gen, data, parentSchema }, emit) => {
    const max: unknown = (parentSchema as Schema)[maximum];
    if (typeof max === "number") gen.if(measure(data, max), emit);
    else emit();
  };
}

// A code point is one or two UTF-16 units: what has more units than that is too long.
const characters = (data: Code, max: number): Code => _`${data}.length <= ${2 * max}`;
const length = (data: Code, max: number): Code => _`${data}.length <= ${max}`;
const propertyCount = (data: Code, max: number): Code => _`Object.keys(${data}).length <= ${max}`;

/** Ends the loop that a keyword's code consists of, after a call of one of the methods in it has added an error too many. */
function endLoop(...methods: readonly ("subschema" | "error")[]): Change {
  return (context, emit) => {
    const { gen } = context;
    const before = gen.const("_errs", errors);
    for (const method of methods) {
      const original = context[method].bind(context) as (...given: unknown[]) => never;
      context[method] = (...given: unknown[]): never => {
        const result = original(...given);
        gen.if(_`${errors} - ${before} >= ${maxErrorsPerLoop}`, () => gen.break());
        return result;
      };
    }
    emit();
  };
}

/** Removes the errors of the alternatives before the one of the keyword is added. */
const withoutAlternatives: Change = (context, emit) => {
  const error = context.error.bind(context);
  context.error = (...given) => {
    context.reset();
    error(...given);
  };
  emit();
};

const findDuplicates = (context: KeywordCxt): void => {
  const { gen, data } = context;
  if (context.schema !== true) return;
  const find = gen.scopeValue("func", { ref: FIND_DUPLICATE, code: new Name(FIND_DUPLICATE) });
  const pair = gen.const("pair", _`${find}(${data})`);
  context.setParams({ i: _`${pair}[0]`, j: _`${pair}[1]` });
  context.fail(_`${pair} !== null`);
};

/** In a call with `{ omitsNulls: true }` as `this`: the usual call, without nulls, does not look for them. */
function deleteNulls({ gen, data, schema }: KeywordCxt): void {
  gen.if(_`this?.omitsNulls && ${data} && typeof ${data} == "object"`, () => {
    for (const name of schema as readonly string[]) {
      const property = _`${data}${getProperty(name)}`;
      gen.if(_`${property} === null`, _`delete ${property}`);
    }
  });
}
