import type { RouteModel, Schema, ToolModel } from "../../model/model.ts";
import { markdownText } from "./markdown-text.ts";
import { exampleKeys, plainExamples } from "./route-examples.ts";
import { changes } from "./route-errors.ts";
import { openapiSchema, propertiesOf, requiredOf, without } from "./schema.ts";

/** The parameters that every route which changes something takes, as components. */
export const sharedParameters = {
  preview: {
    name: "preview",
    in: "query",
    description: "Answer what the call would do, and do nothing.",
    schema: { type: "boolean", default: false },
  },
  idempotency_key: {
    name: "Idempotency-Key",
    in: "header",
    description: "Makes a repetition safe: the same key with the same arguments gives the stored answer for 24 hours.",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x20-\\x2B\\x2D-\\x7E]*$" },
    example: "7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90",
  },
} as const;

/** Path and query parameters of one route, then preview and idempotency key where it changes something. */
export function parameters(tool: ToolModel, route: RouteModel): readonly Schema[] {
  const query = route.queryParameters.filter((name) => !route.pathParameters.includes(name));
  return [
    ...route.pathParameters.map((name) => parameter(tool, route, name, "path")),
    ...query.map((name) => parameter(tool, route, name, "query")),
    ...(changes(route)
      ? Object.keys(sharedParameters).map((name) => ({ $ref: `#/components/parameters/${name}` }))
      : []),
  ];
}

function parameter(tool: ToolModel, route: RouteModel, name: string, place: "path" | "query"): Schema {
  const schema = propertiesOf(tool.input)[name] ?? {};
  const { description } = schema;
  const required = place === "path" || requiredOf(tool.input).includes(name);
  return {
    name,
    in: place,
    ...(required ? { required } : {}),
    ...(typeof description === "string" ? { description: markdownText(description) } : {}),
    ...(isList(schema) ? { style: "form", explode: true } : {}),
    schema: openapiSchema(without(schema, "description")),
    ...examples(tool, route, name),
  };
}

/** Named after the tool's examples, so that the values of one key make one call. */
function examples(tool: ToolModel, route: RouteModel, name: string): Schema {
  const fitting = plainExamples(tool, route);
  const keys = exampleKeys(fitting);
  const named = fitting.flatMap(({ title, input }, index) =>
    Object.hasOwn(input, name) ? [[keys[index] ?? "", { summary: title, value: input[name] }] as const] : [],
  );
  return named.length > 0 ? { examples: Object.fromEntries(named) } : {};
}

const isList = ({ type }: Schema): boolean => type === "array" || (Array.isArray(type) && type.includes("array"));
