import { asArray, asFields, asString, isFields, own } from "../check/fields.ts";
import type { Spec } from "../check/spec-view.ts";
import { STEP } from "../emit/docs/captured-values.ts";
import type { NodePath } from "../load/spec-file.ts";
import type { FoundProperty } from "./find-property.ts";
import { renamePath } from "./property-path.ts";

/** Returns the placeholders of examples, `{{steps.<as>.<path>}}`, whose path contains a property, each with its new text. */
export function placeholdersOf(spec: Spec, property: FoundProperty, name: string, to: string) {
  return spec.tools.flatMap(({ file, fields }) =>
    asArray(own(fields, "examples")).flatMap((example, index) => {
      const setup = asArray(own(asFields(example), "setup")).map(asFields);
      const calls = new Map(setup.map((call) => [own(call, "as"), asString(own(call, "tool"))]));
      return stringsIn(example, ["examples", index]).flatMap(({ path, text }) => {
        const references = new Set([...text.matchAll(STEP)].map(([, reference = ""]) => reference));
        return [...references].flatMap((reference) => {
          const [as = "", ...steps] = reference.split(".");
          const output = own(spec.toolsByName.get(calls.get(as) ?? "")?.fields ?? {}, "output");
          const renamed = renamePath(spec, output, property, steps, { name, to });
          if (!renamed) return [];
          const from = new RegExp(`(?<=\\{\\{\\s*steps\\.)${reference.replace(/\W/g, "\\$&")}(?=\\s*\\}\\})`, "g");
          const { isUndecided } = renamed;
          return [{ file, path, at: "value" as const, from, to: [as, ...renamed.steps].join("."), isUndecided }];
        });
      });
    }),
  );
}

/** Returns the strings in a value, at any depth, with their paths. */
function stringsIn(value: unknown, path: NodePath): readonly { readonly path: NodePath; readonly text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, [...path, index]));
  return isFields(value) ? Object.entries(value).flatMap(([key, part]) => stringsIn(part, [...path, key])) : [];
}
