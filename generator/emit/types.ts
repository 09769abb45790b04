import { docComment, fileHeader } from "../format/text.ts";
import { printAfter, printMembers, type TypeNode } from "../format/type-node.ts";
import type { ArgumentModel, Model, NamedSchema, ResourceModel, Schema, ToolModel } from "../model/model.ts";
import { accountArgument, previewArgument } from "../model/build-routes.ts";
import { errorCodeName, handlerName, inputName, resourceHandlerName, resourceParametersName } from "../model/naming.ts";
import { references } from "../model/schema-parts.ts";
import { resolveReference, schemaTable, type SchemaLookup } from "./inline-schemas.ts";
import { membersOf, restOf, typeOfSchema } from "./schema-type.ts";

/** `schemas.ts`, a file of types per tool and one per resource. */
export function emitTypes(model: Model): ReadonlyMap<string, string> {
  const schemas = schemaTable(model.schemas);
  return new Map([
    ["generated/schemas.ts", emitSchemas(model.schemas)],
    ...model.tools.map((tool) => [toolFile(tool), emitTool(tool, schemas)] as const),
    ...model.resources.map((resource) => [resourceFile(resource), emitResource(resource)] as const),
  ]);
}

/** Where the types of a tool are generated. */
export const toolFile = (tool: ToolModel): string => `generated/tools/${tool.category}/${tool.name}.ts`;

/** Where the types of a resource are generated. */
export const resourceFile = (resource: ResourceModel): string => `generated/resources/${resource.name}.ts`;

function emitSchemas(schemas: readonly NamedSchema[]): string {
  const types = schemas.map(({ name, schema }) => `\n${emitSchema(name, schema)}`);
  return `${fileHeader("spec/schemas and the outputs of spec/tools")}${types.join("") || "\nexport {};\n"}`;
}

function emitSchema(name: string, schema: Schema): string {
  const comment = typeof schema.description === "string" ? `${docComment(schema.description)}\n` : "";
  const options = { isFilledIn: () => false };
  const type = typeOfSchema(schema, options);
  if (type.kind !== "object") return `${comment}${printAfter(`export type ${name} =`, type, 0)};\n`;
  return `${comment}export interface ${name} ${interfaceBody(type)}\n`;
}

/** Renders one tool's input type, error codes and handler type. */
export function emitTool(tool: ToolModel, schemas: SchemaLookup): string {
  const { typeName, name, category, title, summary, input, output } = tool;
  const isFilledIn = (property: Schema) => "default" in resolveReference(property, schemas);
  const options = { isFilledIn, omit: [accountArgument, previewArgument] };
  const body: TypeNode = { kind: "object", members: membersOf(input, options), rest: restOf(input, options) };
  const declared = tool.errors.filter((error) => !error.common).map((error) => error.code);
  const codes: TypeNode = {
    kind: "union",
    members: [...declared.map((code) => JSON.stringify(code)), "CommonErrorCode"].map((text) => ({
      kind: "text",
      text,
    })),
  };
  return `${fileHeader(`spec/tools/${category}/${name}.yaml`)}
${importTypes(["CommonErrorCode"], "../../errors.ts")}
${importTypes([...new Set([...references(input), output.$ref])].sort(), "../../schemas.ts")}

/** Arguments of \`${name}\`, validated, without \`${accountArgument}\` and \`${previewArgument}\`. */
export interface ${inputName(typeName)} ${interfaceBody(body)}

/** Failures of \`${name}\` that a caller can act on. */
${printAfter(`export type ${errorCodeName(typeName)} =`, codes, 0)};

${docComment(`${title}: ${summary}`)}
${handlerType(handlerName(typeName), [`input: ${inputName(typeName)}`, "context: Context"], output.$ref)}`;
}

/** What a handler gives for content that is no JSON. */
const CONTENT_TYPES = { json: "object", text: "string", binary: "Uint8Array" } as const;

function emitResource({ typeName, name, title, summary, parameters, content, output }: ResourceModel): string {
  const parametersType = resourceParametersName(typeName);
  const takesParameters = parameters.length > 0;
  return `${fileHeader(`spec/resources/${name}.yaml`)}
${output ? `${importTypes([output.$ref], "../schemas.ts")}\n\n` : ""}${takesParameters ? `${emitParameters(parametersType, parameters)}\n` : ""}${docComment(`${title}: ${summary}`)}
${handlerType(
  resourceHandlerName(typeName),
  [...(takesParameters ? [`parameters: ${parametersType}`] : []), "context: Context"],
  output?.$ref ?? CONTENT_TYPES[content],
)}`;
}

function emitParameters(typeName: string, parameters: readonly ArgumentModel[]): string {
  const properties = parameters.map(({ name, summary, type, allowed }) => [
    name,
    { type, description: summary, ...(allowed ? { enum: allowed } : {}) },
  ]);
  const schema = { properties: Object.fromEntries(properties) as Schema, required: parameters.map(({ name }) => name) };
  const body: TypeNode = { kind: "object", members: membersOf(schema, { isFilledIn: () => false }), rest: null };
  return `/** What the address holds. */\nexport interface ${typeName} ${interfaceBody(body)}\n`;
}

function interfaceBody({ members, rest }: TypeNode & { readonly kind: "object" }): string {
  return members.length === 0 && !rest ? "{}" : `{\n${printMembers(members, rest, 2)}}`;
}

function importTypes(names: readonly string[], from: string): string {
  const line = `import type { ${names.join(", ")} } from "${from}";`;
  return line.length <= 120 ? line : `import type {\n${names.map((name) => `  ${name},\n`).join("")}} from "${from}";`;
}

function handlerType(name: string, parameters: readonly string[], result: string): string {
  const line = `export type ${name}<Context> = (${parameters.join(", ")}) => Promise<${result}>;`;
  if (line.length <= 120) return `${line}\n`;
  return `export type ${name}<Context> = (\n${parameters.map((parameter) => `  ${parameter},\n`).join("")}) => Promise<${result}>;\n`;
}
