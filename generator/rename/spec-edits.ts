import { asFields, asString, own } from "../check/fields.ts";
import { hintAt } from "../check/nearest.ts";
import { references } from "../check/schema-nodes.ts";
import type { Spec, ToolView } from "../check/spec-view.ts";
import type { NameKind } from "../language/key-types.ts";
import { LANGUAGE } from "../language/language.ts";
import { walk } from "../language/walk.ts";
import type { NodePath, SpecFile } from "../load/spec-file.ts";
import { findProperty } from "./find-property.ts";
import { passingOlderNames, passUnderNewName } from "./older-names.ts";
import { recordedKeys } from "./recorded-keys.ts";
import { nameOf, RenameError, type Rename } from "./target.ts";
import type { TextEdit } from "./text-edit.ts";
import { replaceMentions, replaceName, wholeWord } from "./yaml-edits.ts";

/** The source texts of a specification by path. */
export type Sources = ReadonlyMap<string, string>;

/** How the specification changes. */
export interface SpecChange {
  readonly edits: readonly TextEdit[];
  /** Files that are moved: old path to new path. */
  readonly moves: ReadonlyMap<string, string>;
}

/** One place of a name. */
interface Place {
  readonly file: SpecFile;
  readonly path: NodePath;
  readonly at: "key" | "value";
}

/** Finds the places of a name in a specification without diagnostics. @throws RenameError if the name does not exist. */
export function changeSpec(spec: Spec, sources: Sources, rename: Rename): SpecChange {
  const { places, moved = [], mentions = [], passing = [] } = FINDERS[rename.kind](spec, rename);
  const from = nameOf(rename);
  const sourceOf = ({ path }: SpecFile): string => sources.get(path) ?? "";
  const edits = [
    ...places.flatMap(({ file, ...place }) => replaceName(file, sourceOf(file), { ...place, from, to: rename.to })),
    ...mentions.flatMap(({ file, pattern, to = rename.to }) => replaceMentions(file, sourceOf(file), pattern, to)),
    ...passing.map((file) => passUnderNewName(file, sourceOf(file), rename)),
  ];
  const moves = moved.map(({ path }) => [path, path.replace(/[^/]+(?=\.yaml$)/, rename.to)] as const);
  return { edits, moves: new Map(moves) };
}

interface Found {
  readonly places: readonly Place[];
  /** The files that have the name. */
  readonly moved?: readonly SpecFile[];
  readonly mentions?: readonly { readonly file: SpecFile; readonly pattern: RegExp; readonly to?: string }[];
  /** The older names that pass the renamed argument without mapping it. */
  readonly passing?: readonly SpecFile[];
}

const FINDERS: Readonly<Record<Rename["kind"], (spec: Spec, rename: Rename) => Found>> = {
  tool: (spec, rename) => {
    const from = nameOf(rename);
    const tool = requireTool(spec, from);
    refuseTaken(spec.toolNames.has(rename.to), rename);
    return {
      moved: [tool.file, spec.responses.get(from)].filter((file) => file !== undefined),
      places: [{ file: tool.file, path: ["name"], at: "value" }, ...referring(spec, "tool", from)],
      mentions: mentionsEverywhere(spec, from),
    };
  },
  schema: (spec, rename) => {
    const from = nameOf(rename);
    const moved = spec.schemas.get(from);
    if (!moved) throw unknown("schema", from, spec.schemas.keys());
    refuseTaken(spec.schemas.has(rename.to), rename);
    const found = [...references(spec)].filter(({ name }) => name === from);
    return { moved: [moved], places: found.map(({ file, path }) => ({ file, path, at: "value" })) };
  },
  error: (spec, rename) => fromTable(spec, spec.errors, "error", rename),
  scope: (spec, rename) => fromTable(spec, spec.scopes, "scope", rename),
  input: (spec, rename) => {
    const tool = requireTool(spec, rename.owner ?? "");
    const property = findProperty(spec, { file: tool.file, path: ["input"] }, rename);
    if (property.owner !== tool.file || rename.path.length > 1) return { places: property.places };
    const from = nameOf(rename);
    const quoted = { pattern: new RegExp(`(?<=\`)${from}(?=\`)`, "g") };
    return {
      places: [...property.places, ...argumentPlaces(spec, tool, from)],
      passing: passingOlderNames(spec, tool, from),
      mentions: [
        { file: tool.file, ...quoted },
        { file: tool.file, pattern: new RegExp(`(?<=/[^\\s]*\\{)${from}(?=\\})`, "g") },
      ],
    };
  },
  output: (spec, rename) => {
    const owner = rename.owner ?? "";
    const file = /^[A-Z]/.test(owner) ? spec.schemas.get(owner) : requireTool(spec, owner).file;
    if (!file) throw unknown("schema", owner, spec.schemas.keys());
    const property = findProperty(spec, { file, path: file.kind === "schema" ? [] : ["output"] }, rename);
    return { places: [...property.places, ...recordedKeys(spec, property, nameOf(rename))] };
  },
};

/** Returns the strings that the language declares as references to an entry. */
function referring(spec: Spec, kind: NameKind, from: string): readonly Place[] {
  return spec.files.flatMap((file) =>
    [...walk(LANGUAGE[file.kind], file.value)]
      .filter(({ schema, value }) => schema.refersTo === kind && value === from)
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
  refuseTaken(names.includes(rename.to), rename);
  const places: Place[] = [{ file, path: [from], at: "key" }, ...referring(spec, kind, from)];
  return { places, mentions: mentionsEverywhere(spec, from) };
}

/** A name of several words cannot be an ordinary word of a text. */
const mentionsEverywhere = (spec: Spec, from: string) =>
  from.includes("_") ? spec.files.map((file) => ({ file, pattern: wholeWord(from) })) : [];

function requireTool(spec: Spec, name: string): ToolView {
  const tool = spec.tools.find((one) => one.name === name);
  if (!tool) throw unknown("tool", name, spec.toolNames.keys());
  return tool;
}

function unknown(kind: string, name: string, names: Iterable<string>): RenameError {
  const hint = hintAt(name, [...names].sort());
  return new RenameError(`there is no ${kind} named ${name}${hint === undefined ? "" : `; ${hint}`}`);
}

function refuseTaken(isTaken: boolean, { kind, to }: Rename): void {
  if (isTaken) throw new RenameError(`there is already a ${kind} named ${to}`);
}
