import type { Diagnostic } from "../../load/diagnostic.ts";
import { fieldsOf, isFields, listOf, own, textOf, textsOf } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { namesIn, resolve, type Spec, type ToolView } from "../spec-view.ts";

/** A tool is in a known category, and declares no error or scope that it has anyway. */
export const toolReferences: Rule = function* (spec) {
  const categories = namesIn(spec.service, "categories");
  for (const { file, fields } of spec.tools) {
    if (categories && file.category !== null && !categories.has(file.category)) {
      const hint = hintAt(file.category, categories);
      yield problem(file, [], "unknown-category", `service.yaml lists no category "${file.category}"`, { hint });
    }
    for (const { text, index } of textsOf(own(fields, "scopes"))) {
      if (own(fieldsOf(own(fieldsOf(spec.scopes?.value), text)), "rule") === undefined) continue;
      const message = `the rule of the scope "${text}" contains the tool`;
      yield problem(file, ["scopes", index], "redundant-scope", message, { hint: "remove it" });
    }
    for (const { text, index } of textsOf(own(fields, "errors"))) {
      if (own(fieldsOf(own(fieldsOf(spec.errors?.value), text)), "common") !== true) continue;
      const message = `any tool may report "${text}", so none declares it`;
      yield problem(file, ["errors", index], "redundant-error", message, { hint: "remove it" });
    }
  }
};

/** Where a tool names a safety category: for the whole, and for each action. */
function safetyPaths(fields: ToolView["fields"]): readonly (readonly string[])[] {
  const effects = Object.keys(fieldsOf(own(fieldsOf(own(fields, "actions")), "effects")));
  return [["safety"], ...effects.map((action) => ["actions", "effects", action, "safety"])];
}

/** A tool is in some scope, and has at least one example. */
export const toolCompleteness: Rule = function* (spec) {
  const scopeTable = Object.values(fieldsOf(spec.scopes?.value)).map(fieldsOf);
  const everyToolHasOne = scopeTable.some((scope) => own(scope, "rule") === "all");
  for (const { file, fields } of spec.tools) {
    const [scopes, examples] = [own(fields, "scopes"), own(fields, "examples")];
    const asksItsClient = listOf(own(fields, "errors")).includes("input_required");
    if (Array.isArray(scopes) && scopes.length === 0 && spec.scopes && !spec.scopes.broken && !everyToolHasOne) {
      yield problem(file, ["scopes"], "no-scope", "no scope holds the tool, so no key can call it");
    }
    // Nobody answers while examples are run.
    if (Array.isArray(examples) && examples.length === 0 && !asksItsClient) {
      const text = "a tool has at least one example, which is run as a test";
      yield problem(file, ["examples"], "missing-example", text);
    }
  }
};

/** What a tool says of its effect holds together. */
export const toolEffects: Rule = function* ({ tools }) {
  for (const { file, fields, effect, idempotent } of tools) {
    if (effect === "read" && idempotent === false) {
      const text = "a tool that only reads can be repeated, so it is idempotent";
      yield problem(file, ["idempotent"], "read-not-idempotent", text);
    }
    if (own(fields, "keeps_records") === true && effect !== undefined && effect !== "read") {
      const text = `keeps_records is for tools that read; this one is ${effect}`;
      yield problem(file, ["keeps_records"], "keeps-records-on-write", text, { hint: "remove it" });
    }
  }
};

/** The argument of which each item costs a unit is an array, and a unit costs something. */
export const safetyUnits: Rule = function* (spec) {
  for (const { file, fields, properties } of spec.tools) {
    const name = textOf(own(fields, "safety_units"));
    if (name === undefined || !isFields(own(fields, "input"))) continue;
    const property = own(properties, name);
    const schema = property === undefined ? undefined : resolve(spec, property);
    if (property === undefined || (schema && own(schema, "type") !== "array")) {
      const arrays = Object.keys(properties).filter(
        (key) => own(resolve(spec, own(properties, key)) ?? {}, "type") === "array",
      );
      const hint = hintAt(name, arrays);
      yield problem(file, ["safety_units"], "safety-units-not-array", `no array of the input is named "${name}"`, {
        hint,
        at: "value",
      });
    }
    const costs = safetyPaths(fields).map((path) =>
      path.reduce<unknown>((value, step) => own(fieldsOf(value), step), fields),
    );
    if (costs.every((category) => category === "none")) {
      const text = "units are counted, but the safety category is none";
      yield problem(file, ["safety_units"], "safety-units-without-category", text);
    }
  }
};

/** Names and titles of tools are taken once, and the lists of the categories name what is there. */
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
    const value = textOf(own(fields, key));
    if (value === undefined) continue;
    const other = seen.get(value);
    if (other === undefined) seen.set(value, file.path);
    else yield problem(file, [key], code, `${other} has the ${key} "${value}" already`, { at: "value" });
  }
}

function* categoryLists({ service, tools }: Spec): Generator<Diagnostic> {
  if (!service) return;
  const categories = fieldsOf(own(fieldsOf(service.value), "categories"));
  for (const [category, value] of Object.entries(categories)) {
    for (const [index, name] of listOf(own(fieldsOf(value), "tools")).entries()) {
      if (typeof name !== "string") continue;
      const here = tools.filter(({ file }) => file.category === category);
      if (here.some((tool) => tool.name === name || tool.file.name === name)) continue;
      const holder = tools.find((tool) => tool.name === name || tool.file.name === name);
      if (!holder || (holder.file.category !== null && !Object.hasOwn(categories, holder.file.category))) continue;
      const text = `the category "${category}" does not contain the tool "${name}"`;
      const hint = `it is in the category "${holder.file.category ?? ""}"`;
      yield problem(service, ["categories", category, "tools", index], "misplaced-tool", text, { hint });
    }
  }
}
