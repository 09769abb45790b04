import { own } from "../check/fields.ts";
import { outputSchema } from "../check/schema-nodes.ts";
import type { Spec, ToolView } from "../check/spec-view.ts";
import type { SpecFile } from "../load/spec-file.ts";
import { countDeclarations, type FoundProperty } from "./find-property.ts";
import { nameOf, type Rename } from "./target.ts";
import { findNode, keysOf, stringsOf, wholeWord, type TextMention } from "./yaml-edits.ts";

type Places = FoundProperty["places"];

/** Matches a name in backticks. */
const quoted = (name: string): RegExp => new RegExp(`(?<=\`)${name}(?=\`)`, "g");

/**
 * Returns the mentions of a tool, error code or scope that cannot mean anything else. A name of several words counts
 * everywhere, except in files that also use it for something else. A name of one word counts only in backticks, and only if
 * nothing else in the specification has this name.
 */
export function mentionsOfEntry(spec: Spec, from: string, places: Places): readonly TextMention[] {
  const isFree = (file: SpecFile): boolean => !hasOtherUse(file, from, places);
  if (from.includes("_")) return spec.files.filter(isFree).map((file) => ({ file, pattern: wholeWord(from) }));
  return spec.files.every(isFree) ? spec.files.map((file) => ({ file, pattern: quoted(from) })) : [];
}

/**
 * Returns the mentions of an argument that cannot mean anything else: in backticks in the texts of its tool, in the paths of
 * routes, and as a key of JSON directly after the name of the tool: `search_people with {"keyword": "Ana"}`.
 */
export function mentionsOfArgument(spec: Spec, tool: ToolView, from: string, places: Places): readonly TextMention[] {
  const { file } = tool;
  const call = `(?<![A-Za-z0-9_])${tool.name}\`?(?:\\s+with)?[\\s(\`]*\\{[^{}]*\\\\?"`;
  const others = spec.tools.filter((each) => each.name !== tool.name && declarations(spec, each, from) > 0);
  const isUnique = declarations(spec, tool, from) === 1 && !hasOtherUse(file, from, places, stringsOf);
  const isMeant = (sentence: string): boolean => isUnique && !others.some(({ name }) => wholeWord(name).test(sentence));
  return [
    { file, pattern: quoted(from), isMeant },
    { file, pattern: new RegExp(`(?<=/[^\\s]*\\{)${from}(?=\\})`, "g") },
    ...spec.files.map((each) => {
      return { file: each, pattern: new RegExp(`(?<=${call})${from}(?=\\\\?"\\s*:)`, "g") };
    }),
  ];
}

/** Returns how many properties of this name the input and output of a tool declare, at any depth. */
const declarations = (spec: Spec, { fields }: ToolView, name: string): number => {
  const schemas = [own(fields, "input"), outputSchema(own(fields, "output"))];
  return schemas.reduce<number>((sum, schema) => sum + countDeclarations(spec, schema, name), 0);
};

/** Whether a file contains a string or key that equals a name and is not one of its places, such as a value of an enum. */
function hasOtherUse(
  { document }: SpecFile,
  from: string,
  places: Places,
  usesOf: (node: unknown) => readonly { readonly value: unknown }[] = (node) => [...stringsOf(node), ...keysOf(node)],
): boolean {
  const own = places
    .filter(({ file }) => file.document === document)
    .map(({ path, at }) => findNode(document?.contents, path, at));
  return usesOf(document?.contents).some((node) => node.value === from && !own.some((place) => place === node));
}

/** Returns whether a text may refer to the renamed entry: for properties, only if it is about their tool or shared schema. */
function isRelated({ owner }: Rename, file: SpecFile, text: string): boolean {
  if (owner === null) return true;
  const isOwn = file.name === owner && (file.kind === "tool" || file.kind === "schema");
  return isOwn || wholeWord(owner).test(text);
}

/** Returns the offsets in a source at which the strings of a file contain the name of a rename. */
export function textMentions(file: SpecFile, source: string, rename: Rename): readonly number[] {
  return stringsOf(file.document?.contents).flatMap(({ value, range }) => {
    if (!isRelated(rename, file, value)) return [];
    const [start, end] = range ?? [0, 0];
    return [...source.slice(start, end).matchAll(wholeWord(nameOf(rename)))].map(({ index }) => start + index);
  });
}
