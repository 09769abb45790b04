import { CONTENT_KINDS } from "../../language/tool.ts";
import type { ContentKind } from "../../language/tool.ts";
import { parsePointer } from "../../schema/json-pointer.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { asFields, asArray, own, asString, type Fields } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, quote, type Rule } from "../problem.ts";
import { outputSchema } from "../schema-nodes.ts";
import { resolve, type Spec, type ToolView } from "../spec-view.ts";
import { typesOf } from "./keywords.ts";

/** The string properties that each kind of content block requires: all of `all`, and one of `either` unless it is empty. */
const PARTS: Readonly<Record<ContentKind, { readonly all: readonly string[]; readonly either: readonly string[] }>> = {
  text: { all: [], either: [] },
  image: { all: ["data", "mime_type"], either: [] },
  audio: { all: ["data", "mime_type"], either: [] },
  resource: { all: ["uri"], either: ["text", "data"] },
  link: { all: ["uri", "name"], either: [] },
};

/** Checks that each content block points to a part of the output that has the properties its kind requires. */
export const contents: Rule = function* (spec) {
  for (const tool of spec.tools) {
    for (const [index, entry] of asArray(own(tool.fields, "contents")).entries()) {
      for (const kind of CONTENT_KINDS) {
        const pointer = asString(own(asFields(entry), kind));
        if (pointer?.startsWith("/")) yield* content(spec, tool, ["contents", index, kind], kind, pointer);
      }
    }
  }
};

function* content(
  spec: Spec,
  { file, fields }: ToolView,
  path: readonly (string | number)[],
  kind: ContentKind,
  pointer: string,
): Generator<Diagnostic> {
  const at = "value" as const;
  let schema = valueSchema(spec, outputSchema(own(fields, "output")));
  for (const name of parsePointer(pointer)) {
    if (!schema) return; // another rule reports the unresolved reference
    const properties = asFields(own(schema, "properties"));
    if (!Object.hasOwn(properties, name)) {
      const hint = hintAt(name, Object.keys(properties));
      yield problem(file, path, "unknown-content", `the output has no property at ${pointer}`, { hint, at });
      return;
    }
    schema = valueSchema(spec, own(properties, name));
  }
  const item = schema && typesOf(schema).includes("array") ? valueSchema(spec, own(schema, "items")) : schema;
  if (!item) return;
  const { all, either } = PARTS[kind];
  const required = asArray(own(item, "required"));
  const missing = all.find((name) => !required.includes(name) || !isText(spec, item, name));
  const hasEither = either.length === 0 || either.some((name) => isText(spec, item, name));
  if (missing === undefined && hasEither) return;
  const described =
    missing === undefined
      ? `a string property ${either.map(quote).join(" or ")}`
      : `a required string property ${quote(missing)}`;
  const text = `a block of kind ${quote(kind)} needs ${described} in ${pointer}`;
  yield problem(file, path, "content-mismatch", text, { at });
}

/** Resolves a schema and ignores its `null` branch. */
function valueSchema(spec: Spec, schema: unknown): Fields | undefined {
  const fields = resolve(spec, schema);
  const branches = [...asArray(own(fields ?? {}, "anyOf")), ...asArray(own(fields ?? {}, "oneOf"))];
  const values = branches.map((branch) => resolve(spec, branch)).filter((each) => own(each ?? {}, "type") !== "null");
  return values.length === 1 ? values[0] : fields;
}

function isText(spec: Spec, schema: Fields, name: string): boolean {
  const property = resolve(spec, own(asFields(own(schema, "properties")), name));
  return property !== undefined && (typesOf(property).includes("string") || Array.isArray(own(property, "enum")));
}
