import type { SpecFile } from "../load/spec-file.ts";
import { EFFECTS, STRENGTH, type Effect } from "../language/effect.ts";
import type { ConditionModel, ConstraintsModel } from "../language/constraints.ts";
import { asFields, asBoolean, isFields, asArray, own, asString, indexedStrings, type Fields } from "./fields.ts";
import { oncePer } from "../schema/once-per.ts";
import { parseRoute, type RouteText } from "./route-text.ts";

/**
 * The specification as the rules see it. The typed properties omit missing and malformed values, which `fileShapes` reports;
 * `files` and all `Fields` contain unchecked values.
 */
export interface Spec {
  readonly files: readonly SpecFile[];
  /** A UTC date: `2026-11-01`. */
  readonly today: string;
  readonly service: SpecFile | undefined;
  readonly scopes: SpecFile | undefined;
  readonly limits: SpecFile | undefined;
  readonly errors: SpecFile | undefined;
  readonly tools: readonly ToolView[];
  /** All tools by their declared names, including those that `tools` omits because they need not be checked again. */
  readonly toolsByName: ReadonlyMap<string, ToolView>;
  readonly prompts: readonly SpecFile[];
  readonly resources: readonly SpecFile[];
  /** Recorded responses by the name of their tool. */
  readonly responses: ReadonlyMap<string, SpecFile>;
  /** Shared schemas by name, including unreadable ones. */
  readonly schemas: ReadonlyMap<string, SpecFile>;
  /** Names that may refer to tools: declared names and file names. */
  readonly toolNames: ReadonlySet<string>;
  /** Whether every file that can refer to others is a readable mapping. If not, an unreadable one may use what seems unused. */
  readonly complete: boolean;
  /** Paths of files whose schemas cannot be compiled. */
  readonly uncompilableFiles: ReadonlySet<string>;
}

export interface ToolView {
  readonly file: SpecFile;
  readonly name: string;
  readonly fields: Fields;
  readonly effect: Effect | undefined;
  readonly idempotent: boolean | undefined;
  readonly input: Fields;
  readonly properties: Fields;
  readonly required: ReadonlySet<string>;
  readonly routes: readonly RouteView[];
  /** Constraints between arguments of the input; values of the wrong type are omitted. */
  readonly constraints: ConstraintsModel;
  /** The argument that selects the action, and the effect of each action. */
  readonly actions: { readonly argument: string | undefined; readonly effects: Fields } | undefined;
}

export interface RouteView {
  readonly index: number;
  /** The path of the `METHOD /path` string in the file. */
  readonly path: readonly (string | number)[];
  readonly text: string;
  /** Undefined if the string is not a valid route. */
  readonly route: RouteText | undefined;
  readonly operationId: string | undefined;
  readonly fixed: Fields;
  /** The argument of the text body. */
  readonly textArgument: string | undefined;
}

/** Creates the view of parsed files, in their order; `uncompilableFiles` is empty. */
export function viewSpec(files: readonly SpecFile[], today: string): Spec {
  const only = (kind: SpecFile["kind"]) => files.find((file) => file.kind === kind);
  const all = (kind: SpecFile["kind"]) => files.filter((file) => file.kind === kind);
  const tools = all("tool").map(viewTool);
  return {
    files,
    today,
    service: only("service"),
    scopes: only("scopes"),
    limits: only("limits"),
    errors: only("errors"),
    tools,
    toolsByName: new Map([...tools].reverse().map((tool) => [tool.name, tool])),
    prompts: all("prompt"),
    resources: all("resource"),
    responses: new Map(all("response").map((file) => [file.name, file])),
    schemas: new Map(all("schema").map((file) => [file.name, file])),
    toolNames: new Set(tools.flatMap((tool) => [tool.name, tool.file.name])),
    complete: files.every(({ kind, value }) => kind === "exceptions" || isFields(value)),
    uncompilableFiles: new Set(),
  };
}

/** Returns the names that a table defines, or undefined if it is missing or unreadable. */
export function namesIn(file: SpecFile | undefined, key?: string): ReadonlySet<string> | undefined {
  if (!file || file.broken) return undefined;
  const table = key === undefined ? file.value : own(asFields(file.value), key);
  return typeof table === "object" && table !== null ? new Set(Object.keys(table)) : undefined;
}

