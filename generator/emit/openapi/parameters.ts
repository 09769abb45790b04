import type { RouteModel, Schema, ToolModel } from "../../model/model.ts";
import { markdownText } from "./markdown-text.ts";
import { exampleKeys, plainExamples } from "./route-examples.ts";
import { hasEffects } from "./route-errors.ts";
import { requiredArguments } from "./route-constraints.ts";
import { openapiSchema, propertiesOf, without } from "./schema.ts";

/** The parameters that every route with effects accepts, as components. */
export const sharedParameters = {
  preview: {
    name: "preview",
    in: "query",
    description: "Return what the call would do, without doing it.",
    schema: { type: "boolean", default: false },
  },
  idempotency_key: {
    name: "Idempotency-Key",
    in: "header",
    description: "Makes retries safe: for 24 hours, the same key and arguments return the stored response.",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x20-\\x2B\\x2D-\\x7E]*$" },
    example: "7d0c1f5e-3c1b-4c55-9a57-0a4f6f1f4a90",
  },
} as const;

/** Returns the path and query parameters of a route, then preview and idempotency key if it has effects. */
export function parameters(tool: ToolModel, route: RouteModel): readonly Schema[] {
  const query = route.queryParameters.filter((name) => !route.pathParameters.includes(name));
  return [
    ...route.pathParameters.map((name) => parameter(tool, route, name, "path")),
    ...query.map((name) => parameter(tool, route, name, "query")),
    ...(hasEffects(route)
      ? Object.keys(sharedParameters).map((name) => ({ $ref: `#/components/parameters/${name}` }))
      : []),
  ];
}

function parameter(tool: ToolModel, route: RouteModel, name: string, place: "path" | "query"): Schema {
  const schema = propertiesOf(tool.input)[name] ?? {};
  const { description } = schema;
  const required = place === "path" || requiredArguments(tool, route).includes(name);
  return {
    name,
    in: place,
    ...(required ? { required } : {}),
    ...(typeof description === "string" ? { description: markdownText(description) } : {}),
    ...(Object.hasOwn(tool.deprecatedInputs, name) ? { deprecated: true } : {}),
    ...(isList(schema) ? { style: "form", explode: true } : {}),
    schema: openapiSchema(without(schema, "description")),
    ...examples(tool, route, name),
  };
}

/**
 * Returns the values of a parameter in the tool's examples. The key is that of the example, so values of several parameters
 * with the same key belong to one call.
 */
function examples(tool: ToolModel, route: RouteModel, name: string): Schema {
  const fitting = plainExamples(tool, route);
  const keys = exampleKeys(fitting);
  const named = fitting.flatMap(({ title, input }, index) =>
    Object.hasOwn(input, name) ? [[keys[index] ?? "", { summary: title, value: input[name] }] as const] : [],
  );
  return named.length > 0 ? { examples: Object.fromEntries(named) } : {};
}

const isList = ({ type }: Schema): boolean => type === "array" || (Array.isArray(type) && type.includes("array"));
