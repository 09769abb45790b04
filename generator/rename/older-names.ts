import { isMap } from "yaml";
import { asFields, own } from "../check/fields.ts";
import type { Spec, ToolView } from "../check/spec-view.ts";
import type { SpecFile } from "../load/spec-file.ts";
import { nameOf, type Rename } from "./target.ts";
import type { TextEdit } from "./text-edit.ts";
import { findPair, insertAfter, insertFirst } from "./yaml-edits.ts";

/** Returns the files of the older names of a tool that pass an argument to it under the same name. */
export const passingOlderNames = (spec: Spec, tool: ToolView, argument: string): readonly SpecFile[] =>
  spec.tools
    .filter(({ fields, properties }) => {
      const replacement = asFields(own(fields, "replaced_by"));
      const isMapped = Object.hasOwn(asFields(own(replacement, "input")), argument);
      return own(replacement, "tool") === tool.name && !isMapped && Object.hasOwn(properties, argument);
    })
    .map(({ file }) => file);

/** Returns the edit of an older name that passes its argument under the new name: `input: { query: { from: keyword } }`. */
export function passUnderNewName({ path: file, document }: SpecFile, source: string, rename: Rename): TextEdit {
  const mapping = `${rename.to}: { from: ${nameOf(rename)} }`;
  const replacement = findPair(document?.contents, "replaced_by")?.value;
  const input = findPair(replacement, "input")?.value;
  if (isMap(input)) return { file, ...insertFirst(source, input, mapping) };
  return { file, ...insertAfter(source, replacement, "tool", `input: { ${mapping} }`) };
}
