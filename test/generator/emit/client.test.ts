import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emitClient } from "../../../generator/emit/client.ts";
import type { Document } from "../../../generator/emit/client/document.ts";
import { openapiDocument } from "../../../generator/emit/openapi/document.ts";
import { readModel } from "../../../generator/generate.ts";
import type { Model } from "../../../generator/model/model.ts";
import { readFolder } from "../../../generator/read-folder.ts";
import type { AddTagBody } from "../../fixtures/notes/generated/client/operations/notes/manage_tags.ts";
import { runsAllTests } from "../../support/run-all-tests.ts";
import { baseModel } from "../base-spec.ts";
import { compilerErrors, outline } from "../compile.ts";
import { model } from "./model-fixture.ts";

// Inside the repository, so that imports find its packages.
const folder = await mkdtemp("test/.client-");
const files = emitClient(model);

beforeAll(async () => {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
});

afterAll(() => rm(folder, { recursive: true }));

test("a call is typed and sends key, path, query and body", async () => {
  const use = `import { createClient, type Schemas } from "./generated/client/index.ts";
const client = createClient({ baseUrl: "http://127.0.0.1:1", apiKey: "k" });
const { data } = await client.GET("/notes/{note_id}", { params: { path: { note_id: "n" }, query: { sections: ["text"] } } });
export const note: Schemas["Note"] | undefined = data;
await client.POST("/search/notes", { body: { keyword: "x" } });
// @ts-expect-error a title is required
await client.POST("/notes", { body: { text: "x" } });
// @ts-expect-error not one of the sections
await client.GET("/notes/{note_id}", { params: { path: { note_id: "n" }, query: { sections: ["no"] } } });
// @ts-expect-error a misspelled property of the body
await client.POST("/search/notes", { body: { keywrod: "x" } });
// @ts-expect-error an unknown property of the body
await client.POST("/search/notes", { body: { keyword: "x", unknown: 1 } });
// @ts-expect-error a misspelled option
await client.POST("/search/notes", { bdoy: { keyword: "x" } });
// @ts-expect-error an unknown parameter of the query
await client.GET("/notes/{note_id}", { params: { path: { note_id: "n" }, query: { section: ["text"] } } });
// @ts-expect-error the path parameter is required
await client.GET("/notes/{note_id}");
// @ts-expect-error not a route
await client.GET("/nothing");
const page = await client.POST("/search/notes", { body: { keyword: "x" }, parseAs: "text", signal: AbortSignal.abort() });
export const text: string | undefined = page.data;
`;
  expect(compilerErrors(files, { "use.ts": use })).toEqual([]);

  const { createClient } = (await import(join(process.cwd(), folder, "generated/client/index.ts"))) as {
    createClient: (options: object) => { GET(path: string, init: object): Promise<{ data: unknown }> };
  };
  const sent: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    sent.push(request);
    return Promise.resolve(Response.json({ id: "n" }));
  };
  const client = createClient({ baseUrl: "http://127.0.0.1:1/", apiKey: "secret", fetch });
  const response = await client.GET("/notes/{note_id}", {
    params: { path: { note_id: "n 1" }, query: { sections: ["text", "tags"] } },
  });
  expect(response.data).toEqual({ id: "n" });
  expect(sent[0]?.url).toBe("http://127.0.0.1:1/api/v1/notes/n%201?sections=text&sections=tags");
  expect(sent[0]?.headers.get("authorization")).toBe("Bearer secret");
});

test("an argument is a required property if a fixed argument of the route requires it", () => {
  const body: AddTagBody = { tag: "home" };
  // @ts-expect-error the tag is required
  const empty: AddTagBody = {};
  expect([body, empty]).toEqual([{ tag: "home" }, {}]);
});

/**
 * Returns statements that compile only if parameters, bodies and responses of every route have the same types in both files.
 * Types that are assignable in both directions are indistinguishable to callers.
 */
function comparison({ paths }: Document): string {
  const routes = Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map((method) => [path, method]));
  const checks = routes.map(([path, method]) => {
    const of = (file: string) => `${file}[${JSON.stringify(path)}]["${method ?? ""}"]`;
    return `  same<Parts<${of("Ours")}>, Parts<${of("Theirs")}>>();\n`;
  });
  return `import type { paths as Ours } from "./generated/client/types.ts";
import type { paths as Theirs } from "./theirs.ts";

/** The properties of an operation that openapi-fetch reads. */
type Parts<O extends { parameters: unknown; responses: object; requestBody?: unknown }> = [
  O["parameters"],
  O["requestBody"],
  keyof O["responses"],
  O["responses"] extends { 200: { content: { "application/json": infer Body } } } ? Body : never,
  O["responses"] extends { 400: { content: { "application/problem+json": infer Body } } } ? Body : never,
];

declare function same<A extends B, B extends C, C = A>(): void;

export function check(): void {
${checks.join("")}}
`;
}

const models = [
  ["the model of this test", () => model],
  ["the base specification", () => baseModel()],
  ["this repository's specification", () => modelOf(readFolder(".", "spec"))],
] as const;

test.each(runsAllTests ? models : models.slice(0, 2))(
  "the types of %s are those that openapi-typescript generates from its document",
  async (_title, of) => {
    const document = openapiDocument(of());
    const theirs = astToString(await openapiTS(document as unknown as OpenAPI3, { defaultNonNullable: false }));
    const extra = { "theirs.ts": theirs, "use.ts": comparison(document as unknown as Document) };
    expect(compilerErrors(emitClient(of()), extra)).toEqual([]);
  },
);

test("the comparison detects a different type", async () => {
  const document = openapiDocument(model);
  const theirs = astToString(await openapiTS(document as unknown as OpenAPI3, { defaultNonNullable: false }));
  const other = theirs.replace("title: string;", "title: number;");
  const extra = { "theirs.ts": other, "use.ts": comparison(document as unknown as Document) };
  expect(compilerErrors(emitClient(model), extra)).not.toEqual([]);
});

function modelOf(spec: ReadonlyMap<string, string> | null): Model {
  const { model: found } = readModel(spec ?? new Map<string, string>());
  if (!found) throw new Error("the specification has problems");
  return found;
}

test("hostile descriptions remain comments", () => {
  const hostile = 'a */ export const x = 1; /* \u202e ` ${x} "\n\n@deprecated';
  const schemas = model.schemas.map(({ name, schema }) => ({ name, schema: { ...schema, description: hostile } }));
  const files = emitClient({ ...model, schemas });
  for (const [path, text] of files) {
    expect(text).not.toContain("\u202e");
    if (path.includes("/schemas/")) expect(outline(path, text).join()).not.toMatch(/syntax|VariableStatement/);
  }
  expect(compilerErrors(files)).toEqual([]);
});
