import { _, Name, type Ajv2020, type Code, type KeywordCxt } from "ajv/dist/2020.js";
import { getProperty } from "ajv/dist/compile/codegen/index.js";
import type { Schema } from "../../model/model.ts";
import { OMIT_NULL } from "./omit-nulls.ts";
import { FIND_DUPLICATE } from "./support.ts";

/** The maximum number of errors in a loop over items or properties: one more than a response lists, so that it can say that there are more. */
const maxErrorsPerLoop = 21;

/** The variable that contains the number of errors in compiled validators. */
const errors = new Name("errors");

/** Wraps or changes the compiled code of a keyword. */
type Change = (context: KeywordCxt, emit: () => void) => void;

/**
 * Changes the code that ajv compiles for keywords, so that its time and the number of errors are bounded:
 * - the content of a string, array or object that exceeds its maximum size is not checked;
 * - a loop over items or properties ends after 21 errors;
 * - if no alternative matches, there is one error, without those of the alternatives;
 * - `uniqueItems` takes linear time (ajv compares all pairs of items).
 *
 * Also adds the keyword that deletes null properties.
 */
export function boundRules(ajv: Ajv2020): void {
  const change = (keyword: string, ...changes: readonly Change[]): void => {
    const rule = ajv.RULES.all[keyword];
    if (typeof rule !== "object" || !("code" in rule.definition)) throw new Error(`ajv has no rule "${keyword}"`);
    const { definition } = rule;
    const { code } = definition;
    definition.code = (context, type) => {
      // Code that stops at the first error (for outputs and `not`) has another structure. Only `uniqueItems` is changed there.
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

/** Runs the code of a keyword only if the size of the value does not exceed the maximum. `measure` emits the comparison. */
function within(maximum: string, measure: (data: Code, max: number) => Code): Change {
  return ({ gen, data, parentSchema }, emit) => {
    const max: unknown = (parentSchema as Schema)[maximum];
    if (typeof max === "number") gen.if(measure(data, max), emit);
    else emit();
  };
}

// A code point has at most two UTF-16 code units, so a string with more than twice as many is too long.
const characters = (data: Code, max: number): Code => _`${data}.length <= ${2 * max}`;
const length = (data: Code, max: number): Code => _`${data}.length <= ${max}`;
const propertyCount = (data: Code, max: number): Code => _`Object.keys(${data}).length <= ${max}`;

/** Ends the loop of a keyword when there are too many errors. `methods` are the ajv methods that add them. */
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

/** Removes the errors of the alternatives before that of the keyword is added. */
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

/**
 * Deletes null properties if `this` is `{ omitsNulls: true }`. The runtime passes `omitsNulls` only after a validation without
 * it has failed, so valid calls without null arguments skip these checks.
 */
function deleteNulls({ gen, data, schema }: KeywordCxt): void {
  gen.if(_`this?.omitsNulls && ${data} && typeof ${data} == "object"`, () => {
    for (const name of schema as readonly string[]) {
      const property = _`${data}${getProperty(name)}`;
      gen.if(_`${property} === null`, _`delete ${property}`);
    }
  });
}
