import type { NodePath, SpecFile } from "../../load/spec-file.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { asFields, asArray, asNumber, own, asString, indexedStrings, type Fields } from "../fields.ts";
import { problem, quote, type Rule } from "../problem.ts";

/** The key that contains the arguments of a prompt, or the parameters of a resource. */
type ArgumentList = "arguments" | "parameters";

/** Returns the entries of a list of arguments, with their indexes. */
export function argumentsOf(
  file: SpecFile,
  key: ArgumentList,
): readonly { readonly index: number; readonly name: string | undefined; readonly fields: Fields }[] {
  const items = asArray(own(asFields(file.value), key)).map(asFields);
  return items.map((fields, index) => ({ index, name: asString(own(fields, "name")), fields }));
}

/** Checks the names, keywords and defaults of prompt arguments and resource parameters. */
export const argumentForms: Rule = function* (spec) {
  for (const file of spec.prompts) yield* argumentList(file, "arguments");
  for (const file of spec.resources) yield* argumentList(file, "parameters");
};

function* argumentList(file: SpecFile, key: ArgumentList): Generator<Diagnostic> {
  const noun = key.slice(0, -1);
  const seen = new Set<string>();
  for (const { index, name, fields } of argumentsOf(file, key)) {
    const at = [key, index];
    if (name !== undefined && seen.has(name)) {
      const text = `the ${file.kind} already has the ${noun} "${name}"`;
      yield problem(file, [...at, "name"], "duplicate-argument", text, { at: "value" });
    }
    if (name !== undefined) seen.add(name);
    yield* argumentForm(file, at, fields);
  }
}

function* argumentForm(file: SpecFile, at: NodePath, fields: Fields): Generator<Diagnostic> {
  const type = own(fields, "type");
  const misplaced = type === "integer" ? ["allowed"] : type === "string" ? ["minimum", "maximum"] : [];
  for (const key of misplaced) {
    if (!Object.hasOwn(fields, key)) continue;
    yield problem(file, [...at, key], "keyword-not-applicable", `"${key}" has no effect on the type ${String(type)}`);
  }
  if (Object.hasOwn(fields, "allowed") && Object.hasOwn(fields, "completion")) {
    const text = `"completion" cannot be combined with "allowed", whose values are proposed automatically`;
    yield problem(file, [...at, "completion"], "excluded-key", text, { hint: "keep one of them" });
  }
  const [minimum, maximum] = [asNumber(own(fields, "minimum")), asNumber(own(fields, "maximum"))];
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
    yield problem(
      file,
      [...at, "minimum"],
      "empty-range",
      `no value is valid: "minimum" is ${minimum} and "maximum" is ${maximum}`,
    );
  }
  if (!Object.hasOwn(fields, "default")) return;
  const value = own(fields, "default");
  if (own(fields, "required") === true) {
    const text = "the argument is required, so its default has no effect";
    yield problem(file, [...at, "default"], "default-on-required", text);
  }
  const wrong = defaultProblem(fields, value);
  if (wrong !== undefined) yield problem(file, [...at, "default"], "default-mismatch", wrong, { at: "value" });
}

function defaultProblem(fields: Fields, value: unknown): string | undefined {
  const type = own(fields, "type");
  if (type === "string" && typeof value !== "string") return `the default ${quote(value)} is not a string`;
  if (type === "integer" && !Number.isInteger(value)) return `the default ${quote(value)} is not an integer`;
  const allowed = indexedStrings(own(fields, "allowed")).map(({ text }) => text);
  if (type === "string" && allowed.length > 0 && !allowed.includes(String(value))) {
    return `the default ${quote(value)} is not one of the allowed values`;
  }
  if (typeof value !== "number") return undefined;
  const { minimum, maximum } = { minimum: asNumber(own(fields, "minimum")), maximum: asNumber(own(fields, "maximum")) };
  if (value < (minimum ?? -Infinity) || value > (maximum ?? Infinity))
    return `the default ${value} is outside the range`;
  return undefined;
}
