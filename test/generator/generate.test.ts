import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { generate } from "../../generator/generate.ts";
import { readFolder } from "../../generator/read-folder.ts";
import { baseSpec } from "./base-spec.ts";
import { compilerErrors } from "./compile.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
let spec: Map<string, string>;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  spec = baseSpec();
  ({ files } = await generate(spec));
});

test("the same specification generates the same text, for any order of its files", async () => {
  const reversed = new Map([...spec].reverse());
  expect([...(await generate(reversed)).files]).toEqual([...files]);
});

test("a specification with a problem generates diagnostics and nothing else", async () => {
  const broken = new Map(spec).set("spec/errors.yaml", "not_found: [");
  const { diagnostics, model, files: none } = await generate(broken);
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toContain("spec/errors.yaml yaml-syntax");
  expect({ model, size: none.size }).toEqual({ model: null, size: 0 });
});

test("every file that can contain a comment states its source and the command that rewrites it", () => {
  const silent = [...files].filter(
    ([path, text]) => !path.endsWith(".json") && !text.slice(0, 400).includes("npx switchboard generate"),
  );
  expect(silent.map(([path]) => path)).toEqual([]);
});

test("the output compiles, and the runtime accepts its surface", () => {
  const use = `import type { Surface } from "../runtime/contract/index.ts";
import type { ToolHandlers } from "./generated/handlers.ts";
import { surface } from "./generated/surface.ts";

export const taken: Surface = surface;

/** One handler more or less, or one of another type, would not compile. */
export const handlers: Pick<ToolHandlers<{ readonly now: Date }>, "list_books"> = {
  list_books: async (input, context) => ({ data: [], next_cursor: \`\${String(context.now)} \${input.limit.toFixed(0)} \${input.order.length}\` }),
};

// @ts-expect-error all handlers are needed
export const none: ToolHandlers<object> = {};
`;
  expect(compilerErrors(files, { "use.ts": use })).toEqual([]);
}, 30_000);

test("the committed output is that of the committed specification", async () => {
  const { diagnostics, files: wanted } = await generate(readFolder(root, "spec") ?? new Map<string, string>());
  expect(diagnostics).toEqual([]);
  const present = readFolder(root, "generated") ?? new Map<string, string>();
  expect([...present.keys()]).toEqual([...wanted.keys()]);
  expect([...wanted].filter(([path, text]) => present.get(path) !== text).map(([path]) => path)).toEqual([]);
}, 30_000);
