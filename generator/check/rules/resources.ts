import type { SpecFile } from "../../load/spec-file.ts";
import { uriParameters } from "../../language/resource.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { fieldsOf, own, textOf } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { argumentsOf } from "./arguments.ts";

/** Resources: each address is one of them, and says what its parameters and its content are. */
export const resources: Rule = function* (spec) {
  const seen = new Map<string, string>();
  for (const file of spec.resources) {
    yield* content(file);
    const uri = textOf(own(fieldsOf(file.value), "uri"));
    if (uri === undefined) continue;
    yield* parameters(file, uri);
    const form = uri.replace(/\{[^{}]*\}/g, "{}");
    const other = seen.get(form);
    if (other === undefined) seen.set(form, file.path);
    else yield problem(file, ["uri"], "duplicate-uri", `${other} has the address "${uri}" already`, { at: "value" });
  }
};

function* parameters(file: SpecFile, uri: string): Generator<Diagnostic> {
  const named = uriParameters(uri);
  const described = argumentsOf(file, "parameters");
  const names = described.flatMap(({ name }) => name ?? []);
  for (const name of new Set(named)) {
    if (named.indexOf(name) !== named.lastIndexOf(name)) {
      yield problem(file, ["uri"], "duplicate-argument", `the address holds "{${name}}" twice`, { at: "value" });
    }
    if (names.includes(name)) continue;
    const text = `no parameter is named "${name}"`;
    yield problem(file, ["uri"], "unknown-path-parameter", text, { hint: hintAt(name, names), at: "value" });
  }
  for (const { index, name } of described) {
    if (name === undefined || named.includes(name)) continue;
    const text = `the address holds no "{${name}}"`;
    yield problem(file, ["parameters", index, "name"], "unused-argument", text, { at: "value" });
  }
}

/** JSON has a shape; texts and bytes have none. */
function* content(file: SpecFile): Generator<Diagnostic> {
  const fields = fieldsOf(file.value);
  const kind = own(fields, "content") ?? "json";
  const isStated = Object.hasOwn(fields, "output");
  if (kind === "json" && !isStated && !file.broken && Object.keys(fields).length > 0) {
    const text = 'a resource must state "output"';
    yield problem(file, [], "missing-key", text, { hint: "or content: text, content: binary" });
  } else if ((kind === "text" || kind === "binary") && isStated) {
    const text = `"output" is the shape of JSON; the content is ${kind}`;
    yield problem(file, ["output"], "excluded-key", text, { hint: "remove it" });
  }
}
