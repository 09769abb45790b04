import { printJson } from "../format/data.ts";
import { fileHeader } from "../format/text.ts";
import type { ArgumentModel, Model, PromptModel, ResourceModel, Schema, ToolModel } from "../model/model.ts";
import { deprecationText } from "../model/deprecation.ts";
import { constraintSentences } from "../language/constraint-sentences.ts";
import { inlineSchemas, schemaTable, type SchemaLookup } from "./inline-schemas.ts";
import { propertiesOf } from "./openapi/schema.ts";
import { partsOfTool } from "./parts.ts";
import { rememberNothing, type Remember } from "./remember.ts";
import { listedInput, listedOutput } from "./mcp/listed-schemas.ts";

/**
 * Emits the complete entries of `tools/list`, `prompts/list`, `resources/list` and `resources/templates/list` (MCP 2025-11-25 and
 * 2026-07-28, `Tool`, `Prompt`, `Resource` and `ResourceTemplate`). Each tool has a file; `tools.js` lists them.
 */
export function emitMcp(model: Model, remember: Remember = rememberNothing): ReadonlyMap<string, string> {
  const schemas = schemaTable(model.schemas);
  const fixed = model.resources.filter(({ parameters }) => parameters.length === 0);
  const templates = model.resources.filter(({ parameters }) => parameters.length > 0);
  return new Map([
    ...model.tools.map((tool) => {
      const path = `generated/mcp/${listedFile(tool)}`;
      return [path, remember(path, partsOfTool(tool, model), () => printJson(listedTool(tool, schemas)))] as const;
    }),
    ["generated/mcp/tools.js", emitList(model.tools)],
    ["generated/mcp/tools.d.ts", declaration],
    ["generated/mcp/prompts.json", printJson(model.prompts.map(promptEntry))],
    ["generated/mcp/resources.json", printJson(fixed.map(resourceEntry))],
    ["generated/mcp/resource-templates.json", printJson(templates.map(templateEntry))],
  ]);
}

const listedFile = ({ category, name }: ToolModel): string => `tools/${category}/${name}.json`;

/** Emits the list of tools in spec order, one line each. */
function emitList(tools: readonly ToolModel[]): string {
  const imports = tools.map((tool) => `import ${tool.name} from "./${listedFile(tool)}" with { type: "json" };\n`);
  return `${fileHeader("spec/tools")}
${imports.join("")}
export const tools = [
${tools.map(({ name }) => `  ${name},\n`).join("")}];
`;
}

// With a declaration, the compiler does not read the JSON files, whose types are slow to check.
const declaration = `${fileHeader("spec/tools")}
import type { McpTool } from "switchboard/contract";

/** The entries of \`tools/list\`, in spec order. */
export declare const tools: readonly McpTool[];
`;

/**
 * Returns the description of a tool in `tools/list`: its summary, its deprecation, and the constraints that its input
 * schema does not express.
 */
export const listedDescription = (tool: ToolModel): string =>
  described(tool, constraintSentences(tool.constraints, { all: Object.keys(propertiesOf(tool.input)) }));

/**
 * Returns the complete entry of a tool in `tools/list` (`Tool`). Descriptions are short, because every client spends tokens on
 * them. The roots of the schemas have no `oneOf` or similar keyword, because MCP clients reject these.
 */
export function listedTool(tool: ToolModel, schemas: SchemaLookup) {
  return {
    name: tool.name,
    title: tool.title,
    description: listedDescription(tool),
    inputSchema: withHeaders(listedInput(inlineSchemas(tool.input, schemas, "always")), tool),
    outputSchema: listedOutput(inlineSchemas(tool.output, schemas, "once")),
    annotations: {
      readOnlyHint: tool.effect === "read",
      destructiveHint: tool.effect === "destructive",
      idempotentHint: tool.idempotent,
      openWorldHint: tool.openWorld,
    },
  };
}

/** Adds `x-mcp-header` to arguments (MCP 2026-07-28, Transports, "Custom Headers from Tool Parameters"). */
function withHeaders(schema: Schema, { headers }: ToolModel): Schema {
  if (headers.length === 0) return schema;
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
  const marked = properties.map(([name, property]) => {
    const header = headers.find(({ argument }) => argument === name)?.header;
    return [name, header === undefined ? property : { ...property, "x-mcp-header": header }];
  });
  return { ...schema, properties: Object.fromEntries(marked) as Schema };
}

function promptEntry(prompt: PromptModel) {
  return {
    name: prompt.name,
    title: prompt.title,
    description: described(prompt),
    arguments: prompt.arguments.map((argument) => ({
      name: argument.name,
      description: describeArgument(argument),
      required: argument.required,
    })),
  };
}

/** Describes an argument with its type and constraints, because MCP has no fields for them. */
function describeArgument({ summary, type, allowed, defaultValue, minimum, maximum }: ArgumentModel): string {
  const range =
    minimum !== null && maximum !== null
      ? `from ${minimum} to ${maximum}`
      : minimum !== null
        ? `of at least ${minimum}`
        : maximum !== null
          ? `of at most ${maximum}`
          : "";
  const notes = [
    type === "integer" ? ["An integer", range].filter(Boolean).join(" ") : "",
    allowed ? `One of: ${allowed.join(", ")}` : "",
    defaultValue !== null ? `Default: ${defaultValue}` : "",
  ].filter(Boolean);
  return [summary, ...notes.map((note) => `${note}.`)].join(" ");
}

const resourceEntry = (resource: ResourceModel) => ({
  uri: resource.uri,
  name: resource.name,
  title: resource.title,
  description: described(resource),
  mimeType: resource.mimeType,
});

/** Returns the entry of a resource template. Its description includes the parameters, because MCP has no field for them. */
const templateEntry = (resource: ResourceModel) => ({
  uriTemplate: resource.uri,
  name: resource.name,
  title: resource.title,
  description: described(
    resource,
    resource.parameters.map((each) => `${each.name}: ${describeArgument(each)}`),
  ),
  mimeType: resource.mimeType,
});

/** Returns the summary followed by a deprecation and further sentences. */
function described(
  { summary, deprecated }: Pick<ToolModel, "summary" | "deprecated">,
  further: readonly string[] = [],
): string {
  return [summary, ...(deprecated ? [deprecationText(deprecated)] : []), ...further].join(" ");
}
