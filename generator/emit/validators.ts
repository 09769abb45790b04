import { fileHeader } from "../format/text.ts";
import type { Model } from "../model/model.ts";
import { inlineSchemas, schemaTable, type SchemaLookup } from "./inline-schemas.ts";
import { boundInput } from "./validators/bound-input.ts";
import { compileValidators } from "./validators/compile.ts";
import { omitNulls } from "./validators/omit-nulls.ts";
import { support } from "./validators/support.ts";
import { withConstraints } from "./validators/with-constraints.ts";

/**
 * Precompiled validators: `input` for arguments, `output` for what tools answer and `resources` for what resources hold, each by tool or resource name.
 */
export async function emitValidators(model: Model): Promise<ReadonlyMap<string, string>> {
  const shared = schemaTable(model.schemas);
  // In place, because ajv does not see a default behind a `$ref`.
  const inputs = new Map(
    model.tools.map(({ name, input, constraints }) => {
      const schema = omitNulls(boundInput(inlineSchemas(input, shared, "always")));
      return [name, withConstraints(schema, constraints)];
    }),
  );
  const outputs = new Map(model.tools.map((tool) => [tool.name, tool.output.$ref]));
  const resources = new Map(model.resources.flatMap(({ name, output }) => (output ? [[name, output.$ref]] : [])));
  const none: SchemaLookup = new Map();
  const sets = {
    input: { source: "spec/tools", useDefaults: true, shared: none, exported: inputs },
    output: { source: "spec/tools", useDefaults: false, shared, exported: outputs },
    resources: { source: "spec/resources", useDefaults: false, shared, exported: resources },
  };
  const files = new Map([["generated/validators/support.js", support]]);
  for (const [name, set] of Object.entries(sets)) {
    files.set(`generated/validators/${name}.js`, await compileValidators(set));
    files.set(`generated/validators/${name}.d.ts`, declaration(set.source));
  }
  return files;
}

const declaration = (source: string): string => `${fileHeader(source)}
import type { Validate } from "switchboard/contract";

/** Validators by name. */
export declare const validators: Readonly<Record<string, Validate>>;
`;
