import type { Schema } from "../model/model.ts";

/** What a schema says beside what values it takes: it stays where it is. */
const annotations: ReadonlySet<string> = new Set(["title", "description", "default", "examples", "deprecated"]);

/**
 * An enumeration that contains null as a choice between the other values and null, because generators of clients take null in
 * `enum` for a value of the type beside it. Other schemas, and the schemas inside, stay as they are.
 */
export function splitNullEnum(schema: Schema): Schema {
  const { enum: values } = schema;
  if (!Array.isArray(values) || !values.includes(null)) return schema;
  const entries = Object.entries(schema);
  const about = entries.filter(([keyword]) => annotations.has(keyword));
  const others = (values as readonly unknown[]).filter((value) => value !== null);
  if (others.length === 0) return { type: "null", ...Object.fromEntries(about) };
  const rest = entries.filter(([keyword]) => !annotations.has(keyword));
  const branch = rest.flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === "enum") return [[keyword, others]];
    if (keyword !== "type") return [[keyword, value]];
    const types = [value].flat().filter((type) => type !== "null");
    return types.length > 0 ? [[keyword, types.length === 1 ? types[0] : types]] : [];
  });
  return { anyOf: [Object.fromEntries(branch), { type: "null" }], ...Object.fromEntries(about) };
}
