import type { NamedSchema, RouteModel, Schema, ToolModel } from "../../model/model.ts";
import { bodyName, pascalCase } from "../../language/naming.ts";
import { requiredOf } from "../../schema/schema-parts.ts";
import { exampleKeys, plainExamples } from "./route-examples.ts";
import { requiredArguments, routeConstraints } from "./route-constraints.ts";
import { openapiSchema, propertiesOf, schemaRef } from "./schema.ts";

/** Returns the component schema of the body, named after the operation (`SendMessageBody`); null if the route has no body. */
export function bodySchema(tool: ToolModel, route: RouteModel): NamedSchema | null {
  if (route.bodyProperties.length === 0) return null;
  const properties = Object.entries(propertiesOf(tool.input)).filter(([name]) => route.bodyProperties.includes(name));
  const required = requiredArguments(tool, route).filter((name) => route.bodyProperties.includes(name));
  const requires = Object.entries(routeConstraints(tool, route).requires).filter(([name]) =>
    route.bodyProperties.includes(name),
  );
  const schema = {
    type: "object",
    additionalProperties: false,
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(properties.map(([name, property]) => [name, openapiSchema(property)])),
    ...(requires.length > 0 ? { dependentRequired: Object.fromEntries(requires) } : {}),
  };
  return { name: bodyName(pascalCase(route.operationId)), schema };
}

/** Returns the `requestBody` of a route, with the examples that need no earlier call; null if the route has no body. */
export function requestBody(tool: ToolModel, route: RouteModel): Schema | null {
  const body = bodySchema(tool, route);
  if (body === null) return null;
  const fitting = plainExamples(tool, route);
  const keys = exampleKeys(fitting);
  const examples = fitting.map(({ title, input }, index) => {
    const sent = Object.entries(input).filter(([name]) => route.bodyProperties.includes(name));
    return [keys[index] ?? "", { summary: title, value: Object.fromEntries(sent) }] as const;
  });
  const { exactlyOneOf, atLeastOneOf } = routeConstraints(tool, route);
  return {
    required: [...requiredOf(body.schema), ...exactlyOneOf, ...atLeastOneOf].length > 0,
    content: {
      "application/json": {
        schema: schemaRef(body.name),
        ...(examples.length > 0 ? { examples: Object.fromEntries(examples) } : {}),
      },
      ...textContent(tool, route),
    },
  };
}

/**
 * Returns the text body of a route by its media type, with the examples whose other arguments are all in the path, in the
 * query or fixed.
 */
function textContent(tool: ToolModel, route: RouteModel): Schema {
  if (route.textBody === null) return {};
  const { argument, mediaType } = route.textBody;
  const accepted = [...route.pathParameters, ...route.queryParameters, ...Object.keys(route.fixed), argument];
  const fitting = plainExamples(tool, route).filter(
    ({ input }) => Object.hasOwn(input, argument) && Object.keys(input).every((name) => accepted.includes(name)),
  );
  const keys = exampleKeys(fitting);
  const examples = fitting.map(
    ({ title, input }, index) => [keys[index] ?? "", { summary: title, value: input[argument] }] as const,
  );
  const schema = openapiSchema(propertiesOf(tool.input)[argument] ?? {});
  return {
    [mediaType]: { schema, ...(examples.length > 0 ? { examples: Object.fromEntries(examples) } : {}) },
  };
}
