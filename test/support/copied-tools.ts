import { stringify } from "yaml";

/** The tables of a service that allows everything. */
const tables: Readonly<Record<string, unknown>> = {
  "spec/limits.yaml": {
    safety: { search: { title: "Searches", daily: 1_000_000, summary: "All searches." } },
    warm_up: { start_percent: 100, days: 0 },
    plans: {
      unhindered: { title: "Unhindered", per_minute: 1_000_000, burst: 1_000_000, default: true, summary: "No limit." },
    },
  },
  "spec/scopes.yaml": {
    core: { title: "Core", summary: "Everyday work.", default: true },
    full_access: { title: "Full access", summary: "Every tool.", rule: "all" },
  },
  "spec/schemas/Limit.yaml": { description: "Per page.", type: "integer", minimum: 1, maximum: 100, default: 25 },
  "spec/schemas/Cursor.yaml": { description: "From next_cursor.", type: "string", minLength: 1 },
  "spec/schemas/Person.yaml": {
    description: "A person as other records mention them.",
    ...closed({
      id: { type: "string", description: "Id (prs_...)." },
      name: { type: "string" },
      headline: { type: "string" },
      degree: { type: ["integer", "null"], minimum: 1, maximum: 3, description: "Distance; null for oneself." },
      url: { type: "string", format: "uri" },
    }),
  },
};

/** An object schema that requires all of its properties and allows no others. */
function closed(properties: object): object {
  return { type: "object", additionalProperties: false, required: Object.keys(properties), properties };
}

/** A realistic tool: eight arguments, an output whose items refer to a shared schema, and two routes. */
export function copiedTool(name: string): object {
  const path = name.replaceAll("_", "-");
  return {
    name,
    title: `Search ${name}`,
    summary: `Search the records of ${name} by keyword and filters, best match first.`,
    details: "The keyword is matched against name and text. Filters combine with `and`.",
    effect: "read",
    idempotent: true,
    safety: "none",
    scopes: ["core"],
    routes: [`POST /${path}/search`, { route: `GET /${path}`, operation_id: `${name}_by_query` }],
    input: {
      type: "object",
      additionalProperties: false,
      properties: {
        keyword: { type: "string", minLength: 1, description: "Words that must all occur." },
        title: { type: "string", maxLength: 200, description: "Current title." },
        since: { type: "string", format: "date-time", description: "Changed since then." },
        kinds: {
          type: "array",
          uniqueItems: true,
          items: { type: "string", enum: ["text", "image", "video", "document"] },
          description: "Kinds of records.",
        },
        degree: {
          type: "array",
          uniqueItems: true,
          items: { type: "integer", minimum: 1, maximum: 3 },
          description: "Degrees of connection to the account.",
        },
        sort: { type: "string", enum: ["recent", "relevant"], default: "relevant", description: "Which come first." },
        limit: { $ref: "Limit" },
        cursor: { $ref: "Cursor" },
      },
    },
    output: {
      description: `Records of ${name}.`,
      ...closed({
        data: {
          type: "array",
          description: "Records of this page.",
          items: closed({
            id: { type: "string", description: "Id (rec_...)." },
            kind: { type: "string", enum: ["text", "image", "video", "document"] },
            title: { type: "string" },
            text: { type: ["string", "null"], description: "null for a record without text." },
            author: { $ref: "Person" },
            tags: { type: "array", items: { type: "string" } },
            views: { type: "integer", minimum: 0 },
            score: { type: "number" },
            saved: { type: "boolean" },
            created_at: { type: "string", format: "date-time" },
            edited_at: { type: ["string", "null"], format: "date-time" },
          }),
        },
        total: { type: "integer", minimum: 0, description: "On all pages." },
        next_cursor: { type: ["string", "null"], description: "Null on the last page." },
      }),
    },
    errors: [],
    examples: [
      { title: "By keyword", input: { keyword: "platform", limit: 5 } },
      { title: "Recent images", input: { kinds: ["image"], sort: "recent" } },
    ],
  };
}

/** An output that matches the schema of each copy. */
export const copiedOutput = {
  data: [
    {
      id: "rec_1",
      kind: "text",
      title: "Notes on platforms",
      text: "Start small, delete often, write it down.",
      author: { id: "prs_1", name: "Ana Silva", headline: "Engineer", degree: 1, url: "https://example.com/ana" },
      tags: ["platform"],
      views: 12,
      score: 0.5,
      saved: false,
      created_at: "2026-03-01T09:30:00Z",
      edited_at: null,
    },
  ],
  total: 1,
  next_cursor: null,
};

/** The path of a tool's file. */
export const copiedToolPath = (category: string, name: string): string => `spec/tools/${category}/${name}.yaml`;

/** Number of tools per category. */
const perCategory = 25;

/** Creates a specification with copies of one tool, named `record_0001` and so on, in categories of 25: path to text. */
export function copiedTools(count: number, errors: string): ReadonlyMap<string, string> {
  const names = Array.from({ length: count }, (_, index) => `record_${String(index + 1).padStart(4, "0")}`);
  const categoryOf = (index: number): string =>
    `category_${String(Math.floor(index / perCategory) + 1).padStart(2, "0")}`;
  const categories = [...new Set(names.map((_, index) => categoryOf(index)))];
  const service = {
    name: "copies",
    title: "Copies",
    version: "1.0.0",
    summary: "Copies of one tool.",
    description: "The cost of a number of tools.",
    uri_scheme: "copies",
    key_prefix: "cpy",
    paths: { mcp: "/api/mcp", rest: "/api/v1", docs: "/docs" },
    license: { name: "MIT", identifier: "MIT" },
    defaults: { live: true, documented: true, open_world: true, timeout_ms: 10_000, max_body_bytes: 1_048_576 },
    categories: Object.fromEntries(
      categories.map((name) => [name, { title: `Records of ${name}`, summary: "Records that can be searched." }]),
    ),
  };
  const print = (value: unknown): string => stringify(value, { lineWidth: 120 });
  return new Map([
    ["spec/service.yaml", print(service)],
    ["spec/errors.yaml", errors],
    ...Object.entries(tables).map(([path, table]) => [path, print(table)] as const),
    ...names.map((name, index) => [copiedToolPath(categoryOf(index), name), print(copiedTool(name))] as const),
  ]);
}
