import type { Ajv2020 as Ajv } from "ajv/dist/2020.js";
import { escapeUnseen, fileHeader } from "../../format/text.ts";
import type { Schema } from "../../model/model.ts";
import { validatorName } from "../../model/naming.ts";
import { mapSubschemas } from "../../model/schema-parts.ts";
import { FIND_DUPLICATE } from "./support.ts";

export interface ValidatorSet {
  /** Spec folder that the schemas come from. */
  readonly source: string;
  /** Whether validators fill in defaults. */
  readonly useDefaults: boolean;
  /** Shared schemas by the name under which `$ref` finds them. */
  readonly shared: ReadonlyMap<string, Schema>;
  /** By the key under which the validator is exported: its schema, or the name of a shared one. */
  readonly exported: ReadonlyMap<string, Schema | string>;
}

/**
 * JavaScript (ESM) with one precompiled ajv validator per entry of `exported`, collected in `validators`. All errors are
 * reported, within the bounds that `boundRules` sets, lengths count code points, formats are checked, and a keyword that ajv does not know is an exception: `check`
 * lets none pass.
 */
export async function compileValidators(set: ValidatorSet): Promise<string> {
  const [{ Ajv2020 }, { default: addFormats }, { default: standalone }, { boundRules }, { constraintKeywords }] =
    await Promise.all([
      import("ajv/dist/2020.js"),
      import("ajv-formats"),
      import("ajv/dist/standalone/index.js"),
      import("./bounded-rules.ts"),
      import("./constraint-keywords.ts"),
    ]);
  const ajv = new Ajv2020({
    keywords: [...constraintKeywords],
    allErrors: true,
    // One function per shared schema: a quarter of the size.
    inlineRefs: false,
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    useDefaults: set.useDefaults,
    // For inputs, `this` says whether null properties are deleted.
    passContext: set.useDefaults,
    // `check` has established the values of all keywords; compiling the meta-schema for each set would take longer.
    meta: false,
    validateSchema: false,
    // The text alone is wanted: ajv is given an empty function in place of what it would evaluate.
    code: { source: true, esm: true, lines: true, optimize: false, process: () => "return () => true;" },
  });
  // The specification language has no `unevaluated...` keyword, and noting what was evaluated costs time in each call.
  ajv.opts.unevaluated = false;
  boundRules(ajv);
  // The types of ajv-formats describe its CommonJS default as a namespace.
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  for (const [name, schema] of set.shared) ajv.addSchema(forValidation(schema, set), schemaId(name));
  // By name of the validator: ajv would write the function of a schema once for each name that it is asked for under.
  const ids: Record<string, string> = {};
  const validators = new Map<string, string>();
  for (const [key, schema] of set.exported) {
    const name = validatorName(typeof schema === "string" ? schema : key);
    ids[name] = typeof schema === "string" ? schemaId(schema) : `${key}.input`;
    if (typeof schema !== "string") ajv.addSchema(forValidation(schema, set), ids[name]);
    validators.set(key, name);
  }
  const code = (standalone as unknown as (ajv: Ajv, ids: Record<string, string>) => string)(ajv, ids);
  return moduleText(code, validators, set);
}

const schemaId = (name: string): string => `${name}.schema`;

/** The schema without what only people read, which would make the code larger, and with ids in its references. */
function forValidation(schema: Schema, set: ValidatorSet): Schema {
  const { title: _t, description: _d, examples: _e, deprecated: _p, $comment: _c, ...rest } = schema;
  const { default: _default, ...withoutDefault } = rest;
  const kept = set.useDefaults ? rest : withoutDefault;
  const mapped = mapSubschemas(kept, (part) => forValidation(part, set));
  const { $ref } = mapped;
  return typeof $ref === "string" && !$ref.startsWith("#") ? { ...mapped, $ref: schemaId($ref) } : mapped;
}

/**
 * Turns ajv's `require` calls into one import, which bundlers and Node understand alike, and
 * collects the validators.
 */
function moduleText(code: string, validators: ReadonlyMap<string, string>, { source }: ValidatorSet): string {
  const helpers = new Set<string>();
  const body = code
    .replace(/^"use strict";\n?/, "")
    .replace(/^export const validate_\w+ = (validate\d+);$/gm, (line) => line.replace("export ", ""))
    .replace(
      / = require\("ajv(-formats)?\/dist\/(?:runtime\/)?(\w+)"\)\.(\w+)/g,
      (_, formats: string | undefined, file: string, member: string) => {
        const helper = formats === undefined ? file : member;
        helpers.add(helper);
        return ` = ${helper}`;
      },
    );
  if (body.includes(` = ${FIND_DUPLICATE};`)) helpers.add(FIND_DUPLICATE);
  const imports = helpers.size > 0 ? `import { ${[...helpers].sort().join(", ")} } from "./support.js";\n` : "";
  const entries = [...validators].map(([key, validator]) => `  ${key}: ${validator},\n`);
  return `${fileHeader(source)}${imports}${escapeUnseen(body).trimEnd()}

export const validators = {
  __proto__: null,
${entries.join("")}};
`;
}
