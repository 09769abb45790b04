import { Ajv } from "ajv";
import formats from "ajv-formats";
import { expect, test } from "vitest";
import { emitRegistry } from "../../../generator/emit/registry.ts";
import { readModel } from "../../../generator/generate.ts";
import type { RegistryModel } from "../../../generator/model/model.ts";
import { readFolder } from "../../../generator/read-folder.ts";
import { baseModel } from "../base-spec.ts";

const base = baseModel();
const parse = (files: ReadonlyMap<string, string>): unknown => JSON.parse(files.get("generated/server.json") ?? "null");
const entryOf = (registry: RegistryModel | null): unknown =>
  parse(emitRegistry({ ...base, service: { ...base.service, registry } }));

const input = { type: "object", properties: { description: { type: "string" }, isRequired: { type: "boolean" } } };

/** Describes the emitted properties, following the registry's schema of 2025-12-11 and its publishing rules. */
const entrySchema = {
  type: "object",
  additionalProperties: false,
  required: ["$schema", "name", "description", "version", "remotes"],
  properties: {
    $schema: { const: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json" },
    name: { type: "string", minLength: 3, maxLength: 200, pattern: "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$" },
    title: { type: "string", minLength: 1, maxLength: 100 },
    description: { type: "string", minLength: 1, maxLength: 100 },
    version: { type: "string", maxLength: 255, not: { pattern: "^[\\^~<>=]|[x*]|^latest$" } },
    websiteUrl: { type: "string", format: "uri", pattern: "^https:" },
    repository: {
      type: "object",
      additionalProperties: false,
      required: ["url", "source"],
      properties: { url: { type: "string", format: "uri" }, source: { enum: ["github", "gitlab"] } },
    },
    remotes: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["type", "url"],
        properties: {
          type: { const: "streamable-http" },
          url: { type: "string", pattern: "^https://[^\\s]+$", not: { pattern: "localhost" } },
          variables: { type: "object", additionalProperties: input },
          headers: {
            type: "array",
            items: {
              type: "object",
              required: ["name"],
              properties: {
                name: { type: "string" },
                value: { type: "string" },
                isSecret: { type: "boolean" },
                variables: { type: "object", additionalProperties: input },
              },
            },
          },
        },
      },
    },
  },
};

function checkEntry(entry: unknown): void {
  const ajv = new Ajv({ strict: false });
  formats.default(ajv);
  ajv.validate(entrySchema, entry);
  expect(ajv.errors).toBeNull();
}

test("a deployed service has an entry with its URL", () => {
  const entry = entryOf({
    name: "com.example/shelf",
    url: "https://shelf.example.com",
    websiteUrl: "https://www.example.com/shelf",
    repository: "https://gitlab.com/example/tools/shelf",
  });
  checkEntry(entry);
  expect(entry).toMatchObject({
    name: "com.example/shelf",
    title: base.service.title,
    description: base.service.summary,
    version: base.service.version,
    websiteUrl: "https://www.example.com/shelf",
    repository: { url: "https://gitlab.com/example/tools/shelf", source: "gitlab" },
    remotes: [{ type: "streamable-http", url: `https://shelf.example.com${base.service.paths.mcp}` }],
  });
});

test("a service that users deploy themselves requires the host", () => {
  const entry = entryOf({ name: "com.example/shelf", url: null, websiteUrl: null, repository: null });
  checkEntry(entry);
  expect(entry).not.toHaveProperty("websiteUrl");
  expect(entry).not.toHaveProperty("repository");
  expect(entry).toMatchObject({
    remotes: [{ url: `https://{host}${base.service.paths.mcp}`, variables: { host: { isRequired: true } } }],
  });
});

test("the key is a secret that the Authorization header contains", () => {
  const entry = entryOf({ name: "com.example/shelf", url: null, websiteUrl: null, repository: null });
  const [header] = (entry as { remotes: [{ headers: unknown[] }] }).remotes[0].headers;
  expect(header).toMatchObject({
    name: "Authorization",
    value: "Bearer {api_key}",
    isRequired: true,
    isSecret: true,
    variables: { api_key: { isSecret: true, description: expect.stringContaining(base.service.keyPrefix) as string } },
  });
});

test("a service without a registry name has no entry", () => {
  expect(entryOf(null)).toBeNull();
});

test("the registry accepts the entry of this repository's service", () => {
  const { model } = readModel(readFolder(".", "spec") ?? new Map<string, string>());
  if (!model) throw new Error("the specification has problems");
  const entry = parse(emitRegistry(model));
  expect(entry).not.toBeNull();
  checkEntry(entry);
});
