import { asArray, asFields, asString, own } from "../check/fields.ts";
import type { Spec } from "../check/spec-view.ts";
import type { NodePath, SpecFile } from "../load/spec-file.ts";
import { parsePointer, printPointer } from "../schema/json-pointer.ts";
import type { FoundProperty } from "./find-property.ts";
import { renamePath } from "./property-path.ts";

/** A JSON pointer into the output of a tool. */
interface OutputPointer {
  /** The file of the tool whose output is meant. */
  readonly tool: SpecFile;
  readonly file: SpecFile;
  readonly path: NodePath;
  readonly pointer: string;
}

/** Returns the JSON pointers, in content blocks and older names, that contain a property, each with its new text. */
export function pointersTo(spec: Spec, property: FoundProperty, name: string, to: string) {
  return outputPointers(spec).flatMap(({ tool, file, path, pointer }) => {
    const output = own(asFields(tool.value), "output");
    const renamed = renamePath(spec, output, property, parsePointer(pointer), { name, to });
    if (!renamed) return [];
    const { steps, isUndecided } = renamed;
    return [{ file, path, at: "value" as const, from: pointer, to: printPointer(steps), isUndecided }];
  });
}

function outputPointers(spec: Spec): readonly OutputPointer[] {
  return spec.tools.flatMap(({ file, fields }) => {
    const { tool, output } = asFields(own(fields, "replaced_by"));
    const newer = spec.toolsByName.get(asString(tool) ?? "");
    const contents = asArray(own(fields, "contents")).flatMap((entry, index) =>
      Object.entries(asFields(entry)).flatMap(([kind, pointer]) =>
        typeof pointer === "string" ? [{ tool: file, file, path: ["contents", index, kind], pointer }] : [],
      ),
    );
    return newer && typeof output === "string"
      ? [{ tool: newer.file, file, path: ["replaced_by", "output"], pointer: output }, ...contents]
      : contents;
  });
}
