import type { ServiceEntry } from "../contract/surface.ts";

/** The media types of the OpenAPI document by the extension of its path; that of YAML is defined by RFC 9512. */
export const OPENAPI_FORMS = { json: "application/json", yaml: "application/yaml" } as const;

export type OpenapiForm = keyof typeof OPENAPI_FORMS;

/** Returns the paths of the OpenAPI document in a form: one for the latest version, and a stable one for this version. */
export function openapiPaths(
  { version, paths }: Pick<ServiceEntry, "version" | "paths">,
  form: OpenapiForm,
): readonly [current: string, stable: string] {
  return [`${paths.rest}/openapi.${form}`, `${paths.rest}/openapi-${version}.${form}`];
}

/** Returns all paths of the OpenAPI document. */
export const allOpenapiPaths = (service: Pick<ServiceEntry, "version" | "paths">): readonly string[] =>
  (Object.keys(OPENAPI_FORMS) as OpenapiForm[]).flatMap((form) => openapiPaths(service, form));

/** Creates the function that returns whether a path is that of an OpenAPI document, of this or another version. */
export function createOpenapiCheck({ paths }: Pick<ServiceEntry, "paths">): (path: string) => boolean {
  const prefix = `${paths.rest}/openapi`;
  const rest = /^(?:-\d+\.\d+\.\d+(?:-[\w.-]+)?)?\.(?:json|yaml)$/;
  return (path) => path.startsWith(prefix) && rest.test(path.slice(prefix.length));
}
