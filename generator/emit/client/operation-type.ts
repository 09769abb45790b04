import { docComment, propertyName } from "../../format/text.ts";
import type { Content, Document, Operation, Parameter, Route } from "./document.ts";
import { typeOfSchema } from "../schema-type.ts";
import { clientTypes, componentName } from "./client-types.ts";

/**
 * Returns the names of the component schemas that only one tool uses: the bodies of its operations, and its output if `owned`
 * contains it.
 */
export function ownTypes(routes: readonly Route[], document: Document, owned: ReadonlySet<string>): readonly string[] {
  const names = routes.flatMap(({ operation }) => {
    const success = operation.responses["200"];
    const bodies = operation.requestBody ? [componentOf(operation.requestBody)] : [];
    const outputs = success && "content" in success ? [componentOf(success)] : [];
    return [...bodies, ...outputs.filter((name) => owned.has(name))];
  });
  return [...new Set(names)].filter((name) => document.components.schemas?.[name]);
}

const componentOf = ({ content }: { readonly content: Content }): string =>
  componentName(content["application/json"].schema.$ref);

/** Emits the object type of an operation for openapi-fetch. */
export function operationType({ parameters, requestBody, responses }: Operation, document: Document): string {
  const resolved = parameters.flatMap((each) =>
    "$ref" in each ? (document.components.parameters?.[componentName(each.$ref)] ?? []) : [each],
  );
  const places = (["query", "header", "path"] as const).map((place) =>
    parameterGroup(
      place,
      resolved.filter((each) => each.in === place),
    ),
  );
  const body = requestBody ? bodyType(requestBody) : "";
  return `{
  parameters: {
${places.join("")}    cookie?: never;
  };
${requestBody ? `  requestBody${requestBody.required ? "" : "?"}: { content: ${body} };\n` : "  requestBody?: never;\n"}  responses: {
${Object.entries(responses).map(responseLine).join("")}  };
}`;
}

/** Emits the type of each media type of a body. */
function bodyType(body: NonNullable<Operation["requestBody"]>): string {
  const types = Object.entries(body.content).map(([mediaType, { schema }]) =>
    mediaType === "application/json"
      ? `"${mediaType}": ${componentOf(body)}`
      : `"${mediaType}": ${typeOfSchema(schema, clientTypes)}`,
  );
  return `{ ${types.join("; ")} }`;
}

/** Emits a response. A comment after a failure lists its error codes, taken from the name of the shared response. */
function responseLine([status, response]: readonly [string, Operation["responses"][string]]): string {
  if ("$ref" in response) return `    ${status}: Failure; // ${componentName(response.$ref).replaceAll("-", ", ")}\n`;
  return `    ${status}: Success<${typeOfSchema(response.content["application/json"].schema, clientTypes)}>;\n`;
}

function parameterGroup(place: Parameter["in"], parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return `    ${place}?: never;\n`;
  const isRequired = parameters.some(({ required }) => required);
  const lines = parameters.map(({ name, required, description, schema }) => {
    const comment = description === undefined ? "" : `${docComment(description, 6)}\n`;
    return `${comment}      ${propertyName(name)}${required ? "" : "?"}: ${typeOfSchema(schema, clientTypes, 6)};\n`;
  });
  return `    ${place}${isRequired ? "" : "?"}: {\n${lines.join("")}    };\n`;
}
