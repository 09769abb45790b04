import type { Diagnostic } from "../../load/diagnostic.ts";
import { asFields, isFields, asArray, own, asString, indexedStrings, valueAt } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { exceedsScope, namesIn, resolve, type Spec, type ToolView } from "../spec-view.ts";

/** Checks that a tool is in a known category, lists only scopes that allow its effect, and declares no scope or error that it has implicitly. */
export const toolReferences: Rule = function* (spec) {
  const categories = namesIn(spec.service, "categories");
  for (const { file, fields, effect } of spec.tools) {
    if (categories && file.category !== null && !categories.has(file.category)) {
      const hint = hintAt(file.category, categories);
      yield problem(file, [], "unknown-category", `service.yaml does not define the category "${file.category}"`, {
        hint,
      });
    }
    for (const { text, index } of indexedStrings(own(fields, "scopes"))) {
      const scope = asFields(own(asFields(spec.scopes?.value), text));
      if (exceedsScope(scope, effect)) {
        const max = String(own(scope, "max_effect"));
        const message = `the scope "${text}" allows effects up to "${max}", but the tool's effect is "${effect}"`;
        yield problem(file, ["scopes", index], "effect-exceeds-scope", message, { hint: "remove the scope" });
      }
      if (own(scope, "rule") === undefined) continue;
      const message = `the rule of the scope "${text}" already includes the tool`;
      yield problem(file, ["scopes", index], "redundant-scope", message, { hint: "remove it" });
    }
    for (const { text, index } of indexedStrings(own(fields, "errors"))) {
      if (own(asFields(own(asFields(spec.errors?.value), text)), "common") !== true) continue;
      const message = `every tool can return "${text}", so it must not be declared`;
      yield problem(file, ["errors", index], "redundant-error", message, { hint: "remove it" });
    }
  }
};

/** Returns the paths of a tool's safety categories: that of the tool, and that of each action. */
function safetyPaths(fields: ToolView["fields"]): readonly (readonly string[])[] {
  const effects = Object.keys(asFields(own(asFields(own(fields, "actions")), "effects")));
  return [["safety"], ...effects.map((action) => ["actions", "effects", action, "safety"])];
}

/** Checks that a tool is in at least one scope and has at least one example. */
export const toolCompleteness: Rule = function* (spec) {
  const scopeTable = Object.values(asFields(spec.scopes?.value)).map(asFields);
  const everyToolHasOne = scopeTable.some((scope) => own(scope, "rule") === "all");
  for (const { file, fields } of spec.tools) {
    const [scopes, examples] = [own(fields, "scopes"), own(fields, "examples")];
    const requestsInput = asArray(own(fields, "errors")).includes("input_required");
    if (Array.isArray(scopes) && scopes.length === 0 && spec.scopes && !spec.scopes.broken && !everyToolHasOne) {
      yield problem(file, ["scopes"], "no-scope", "the tool is in no scope, so no API key can call it");
    }
    // Examples run without a client that could supply the requested input.
    if (Array.isArray(examples) && examples.length === 0 && !requestsInput) {
      const text = "a tool must have at least one example, which is run as a test";
      yield problem(file, ["examples"], "missing-example", text);
    }
  }
};

/** Checks that a tool's effect is consistent with `idempotent` and `keeps_records`. */
export const toolEffects: Rule = function* ({ tools }) {
  for (const { file, fields, effect, idempotent } of tools) {
    if (effect === "read" && idempotent === false) {
      const text = "a read-only tool is always idempotent";
      yield problem(file, ["idempotent"], "read-not-idempotent", text);
    }
    if (own(fields, "keeps_records") === true && effect !== undefined && effect !== "read") {
      const text = `keeps_records is only for read-only tools, but the effect is ${effect}`;
      yield problem(file, ["keeps_records"], "keeps-records-on-write", text, { hint: "remove it" });
    }
  }
};

/** Checks that `safety_units` names an array argument, and that the tool has a safety category. */
export const safetyUnits: Rule = function* (spec) {
  for (const { file, fields, properties } of spec.tools) {
    const name = asString(own(fields, "safety_units"));
    if (name === undefined || !isFields(own(fields, "input"))) continue;
    const property = own(properties, name);
    const schema = property === undefined ? undefined : resolve(spec, property);
    if (property === undefined || (schema && own(schema, "type") !== "array")) {
      const arrays = Object.keys(properties).filter(
        (key) => own(resolve(spec, own(properties, key)) ?? {}, "type") === "array",
      );
      const hint = hintAt(name, arrays);
      yield problem(file, ["safety_units"], "safety-units-not-array", `the input has no array "${name}"`, {
        hint,
        at: "value",
      });
    }
    const categories = safetyPaths(fields).map((path) => valueAt(fields, path));
    if (categories.every((category) => category === "none")) {
      const text = "safety_units has no effect without a safety category";
      yield problem(file, ["safety_units"], "safety-units-without-category", text);
    }
  }
};

/** Checks that the names and titles of tools are unique, and that categories list only their own tools. */
export const toolTable: Rule = function* (spec) {
  yield* duplicates(spec.tools, "name", "duplicate-tool");
  yield* duplicates(spec.tools, "title", "duplicate-title");
  yield* categoryLists(spec);
};

function* duplicates(
  tools: readonly ToolView[],
  key: "name" | "title",
  code: "duplicate-tool" | "duplicate-title",
): Generator<Diagnostic> {
  const seen = new Map<string, string>();
  for (const { file, fields } of tools) {
    const value = asString(own(fields, key));
    if (value === undefined) continue;
    const other = seen.get(value);
    if (other === undefined) seen.set(value, file.path);
    else yield problem(file, [key], code, `${other} already has the ${key} "${value}"`, { at: "value" });
  }
}

function* categoryLists({ service, tools }: Spec): Generator<Diagnostic> {
  if (!service) return;
  const categories = asFields(own(asFields(service.value), "categories"));
  for (const [category, value] of Object.entries(categories)) {
    for (const [index, name] of asArray(own(asFields(value), "tools")).entries()) {
      if (typeof name !== "string") continue;
      const here = tools.filter(({ file }) => file.category === category);
      if (here.some((tool) => tool.name === name || tool.file.name === name)) continue;
      const owner = tools.find((tool) => tool.name === name || tool.file.name === name);
      if (!owner || (owner.file.category !== null && !Object.hasOwn(categories, owner.file.category))) continue;
      const text = `the category "${category}" does not contain the tool "${name}"`;
      const hint = `it is in the category "${owner.file.category ?? ""}"`;
      yield problem(service, ["categories", category, "tools", index], "misplaced-tool", text, { hint });
    }
  }
}
