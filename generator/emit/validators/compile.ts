import type { AnySchemaObject, Ajv2020 as Ajv } from "ajv/dist/2020.js";
import { escapeInvisible } from "../../format/invisible-characters.ts";
import type { Schema } from "../../model/model.ts";
import { mapSubschemas, references } from "../../schema/schema-parts.ts";
import { SHARED_SCHEMA } from "./shared-schema.ts";

/** A validator as the text of a module, without imports and exports. */
export interface CompiledValidator {
  readonly code: string;
  /** The function in `code` that validates. */
  readonly name: string;
}

/** Compiles one module's schema at a time; names in the code depend on that schema alone. */
export interface Compiler {
  /**
   * A self-contained schema of arguments. Its validator fills in defaults and reports all errors, within the bounds that
   * `boundRules` sets.
   */
  readonly input: (schema: Schema) => CompiledValidator;
  /** A schema of answers, which refers to shared ones. Its validator stops at the first error. */
  readonly output: (schema: Schema) => CompiledValidator;
}

/**
 * Loads ajv. In both sets of rules lengths count code points, formats are checked, and a keyword that ajv does not know is an
 * exception: `check` accepts none.
 */
export async function createCompiler(): Promise<Compiler> {
  const [{ Ajv2020, _ }, { default: addFormats }, { ValueScope }, { default: standalone }, rules, keywords, shared] =
    await Promise.all([
      import("ajv/dist/2020.js"),
      import("ajv-formats"),
      import("ajv/dist/compile/codegen/scope.js"),
      import("ajv/dist/standalone/index.js"),
      import("./bounded-rules.ts"),
      import("./constraint-keywords.ts"),
      import("./shared-schema.ts"),
    ]);

  const createAjv = (isInput: boolean): Ajv => {
    const ajv = new Ajv2020({
      keywords: [...keywords.constraintKeywords, shared.sharedSchema],
      allErrors: isInput,
      // One function for each recursive schema of an input.
      inlineRefs: false,
      strict: true,
      strictTypes: false,
      strictTuples: false,
      strictRequired: false,
      useDefaults: isInput,
      // For inputs, `this` says whether null properties are deleted.
      passContext: isInput,
      // `check` has established the values of all keywords; compiling the meta-schema would take longer than the rest.
      meta: false,
      validateSchema: false,
      code: {
        source: true,
        esm: true,
        lines: true,
        optimize: false,
        formats: _`fullFormats`,
        // The text alone is wanted: ajv is given an empty function in place of what it would evaluate.
        process: () => "return () => true;",
      },
    });
    // The specification language has neither `unevaluated...` nor `$dynamicRef`, and their bookkeeping costs time in each call.
    Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
    rules.boundRules(ajv);
    // The types of ajv-formats describe its CommonJS default as a namespace.
    (addFormats as unknown as (ajv: Ajv) => void)(ajv);
    return ajv;
  };

  const compileWith = (ajv: Ajv, schema: AnySchemaObject): CompiledValidator => {
    // ajv counts the names of an instance's functions and constants; each module has names of its own.
    Object.assign(ajv, { scope: new ValueScope({ ...ajv.scope.opts, scope: {} }) });
    const validate = ajv.compile(schema);
    const { source } = validate;
    if (!source) throw new Error("ajv gave no source");
    const code = (standalone as unknown as (ajv: Ajv, compiled: typeof validate) => string)(ajv, validate);
    ajv.removeSchema(schema);
    return { code: withoutModuleParts(code, String(source.validateName)), name: String(source.validateName) };
  };

  /** Caches the code: many schemas of a service are equal, for example those of pages and of tools that take an id. */
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

/** What `ajv/dist/standalone` puts in place of the functions that `support.js` exports. */
const required: Readonly<Record<string, string>> = {
  equal: 'require("ajv/dist/runtime/equal").default',
  ucs2length: 'require("ajv/dist/runtime/ucs2length").default',
};

/**
 * Removes ajv's exports, and its `require` calls, which bundlers and Node do not understand alike: the functions are imported.
 * @throws Error for code of another form than the pinned version of ajv gives.
 */
function withoutModuleParts(code: string, name: string): string {
  const head = `"use strict";\nexport const validate = ${name};\nexport default ${name};\n`;
  if (!code.startsWith(head)) throw new Error(`ajv's code starts with another head: ${code.slice(0, head.length)}`);
  let body = code.slice(head.length);
  // No string in the code contains this text: its quotes would be escaped.
  for (const [helper, call] of Object.entries(required)) body = body.replaceAll(` = ${call};`, ` = ${helper};`);
  const other = body.indexOf(' = require("');
  if (other >= 0) throw new Error(`ajv's code requires another module: ${body.slice(other, other + 80)}`);
  return escapeInvisible(body).trim();
}

/** The schema without what only people read, which would make the code larger. */
function forValidation(schema: Schema, isInput: boolean): Schema {
  const { title: _t, description: _d, examples: _e, deprecated: _p, "x-sunset": _s, $comment: _c, ...rest } = schema;
  const { default: _default, ...withoutDefault } = rest;
  const mapped = mapSubschemas(isInput ? rest : withoutDefault, (part) => forValidation(part, isInput));
  const { $ref, ...others } = mapped;
  return typeof $ref === "string" && !$ref.startsWith("#") ? { ...others, [SHARED_SCHEMA]: $ref } : mapped;
}

/** The shared schemas whose validators the code of an output schema calls. */
export const calledSchemas = (schema: Schema): readonly string[] => [...new Set(references(schema))].sort();
