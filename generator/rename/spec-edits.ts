import { asArray, asFields, asString, own } from "../check/fields.ts";
import { hintAt } from "../check/nearest.ts";
import { references } from "../check/schema-nodes.ts";
import type { Spec, ToolView } from "../check/spec-view.ts";
import type { NameKind } from "../language/key-types.ts";
import { LANGUAGE } from "../language/language.ts";
import { isPageArgument } from "../language/page-arguments.ts";
import { walk } from "../language/walk.ts";
import type { NodePath, SpecFile } from "../load/spec-file.ts";
import { parsePointer } from "../schema/json-pointer.ts";
import { findProperty, type PropertyPlace } from "./find-property.ts";
import { pointersTo } from "./output-pointers.ts";
import { passingOlderNames, passUnderNewName } from "./older-names.ts";
import { placeholdersOf } from "./placeholders.ts";
import { nameOf, RenameError, type Rename } from "./target.ts";
import type { TextEdit } from "./text-edit.ts";
import { mentionsOfArgument, mentionsOfEntry } from "./text-mentions.ts";
import { valueKeys } from "./value-keys.ts";
import { replaceMentions, replaceName, type TextMention } from "./yaml-edits.ts";

/** The source texts of a specification by path. */
export type Sources = ReadonlyMap<string, string>;

/** How the specification changes. */
export interface SpecChange {
  readonly edits: readonly TextEdit[];
  /** Edits that are not made, because the name may mean something else there. */
  readonly undecided: readonly TextEdit[];
  /** Files that are moved: old path to new path. */
  readonly moves: ReadonlyMap<string, string>;
}

/** One place of a name. */
interface Place extends PropertyPlace {
  /** What is replaced, if it is not the name. */
  readonly from?: string | RegExp;
  readonly to?: string;
}

/**
 * Returns the edits and moves that rename an entry. The specification must have no diagnostics.
 * @throws RenameError if the old name does not exist, or the new name cannot be used.
 */
export function changeSpec(spec: Spec, sources: Sources, rename: Rename): SpecChange {
  const { places, moved = [], mentions = [], passing = [] } = FINDERS[rename.kind](spec, rename);
  const from = nameOf(rename);
  const sourceOf = ({ path }: SpecFile): string => sources.get(path) ?? "";
  const editsAt = (isUndecided: boolean): readonly TextEdit[] =>
    places
      .filter((place) => (place.isUndecided ?? false) === isUndecided)
      .flatMap(({ file, ...place }) => replaceName(file, sourceOf(file), { from, to: rename.to, ...place }));
  const edits = [
    ...editsAt(false),
    ...mentions.flatMap((mention) => replaceMentions(mention, sourceOf(mention.file), rename.to)),
    ...passing.map((file) => passUnderNewName(file, sourceOf(file), rename)),
  ];
  const moves = moved.map(({ path }) => [path, path.replace(/[^/]+(?=\.yaml$)/, rename.to)] as const);
  return { edits, undecided: editsAt(true), moves: new Map(moves) };
}

interface Found {
  readonly places: readonly Place[];
  /** The files that are named after the entry. */
  readonly moved?: readonly SpecFile[];
  readonly mentions?: readonly TextMention[];
  /** Files of older names that pass the renamed argument under the same name, without an entry in `replaced_by.input`. */
  readonly passing?: readonly SpecFile[];
}

