import { fieldsOf, own } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { resolve } from "../spec-view.ts";
import { typesOf } from "./keywords.ts";

/** What a header can carry (MCP 2026-07-28, Transports, "Custom Headers from Tool Parameters"). */
const CARRIED: readonly string[] = ["string", "integer", "boolean"];

/** Headers repeat arguments that fit into one, each in a header of its own. */
export const headers: Rule = function* (spec) {
  for (const { file, fields, properties } of spec.tools) {
    const seen = new Set<string>();
    for (const [argument, header] of Object.entries(fieldsOf(own(fields, "headers")))) {
      const path = ["headers", argument];
      if (!Object.hasOwn(properties, argument)) {
        const hint = hintAt(argument, Object.keys(properties));
        yield problem(file, path, "unknown-header-argument", `the tool has no argument "${argument}"`, { hint });
      } else {
        const schema = resolve(spec, own(properties, argument));
        const types = schema ? typesOf(schema) : ["string"];
        if (types.length !== 1 || !CARRIED.includes(types[0] ?? "")) {
          const text = `"${argument}" does not fit into a header`;
          yield problem(file, path, "header-not-scalar", text, {
            hint: `its type must be one of: ${CARRIED.join(", ")}`,
          });
        }
      }
      const name = String(header).toLowerCase();
      if (seen.has(name)) {
        const text = `Mcp-Param-${String(header)} repeats another argument already`;
        yield problem(file, path, "duplicate-header", text, { at: "value" });
      }
      seen.add(name);
    }
  }
};
