import type { SpecFile } from "../../load/spec-file.ts";
import { uriParameters } from "../../language/resource.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { asFields, own, asString } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { argumentsOf } from "./arguments.ts";

/** Checks that the URIs of resources are unique, and that their parameters and content are described. */
export const resources: Rule = function* (spec) {
  const seen = new Map<string, string>();
  for (const file of spec.resources) {
    yield* content(file);
    const uri = asString(own(asFields(file.value), "uri"));
    if (uri === undefined) continue;
    yield* parameters(file, uri);
    const form = uri.replace(/\{[^{}]*\}/g, "{}");
    const other = seen.get(form);
    if (other === undefined) seen.set(form, `"${uri}" in ${file.path}`);
    else yield problem(file, ["uri"], "duplicate-uri", `the URI matches the same URIs as ${other}`, { at: "value" });
  }
};

function* parameters(file: SpecFile, uri: string): Generator<Diagnostic> {
  const named = uriParameters(uri);
  const described = argumentsOf(file, "parameters");
  const names = described.flatMap(({ name }) => name ?? []);
  for (const name of new Set(named)) {
    if (named.indexOf(name) !== named.lastIndexOf(name)) {
      yield problem(file, ["uri"], "duplicate-argument", `the URI contains "{${name}}" twice`, { at: "value" });
    }
    if (names.includes(name)) continue;
    const text = `the parameter "${name}" is not described`;
    yield problem(file, ["uri"], "unknown-path-parameter", text, { hint: hintAt(name, names), at: "value" });
  }
  for (const { index, name } of described) {
    if (name === undefined || named.includes(name)) continue;
    const text = `the URI does not contain "{${name}}"`;
    yield problem(file, ["parameters", index, "name"], "unused-argument", text, { at: "value" });
  }
}

/** Checks that a resource has an output schema if and only if its content is JSON. */
function* content(file: SpecFile): Generator<Diagnostic> {
  const fields = asFields(file.value);
  const kind = own(fields, "content") ?? "json";
  const hasOutput = Object.hasOwn(fields, "output");
  if (kind === "json" && !hasOutput && !file.broken && Object.keys(fields).length > 0) {
    const text = 'a JSON resource must contain the key "output"';
    yield problem(file, [], "missing-key", text, { hint: "add it, or write content: text or content: binary" });
  } else if ((kind === "text" || kind === "binary") && hasOutput) {
    const text = `"output" describes JSON, but the content is ${kind}`;
    yield problem(file, ["output"], "excluded-key", text, { hint: "remove it" });
  }
}
