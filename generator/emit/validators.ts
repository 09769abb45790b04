import { fileHeader } from "../format/text.ts";
import type { Model, Schema } from "../model/model.ts";
import { compileValidators } from "./validators/compile.ts";

/**
 * Precompiled validators: `input` for arguments as JSON, `coerced-input` for arguments from path and query, `output` for
 * what tools answer and `resources` for what resources hold, each by tool or resource name.
 */
export async function emitValidators(model: Model): Promise<ReadonlyMap<string, string>> {
  const shared = new Map(model.schemas.map(({ name, schema }) => [name, schema]));
  const inputs = new Map<string, Schema>(model.tools.map((tool) => [tool.name, tool.input]));
  const outputs = new Map(model.tools.map((tool) => [tool.name, tool.output.$ref]));
  const resources = new Map(model.resources.map((resource) => [resource.name, resource.output.$ref]));
  const asWritten = { shared, coerceTypes: false, useDefaults: false };
  const sets = {
    input: { ...asWritten, source: "spec/tools", useDefaults: true, exported: inputs },
    "coerced-input": { ...asWritten, source: "spec/tools", useDefaults: true, coerceTypes: true, exported: inputs },
    output: { ...asWritten, source: "spec/tools", exported: outputs },
    resources: { ...asWritten, source: "spec/resources", exported: resources },
  };
  const files = new Map([["generated/validators/support.js", support]]);
  for (const [name, set] of Object.entries(sets)) {
    files.set(`generated/validators/${name}.js`, await compileValidators(set));
    files.set(`generated/validators/${name}.d.ts`, declaration(set.source));
  }
  return files;
}

const declaration = (source: string): string => `${fileHeader(source)}
import type { Validate } from "../entries.ts";

/** Validators by name. */
export declare const validators: Readonly<Record<string, Validate>>;
`;

/** What compiled validators call at run time. */
const support = `${fileHeader("the specification format")}import * as equalModule from "ajv/dist/runtime/equal.js";
import * as ucs2lengthModule from "ajv/dist/runtime/ucs2length.js";
import * as formatsModule from "ajv-formats/dist/formats.js";

// Node gives a CommonJS module's exports as \`default\`, bundlers give them as they are.
const exportsOf = (module) => (module.default?.__esModule ? module.default : module);

export const equal = exportsOf(equalModule).default;
export const ucs2length = exportsOf(ucs2lengthModule).default;
export const { fullFormats } = exportsOf(formatsModule);
`;
