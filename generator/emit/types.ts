import { docComment, fileHeader } from "../format/text.ts";
import type { ArgumentModel, Model, NamedSchema, ResourceModel, Schema, ToolModel } from "../model/model.ts";
import { resourceHandlerName, resourceParametersName } from "../language/naming.ts";
import { references } from "../schema/schema-parts.ts";
import { declareType, objectType, type TypeOptions } from "./schema-type.ts";

/**
 * Emits one module for each shared schema and each resource, and `schemas.ts`, which lists all schemas. The modules of
 * tools contain the types of inline outputs.
 */
export function emitTypes({ schemas, resources, tools }: Model): ReadonlyMap<string, string> {
  const owned = new Map(tools.filter(({ ownsOutput }) => ownsOutput).map((tool) => [tool.output.$ref, toolFile(tool)]));
  const shared = schemas.filter(({ name }) => !owned.has(name));
  const modules = schemas.map(({ name }) => [name, owned.get(name) ?? schemaFile(name)] as const);
  return new Map([
    ["generated/schemas.ts", emitSchemaList(modules)],
    ...shared.map((schema) => [schemaFile(schema.name), emitSchema(schema)] as const),
    ...resources.map((resource) => [resourceFile(resource), emitResource(resource)] as const),
  ]);
}

/** Returns the path of a tool's module. */
export const toolFile = (tool: ToolModel): string => `generated/tools/${tool.category}/${tool.name}.ts`;

const schemaFile = (name: string): string => `generated/schemas/${name}.ts`;

/** Returns the path of the module with the types of a resource. */
export const resourceFile = (resource: ResourceModel): string => `generated/resources/${resource.name}.ts`;

/** Options for the types that handlers use. */
export const handlerTypes: TypeOptions = {
  reference: (name) => name,
  isReadonly: true,
  isFilledIn: () => false,
};

/** Emits the import of shared schemas from `schemas.ts` at the given path. */
export function importSchemas(names: readonly string[], from: string): string {
  const sorted = [...new Set(names)].sort();
  const line = `import type { ${sorted.join(", ")} } from "${from}";\n`;
  if (sorted.length === 0) return "";
  return line.length <= 120
    ? line
    : `import type {\n${sorted.map((name) => `  ${name},\n`).join("")}} from "${from}";\n`;
}

/** Emits the list of schemas, sorted by name, one line each. */
function emitSchemaList(modules: readonly (readonly [string, string])[]): string {
  const lines = modules.map(([name, file]) => `export type { ${name} } from "${file.replace("generated/", "./")}";\n`);
  return `${fileHeader("spec/schemas and the outputs of spec/tools")}\n${lines.join("") || "export {};\n"}`;
}

function emitSchema({ name, schema }: NamedSchema): string {
  const others = references(schema).filter((other) => other !== name);
  const imports = importSchemas(others, "../schemas.ts");
  return `${fileHeader("spec/schemas and the outputs of spec/tools")}${imports}\n${declareType(name, schema, handlerTypes)}`;
}

/** The types that handlers of resources return, by kind of content. */
const CONTENT_TYPES = { json: "object", text: "string", binary: "Uint8Array" } as const;

function emitResource({ typeName, name, title, summary, parameters, content, output }: ResourceModel): string {
  const parametersType = resourceParametersName(typeName);
  const takesParameters = parameters.length > 0;
  const given = [...(takesParameters ? [`parameters: ${parametersType}`] : []), "context: Context"].join(", ");
  return `${fileHeader(`spec/resources/${name}.yaml`)}${importSchemas(output ? [output.$ref] : [], "../schemas.ts")}
${takesParameters ? `${emitParameters(parametersType, parameters)}\n` : ""}${docComment(`${title}: ${summary}`)}
export type ${resourceHandlerName(typeName)}<Context> = (
  ${given},
) => Promise<${output?.$ref ?? CONTENT_TYPES[content]}>;
`;
}

function emitParameters(typeName: string, parameters: readonly ArgumentModel[]): string {
  const properties = parameters.map(({ name, summary, type, allowed }) => [
    name,
    { type, description: summary, ...(allowed ? { enum: allowed } : {}) },
  ]);
  const schema = { properties: Object.fromEntries(properties) as Schema, required: parameters.map(({ name }) => name) };
  return `/** The parameters of the URI. */\nexport interface ${typeName} ${objectType(schema, handlerTypes)}\n`;
}
