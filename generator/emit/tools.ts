import { printLiteral } from "../format/data.ts";
import { docComment, fileHeader, quote } from "../format/text.ts";
import { accountArgument, previewArgument } from "../model/build-routes.ts";
import type { Model, Schema, ToolModel } from "../model/model.ts";
import { errorCodeName, handlerName, inputName } from "../language/naming.ts";
import { references } from "../schema/schema-parts.ts";
import { resolveReference, schemaTable, type SchemaLookup } from "./inline-schemas.ts";
import { listedDescription } from "./mcp.ts";
import { nestedArguments } from "./nested-arguments.ts";
import { partsOfTool } from "./parts.ts";
import { rememberNothing, type Remember } from "./remember.ts";
import { routeEntry } from "./routes.ts";
import { thirdPartyPlaces } from "./third-party.ts";
import { declareType, objectType } from "./schema-type.ts";
import { handlerTypes, importSchemas, toolFile } from "./types.ts";

/** Emits `tools/`, with a module for the types and data of each tool, and `tools.ts`, which lists them. */
export function emitTools(model: Model, remember: Remember = rememberNothing): ReadonlyMap<string, string> {
  const schemas = schemaTable(model.schemas);
  const uris = new Map(model.resources.map(({ name, uri }) => [name, uri]));
  return new Map([
    ["generated/tools.ts", emitList(model.tools)],
    ...model.tools.map((tool) => {
      const path = toolFile(tool);
      return [path, remember(path, partsOfTool(tool, model), () => emitTool(tool, model, schemas, uris))] as const;
    }),
  ]);
}

/** Emits the list of tools in spec order, one line each. */
function emitList(tools: readonly ToolModel[]): string {
  const imports = tools.map(
    (tool) => `import { tool as ${tool.name} } from "${toolFile(tool).replace("generated/", "./")}";\n`,
  );
  return `${fileHeader("spec/tools")}
import type { ToolModule } from "switchboard/contract";
${imports.join("")}
/** All callable tools, in spec order. */
export const tools: readonly ToolModule[] = [
${tools.map(({ name }) => `  ${name},\n`).join("")}];
`;
}

/** Emits the input type, error codes, handler type and data of a tool. */
export function emitTool(
  tool: ToolModel,
  model: Pick<Model, "service">,
  schemas: SchemaLookup,
  uris: ReadonlyMap<string, string>,
): string {
  const { typeName, name, category, title, summary, input, output } = tool;
  const isFilledIn = (property: Schema): boolean => "default" in resolveReference(property, schemas);
  const isOwn = (property: string): boolean => property !== accountArgument && property !== previewArgument;
  const declared = tool.errors.filter((error) => !error.common).map((error) => quote(error.code));
  const own = tool.ownsOutput ? schemas.get(output.$ref) : undefined;
  const data = {
    entry: toolEntry(tool, schemas, uris),
    routes: tool.routes.map((route) => routeEntry(tool, route, model, schemas)),
  };
  return `${fileHeader(`spec/tools/${category}/${name}.yaml`)}import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
${importSchemas([...references(input), ...(own ? references(own) : [output.$ref])], "../../schemas.ts")}
/** The validated arguments of \`${name}\`, without \`${accountArgument}\` and \`${previewArgument}\`. */
export interface ${inputName(typeName)} ${objectType(input, { ...handlerTypes, isFilledIn }, 0, isOwn)}

${own ? `${declareType(output.$ref, own, handlerTypes)}\n` : ""}/** The error codes that \`${name}\` can return. */
export type ${errorCodeName(typeName)} = ${[...declared, "CommonErrorCode"].join(" | ")};

${docComment(`${title}: ${summary}`)}
export type ${handlerName(typeName)}<Context> = (
  input: ${inputName(typeName)},
  context: Context,
) => Promise<${output.$ref}>;

/** The data of \`${name}\` for the runtime. */
export const tool: ToolModule = ${printLiteral(data)};
`;
}

/** Returns an object with the value, or an empty object if the value is empty. */
const unlessEmpty = (name: string, value: object): object => (Object.keys(value).length > 0 ? { [name]: value } : {});

const toolEntry = (tool: ToolModel, schemas: SchemaLookup, uris: ReadonlyMap<string, string>) => ({
  name: tool.name,
  title: tool.title,
  description: listedDescription(tool),
  category: tool.category,
  effect: tool.effect,
  idempotent: tool.idempotent,
  safety: tool.safety,
  requiresConnection: tool.requiresConnection,
  live: tool.live,
  scopes: tool.scopes,
  timeoutMs: tool.timeoutMs,
  maxBodyBytes: tool.maxBodyBytes,
  safetyUnits: tool.safetyUnits,
  keepsRecords: tool.keepsRecords,
  reports: tool.reports,
  actions: tool.actions,
  arguments: Object.keys(tool.input["properties"] ?? {}),
  structuredArguments: structuredArguments(tool, schemas),
  ...unlessEmpty("nestedArguments", nestedArguments(tool.input, schemas)),
  headers: tool.headers,
  changes: tool.changes.flatMap((name) => uris.get(name) ?? []),
  contents: tool.contents,
  ...unlessEmpty("thirdParty", thirdPartyPlaces(tool.output, schemas)),
  errors: tool.errors.filter((error) => !error.common).map((error) => error.code),
  ...unlessEmpty(
    "renamedArguments",
    Object.fromEntries(Object.entries(tool.renamedInputs).map(([name, { use }]) => [name, use])),
  ),
  ...(tool.details === null ? {} : { details: tool.details }),
  ...(tool.synonyms.length === 0 ? {} : { synonyms: tool.synonyms }),
  ...(tool.replacedBy ? { replacedBy: tool.replacedBy } : {}),
});

/** Returns the names, including older ones, of the arguments whose only type is object or array. */
function structuredArguments({ input, renamedInputs }: ToolModel, schemas: SchemaLookup): readonly string[] {
  const properties = Object.entries((input["properties"] ?? {}) as Readonly<Record<string, Schema>>);
  const isStructure = (schema: Schema): boolean =>
    "$ref" in schema
      ? isStructure(resolveReference(schema, schemas))
      : ["object", "array"].includes(String(schema["type"]));
  const names = properties.filter(([, schema]) => isStructure(schema)).map(([name]) => name);
  const older = Object.keys(renamedInputs).filter((name) => names.includes(renamedInputs[name]?.use ?? ""));
  return [...names, ...older];
}
