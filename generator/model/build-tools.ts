import type { ResponseFile } from "../language/response.ts";
import type { ServiceFile } from "../language/service.ts";
import type { ScopesFile } from "../language/tables.ts";
import { olderArgument } from "../language/older-argument.ts";
import { CONTENT_KINDS, type ToolFile } from "../language/tool.ts";
import type { SpecFile } from "../load/spec-file.ts";
import { accountArgument, buildEffect, buildRoute, previewArgument } from "./build-routes.ts";
import { isInline, nameOutput, type SchemaTable } from "./build-schemas.ts";
import { buildDeprecation, deprecatedProperties, describeDeprecations } from "./deprecation.ts";
import { buildConstraints } from "../language/constraints.ts";
import { parsePointer } from "../schema/json-pointer.ts";
import type { FindSchema } from "../schema/query.ts";
import type { ContentModel, Effect, ErrorModel, ReplacementModel, Schema, ToolModel } from "./model.ts";
import { outputName, pascalCase } from "../language/naming.ts";

interface Tables {
  readonly service: ServiceFile;
  readonly scopes: ScopesFile;
  readonly errors: readonly ErrorModel[];
  readonly schemas: SchemaTable;
  /** Recorded responses by the name of their tool. */
  readonly responses: ReadonlyMap<string, ResponseFile>;
}

/** Builds all tools in spec order: categories as in `service.yaml`; within each, listed tools first, then the rest by name. */
export function buildTools(files: readonly SpecFile[], tables: Tables): readonly ToolModel[] {
  const tools = files.filter((file) => file.kind === "tool");
  return Object.entries(tables.service.categories).flatMap(([category, { tools: listed = [] }]) => {
    const position = ({ name }: SpecFile) => (listed.includes(name) ? listed.indexOf(name) : listed.length);
    return tools
      .filter((file) => file.category === category)
      .sort((a, b) => position(a) - position(b) || (a.name < b.name ? -1 : 1))
      .map((file) => buildTool(file, category, tables));
  });
}

function buildTool(file: SpecFile, category: string, tables: Tables): ToolModel {
  // `checkSpec` has validated the shape of every file.
  const spec = file.value as ToolFile;
  const { defaults } = tables.service;
  const typeName = pascalCase(spec.name);
  const input = withImplicit(describeDeprecations(spec.input), spec.effect);
  const deprecated = buildDeprecation(spec.deprecated);
  const find: FindSchema = (name) => tables.schemas.get(name);
  const constraints = buildConstraints(spec.constraints);
  const effect = buildEffect(spec);
  const actions = spec.actions
    ? {
        argument: spec.actions.argument,
        effects: Object.fromEntries(
          Object.entries(spec.actions.effects).map(([action, shape]) => [action, buildEffect(shape, spec)]),
        ),
      }
    : null;
  return {
    name: spec.name,
    title: spec.title,
    category,
    summary: spec.summary,
    details: spec.details ?? null,
    synonyms: spec.synonyms ?? [],
    ...effect,
    live: spec.live ?? defaults.live,
    documented: spec.documented ?? defaults.documented,
    openWorld: spec.open_world ?? defaults.open_world,
    scopes: Object.keys(tables.scopes).filter(
      (scope) => tables.scopes[scope]?.rule === "all" || spec.scopes.includes(scope),
    ),
    deprecated,
    deprecatedInputs: deprecatedProperties(spec.input, find),
    renamedInputs: Object.fromEntries(
      Object.entries(spec.renamed_inputs ?? {}).flatMap(([name, entry]) => {
        const deprecation = buildDeprecation(entry);
        return deprecation ? [[name, deprecation]] : [];
      }),
    ),
    replacedBy: spec.replaced_by ? buildReplacement(spec.replaced_by) : null,
    timeoutMs: spec.timeout_ms ?? defaults.timeout_ms,
    maxBodyBytes: spec.max_body_bytes ?? defaults.max_body_bytes,
    safetyUnits: spec.safety_units ?? null,
    keepsRecords: spec.keeps_records ?? false,
    reports: spec.reports ?? false,
    actions,
    routes: spec.routes.map((route) =>
      buildRoute(route, { name: spec.name, input, constraints, actions, deprecated, ...effect }, find),
    ),
    typeName,
    input,
    constraints,
    output: nameOutput(spec.output, outputName(typeName), tables.schemas),
    ownsOutput: isInline(spec.output),
    headers: Object.entries(spec.headers ?? {}).map(([argument, header]) => ({ argument, header })),
    changes: spec.changes ?? [],
    contents: spec.contents?.flatMap(buildContents) ?? null,
    errors: tables.errors.filter((error) => error.common || spec.errors.includes(error.code)),
    examples: spec.examples.map(({ title, setup = [], input }) => ({ title, setup, input })),
    response: tables.responses.get(spec.name) ?? null,
  };
}

function buildReplacement({ tool, input = {}, output }: NonNullable<ToolFile["replaced_by"]>): ReplacementModel {
  const sources = Object.entries(input).map(([name, value]) => {
    const from = olderArgument(value);
    return [name, from === undefined ? { value } : { from }] as const;
  });
  return { tool, input: Object.fromEntries(sources), output: output === undefined ? [] : parsePointer(output) };
}

function buildContents(entry: NonNullable<ToolFile["contents"]>[number]): readonly ContentModel[] {
  return CONTENT_KINDS.flatMap((kind) => {
    const pointer = entry[kind];
    return pointer === undefined ? [] : [{ kind, path: parsePointer(pointer) }];
  });
}

/** Adds the implicit arguments as the last properties: `account_id`, and `preview` unless the tool is read-only. */
function withImplicit(input: Schema, effect: Effect): Schema {
  const properties = (input.properties ?? {}) as Schema;
  const isRequired = Array.isArray(input.required) && input.required.includes(accountArgument);
  const description = isRequired ? "Id of the account." : "Omit for the default account.";
  const account = { type: "string", description };
  const preview = { type: "boolean", default: false, description: "Dry run." };
  const implicit = { [accountArgument]: account, ...(effect === "read" ? {} : { [previewArgument]: preview }) };
  return { ...input, properties: { ...properties, ...implicit } };
}
