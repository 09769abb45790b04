import { uriParameters } from "../../language/resource.ts";
import { asFields, own, asString, indexedStrings } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";

/** Checks that the URI of each changed resource can be built from the arguments of the tool. */
export const changes: Rule = function* (spec) {
  const uris = new Map(spec.resources.map((file) => [file.name, asString(own(asFields(file.value), "uri"))] as const));
  for (const { file, fields, effect, properties } of spec.tools) {
    if (Object.hasOwn(fields, "changes") && effect === "read") {
      const text = "a read-only tool cannot change a resource";
      yield problem(file, ["changes"], "changes-on-read", text, { hint: "remove it" });
    }
    for (const { text: name, index } of indexedStrings(own(fields, "changes"))) {
      const path = ["changes", index];
      for (const parameter of uriParameters(uris.get(name) ?? "")) {
        if (Object.hasOwn(properties, parameter)) continue;
        const text = `the URI of "${name}" contains "{${parameter}}", which is not an argument of the tool`;
        yield problem(file, path, "unknown-path-parameter", text, { hint: hintAt(parameter, Object.keys(properties)) });
      }
    }
  }
};
