import { printJson } from "../format/data.ts";
import type { Model, RegistryModel } from "../model/model.ts";

/** Emits `server.json`: the entry in the MCP registry (its schema of 2025-12-11), if the specification has one. */
export function emitRegistry({ service }: Model): ReadonlyMap<string, string> {
  const { registry, title, summary, version, keyPrefix, paths } = service;
  if (registry === null) return new Map();
  const { name, websiteUrl, repository } = registry;
  const key = { description: `API key; it starts with ${keyPrefix}_.`, isRequired: true, isSecret: true };
  const entry = {
    $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
    name,
    title,
    description: summary,
    version,
    ...(websiteUrl === null ? {} : { websiteUrl }),
    ...(repository === null ? {} : { repository: { url: repository, source: sourceOf(repository) } }),
    remotes: [
      {
        type: "streamable-http",
        ...endpoint(registry, paths.mcp),
        headers: [{ name: "Authorization", value: "Bearer {api_key}", ...key, variables: { api_key: key } }],
      },
    ],
  };
  return new Map([["generated/server.json", printJson(entry)]]);
}

/** Returns the URL of the endpoint, or a URL template if users run the service themselves. */
function endpoint({ url }: RegistryModel, path: string) {
  if (url !== null) return { url: `${url}${path}` };
  const host = { description: "Host name of the service, with its port unless it is 443.", isRequired: true };
  return { url: `https://{host}${path}`, variables: { host } };
}

const sourceOf = (repository: string): string => (new URL(repository).hostname === "github.com" ? "github" : "gitlab");