const FINDERS: Readonly<Record<Rename["kind"], (spec: Spec, rename: Rename) => Found>> = {
  tool: (spec, rename) => {
    const from = nameOf(rename);
    const tool = requireTool(spec, from);
    refuseTool(spec, tool, rename);
    const places: Place[] = [{ file: tool.file, path: ["name"], at: "value" }, ...referring(spec, "tool", from)];
    return {
      moved: [tool.file, spec.responses.get(from)].filter((file) => file !== undefined),
      places,
      mentions: mentionsOfEntry(spec, from, places),
    };
  },
  schema: (spec, rename) => {
    const from = nameOf(rename);
    const moved = spec.schemas.get(from);
    if (!moved) throw unknown("schema", from, spec.schemas.keys());
    refuseTaken(spec.schemas.get(rename.to), rename);
    const found = [...references(spec)].filter(({ name }) => name === from);
    return { moved: [moved], places: found.map(({ file, path }) => ({ file, path, at: "value" })) };
  },
  error: (spec, rename) => fromTable(spec, spec.errors, "error", rename),
  scope: (spec, rename) => fromTable(spec, spec.scopes, "scope", rename),
  input: (spec, rename) => {
    const tool = requireTool(spec, rename.owner ?? "");
    const property = findProperty(spec, { file: tool.file, path: ["input"] }, rename);
    refusePageArgument(tool, rename);
    refuseOlderName(tool, rename);
    const from = nameOf(rename);
    if (property.owner !== tool.file || rename.path.length > 1)
      return { places: [...property.places, ...valueKeys(spec, property, from)] };
    const places: Place[] = [
      ...property.places,
      ...argumentPlaces(spec, tool, from),
      ...replacingRoutes(spec, tool, from),
      { file: tool.file, path: ["headers", from], at: "key" },
    ];
    return {
      places,
      passing: passingOlderNames(spec, tool, from),
      mentions: mentionsOfArgument(spec, tool, from, places),
    };
  },
  output: (spec, rename) => {
    const owner = rename.owner ?? "";
    const file = /^[A-Z]/.test(owner) ? spec.schemas.get(owner) : requireTool(spec, owner).file;
    if (!file) throw unknown("schema", owner, spec.schemas.keys());
    if (file.kind === "schema") return { places: outputPlaces(spec, { file, path: [] }, rename) };
    const outputs = [{ file, path: rename.path }, ...copiesOf(spec, rename)];
    return {
      places: outputs.flatMap((each) =>
        outputPlaces(spec, { file: each.file, path: ["output"] }, { ...rename, path: each.path }),
      ),
    };
  },
};

/**
 * Returns the older names of a tool that repeat the property in their own output, with its path in that output. Both
 * outputs must declare the same property, so both are renamed.
 */
const copiesOf = (
  spec: Spec,
  { owner, path }: Rename,
): readonly { readonly file: SpecFile; readonly path: string[] }[] =>
  spec.tools.flatMap(({ file, fields }) => {
    const { tool, output } = asFields(own(fields, "replaced_by"));
    const part = typeof output === "string" ? parsePointer(output) : [];
    const below = path.slice(part.length);
    const properties = asFields(own(asFields(own(fields, "output")), "properties"));
    const isCopy =
      tool === owner && part.every((step, index) => step === path[index]) && Object.hasOwn(properties, below[0] ?? "");
    return isCopy ? [{ file, path: below }] : [];
  });

/** Returns the places of a property of an output: in its schema, in values, in JSON pointers and in placeholders. */
function outputPlaces(spec: Spec, root: Parameters<typeof findProperty>[1], rename: Rename): readonly Place[] {
  const property = findProperty(spec, root, rename);
  const name = nameOf(rename);
  return [
    ...property.places,
    ...valueKeys(spec, property, name),
    ...pointersTo(spec, property, name, rename.to),
    ...placeholdersOf(spec, property, name, rename.to),
  ];
}

/** Returns the strings that the language declares as references to an entry. */
function referring(spec: Spec, kind: NameKind, from: string): readonly Place[] {
  return spec.files.flatMap((file) =>
    [...walk(LANGUAGE[file.kind], file.value)]
      .filter(({ path, schema, value }) => {
        // The replacement of a deprecated tool is a tool.
        const isReplacement = kind === "tool" && file.kind === "tool" && path.join(".") === "deprecated.use";
        return value === from && (schema.refersTo === kind || isReplacement);
      })
      .map(({ path }): Place => ({ file, path, at: "value" })),
  );
}

/** Returns the places of an argument in its tool, in calls of examples, and in older names of the tool. */
function argumentPlaces(spec: Spec, tool: ToolView, from: string): readonly Place[] {
  return spec.tools.flatMap(({ file, fields }): readonly Place[] => {
    const isNewer = own(asFields(own(fields, "replaced_by")), "tool") === tool.name;
    const places: Place[] = [];
    for (const { path, schema, value } of walk(LANGUAGE.tool, file.value)) {
      const { argumentOf, keyedByArgumentOf } = schema;
      if (argumentOf === "this" && file === tool.file && value === from) places.push({ file, path, at: "value" });
      if (isCurrentName(path) && file === tool.file && value === from) places.push({ file, path, at: "value" });
      const called =
        keyedByArgumentOf === "called" ? calledTool(file, path) : file === tool.file ? tool.name : undefined;
      const isKeyed = keyedByArgumentOf === "newer" ? isNewer : keyedByArgumentOf !== undefined && called === tool.name;
      if (isKeyed && Object.hasOwn(asFields(value), from)) places.push({ file, path: [...path, from], at: "key" });
    }
    return places;
  });
}

