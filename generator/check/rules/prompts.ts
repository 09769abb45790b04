import type { NodePath, SpecFile } from "../../load/spec-file.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { asFields, isFields, asArray, own, indexedStrings, valueAt } from "../fields.ts";
import { hintAt, nearest } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { parseTemplate, type ParsedTemplate } from "../prompt-template.ts";
import type { Spec } from "../spec-view.ts";
import { argumentsOf } from "./arguments.ts";

/** Checks the templates of prompts, their variables, and the tools that they mention. */
export const prompts: Rule = function* (spec) {
  for (const file of spec.prompts) {
    const messages = messagesOf(file).map((message) => ({ ...message, ...parseTemplate(message.text) }));
    for (const { path, error } of messages) {
      if (error !== undefined)
        yield problem(file, path, "template-syntax", `the template is invalid: ${error}`, { at: "value" });
    }
    yield* variables(file, messages);
    yield* mentionedTools(spec, file, messages);
  }
};

interface Message {
  readonly path: NodePath;
  readonly text: string;
}

type Parsed = Message & ParsedTemplate;

/** The paths of the templates in a message. */
const TEMPLATES: readonly (readonly string[])[] = [["text"], ["resource", "uri"], ["resource", "text"]];

function messagesOf(file: SpecFile): readonly Message[] {
  return asArray(own(asFields(file.value), "messages")).flatMap((message, index) =>
    TEMPLATES.flatMap((path) => {
      const text = valueAt(message, path);
      return typeof text === "string" ? [{ path: ["messages", index, ...path], text }] : [];
    }),
  );
}

function* variables(file: SpecFile, messages: readonly Parsed[]): Generator<Diagnostic> {
  const names = argumentsOf(file, "arguments").flatMap(({ name }) => (name === undefined ? [] : [name]));
  const intended = new Set<string>();
  for (const { path, variables: used } of messages) {
    for (const variable of used) {
      if (names.includes(variable)) continue;
      const best = nearest(variable, names);
      if (best !== undefined) intended.add(best);
      const hint = hintAt(variable, names);
      yield problem(file, path, "unknown-variable", `the prompt has no argument "${variable}"`, { hint, at: "value" });
    }
  }
  if (messages.length === 0 || messages.some(({ error }) => error !== undefined)) return;
  for (const { index, name } of argumentsOf(file, "arguments")) {
    if (name === undefined || intended.has(name) || messages.some((message) => message.variables.includes(name)))
      continue;
    yield problem(file, ["arguments", index, "name"], "unused-argument", `no message uses the argument "${name}"`, {
      at: "value",
    });
  }
}

/** Words that could be names of tools: lowercase, with an underscore. */
const NAME_LIKE = /\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g;

function* mentionedTools(spec: Spec, file: SpecFile, messages: readonly Parsed[]): Generator<Diagnostic> {
  const listed = indexedStrings(own(asFields(file.value), "tools"));
  const intended = (text: string) => (spec.toolNames.has(text) ? text : (nearest(text, spec.toolNames) ?? text));
  const names = new Set(listed.flatMap(({ text }) => [text, intended(text)]));
  const words = new Set(messages.flatMap(({ text }) => text.match(/\b[a-z][a-z0-9_]*\b/g) ?? []));
  for (const { text, index } of listed) {
    if (messages.length === 0 || !spec.toolNames.has(text) || words.has(text)) continue;
    yield problem(file, ["tools", index], "unmentioned-tool", `no message mentions the tool "${text}"`);
  }
  const other = new Set([...knownWords(spec), ...argumentsOf(file, "arguments").map(({ name }) => name)]);
  for (const { path, text } of messages) {
    for (const word of new Set(text.replace(/\{[{%].*?[%}]\}/gs, " ").match(NAME_LIKE) ?? [])) {
      if (names.has(word)) continue;
      if (spec.toolNames.has(word)) {
        const hint = `add it to "tools"`;
        yield problem(file, path, "unlisted-tool", `the message mentions the tool "${word}", which is not listed`, {
          hint,
          at: "value",
        });
      } else if (!other.has(word)) {
        const best = nearest(word, spec.toolNames);
        if (best === undefined) continue;
        const hint = `did you mean "${best}"?`;
        yield problem(file, path, "unknown-tool", `the message mentions "${word}", which is not a tool`, {
          hint,
          at: "value",
        });
      }
    }
  }
}

/** Returns names that are not tools but that a message may contain: arguments of tools, and properties of shared schemas. */
function knownWords(spec: Spec): readonly string[] {
  const propertyNames = (schema: unknown): readonly string[] => {
    if (!isFields(schema)) return [];
    const properties = asFields(own(schema, "properties"));
    return [
      ...Object.keys(properties),
      ...Object.values(properties).flatMap(propertyNames),
      ...propertyNames(own(schema, "items")),
    ];
  };
  return [
    ...spec.tools.flatMap((tool) => propertyNames(tool.input)),
    ...[...spec.schemas.values()].flatMap(({ value }) => propertyNames(value)),
  ];
}
