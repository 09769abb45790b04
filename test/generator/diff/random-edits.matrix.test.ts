import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareModels } from "../../../generator/diff/compare/compare-models.ts";
import { KINDS } from "../../../generator/changes/kinds.ts";
import { loadSpec } from "../../../generator/load/load-spec.ts";
import { buildModel } from "../../../generator/model/build-model.ts";
import type { Model, Schema, ToolModel } from "../../../generator/model/model.ts";
import { boundInput } from "../../../generator/schema/bound-input.ts";
import { inlineSchemas, schemaTable } from "../../../generator/emit/inline-schemas.ts";
import { isSchema, mapSubschemas } from "../../../generator/schema/schema-parts.ts";
import { violatedConstraints } from "../../../generator/language/violated-constraints.ts";
import { noConstraints } from "../../../generator/language/constraints.ts";
import { readSpec } from "../../../generator/read-folder.ts";
import { randomCases } from "../../support/run-all-tests.ts";
import { valuesOf } from "./values-of.ts";

const model = buildModel(loadSpec(readSpec(".") ?? new Map()).files);
const shared = new Set(model.schemas.map(({ name }) => name));
const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** Edits of one schema; `pick` chooses a part of it. */
const schemaEdits: Readonly<Record<string, (schema: Schema, pick: number) => Schema>> = {
  "removes a property": (schema, pick) => editProperties(schema, pick, () => undefined),
  "renames a property": (schema, pick) => {
    const [name = "", property] = chosen(schema, pick);
    return property === undefined
      ? schema
      : { ...editProperties(schema, pick, () => undefined), ...joined(schema, `${name}_2`, property, name) };
  },
  "adds a property": (schema) => joined(schema, "added", { type: "string" }),
  "requires a property": (schema, pick) => {
    const [name] = chosen(schema, pick);
    return name === undefined ? schema : { ...schema, required: [...new Set([...requiredOf(schema), name])] };
  },
  "requires nothing": (schema) => ({ ...schema, required: [] }),
  "changes a type": (schema, pick) => editProperties(schema, pick, () => ({ type: "boolean" })),
  "accepts null": (schema, pick) =>
    editProperties(schema, pick, (part) =>
      typeof part["type"] === "string" ? { ...part, type: [part["type"], "null"] } : part,
    ),
  "removes a value": (schema, pick) =>
    editProperties(schema, pick, (part) =>
      listOf(part["enum"]).length > 1 ? { ...part, enum: listOf(part["enum"]).slice(1) } : part,
    ),
  "adds a value": (schema, pick) =>
    editProperties(schema, pick, (part) =>
      part["enum"] ? { ...part, enum: [...listOf(part["enum"]), "added"] } : part,
    ),
  "changes a maximum": (schema, pick) =>
    editProperties(schema, pick, (part) =>
      scaled(part, ["maximum", "maxLength", "maxItems"], pick % 2 === 0 ? 0.5 : 2),
    ),
  "changes a minimum": (schema, pick) =>
    editProperties(schema, pick, (part) => scaled(part, ["minimum", "minLength", "minItems"], pick % 2 === 0 ? 0 : 2)),
  "adds a pattern": (schema, pick) =>
    editProperties(schema, pick, (part) => (part["type"] === "string" ? { ...part, pattern: "^[a-m]*$" } : part)),
  "changes items": (schema, pick) =>
    editProperties(schema, pick, (part) => (isSchema(part["items"]) ? { ...part, items: { type: "integer" } } : part)),
};

const requiredOf = (schema: Schema): readonly string[] => (schema["required"] ?? []) as readonly string[];
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const propertiesOf = (schema: Schema): Readonly<Record<string, Schema>> =>
  (schema["properties"] ?? {}) as Record<string, Schema>;

function chosen(schema: Schema, pick: number): readonly [string?, Schema?] {
  const entries = Object.entries(propertiesOf(schema));
  return entries.length === 0 ? [] : (entries[pick % entries.length] ?? []);
}

function editProperties(schema: Schema, pick: number, change: (part: Schema) => Schema | undefined): Schema {
  const [name, property] = chosen(schema, pick);
  if (name === undefined || property === undefined) return schema;
  const changed = change(property);
  const others = Object.entries(propertiesOf(schema)).filter(([key]) => key !== name);
  const properties = Object.fromEntries(changed ? [...others, [name, changed] as const] : others);
  return {
    ...schema,
    properties,
    required: changed ? requiredOf(schema) : requiredOf(schema).filter((key) => key !== name),
  };
}

/** Adds a property, and with `instead` removes another one. */
function joined(schema: Schema, name: string, property: Schema, instead?: string): Schema {
  const kept = Object.entries(propertiesOf(schema)).filter(([key]) => key !== instead);
  return {
    ...schema,
    properties: { ...Object.fromEntries(kept), [name]: property },
    required: requiredOf(schema).map((key) => (key === instead ? name : key)),
  };
}

