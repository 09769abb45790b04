import { asArray, asFields, asString, own } from "../check/fields.ts";
import type { Spec } from "../check/spec-view.ts";
import type { NodePath, SpecFile } from "../load/spec-file.ts";
import { parsePointer } from "../schema/json-pointer.ts";
import { declaringSchemas, isDeclaredBy, type FoundProperty } from "./find-property.ts";

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
    const steps = parsePointer(pointer);
    const declaring = declaringSchemas(spec, { file: tool, path: ["output"] }, steps);
    const renamed = steps.map((step, index) => {
      const schema = declaring[index];
      return step === name && schema && isDeclaredBy(schema, property) ? to : step;
    });
    return renamed.join("/") === steps.join("/")
      ? []
      : [{ file, path, at: "value" as const, from: pointer, to: `/${renamed.join("/")}` }];
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
