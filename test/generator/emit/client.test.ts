import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { check } from "prettier";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emitClient } from "../../../generator/emit/client.ts";
import { formatTypes } from "../../../generator/emit/client/format-types.ts";
import { model } from "./model-fixture.ts";

// Below the repository, so that imports find its packages.
const folder = await mkdtemp("test/.client-");
const files = await emitClient(model);

beforeAll(async () => {
  for (const [path, content] of files) await writeFile(join(folder, path.replace("generated/client/", "")), content);
});

afterAll(() => rm(folder, { recursive: true }));

test("types and client are laid out as prettier would", async () => {
  for (const [path, content] of files)
    expect(await check(content, { parser: "typescript", printWidth: 120 }), path).toBe(true);
});

test("a call is typed and carries key, path, query and body", async () => {
  await writeFile(
    join(folder, "use.ts"),
    `import { createClient, type Schemas } from "./index.ts";
const client = createClient({ baseUrl: "http://127.0.0.1:1", apiKey: "k" });
const { data } = await client.GET("/notes/{note_id}", { params: { path: { note_id: "n" }, query: { sections: ["text"] } } });
export const note: Schemas["Note"] | undefined = data;
await client.POST("/search/notes", { body: { keyword: "x" } });
// @ts-expect-error a title is required
await client.POST("/notes", { body: { text: "x" } });
// @ts-expect-error not one of the sections
await client.GET("/notes/{note_id}", { params: { path: { note_id: "n" }, query: { sections: ["no"] } } });
`,
  );
  expect(compile(["index.ts", "use.ts"])).toEqual([]);

  const { createClient } = (await import(join(process.cwd(), folder, "index.ts"))) as {
    createClient: (options: object) => { GET(path: string, init: object): Promise<{ data: unknown }> };
  };
  const sent: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    sent.push(request);
    return Promise.resolve(Response.json({ id: "n" }));
  };
  const client = createClient({ baseUrl: "http://127.0.0.1:1/", apiKey: "secret", fetch });
  const answer = await client.GET("/notes/{note_id}", {
    params: { path: { note_id: "n 1" }, query: { sections: ["text", "tags"] } },
  });
  expect(answer.data).toEqual({ id: "n" });
  expect(sent[0]?.url).toBe("http://127.0.0.1:1/api/v1/notes/n%201?sections=text&sections=tags");
  expect(sent[0]?.headers.get("authorization")).toBe("Bearer secret");
}, 60_000);

test("members of an unknown form are left to prettier", async () => {
  const text = `export interface components {\n    schemas: {\n        /** @enum {string} */\n        A: "it's" | {\n            b: 1;\n        };\n        C: ${Array.from({ length: 30 }, (_, index) => `"value ${index}"`).join(" | ")};\n        D?: (${Array.from({ length: 30 }, (_, index) => `"value ${index}"`).join(" | ")})[];\n    };\n}\n`;
  expect(await check(await formatTypes(text), { parser: "typescript", printWidth: 120 })).toBe(true);
});

test("an object that names some properties and takes others stays one member", async () => {
  const text = `export interface components {
    schemas: {
        A: {
            x?: string;
        } & {
            [key: string]: components["schemas"]["A"];
        };
        B: {
            x?: (string)[];
        }[] | null;
        C?: string;
    };
}
`;
  const formatted = await formatTypes(text);
  expect(await check(formatted, { parser: "typescript", printWidth: 120 })).toBe(true);
  expect(formatted).toContain(`    } & {\n      [key: string]: components["schemas"]["A"];\n    };\n`);
});

test("hostile descriptions stay comments", async () => {
  const hostile = 'a */ export const x = 1; /* \u202e ` ${x} "\n\n@deprecated';
  const schemas = model.schemas.map(({ name, schema }) => ({ name, schema: { ...schema, description: hostile } }));
  const types = (await emitClient({ ...model, schemas })).get("generated/client/types.ts") ?? "";
  const source = ts.createSourceFile("types.ts", types, ts.ScriptTarget.ES2023);
  expect(source.statements.map(({ kind }) => kind)).not.toContain(ts.SyntaxKind.VariableStatement);
  expect(types).not.toContain("\u202e");
  expect(await check(types, { parser: "typescript", printWidth: 120 })).toBe(true);
});

/** Messages of the compiler about the given files. */
function compile(names: readonly string[], options: ts.CompilerOptions = {}): readonly string[] {
  const program = ts.createProgram(
    names.map((name) => join(folder, name)),
    {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      allowImportingTsExtensions: true,
      noEmit: true,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      skipLibCheck: true,
      types: ["node"],
      ...options,
    },
  );
  return ts.getPreEmitDiagnostics(program).map((each) => ts.flattenDiagnosticMessageText(each.messageText, "\n"));
}
