import { asFields, own } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { resolve } from "../spec-view.ts";
import { typesOf } from "./keywords.ts";

/** The types of arguments that a header can contain (MCP 2026-07-28, Transports, "Custom Headers from Tool Parameters"). */
const HEADER_VALUE_TYPES: readonly string[] = ["string", "integer", "boolean"];

/** Checks that each header repeats a known scalar argument, and that no two arguments share a header. */
export const headers: Rule = function* (spec) {
  for (const { file, fields, properties } of spec.tools) {
    const seen = new Set<string>();
    for (const [argument, header] of Object.entries(asFields(own(fields, "headers")))) {
      const path = ["headers", argument];
      if (!Object.hasOwn(properties, argument)) {
        const hint = hintAt(argument, Object.keys(properties));
        yield problem(file, path, "unknown-header-argument", `the tool has no argument "${argument}"`, { hint });
      } else {
        const schema = resolve(spec, own(properties, argument));
        const types = schema ? typesOf(schema) : ["string"];
        if (types.length !== 1 || !HEADER_VALUE_TYPES.includes(types[0] ?? "")) {
          const text = `the type of "${argument}" cannot be sent in a header`;
          yield problem(file, path, "header-not-scalar", text, {
            hint: `its type must be one of: ${HEADER_VALUE_TYPES.join(", ")}`,
          });
        }
      }
      const name = String(header).toLowerCase();
      if (seen.has(name)) {
        const text = `Mcp-Param-${String(header)} already contains another argument`;
        yield problem(file, path, "duplicate-header", text, { at: "value" });
      }
      seen.add(name);
    }
  }
};
