import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { readSpec } from "../support/examples.ts";

const root = join(import.meta.dirname, "../..");
const model = readSpec(root);
const tools = new Set(model.tools.map(({ name }) => name));
const verbs = new Set([...tools].map((name) => name.split("_")[0]));

/** The words of a text that look like names of tools: they begin with the verb of one. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\w./{$-])([a-z]+)(?:_[a-z]+)+(?![\w/])/g)].flatMap(([name, verb]) =>
    verbs.has(verb ?? "") ? [name] : [],
  );

/** Collects the texts of the specification, and the other words that it defines: keys and values of one word. */
function collect(value: unknown, texts: string[], words: Set<string>): void {
  if (typeof value === "string") {
    if (value.includes(" ")) texts.push(value);
    else words.add(value);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      words.add(key);
      collect(part, texts, words);
    }
  }
}

/** Errors that need not name a tool: the same call must be repeated, or no call is possible. */
const ofProtocol = ["origin_not_allowed", "call_in_progress"];

const names = (hint: string): boolean => namesIn(hint).some((name) => tools.has(name));

/** Collects the literal hints of failures in the code of the handlers, with error code and place. */
function hintsOfHandlers(): { readonly code: string; readonly place: string; readonly hint: string }[] {
  return sourceFiles().flatMap(({ file, source }) => {
    const found: { code: string; place: string; hint: string }[] = [];
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isNewExpression(node) || node.expression.getText(source) !== "Failure") return;
      const [code, details] = node.arguments ?? [];
      if (!code || !ts.isStringLiteral(code) || !details || !ts.isObjectLiteralExpression(details)) return;
      for (const property of details.properties)
        if (ts.isPropertyAssignment(property) && property.name.getText(source) === "hint")
          found.push({ code: code.text, place: file, hint: property.initializer.getText(source) });
    };
    visit(source);
    return found;
  });
}

/** The texts in the code of the handlers: strings of several words, except SQL and definitions of tables. */
function textsOfHandlers(): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) return;
    if ((ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) && node.text.includes(" ")) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  for (const { source } of sourceFiles()) visit(source);
  return texts;
}

function sourceFiles(): { readonly file: string; readonly source: ts.SourceFile }[] {
  const files = readdirSync(join(root, "handlers"), { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => name.endsWith(".ts") && !/migrations|tables|sql\//.test(name))
    .map((file) => {
      const text = readFileSync(join(root, "handlers", file), "utf8");
      return { file, source: ts.createSourceFile(file, text, ts.ScriptTarget.Latest) };
    });
}

test("texts mention only tools that exist", () => {
  const texts = textsOfHandlers();
  const words = new Set<string>();
  collect(model, texts, words);
  const mentioned = new Set(texts.flatMap(namesIn));
  expect([...mentioned].filter((name) => !tools.has(name) && !words.has(name))).toEqual([]);
  expect([...mentioned].filter((name) => tools.has(name)).length).toBeGreaterThan(50);
});

test("an error that ends a task names the tool to call next", () => {
  const ending = model.errors.filter(
    ({ code, status }) => [403, 404, 409, 429].includes(status) && !ofProtocol.includes(code),
  );
  const codes = new Set(ending.map(({ code }) => code));
  const hints = hintsOfHandlers().filter(
    ({ code, hint }) => codes.has(code) && !hint.includes("${") && /["`]/.test(hint),
  );
  expect(ending.filter(({ hint }) => !names(hint)).map(({ code }) => code)).toEqual([]);
  expect(hints.filter(({ hint }) => !names(hint))).toEqual([]);
  expect(hints.length).toBeGreaterThan(40);
});
