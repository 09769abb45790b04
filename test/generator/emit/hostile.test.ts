import { transform } from "esbuild";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { emitters, type Emitter } from "../../../generator/emit/emitters.ts";
import { findInvisible } from "../../../generator/format/invisible-characters.ts";
import { emitErrors } from "../../../generator/emit/errors.ts";
import { emitMcp } from "../../../generator/emit/mcp.ts";
import { emitPrompts } from "../../../generator/emit/prompts.ts";
import { emitService } from "../../../generator/emit/service.ts";
import { emitTools } from "../../../generator/emit/tools.ts";
import { emitTypes } from "../../../generator/emit/types.ts";
import type { Model } from "../../../generator/model/model.ts";
import type { ToolModule } from "../../../runtime/contract/index.ts";
import { baseModel } from "../base-spec.ts";
import { compilerErrors, outline } from "../compile.ts";
import { loadCompiled } from "./load-compiled.ts";
import { nastyText, nastyTexts } from "../format/nasty.ts";

let benign: Model;

beforeAll(() => {
  benign = baseModel();
});

/** Texts that `check` accepts. */
const accepted = nastyTexts.filter((text) => findInvisible(text) === undefined);

/** Keys of the model with free text of the author. */
const textKeys = new Set(["title", "summary", "description", "details", "text", "hint", "template"]);

/** Returns the model with the given text as every free text. */
function withText(model: Model, text: string): Model {
  const replace = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return textKeys.has(key) ? text : value;
    if (Array.isArray(value)) {
      const items = value.map((item) => replace(item, key));
      return key === "allowed" || (key === "enum" && value.every((item) => typeof item === "string"))
        ? [...items, text]
        : items;
    }
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([name, item]): [string, unknown] => [name, replace(item, name)]);
    if (key === "properties") entries.push([text, { type: "string", description: text, enum: [text] }]);
    return Object.fromEntries(entries);
  };
  return replace(model, "") as Model;
}

async function emitAll(model: Model, from: readonly Emitter[] = emitters): Promise<ReadonlyMap<string, string>> {
  const parts = await Promise.all(from.map(async (emit) => emit(model)));
  return new Map(parts.flatMap((part) => [...part]));
}

const outlines = (files: ReadonlyMap<string, string>) =>
  new Map([...files].filter(([path]) => /\.[jt]s$/.test(path)).map(([path, text]) => [path, outline(path, text)]));

test("no accepted text changes what the generated programs declare", async () => {
  const expected = outlines(await emitAll(withText(benign, "text")));
  for (const text of accepted) {
    for (const [path, statements] of outlines(await emitAll(withText(benign, text)))) {
      // Some texts add a constant to the compiled validators, so only the syntax of these files is checked.
      if (path.endsWith(".js")) expect(statements.filter((statement) => statement.startsWith("syntax"))).toEqual([]);
      else expect([path, ...statements]).toEqual([path, ...(expected.get(path) ?? [])]);
    }
  }
});

test("types and data are unaffected even by text that the check rejects", async () => {
  const own = [emitTypes, emitErrors, emitMcp, emitPrompts, emitService, emitTools];
  const expected = outlines(await emitAll(withText(benign, "text"), own));
  await fc.assert(
    fc.asyncProperty(nastyText, async (text) => {
      expect(outlines(await emitAll(withText(benign, text), own))).toEqual(expected);
    }),
    { numRuns: Number(process.env["RUNS"] ?? 50), examples: nastyTexts.map((text) => [text]) },
  );
}, 120_000);

test("hostile texts compile, load without running, and arrive unchanged", async () => {
  const all = accepted.join(" ");
  const files = await emitAll(withText(benign, all));
  expect(compilerErrors(files)).toEqual([]);
  const listed = JSON.parse(files.get("generated/mcp/tools/books/list_books.json") ?? "") as { description: string };
  expect(listed.description).toBe(all);
  const { code } = await transform(files.get("generated/tools/books/list_books.ts") ?? "", { loader: "ts" });
  const module = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  const { tool } = (await import(/* @vite-ignore */ module)) as { readonly tool: ToolModule };
  expect(tool.entry.description).toBe(all);
  const { validateInput } = await (await loadCompiled(files)).tool("list_books");
  expect(validateInput({ order: all })).toBe(true);
  expect(validateInput({ order: `${all}.` })).toBe(false);
});
