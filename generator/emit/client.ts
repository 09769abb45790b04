import type { Model, Schema } from "../model/model.ts";
import { fileHeader } from "../format/text.ts";
import { pascalCase } from "../model/naming.ts";
import { documentTypes } from "./client/document-types.ts";
import { formatTypes } from "./client/format-types.ts";
import { openapiDocument } from "./openapi/document.ts";

/**
 * `generated/client/`: the types of every route, made of the OpenAPI document by openapi-typescript, and `createClient`,
 * which calls them through openapi-fetch.
 */
export async function emitClient(
  model: Model,
  document: Schema = openapiDocument(model),
): Promise<ReadonlyMap<string, string>> {
  const types = await formatTypes(documentTypes(document));
  return new Map([
    ["generated/client/index.ts", emitIndex(model)],
    ["generated/client/types.ts", `${fileHeader("spec/")}\n${types}`],
  ]);
}

function emitIndex({ service }: Model): string {
  const client = `${pascalCase(service.name)}Client`;
  return `${fileHeader("spec/")}
import createFetchClient, { type Client } from "openapi-fetch";
import type { components, paths } from "./types.ts";

export type ${client} = Client<paths>;

/** The named shapes of arguments and answers: \`Schemas["Problem"]\`. */
export type Schemas = components["schemas"];

export interface ClientOptions {
  /** Address of the server, without the path of the API: \`http://127.0.0.1:3000\`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Replaces the global \`fetch\`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Typed calls of every REST route; an answer holds \`data\`, or \`error\` with a problem object. */
export function createClient({ baseUrl, apiKey, fetch }: ClientOptions): ${client} {
  return createFetchClient<paths>({
    baseUrl: baseUrl.replace(/\\/+$/, "") + ${JSON.stringify(service.paths.rest)},
    headers: { Authorization: \`Bearer \${apiKey}\` },
    ...(fetch ? { fetch } : {}),
  });
}
`;
}
