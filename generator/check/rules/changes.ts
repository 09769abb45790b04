import { uriParameters } from "../../language/resource.ts";
import type { SpecFile } from "../../load/spec-file.ts";
import { asFields, own, asString, indexedStrings, type Fields } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { resolve } from "../spec-view.ts";

/**
 * Checks that the URI of each changed resource can be built from the arguments of the tool or the payload of the event, and
 * that read-only tools change no resource.
 */
export const changes: Rule = function* (spec) {
  const uris = new Map(spec.resources.map((file) => [file.name, asString(own(asFields(file.value), "uri"))] as const));
  for (const { file, fields, effect, properties } of spec.tools) {
    if (Object.hasOwn(fields, "changes") && effect === "read") {
      const text = "a read-only tool cannot change a resource";
      yield problem(file, ["changes"], "changes-on-read", text, { hint: "remove it" });
    }
    yield* missing({ file, fields, properties, what: "an argument of the tool" }, uris);
  }
  for (const file of spec.files) {
    if (file.kind !== "event") continue;
    const fields = asFields(file.value);
    const { properties } = resolve(spec, own(fields, "payload")) ?? {};
    yield* missing({ file, fields, properties: asFields(properties), what: "a property of the payload" }, uris);
  }
};

/** A tool or an event that changes resources. */
interface Changer {
  readonly file: SpecFile;
  readonly fields: Fields;
  /** The schemas of the arguments or payload properties that fill the parameters of URIs, by name. */
  readonly properties: Fields;
  readonly what: string;
}

/** Reports the parameters of URIs that no argument or payload property fills. */
function* missing({ file, fields, properties, what }: Changer, uris: ReadonlyMap<string, string | undefined>) {
  for (const { text: name, index } of indexedStrings(own(fields, "changes"))) {
    for (const parameter of uriParameters(uris.get(name) ?? "")) {
      if (Object.hasOwn(properties, parameter)) continue;
      const text = `the URI of "${name}" contains "{${parameter}}", which is not ${what}`;
      const hint = hintAt(parameter, Object.keys(properties));
      yield problem(file, ["changes", index], "unknown-path-parameter", text, { hint });
    }
  }
}
