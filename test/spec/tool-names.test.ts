import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { readSpec } from "../support/examples.ts";

const root = join(import.meta.dirname, "../..");
const model = readSpec(root);
const tools = new Set(model.tools.map(({ name }) => name));
/** Tools that are not implemented yet and that texts may mention. */
const planned = ["connect_account", "disconnect_account", "upsert_webhook", "list_webhooks"];
const verbs = new Set([...tools].map((name) => name.split("_")[0]));

/** The words of a text that begin like the name of a tool. */
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

/** The texts in the code of the handlers: strings of several words, except SQL and its tables. */
function textsOfHandlers(): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node)) return;
    if ((ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) && node.text.includes(" ")) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  const files = readdirSync(join(root, "handlers"), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".ts") && !/migrations|tables|sql\//.test(name)))
    visit(ts.createSourceFile(file, readFileSync(join(root, "handlers", file), "utf8"), ts.ScriptTarget.Latest));
  return texts;
}

test("texts mention only tools that exist", () => {
  const texts = textsOfHandlers();
  const words = new Set(planned);
  collect(model, texts, words);
  const mentioned = new Set(texts.flatMap(namesIn));
  expect([...mentioned].filter((name) => !tools.has(name) && !words.has(name))).toEqual([]);
  expect([...mentioned].filter((name) => tools.has(name)).length).toBeGreaterThan(50);
});
