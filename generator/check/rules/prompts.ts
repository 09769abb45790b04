import { Liquid } from "liquidjs";
import type { NodePath, SpecFile } from "../../load/spec-file.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { fieldsOf, isFields, listOf, numberOf, own, textOf, textsOf } from "../fields.ts";
import { hintAt, nearest } from "../nearest.ts";
import { problem, quote, type Rule } from "../problem.ts";
import type { Spec } from "../spec-view.ts";

/** Prompts: their arguments, their templates and the tools that they speak of. */
export const prompts: Rule = function* (spec) {
  for (const file of spec.prompts) {
    yield* argumentList(file);
    const messages = messagesOf(file).map((message) => ({ ...message, ...parse(message.text) }));
    for (const { path, error } of messages) {
      if (error !== undefined)
        yield problem(file, path, "template-syntax", `the template does not parse: ${error}`, { at: "value" });
    }
    yield* variables(file, messages);
    yield* mentionedTools(spec, file, messages);
  }
};

interface Message {
  readonly path: NodePath;
  readonly text: string;
}

interface Parsed extends Message {
  readonly error: string | undefined;
  readonly variables: readonly string[];
}

function messagesOf(file: SpecFile): readonly Message[] {
  return listOf(own(fieldsOf(file.value), "messages")).flatMap((message, index) => {
    const text = textOf(own(fieldsOf(message), "text"));
    return text === undefined ? [] : [{ path: ["messages", index, "text"], text }];
  });
}

/** Reads no files: the tags that would include one do not resolve. */
const liquid = new Liquid({ templates: {}, strictFilters: true, ownPropertyOnly: true });
for (const tag of ["include", "render", "layout", "block"])
  liquid.registerTag(tag, {
    parse: () => {
      throw new Error(`the tag "${tag}" is not available: a prompt is one template`);
    },
    render: () => "",
  });

function parse(text: string): Pick<Parsed, "error" | "variables"> {
  try {
    const templates = liquid.parse(text);
    return { error: undefined, variables: liquid.globalVariablesSync(templates, { partials: false }) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { error: message.split("\n")[0] ?? message, variables: [] };
  }
}

function argumentsOf(file: SpecFile): readonly {
  readonly index: number;
  readonly name: string | undefined;
  readonly fields: ReturnType<typeof fieldsOf>;
}[] {
  const items = listOf(own(fieldsOf(file.value), "arguments")).map(fieldsOf);
  return items.map((fields, index) => ({ index, name: textOf(own(fields, "name")), fields }));
}

function* argumentList(file: SpecFile): Generator<Diagnostic> {
  const seen = new Set<string>();
  for (const { index, name, fields } of argumentsOf(file)) {
    const at = ["arguments", index];
    if (name !== undefined && seen.has(name)) {
      yield problem(file, [...at, "name"], "duplicate-argument", `the prompt has an argument "${name}" already`, {
        at: "value",
      });
    }
    if (name !== undefined) seen.add(name);
    yield* argumentForm(file, at, fields);
  }
}

function* argumentForm(file: SpecFile, at: NodePath, fields: ReturnType<typeof fieldsOf>): Generator<Diagnostic> {
  const type = own(fields, "type");
  const misplaced = type === "integer" ? ["allowed"] : type === "string" ? ["minimum", "maximum"] : [];
  for (const key of misplaced) {
    if (!Object.hasOwn(fields, key)) continue;
    yield problem(file, [...at, key], "keyword-not-applicable", `"${key}" has no effect on the type ${String(type)}`);
  }
  const [minimum, maximum] = [numberOf(own(fields, "minimum")), numberOf(own(fields, "maximum"))];
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
    yield problem(
      file,
      [...at, "minimum"],
      "empty-range",
      `no value fits: "minimum" is ${minimum} and "maximum" is ${maximum}`,
    );
  }
  if (!Object.hasOwn(fields, "default")) return;
  const value = own(fields, "default");
  if (own(fields, "required") === true) {
    const text = "the argument is required, so its default never takes effect";
    yield problem(file, [...at, "default"], "default-on-required", text);
  }
  const wrong = misfit(fields, value);
  if (wrong !== undefined) yield problem(file, [...at, "default"], "default-mismatch", wrong, { at: "value" });
}

