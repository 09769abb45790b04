import type { NodePath, SpecFile } from "../../load/spec-file.ts";
import { RUNTIME_EVENTS } from "../../language/event.ts";
import {
  bodyName,
  handlerName,
  inputName,
  errorCodeName,
  eventName,
  listName,
  outputName,
  pageName,
  pascalCase,
  resourceHandlerName,
  resourceName,
  resourceParametersName,
} from "../../language/naming.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { asFields, isFields, own, asString } from "../fields.ts";
import { problem, quote, type Rule } from "../problem.ts";
import type { RuleCode } from "../rule-codes.ts";
import { outputReference, references } from "../schema-nodes.ts";
import type { Spec, ToolView } from "../spec-view.ts";
import { argumentsOf } from "./arguments.ts";

/** Words that cannot be identifiers (ECMA-262, section 12.7.2; module code is strict). */
const RESERVED = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
    "finally for function if implements import in instanceof interface let new null package private protected public " +
    "return static super switch this throw true try typeof undefined var void while with yield"
  ).split(" "),
);

/**
 * Checks that the name of each file matches the name inside it, and that the names of schemas are in PascalCase and differ in
 * more than case.
 */
export const fileNames: Rule = function* ({ files }) {
  const schemas = new Map<string, string>();
  for (const file of files) {
    if (file.kind === "schema") {
      const other = schemas.get(file.name.toLowerCase());
      if (other !== undefined) {
        const text = `"${file.name}" and "${other}" differ only in case, so some file systems cannot store both`;
        yield problem(file, [], "type-name-collision", text, { hint: "rename the schema" });
      }
      schemas.set(file.name.toLowerCase(), file.name);
      if (!/^[A-Z][A-Za-z0-9]*$/.test(file.name)) {
        const hint = `for example ${pascalCase(file.name.replace(/[^A-Za-z0-9]+/g, "_"))}.yaml`;
        yield problem(file, [], "bad-name", `${quote(file.name)} is not a PascalCase name of a schema`, { hint });
      }
      continue;
    }
    const name = asString(own(asFields(file.value), "name"));
    if (name === undefined || file.kind === "service" || name === file.name) continue;
    const hint = `rename the file to ${name}.yaml or the ${file.kind} to ${file.name}`;
    yield problem(
      file,
      ["name"],
      "file-name-mismatch",
      `the file is named "${file.name}", but the ${file.kind} is named "${name}"`,
      { hint, at: "value" },
    );
  }
};

/**
 * Names that would collide with the exported list of handlers or with its file, `index.ts`. A tool may be named `index`,
 * because its handler is in the folder of its category.
 */
