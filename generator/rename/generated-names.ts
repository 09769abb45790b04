import {
  errorCodeName,
  handlerName,
  inputName,
  listName,
  outputName,
  pageName,
  pascalCase,
} from "../language/naming.ts";
import type { Spec } from "../check/spec-view.ts";
import type { SpecFile } from "../load/spec-file.ts";
import { testPath } from "../new/tool-test.ts";
import { findProperty } from "./find-property.ts";
import { nameOf, type Rename } from "./target.ts";

/** An exported declaration in generated or hand-written code whose name changes. */
export interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly to: string;
}

/** A property of a type in generated code whose name changes. */
export interface Property {
  readonly file: string;
  /** The exported type, and the properties that lead to the renamed one, including it. */
  readonly names: readonly string[];
}

/** How declarations change. */
export interface CodeChange {
  readonly declarations: readonly Declaration[];
  readonly properties: readonly Property[];
  /** Moved modules, both generated and hand-written ones: old path to new path. */
  readonly moves: ReadonlyMap<string, string>;
}

/** Returns the declarations that a rename of the specification changes. */
export function changedDeclarations(spec: Spec, rename: Rename): CodeChange {
  const from = nameOf(rename);
  const { kind, to } = rename;
  switch (kind) {
    case "tool":
      return toolDeclarations(spec, from, to);
    case "schema":
      return {
        declarations: [same, pageName, listName].map((name) => {
          return { file: schemaFile(name(from)), name: name(from), to: name(to) };
        }),
        properties: [],
        moves: new Map([same, pageName, listName].map((name) => [schemaFile(name(from)), schemaFile(name(to))])),
      };
    case "error":
    case "scope":
      return { declarations: [], properties: [], moves: new Map() };
    default:
      return { declarations: [], properties: changedProperties(spec, rename), moves: new Map() };
  }
}

const same = (name: string): string => name;
/** The typed client. `changeCode` finds the names in calls to it by their types. */
const CLIENT = "generated/client";
const schemaFile = (name: string): string => `generated/schemas/${name}.ts`;

function toolDeclarations(spec: Spec, from: string, to: string): CodeChange {
  const category = spec.tools.find(({ name }) => name === from)?.file.category ?? "";
  const generated = (name: string): string => `generated/tools/${category}/${name}.ts`;
  const handler = (name: string): string => `handlers/tools/${category}/${name}.ts`;
  const test = (name: string): string => testPath({ category, name });
  const [oldType, newType] = [pascalCase(from), pascalCase(to)];
  return {
    declarations: [
      ...[inputName, outputName, handlerName, errorCodeName].map((name) => {
        return { file: generated(from), name: name(oldType), to: name(newType) };
      }),
      { file: handler(from), name: from, to },
    ],
    properties: [],
    moves: new Map([generated, handler, test].map((file) => [file(from), file(to)] as const)),
  };
}

/**
 * Returns the renamed property in the generated types of the service and of its client. These are the types of a shared
 * schema or of a tool.
 */
function changedProperties(spec: Spec, rename: Rename): readonly Property[] {
  const found = locateProperty(spec, rename);
  if (!found) return [];
  const { owner, names } = found;
  if (owner.kind === "schema")
    return [schemaFile(owner.name), `${CLIENT}/schemas/${owner.name}.ts`].map((file) => {
      return { file, names: [owner.name, ...names] };
    });
  const typeName = pascalCase(owner.name);
  const isInput = rename.kind === "input";
  const declared = isInput ? inputName(typeName) : outputName(typeName);
  const file = `generated/tools/${owner.category ?? ""}/${owner.name}.ts`;
  const ofClient = `${CLIENT}/operations/${owner.category ?? ""}/${owner.name}.ts`;
  return [file, ...(isInput ? [] : [ofClient])].map((each) => ({ file: each, names: [declared, ...names] }));
}

/** Returns the file that declares a property, and the names that lead to it in the file's type. */
export function locateProperty(
  spec: Spec,
  rename: Rename,
): { readonly owner: SpecFile; readonly names: readonly string[] } | null {
  const tool = spec.tools.find(({ name }) => name === rename.owner);
  const root = tool
    ? { file: tool.file, path: [rename.kind] }
    : { file: spec.schemas.get(rename.owner ?? ""), path: [] };
  if (!root.file) return null;
  const { owner, schemaPath } = findProperty(spec, { ...root, file: root.file }, rename);
  const inside = schemaPath.flatMap((step, index) => (schemaPath[index - 1] === "properties" ? [String(step)] : []));
  return { owner, names: [...inside, nameOf(rename)] };
}