function scaled(part: Schema, keywords: readonly string[], factor: number): Schema {
  const keyword = keywords.find((each) => typeof part[each] === "number");
  return keyword === undefined ? part : { ...part, [keyword]: Math.floor(Number(part[keyword]) * factor) };
}

const edit = fc.record({
  target: fc.constantFrom("input" as const, "output" as const, "constraints" as const, "route" as const),
  tool: fc.nat(),
  name: fc.constantFrom(...Object.keys(schemaEdits)),
  pick: fc.nat(50),
});

type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

const toolOf = ({ tool }: Edit): ToolModel => {
  const found = model.tools[tool % model.tools.length];
  if (!found) throw new Error("the specification has no tools");
  return found;
};

/** Returns the edited tool with its schemas before and after an edit. */
function edited(choice: Edit): readonly [before: Model, after: Model] {
  const { target, name, pick } = choice;
  const tool = toolOf(choice);
  const before = { ...model, tools: [tool] };
  const change = (schema: Schema): Schema => schemaEdits[name]?.(schema, pick) ?? schema;
  if (target === "output") {
    const schemas = model.schemas.map((each) =>
      each.name === tool.output.$ref ? { ...each, schema: change(each.schema) } : each,
    );
    return [before, { ...before, schemas }];
  }
  const names = Object.keys(propertiesOf(tool.input));
  const group = [names[pick % names.length] ?? "", names[(pick + 1) % names.length] ?? ""];
  const { atLeastOneOf } = tool.constraints;
  const changed = {
    input: { ...tool, input: change(tool.input) },
    route: { ...tool, routes: tool.routes.slice(1) },
    constraints: { ...tool, constraints: { ...tool.constraints, atLeastOneOf: [...atLeastOneOf, group] } },
  };
  return [before, { ...before, tools: [changed[target]] }];
}

const complete = (schema: Schema, { schemas }: Model): Schema => inlineSchemas(schema, schemaTable(schemas), "always");

/** Readers ignore properties that they do not know. */
const open = (schema: Schema): Schema => {
  const { additionalProperties, ...rest } = mapSubschemas(schema, open);
  return additionalProperties === undefined || additionalProperties === false
    ? rest
    : { ...rest, additionalProperties };
};

/** Returns whether a call violates a constraint. Omitted arguments have their defaults. */
function isRejected({ constraints }: ToolModel, schema: Schema, call: object): boolean {
  const defaults = Object.entries(propertiesOf(schema)).flatMap(([name, property]) =>
    property["default"] === undefined ? [] : [[name, property["default"]] as const],
  );
  const violated = violatedConstraints(constraints, new Map([...defaults, ...Object.entries(call)]));
  return JSON.stringify(violated) !== JSON.stringify(noConstraints);
}

/** Returns whether some generated call, result or request works before an edit and not after it. */
function breaks(choice: Edit, after: Model): boolean {
  const before = toolOf(choice);
  const changed = after.tools.find(({ name }) => name === before.name);
  if (!changed || choice.target === "route") return before.routes.length > 0;
  const sample = (schema: Schema): readonly unknown[] =>
    fc.sample(valuesOf(schema), { numRuns: 40, seed: choice.pick });
  if (choice.target === "output") {
    const [older, newer] = [complete(before.output, model), complete(changed.output, after)];
    const [isReturned, reads] = [ajv.compile(newer), ajv.compile(open(older))];
    return sample(newer).some((value) => isReturned(value) && !reads(value));
  }
  const [older, newer] = [boundInput(complete(before.input, model)), boundInput(complete(changed.input, after))];
  const [accepted, accepts] = [ajv.compile(older), ajv.compile(newer)];
  return sample(older).some((call) => {
    if (!accepted(call) || isRejected(before, older, call as object)) return false;
    return !accepts(call) || isRejected(changed, newer, call as object);
  });
}

test("everything that an old caller can no longer do is reported", () => {
  let found = 0;
  fc.assert(
    fc.property(edit, (choice) => {
      const [before, after] = edited(choice);
      if (!breaks(choice, after)) return;
      found += 1;
      const changes = compareModels(before, after, { today: "2026-11-22", isShared: (name) => shared.has(name) });
      const severities = changes.flatMap(({ kind }) => Object.values(KINDS[kind]));
      expect(severities, `${toolOf(choice).name}: ${changes.map(({ text }) => text).join("; ")}`).toContain("breaking");
    }),
    { numRuns: randomCases(60, 1_000), seed: 20261122 },
  );
  expect(found).toBeGreaterThan(15);
}, 600_000);
