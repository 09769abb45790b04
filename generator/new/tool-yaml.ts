import type { Effect } from "../language/effect.ts";

/** The types of inputs that `new tool` can declare, each with a schema and an example. */
export const INPUT_TYPES = {
  string: { schema: "type: string, minLength: 1, maxLength: 200", example: "text" },
  integer: { schema: "type: integer, minimum: 1, maximum: 100", example: 1 },
  number: { schema: "type: number", example: 1 },
  boolean: { schema: "type: boolean", example: true },
} as const;

export interface NewInput {
  readonly name: string;
  readonly type: keyof typeof INPUT_TYPES;
  readonly required: boolean;
}

/** The properties of a tool to add. */
export interface NewTool {
  readonly category: string;
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly effect: Effect;
  readonly safety: string;
  readonly scopes: readonly string[];
  readonly route: string;
  readonly inputs: readonly NewInput[];
  /** A shared schema, `page_of:<schema>` or `list_of:<schema>`; null for an inline object. */
  readonly output: string | null;
}

/** Returns the path of the tool's specification below the root. */
export const toolPath = ({ category, name }: Pick<NewTool, "category" | "name">): string =>
  `spec/tools/${category}/${name}.yaml`;

/** The argument or option of `new tool` that determines each key of the YAML. */
const SOURCES: Readonly<Record<string, string>> = {
  name: "<category/name>",
  title: "--title",
  summary: "--summary",
  effect: "--effect",
  idempotent: "--effect",
  safety: "--safety",
  scopes: "--scopes",
  routes: "--route",
  input: "--input",
  output: "--output",
  examples: "--input",
};

/** Returns the argument or option of `new tool` that determines a line of the YAML; undefined if there is none. Lines start at 1. */
export function sourceOf(yaml: string, line: number): string | undefined {
  const keys = yaml
    .split("\n")
    .slice(0, line)
    .map((text) => /^(\w+):/.exec(text)?.[1]);
  return SOURCES[keys.findLast((key) => key !== undefined) ?? ""];
}

/** Returns example arguments: one for each required input. */
export const exampleInput = ({ inputs }: Pick<NewTool, "inputs">): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    inputs.filter(({ required }) => required).map(({ name, type }) => [name, INPUT_TYPES[type].example]),
  );

/** Returns the YAML of a tool. Its first line lets editors complete and check it. */
export function toolYaml(tool: NewTool): string {
  const { name, title, summary, effect, safety, scopes, route, inputs, output } = tool;
  const required = inputs.filter((input) => input.required).map((input) => input.name);
  const properties = inputs.map(
    (input) =>
      `    ${input.name}: { ${INPUT_TYPES[input.type].schema}, description: ${quote(`${sentence(input.name)}.`)} }\n`,
  );
  return `# yaml-language-server: $schema=../../../generated/json-schema/tool.schema.json
name: ${name}
title: ${quote(title)}
summary: ${quote(summary)}
effect: ${effect}
idempotent: ${effect === "read"}
safety: ${safety}
scopes: [${scopes.join(", ")}]
routes:
  - ${quote(route)}
input:
  type: object
  additionalProperties: false
${required.length > 0 ? `  required: [${required.join(", ")}]\n` : ""}${
    properties.length > 0 ? `  properties:\n${properties.join("")}` : "  properties: {}\n"
  }output:${outputYaml(output)}
errors: []
examples:
  - { title: ${quote(title)}, input: ${flow(exampleInput(tool))} }
`;
}

/** Converts `task_id` to "Task id". */
export const sentence = (name: string): string => {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function outputYaml(output: string | null): string {
  if (output === null) {
    return `
  type: object
  additionalProperties: false
  required: [done]
  properties:
    done: { type: boolean, description: Whether it was done. }`;
  }
  const [form, schema] = output.includes(":") ? (output.split(":") as [string, string]) : ["$ref", output];
  return ` { ${form}: ${schema} }`;
}

const quote = (text: string): string => JSON.stringify(text);

/** Returns an object literal that is valid in YAML and in TypeScript. The keys are names of inputs. */
export const flow = (values: Readonly<Record<string, unknown>>): string => {
  const members = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
};
