import { fileHeader } from "../format/text.ts";
import type { Model, Schema, ToolModel } from "../model/model.ts";
import { inlineSchemas, resolveReference, schemaTable, type SchemaLookup } from "./inline-schemas.ts";
import { boundInput } from "./validators/bound-input.ts";
import { compileValidators } from "./validators/compile.ts";
import { omitNulls } from "./validators/omit-nulls.ts";
import { support } from "./validators/support.ts";
import { withConstraints } from "./validators/with-constraints.ts";

/**
 * Precompiled validators: `input` for arguments as JSON, `coerced-input` for arguments from path and query, `output` for
 * what tools answer and `resources` for what resources hold, each by tool or resource name.
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
  const coercible = model.tools.filter((tool) => needsCoercion(tool, shared)).map((tool) => tool.name);
  const coerced = {
    exported: new Map([...inputs].filter(([name]) => coercible.includes(name))),
    same: { file: "input", keys: [...inputs.keys()].filter((name) => !coercible.includes(name)) },
  };
  const outputs = new Map(model.tools.map((tool) => [tool.name, tool.output.$ref]));
  const resources = new Map(model.resources.flatMap(({ name, output }) => (output ? [[name, output.$ref]] : [])));
  const none: SchemaLookup = new Map();
  const asWritten = { coerceTypes: false, useDefaults: false };
  const sets = {
    input: { source: "spec/tools", coerceTypes: false, useDefaults: true, shared: none, exported: inputs },
    "coerced-input": { source: "spec/tools", coerceTypes: true, useDefaults: true, shared: none, ...coerced },
    output: { source: "spec/tools", ...asWritten, shared, exported: outputs },
    resources: { source: "spec/resources", ...asWritten, shared, exported: resources },
  };
  const files = new Map([["generated/validators/support.js", support]]);
  for (const [name, set] of Object.entries(sets)) {
    files.set(`generated/validators/${name}.js`, await compileValidators(set));
    files.set(`generated/validators/${name}.d.ts`, declaration(set.source));
  }
  return files;
}

/** Whether a path or query carries anything but plain strings. */
function needsCoercion(tool: ToolModel, schemas: SchemaLookup): boolean {
  const properties = (tool.input["properties"] ?? {}) as Readonly<Record<string, Schema>>;
  const names = tool.routes.flatMap((route) => [...route.pathParameters, ...route.queryParameters]);
  return names.some((name) => resolveReference(properties[name] ?? {}, schemas)["type"] !== "string");
}

const declaration = (source: string): string => `${fileHeader(source)}
import type { Validate } from "switchboard/contract";

/** Validators by name. */
export declare const validators: Readonly<Record<string, Validate>>;
`;
