import type { AnySchemaObject, Ajv2020 as Ajv } from "ajv/dist/2020.js";
import { escapeInvisible } from "../../format/invisible-characters.ts";
import type { Schema } from "../../model/model.ts";
import { mapSubschemas, references } from "../../schema/schema-parts.ts";
import { SHARED_SCHEMA } from "./shared-schema.ts";

/** The code of a validator module, without imports and exports. */
export interface CompiledValidator {
  readonly code: string;
  /** The name of the validator function in `code`. */
  readonly name: string;
}

/** Compiles the schema of one module at a time. The names in the code depend only on that schema. */
export interface Compiler {
  /**
   * Compiles a self-contained schema of arguments. The validator applies defaults and reports all errors, within the bounds of
   * `boundRules`.
   */
  readonly input: (schema: Schema) => CompiledValidator;
  /** Compiles a schema of outputs, which may refer to shared schemas. The validator stops at the first error. */
  readonly output: (schema: Schema) => CompiledValidator;
}

/**
 * Loads ajv and creates a compiler. Lengths are in code points, and formats are checked. Unknown keywords cause an exception;
 * `checkSpec` has reported them.
 */
export async function createCompiler(): Promise<Compiler> {
  const [
    { Ajv2020, _ },
    { default: addFormats },
    { ValueScope },
    { default: standalone },
    rules,
    multiples,
    keywords,
    shared,
  ] = await Promise.all([
    import("ajv/dist/2020.js"),
    import("ajv-formats"),
    import("ajv/dist/compile/codegen/scope.js"),
    import("ajv/dist/standalone/index.js"),
    import("./bounded-rules.ts"),
    import("../../schema/multiple-of.ts"),
    import("./constraint-keywords.ts"),
    import("./shared-schema.ts"),
  ]);

  const createAjv = (isInput: boolean): Ajv => {
    const ajv = new Ajv2020({
      keywords: [...keywords.constraintKeywords, shared.sharedSchema],
      allErrors: isInput,
      // Recursive schemas of inputs become functions.
      inlineRefs: false,
      strict: true,
      strictTypes: false,
      strictTuples: false,
      strictRequired: false,
      useDefaults: isInput,
      // For inputs, `this` determines whether null properties are deleted.
      passContext: isInput,
      // `checkSpec` has validated all keywords, and compiling the meta-schema would take longer than the rest.
      meta: false,
      validateSchema: false,
      code: {
        source: true,
        esm: true,
        lines: true,
        optimize: false,
        formats: _`fullFormats`,
        // Only the code is used, so ajv evaluates an empty function instead of it.
        process: () => "return () => true;",
      },
    });
    // The specification language does not support `unevaluated...` and `$dynamicRef`, whose bookkeeping slows down each call.
    Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
    rules.boundRules(ajv);
    multiples.useExactMultiples(ajv);
    // The types of ajv-formats describe its CommonJS default as a namespace.
    (addFormats as unknown as (ajv: Ajv) => void)(ajv);
    return ajv;
  };

  const compileWith = (ajv: Ajv, schema: AnySchemaObject): CompiledValidator => {
    // ajv numbers functions and constants per instance; a new scope makes the numbers of each module independent.
    Object.assign(ajv, { scope: new ValueScope({ ...ajv.scope.opts, scope: {} }) });
    const validate = ajv.compile(schema);
    const { source } = validate;
    if (!source) throw new Error("ajv returned no source");
    const code = (standalone as unknown as (ajv: Ajv, compiled: typeof validate) => string)(ajv, validate);
    ajv.removeSchema(schema);
    return { code: withoutModuleParts(code, String(source.validateName)), name: String(source.validateName) };
  };

  /** Caches the code, because many schemas are equal, such as those of pages and of tools with only an id argument. */
  const compileOnce = (isInput: boolean): ((schema: Schema) => CompiledValidator) => {
    const ajv = createAjv(isInput);
    const cache = new Map<string, CompiledValidator>();
    return (schema) => {
      const compiled = forValidation(schema, isInput);
      const key = JSON.stringify(compiled);
      let validator = cache.get(key);
      if (!validator) cache.set(key, (validator = compileWith(ajv, compiled)));
      return validator;
    };
  };
  return { input: compileOnce(true), output: compileOnce(false) };
}

/** The expressions that `ajv/dist/standalone` emits for functions that `support.js` exports. */
const required: Readonly<Record<string, string>> = {
  equal: 'require("ajv/dist/runtime/equal").default',
  ucs2length: 'require("ajv/dist/runtime/ucs2length").default',
};

/**
 * Removes ajv's exports and replaces its `require` calls, which Node and bundlers handle differently, with imported names.
 * @throws Error if the code does not have the form that the pinned version of ajv emits.
 */
function withoutModuleParts(code: string, name: string): string {
  const head = `"use strict";\nexport const validate = ${name};\nexport default ${name};\n`;
  if (!code.startsWith(head)) throw new Error(`unexpected start of ajv's code: ${code.slice(0, head.length)}`);
  let body = code.slice(head.length);
  // The text cannot occur in a string literal, where its quotes would be escaped.
  for (const [helper, call] of Object.entries(required)) body = body.replaceAll(` = ${call};`, ` = ${helper};`);
  const other = body.indexOf(' = require("');
  if (other >= 0) throw new Error(`ajv's code requires an unexpected module: ${body.slice(other, other + 80)}`);
  return escapeInvisible(body).trim();
}

const unusedKeywords: ReadonlySet<string> = new Set([
  "title",
  "description",
  "examples",
  "deprecated",
  "x-sunset",
  "x-third-party",
  "$comment",
]);

/**
 * Prepares a schema for ajv: removes keywords that validation does not use, and replaces references to shared schemas by
 * `SHARED_SCHEMA`.
 */
function forValidation(schema: Schema, isInput: boolean): Schema {
  const rest = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !unusedKeywords.has(keyword)));
  const { default: _default, ...withoutDefault } = rest;
  const mapped = mapSubschemas(isInput ? rest : withoutDefault, (part) => forValidation(part, isInput));
  const { $ref, ...others } = mapped;
  return typeof $ref === "string" && !$ref.startsWith("#") ? { ...others, [SHARED_SCHEMA]: $ref } : mapped;
}

/** Returns the names of the shared schemas whose validators the code of an output schema calls. */
export const calledSchemas = (schema: Schema): readonly string[] => [...new Set(references(schema))].sort();