/** Returns the scopes that a tool with this effect may list: those without a rule that allow the effect, if it is known. */
export function listableScopes(scopes: SpecFile | undefined, effect: Effect | undefined): readonly string[] {
  const entries = Object.entries(asFields(scopes?.value)).map(([name, scope]) => [name, asFields(scope)] as const);
  const listable = entries.filter(([, scope]) => own(scope, "rule") === undefined && !exceedsScope(scope, effect));
  return listable.map(([name]) => name);
}

/** Whether an effect is stronger than the strongest one that a scope allows. */
export function exceedsScope(scope: Fields, effect: Effect | undefined): boolean {
  const max = effectOf(own(scope, "max_effect"));
  return max !== undefined && effect !== undefined && STRENGTH[effect] > STRENGTH[max];
}

/** Follows the references of a schema; returns undefined if one is unresolved or circular. */
export function resolve(spec: Spec, schema: unknown): Fields | undefined {
  let current = schema;
  for (let step = 0; step <= spec.schemas.size; step++) {
    const fields = asFields(current);
    const name = asString(own(fields, "$ref"));
    if (name === undefined) return fields;
    const target = spec.schemas.get(name);
    if (!target || target.broken) return undefined;
    current = target.value;
  }
  return undefined;
}

/** Returns the defaults of the arguments of a tool, by name. */
export function defaultsOf(spec: Spec, { properties }: ToolView): ReadonlyMap<string, unknown> {
  const schemas = Object.keys(properties).map((name) => [name, resolve(spec, own(properties, name)) ?? {}] as const);
  return new Map(
    schemas.flatMap(([name, schema]) => (Object.hasOwn(schema, "default") ? [[name, schema["default"]] as const] : [])),
  );
}

/** Returns a valid effect unchanged, and undefined for any other value. */
export function effectOf(value: unknown): Effect | undefined {
  return EFFECTS.find((effect) => effect === value);
}

const viewTool = oncePer((file: SpecFile): ToolView => {
  const fields = asFields(file.value);
  const input = asFields(own(fields, "input"));
  const actions = own(fields, "actions");
  return {
    file,
    name: asString(own(fields, "name")) ?? file.name,
    fields,
    effect: effectOf(own(fields, "effect")),
    idempotent: asBoolean(own(fields, "idempotent")),
    input,
    properties: asFields(own(input, "properties")),
    required: new Set(asArray(own(input, "required")).filter((name) => typeof name === "string")),
    routes: asArray(own(fields, "routes")).flatMap(viewRoute),
    constraints: viewConstraints(asFields(own(fields, "constraints"))),
    actions:
      actions === undefined
        ? undefined
        : {
            argument: asString(own(asFields(actions), "argument")),
            effects: asFields(own(asFields(actions), "effects")),
          },
  };
});

function viewConstraints(fields: Fields): ConstraintsModel {
  const listNames = (value: unknown): readonly string[] => indexedStrings(value).map(({ text }) => text);
  const lists = (key: string) =>
    Object.fromEntries(Object.entries(asFields(own(fields, key))).map(([name, value]) => [name, listNames(value)]));
  const groups = (from: Fields, key: string) => asArray(own(from, key)).map(listNames);
  const condition = (value: unknown): ConditionModel[] => {
    const entry = asFields(value);
    const argument = asString(own(entry, "argument"));
    const values = asArray(own(entry, "is"));
    if (argument === undefined || values.length === 0) return [];
    return [
      {
        argument,
        values,
        requires: listNames(own(entry, "requires")),
        excludes: listNames(own(entry, "excludes")),
        exactlyOneOf: groups(entry, "exactly_one_of"),
        atLeastOneOf: groups(entry, "at_least_one_of"),
      },
    ];
  };
  const entries = asArray(own(fields, "when"));
  const when = entries.flatMap(condition);
  return {
    exactlyOneOf: groups(fields, "exactly_one_of"),
    atLeastOneOf: groups(fields, "at_least_one_of"),
    excludes: lists("excludes"),
    requires: lists("requires"),
    // If a condition is malformed, none is checked: omitting it would shift the indexes in diagnostics.
    when: when.length === entries.length ? when : [],
  };
}

function viewRoute(value: unknown, index: number): RouteView[] {
  const fields = asFields(value);
  const text = asString(value) ?? asString(own(fields, "route"));
  if (text === undefined) return [];
  const path = typeof value === "string" ? ["routes", index] : ["routes", index, "route"];
  const operationId = asString(own(fields, "operation_id"));
  const textArgument = asString(own(asFields(own(fields, "text_body")), "argument"));
  const fixed = asFields(own(fields, "fixed"));
  return [{ index, path, text, route: parseRoute(text), operationId, fixed, textArgument }];
}
