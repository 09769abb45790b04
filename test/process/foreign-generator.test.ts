import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient as generate } from "@hey-api/openapi-ts";
import { build } from "esbuild";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { createFolder, createPlace, startProgram } from "../support/program.ts";

const key = "swb_key-of-a-generated-client";

/** What a program does with the client that it generated; the compiler sees every answer. */
const program = `
import { client } from "./made/client.gen.js";
import { commentOnPost, createPost, getPost, getProfile, reactToPost, searchPeople, searchPeopleByQuery } from "./made/index.js";
import type { GetPostErrors, Profile } from "./made/index.js";

client.setConfig({ baseUrl: process.env["BASE_URL"] ?? "", auth: () => process.env["KEY"] });

const found = await searchPeople({ body: { keyword: "engineer", limit: 3 }, throwOnError: true });
const asked = await searchPeopleByQuery({ query: { keyword: "engineer", limit: 3 }, throwOnError: true });
const [first] = found.data.data;
const { data: profile } = await getProfile({
  path: { profile_id: first?.id ?? "" },
  query: { sections: ["about", "skills"] },
});
const kept: Profile | undefined = profile;

const { data: post } = await createPost({ body: { text: "Written by a generated client" } });
const path = { post_id: post?.id ?? "" };
const { data: comment } = await commentOnPost({ path, body: { text: "Grüße" } });
const { response } = await reactToPost({ path, body: { type: "like" } });

const missing = await getPost({ path: { post_id: "pst_none" } });
const problem: GetPostErrors[404] | undefined = missing.error?.status === 404 ? missing.error : undefined;
const refused = await searchPeople({ body: { keyword: "engineer", limit: 0 } });

// @ts-expect-error the text is required
void (() => createPost({ body: {} }));
// @ts-expect-error not one of the sections
void (() => getProfile({ path: { profile_id: "x" }, query: { sections: ["hobbies"] } }));

console.log(JSON.stringify({
  found: found.data.data.map(({ id }) => id),
  asked: asked.data.data.map(({ id }) => id),
  name: kept?.name,
  firstName: first?.name,
  skills: Array.isArray(kept?.skills),
  positions: kept?.positions,
  comment: comment?.text,
  reacted: response?.status,
  missing: problem?.code,
  refused: refused.error?.errors?.map(({ pointer }) => pointer),
}));
`;

let folder = "";
let baseUrl = "";

beforeAll(async () => {
  const service = await startProgram(createPlace({ SWITCHBOARD_BOOTSTRAP_KEY: key }));
  baseUrl = `${service.url}/api/v1`;
  folder = createFolder();
  const logs = { level: "silent", file: false } as const;
  await generate({ input: `${baseUrl}/openapi.json`, output: join(folder, "made"), logs });
  writeFileSync(join(folder, "package.json"), `{ "type": "module" }`);
  writeFileSync(join(folder, "program.ts"), program);
});

test("the client of @hey-api/openapi-ts and a program that uses it fit the compiler's strict rules", () => {
  const compilation = ts.createProgram([join(folder, "program.ts")], {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noEmit: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    types: ["node"],
    typeRoots: [join(import.meta.dirname, "../../node_modules/@types")],
  });
  const problems = ts.getPreEmitDiagnostics(compilation);
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
});

test("the client of @hey-api/openapi-ts works", async () => {
  const outfile = join(folder, "program.mjs");
  await build({ entryPoints: [join(folder, "program.ts")], outfile, bundle: true, platform: "node", format: "esm" });
  const env = { BASE_URL: baseUrl, KEY: key };
  const printed = JSON.parse(execFileSync(process.execPath, [outfile], { encoding: "utf8", env }));
  expect(printed).toMatchObject({
    found: [expect.any(String), expect.any(String), expect.any(String)],
    asked: printed.found,
    name: printed.firstName,
    skills: true,
    positions: null,
    comment: "Grüße",
    reacted: 200,
    missing: "not_found",
    refused: ["/limit"],
  });
});