function misfit(fields: ReturnType<typeof fieldsOf>, value: unknown): string | undefined {
  const type = own(fields, "type");
  if (type === "string" && typeof value !== "string") return `the default ${quote(value)} is no text`;
  if (type === "integer" && !Number.isInteger(value)) return `the default ${quote(value)} is no whole number`;
  const allowed = textsOf(own(fields, "allowed")).map(({ text }) => text);
  if (type === "string" && allowed.length > 0 && !allowed.includes(String(value))) {
    return `the default ${quote(value)} is none of the allowed values`;
  }
  if (typeof value !== "number") return undefined;
  const { minimum, maximum } = { minimum: numberOf(own(fields, "minimum")), maximum: numberOf(own(fields, "maximum")) };
  if (value < (minimum ?? -Infinity) || value > (maximum ?? Infinity))
    return `the default ${value} lies outside of the range`;
  return undefined;
}

function* variables(file: SpecFile, messages: readonly Parsed[]): Generator<Diagnostic> {
  const names = argumentsOf(file).flatMap(({ name }) => (name === undefined ? [] : [name]));
  const meant = new Set<string>();
  for (const { path, variables: used } of messages) {
    for (const variable of used) {
      if (names.includes(variable)) continue;
      const best = nearest(variable, names);
      if (best !== undefined) meant.add(best);
      const hint = hintAt(variable, names);
      yield problem(file, path, "unknown-variable", `the prompt has no argument "${variable}"`, { hint, at: "value" });
    }
  }
  if (messages.length === 0 || messages.some(({ error }) => error !== undefined)) return;
  for (const { index, name } of argumentsOf(file)) {
    if (name === undefined || meant.has(name) || messages.some((message) => message.variables.includes(name))) continue;
    yield problem(file, ["arguments", index, "name"], "unused-argument", `no message uses the argument "${name}"`, {
      at: "value",
    });
  }
}

/** Words of a text that could be names of tools: lower case, with an underscore. */
const NAME_LIKE = /\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g;

function* mentionedTools(spec: Spec, file: SpecFile, messages: readonly Parsed[]): Generator<Diagnostic> {
  const listed = textsOf(own(fieldsOf(file.value), "tools"));
  const meant = (text: string) => (spec.toolNames.has(text) ? text : (nearest(text, spec.toolNames) ?? text));
  const names = new Set(listed.flatMap(({ text }) => [text, meant(text)]));
  for (const { text, index } of listed) {
    if (spec.toolNames.has(text)) continue;
    const hint = hintAt(text, spec.toolNames);
    yield problem(file, ["tools", index], "unknown-tool", `there is no tool "${text}"`, { hint });
  }
  const words = new Set(messages.flatMap(({ text }) => text.match(/\b[a-z][a-z0-9_]*\b/g) ?? []));
  for (const { text, index } of listed) {
    if (messages.length === 0 || !spec.toolNames.has(text) || words.has(text)) continue;
    yield problem(file, ["tools", index], "unmentioned-tool", `no message tells when to use "${text}"`);
  }
  const other = new Set([...knownWords(spec), ...argumentsOf(file).map(({ name }) => name)]);
  for (const { path, text } of messages) {
    for (const word of new Set(text.replace(/\{[{%].*?[%}]\}/gs, " ").match(NAME_LIKE) ?? [])) {
      if (names.has(word)) continue;
      if (spec.toolNames.has(word)) {
        const hint = `add it to "tools"`;
        yield problem(file, path, "unlisted-tool", `the text names the tool "${word}", which is not listed`, {
          hint,
          at: "value",
        });
      } else if (!other.has(word)) {
        const best = nearest(word, spec.toolNames);
        if (best === undefined) continue;
        const hint = `did you mean "${best}"?`;
        yield problem(file, path, "unknown-tool", `the text speaks of "${word}", which is no tool`, {
          hint,
          at: "value",
        });
      }
    }
  }
}

/** Names that a text may use besides those of tools: of arguments, and of fields of shared schemas. */
function knownWords(spec: Spec): readonly string[] {
  const properties = (schema: unknown): readonly string[] => {
    if (!isFields(schema)) return [];
    const own_ = fieldsOf(own(schema, "properties"));
    return [...Object.keys(own_), ...Object.values(own_).flatMap(properties), ...properties(own(schema, "items"))];
  };
  return [
    ...spec.tools.flatMap((tool) => properties(tool.input)),
    ...[...spec.schemas.values()].flatMap(({ value }) => properties(value)),
  ];
}
