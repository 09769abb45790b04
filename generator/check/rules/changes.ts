import { uriParameters } from "../../language/resource.ts";
import { fieldsOf, own, textOf, textsOf } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";

/** What a tool changes exists, and its address can be told from the arguments of a call. */
export const changes: Rule = function* (spec) {
  const uris = new Map(spec.resources.map((file) => [file.name, textOf(own(fieldsOf(file.value), "uri"))] as const));
  for (const { file, fields, effect, properties } of spec.tools) {
    if (Object.hasOwn(fields, "changes") && effect === "read") {
      const text = "a tool that only reads changes nothing";
      yield problem(file, ["changes"], "changes-on-read", text, { hint: "remove it" });
    }
    for (const { text: name, index } of textsOf(own(fields, "changes"))) {
      const path = ["changes", index];
      for (const parameter of uriParameters(uris.get(name) ?? "")) {
        if (Object.hasOwn(properties, parameter)) continue;
        const text = `the address of "${name}" holds "{${parameter}}", which is no argument of the tool`;
        yield problem(file, path, "unknown-path-parameter", text, { hint: hintAt(parameter, Object.keys(properties)) });
      }
    }
  }
};
