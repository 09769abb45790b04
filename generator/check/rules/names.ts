import {
  handlerName,
  inputName,
  errorCodeName,
  listName,
  outputName,
  pageName,
  pascalCase,
  resourceHandlerName,
  resourceName,
} from "../../model/naming.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { fieldsOf, isFields, own, textOf } from "../fields.ts";
import { problem, quote, type Rule } from "../problem.ts";
import { outputReference, references } from "../schema-nodes.ts";
import type { Spec } from "../spec-view.ts";

/** Words that no identifier may be (ECMA-262, section 12.7.2; module code is strict). */
const RESERVED = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
    "finally for function if implements import in instanceof interface let new null package private protected public " +
    "return static super switch this throw true try typeof undefined var void while with yield"
  ).split(" "),
);

/** A file is named after what it describes. */
export const fileNames: Rule = function* ({ files }) {
  for (const file of files) {
    if (file.kind === "schema") {
      if (!/^[A-Z][A-Za-z0-9]*$/.test(file.name)) {
        const hint = `for example ${pascalCase(file.name.replace(/[^A-Za-z0-9]+/g, "_"))}.yaml`;
        yield problem(file, [], "bad-name", `${quote(file.name)} is no PascalCase name of a schema`, { hint });
      }
      continue;
    }
    const name = textOf(own(fieldsOf(file.value), "name"));
    if (name === undefined || file.kind === "service" || name === file.name) continue;
    const hint = `rename the file to ${name}.yaml, or the ${file.kind} to ${file.name}`;
    yield problem(
      file,
      ["name"],
      "file-name-mismatch",
      `the file is named "${file.name}", the ${file.kind} "${name}"`,
      { hint, at: "value" },
    );
  }
};

/** Tools and resources become functions of that name. */
export const reservedWords: Rule = function* ({ files }) {
  for (const file of files) {
    const name = textOf(own(fieldsOf(file.value), "name"));
    if (name === undefined || !RESERVED.has(name) || !["tool", "prompt", "resource"].includes(file.kind)) continue;
    const hint = `for example ${name}_item`;
    yield problem(file, ["name"], "reserved-word", `"${name}" is a reserved word of JavaScript`, { hint, at: "value" });
  }
};

/** Every type of the generated code has one source. */
export const typeNames: Rule = function* (spec) {
  const taken = new Map<string, string>();
  for (const { type, source, diagnostic } of impliedTypes(spec)) {
    const other = taken.get(type);
    if (other === undefined) taken.set(type, source);
    else if (other !== source) yield diagnostic(`the type ${type} is implied by ${other} already`);
  }
};

interface ImpliedType {
  readonly type: string;
  /** What implies it; the same source twice is no collision. */
  readonly source: string;
  readonly diagnostic: (text: string) => Diagnostic;
}

function* impliedTypes(spec: Spec): Generator<ImpliedType> {
  for (const file of spec.files) {
    const value = fieldsOf(file.value);
    const name = textOf(own(value, "name"));
    if (name === undefined || !["tool", "resource"].includes(file.kind)) continue;
    const typeName = pascalCase(name);
    const output = own(value, "output");
    const inPlace = isFields(output) && !outputReference(output) && !Object.hasOwn(output, "$ref");
    const types =
      file.kind === "tool"
        ? [
            inputName(typeName),
            handlerName(typeName),
            errorCodeName(typeName),
            ...(inPlace ? [outputName(typeName)] : []),
          ]
        : [resourceHandlerName(typeName), ...(inPlace ? [resourceName(typeName)] : [])];
    const diagnostic = (text: string) => problem(file, ["name"], "type-name-collision", text, { at: "value" });
    for (const type of types) yield { type, source: `${file.kind} ${name}`, diagnostic };
  }
  for (const { file, path, name } of references(spec)) {
    const key = path.at(-1);
    if (key !== "page_of" && key !== "list_of") continue;
    const diagnostic = (text: string) => problem(file, path, "type-name-collision", text, { at: "value" });
    yield { type: key === "page_of" ? pageName(name) : listName(name), source: `${key}: ${name}`, diagnostic };
  }
  for (const [name, file] of spec.schemas) {
    const diagnostic = (text: string) => problem(file, [], "type-name-collision", text, { hint: "rename the schema" });
    yield { type: name, source: `schema ${name}`, diagnostic };
  }
}
