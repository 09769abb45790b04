import type { Schema } from "../model/model.ts";
import { ANNOTATIONS } from "../schema/narrower.ts";

/**
 * Converts an `enum` with null to an `anyOf` of the other values and null, because client generators treat null in `enum` as a
 * value of the declared type. Keywords that do not restrict values stay beside the `anyOf`. Other schemas and subschemas are
 * unchanged.
 */
export function splitNullEnum(schema: Schema): Schema {
  const { enum: values } = schema;
  if (!Array.isArray(values) || !values.includes(null)) return schema;
  const entries = Object.entries(schema);
  const about = entries.filter(([keyword]) => ANNOTATIONS.has(keyword));
  const others = (values as readonly unknown[]).filter((value) => value !== null);
  if (others.length === 0) return { type: "null", ...Object.fromEntries(about) };
  const rest = entries.filter(([keyword]) => !ANNOTATIONS.has(keyword));
  const branch = rest.flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === "enum") return [[keyword, others]];
    if (keyword !== "type") return [[keyword, value]];
    const types = [value].flat().filter((type) => type !== "null");
    return types.length > 0 ? [[keyword, types.length === 1 ? types[0] : types]] : [];
  });
  return { anyOf: [Object.fromEntries(branch), { type: "null" }], ...Object.fromEntries(about) };
}