const LIST_NAMES = {
  tool: ["tools"],
  prompt: [],
  resource: ["resources", "index"],
  completion: ["completions", "index"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Checks that tools, prompts, resources and completions have names that a JavaScript function may have, and that no
 * event has the name of a runtime event.
 */
export const reservedWords: Rule = function* ({ files }) {
  for (const file of files) {
    yield* runtimeEvents(file);
    for (const { name, path, kind } of functionNames(file)) {
      const isOfList = LIST_NAMES[kind].some((taken) => taken === name);
      if (!RESERVED.has(name) && !isOfList) continue;
      const what = isOfList ? "reserved for the list of handlers" : "a reserved word of JavaScript";
      const hint = `for example ${name}_item`;
      yield problem(file, path, "reserved-word", `"${name}" is ${what}`, { hint, at: "value" });
    }
  }
};

function* runtimeEvents(file: SpecFile): Generator<Diagnostic> {
  const name = asString(own(asFields(file.value), "name"));
  if (file.kind !== "event" || name === undefined || !RUNTIME_EVENTS.includes(name)) return;
  yield problem(file, ["name"], "reserved-word", `"${name}" is an event of the runtime`, { at: "value" });
}

interface FunctionName {
  readonly name: string;
  readonly path: NodePath;
  readonly kind: keyof typeof LIST_NAMES;
}

function* functionNames(file: SpecFile): Generator<FunctionName> {
  const { kind } = file;
  const name = asString(own(asFields(file.value), "name"));
  if (name !== undefined && (kind === "tool" || kind === "prompt" || kind === "resource"))
    yield { name, path: ["name"], kind };
  for (const key of ["arguments", "parameters"] as const) {
    for (const { index, fields } of argumentsOf(file, key)) {
      const completion = asString(own(fields, "completion"));
      if (completion !== undefined) yield { name: completion, path: [key, index, "completion"], kind: "completion" };
    }
  }
}

/** Types that generated code always declares, uses, or has as a type parameter. */
const RESERVED_TYPES = new Set([
  "Array",
  "CommonErrorCode",
  "CompletionHandler",
  "Context",
  "EventPayloads",
  "Problem",
  "Promise",
  "Readonly",
  "ReadonlyArray",
  "Record",
  "Schemas",
  "ToolModule",
]);

/** Checks that no two entries of the specification produce the same generated type. */
export const typeNames: Rule = function* (spec) {
  const taken = new Map<string, string>();
  for (const { type, source, diagnostic } of impliedTypes(spec)) {
    const other = taken.get(type);
    if (RESERVED_TYPES.has(type))
      yield diagnostic("reserved-type-name", `generated code already uses the type name ${type}`);
    else if (other === undefined) taken.set(type, source);
    else if (other !== source) {
      yield diagnostic("type-name-collision", `${other} already produces the type ${type}`);
    }
  }
};

interface ImpliedType {
  readonly type: string;
  /** The source of the type. The same source twice is not a collision. */
  readonly source: string;
  readonly diagnostic: (code: RuleCode, text: string) => Diagnostic;
}

function* impliedTypes(spec: Spec): Generator<ImpliedType> {
  for (const file of spec.files) {
    const value = asFields(file.value);
    const name = asString(own(value, "name"));
    if (name === undefined) continue;
    if (file.kind === "event") {
      const diagnostic = (code: RuleCode, text: string) =>
        problem(file, ["name"], code, text, { hint: "rename the event", at: "value" });
      yield { type: eventName(name), source: `event ${name}`, diagnostic };
    }
    if (!["tool", "resource"].includes(file.kind)) continue;
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
        : [
            resourceHandlerName(typeName),
            resourceParametersName(typeName),
            ...(inPlace ? [resourceName(typeName)] : []),
          ];
    const hint = `rename the ${file.kind}`;
    const diagnostic = (code: RuleCode, text: string) => problem(file, ["name"], code, text, { hint, at: "value" });
    for (const type of types) yield { type, source: `${file.kind} ${name}`, diagnostic };
  }
  for (const { file, path, name } of references(spec)) {
    const key = path.at(-1);
    if (key !== "page_of" && key !== "list_of") continue;
    const diagnostic = (code: RuleCode, text: string) => problem(file, path, code, text, { at: "value" });
    yield { type: key === "page_of" ? pageName(name) : listName(name), source: `${key}: ${name}`, diagnostic };
  }
  for (const tool of spec.tools) yield* bodyTypes(tool);
  for (const [name, file] of spec.schemas) {
    const hint = "rename the schema";
    const diagnostic = (code: RuleCode, text: string) => problem(file, [], code, text, { hint });
    yield { type: name, source: `schema ${name}`, diagnostic };
  }
}

/** Yields the body types of a tool's routes, which are named after their operations. */
function* bodyTypes({ file, name, routes }: ToolView): Generator<ImpliedType> {
  for (const { index, path, route, operationId } of routes) {
    if (route?.method !== "POST" && route?.method !== "PATCH") continue;
    const further = index > 0 && operationId !== undefined;
    const operation = further ? operationId : name;
    const at = further ? ["routes", index, "operation_id"] : path;
    const hint = further ? "choose another operation_id" : "rename the tool";
    const diagnostic = (code: RuleCode, text: string) => problem(file, at, code, text, { hint, at: "value" });
    yield { type: bodyName(pascalCase(operation)), source: `the body of ${operation}`, diagnostic };
  }
}