/** Returns the places of an argument in `deprecated.use` of other tools' routes that name a route of the tool. */
const replacingRoutes = (spec: Spec, tool: ToolView, from: string): readonly Place[] =>
  spec.tools
    .filter(({ file }) => file !== tool.file) // in its own file, the paths of all routes are edited
    .flatMap(({ file, fields }) =>
      asArray(own(fields, "routes")).flatMap((route, index): readonly Place[] => {
        const use = own(asFields(own(asFields(route), "deprecated")), "use");
        const path = ["routes", index, "deprecated", "use"];
        const parameter = new RegExp(`(?<=\\{)${from}(?=\\})`, "g");
        return tool.routes.some(({ text }) => text === use) ? [{ file, path, at: "value", from: parameter }] : [];
      }),
    );

/** Whether a path is that of the current name of a renamed input. */
const isCurrentName = (path: NodePath): boolean => path[0] === "renamed_inputs" && path[2] === "use";

/** Returns the tool of the call whose arguments are at a path. */
function calledTool(file: SpecFile, path: NodePath): string | undefined {
  let value: unknown = file.value;
  for (const step of path.slice(0, -1)) value = (value as Record<string | number, unknown>)[step];
  return asString(own(asFields(value), "tool"));
}

function fromTable(spec: Spec, file: SpecFile | undefined, kind: "error" | "scope", rename: Rename): Found {
  const names = Object.keys(asFields(file?.value));
  const from = nameOf(rename);
  if (!file || !names.includes(from)) throw unknown(kind, from, names);
  refuseTaken(names.includes(rename.to) ? file : undefined, rename);
  const places: Place[] = [{ file, path: [from], at: "key" }, ...referring(spec, kind, from)];
  return { places, mentions: mentionsOfEntry(spec, from, places) };
}

function requireTool(spec: Spec, name: string): ToolView {
  const tool = spec.tools.find((one) => one.name === name);
  if (!tool) throw unknown("tool", name, spec.toolNames.keys());
  return tool;
}

function unknown(kind: string, name: string, names: Iterable<string>): RenameError {
  const hint = hintAt(name, [...names].sort());
  return new RenameError(`there is no ${kind} named ${name}${hint === undefined ? "" : `; ${hint}`}`);
}

function refuseTaken(file: SpecFile | undefined, { kind, to }: Rename): void {
  const article = kind === "error" ? "an" : "a";
  if (file)
    throw new RenameError(`there is already ${article} ${kind} named ${to} in ${file.path}; choose another name`);
}

/**
 * A tool cannot get the name of another tool. If the new name is an older name of the same tool, the error says how to
 * delete the older name first.
 */
function refuseTool(spec: Spec, { name }: ToolView, rename: Rename): void {
  const taken = spec.toolsByName.get(rename.to);
  if (taken && own(asFields(own(taken.fields, "replaced_by")), "tool") === name)
    throw new RenameError(
      `${rename.to} is an older name of ${name}, declared in ${taken.file.path}; delete this file, run \`npx switchboard generate\`, and rename again`,
    );
  refuseTaken(taken?.file, rename);
}

/** Renaming an argument that selects a page would make all cursors of the tool invalid. */
function refusePageArgument({ fields }: ToolView, { path }: Rename): void {
  const [name = ""] = path;
  if (path.length === 1 && isPageArgument(name, asFields(own(asFields(own(fields, "input")), "properties"))))
    throw new RenameError(
      `${name} must keep its name: the runtime binds cursors to all arguments that are not named cursor or limit, ` +
        `so an argument with another name could not change from page to page. To page in another way, add an argument`,
    );
}

/** An argument cannot get the name that another one had, or that it had itself. */
function refuseOlderName(tool: ToolView, { path, to }: Rename): void {
  const older = path.length === 1 ? asFields(own(tool.fields, "renamed_inputs")) : {};
  if (!Object.hasOwn(older, to)) return;
  const current = String(own(asFields(own(older, to)), "use"));
  throw new RenameError(
    `${to} is an older name of ${current}, declared in renamed_inputs of ${tool.file.path}; delete it there, run \`npx switchboard generate\`, and rename again`,
  );
}
