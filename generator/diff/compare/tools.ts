import { EVERYONE, HTTP, type Audience } from "../../changes/kind.ts";
import { STRENGTH } from "../../language/effect.ts";
import type { EffectModel, Schema, ToolModel } from "../../model/model.ts";
import type { FindSchema } from "../../schema/query.ts";
import { isPageArgument } from "../../language/page-arguments.ts";
import { TOOL_DEFAULTS } from "../../language/service.ts";
import { matchBy, show, TABLES, type FileRef, type Found } from "../found.ts";
import type { SchemaComparison } from "../schema/compare-schemas.ts";
import { propertiesOf } from "../schema/difference.ts";
import { compareConstraints } from "./constraints.ts";
import { byDeprecation, deprecationField, hasExpired } from "./deprecations.ts";
import { byAmount, byFlag, compareFields, textField, type Fields } from "./fields.ts";
import { CHANGED_RESOURCES, compareNames, type NameList } from "./names.ts";
import { compareReplacements } from "./replacements.ts";
import { currentName, withNewNames } from "./renamed-inputs.ts";
import { routeKey } from "./routes.ts";
import { declaredErrors } from "./tables.ts";

/** The context of a comparison of tools. */
export interface ToolContext {
  readonly schemas: SchemaComparison;
  readonly findBefore: FindSchema;
  readonly findAfter: FindSchema;
  /** The UTC date that removal dates are compared with. */
  readonly today: string;
}

const fileOf = ({ name }: ToolModel): FileRef => ({ kind: "tool", name });

/** Compares tools by name. If a route now calls another tool, also compares its older tool with its newer one. */
export function* compareTools(
  { before, after }: { readonly before: readonly ToolModel[]; readonly after: readonly ToolModel[] },
  context: ToolContext,
): Generator<Found> {
  const { removed, added, kept } = matchBy(before, after, ({ name }) => name);
  for (const tool of removed) {
    const kind = hasExpired(tool.deprecated, context.today) ? "tool-removed-after-sunset" : "tool-removed";
    yield { kind, file: fileOf(tool), path: [], text: "tool was removed" };
    yield* compareSuccessors(tool, after, context);
  }
  for (const tool of added) yield { kind: "tool-added", file: fileOf(tool), path: [], text: "tool was added" };
  const byName = { before: toolsByName(before), after: toolsByName(after) };
  for (const [from, to] of kept) {
    yield* compareTool(from, to, context, EVERYONE);
    yield* compareReplacements(from, to, byName);
    yield* compareSuccessors(
      from,
      after.filter((tool) => tool !== to),
      context,
    );
  }
}

const toolsByName = (tools: readonly ToolModel[]): ReadonlyMap<string, ToolModel> =>
  new Map(tools.map((tool) => [tool.name, tool]));

/** Compares a tool with the tools that its routes call now, for users of routes. */
function* compareSuccessors(from: ToolModel, others: readonly ToolModel[], context: ToolContext): Generator<Found> {
  const keys = new Set(from.routes.map((route) => routeKey({ route })));
  for (const to of others) {
    if (to.routes.some((route) => keys.has(routeKey({ route })))) yield* compareTool(from, to, context, HTTP);
  }
}

function* compareTool(
  older: ToolModel,
  to: ToolModel,
  context: ToolContext,
  consumers: readonly Audience[],
): Generator<Found> {
  const from = withNewNames(older, to);
  const audiences = consumers.filter((name) => name === "mcp" || from.routes.length > 0);
  const found = [
    ...[...compareFields(from, to, TOOL, { file: fileOf(to) })].map(withDefault),
    ...compareActions(from, to),
    ...compareLists(from, to),
    ...compareConstraints({ tool: from, find: context.findBefore }, { tool: to, find: context.findAfter }),
    ...compareInputs(older, from.input, to, context, audiences),
    ...compareOutputs(from, to, context, audiences),
  ];
  for (const each of found) yield { audiences, ...each };
}

/** If the changed key has a default in service.yaml, adds that default as an origin of the change. */
function withDefault(found: Found): Found {
  const [key = ""] = found.path;
  if (!Object.hasOwn(TOOL_DEFAULTS, key)) return found;
  const text = found.text.replace(`\`${key}\``, `\`defaults.${key}\``);
  return { ...found, origins: [{ file: TABLES.service, path: ["defaults", key], text }] };
}

const EFFECT: Fields<EffectModel> = {
  effect: {
    kind: (before, after) => (STRENGTH[after] > STRENGTH[before] ? "effect-strengthened" : "effect-weakened"),
    key: "effect",
  },
  idempotent: { kind: byFlag("idempotence-gained", "idempotence-lost"), key: "idempotent" },
  safety: {
    kind: (before, after) => (before === null ? "safety-added" : after === null ? "safety-removed" : "safety-changed"),
    key: "safety",
  },
  requiresConnection: { kind: byFlag("connection-needed", "connection-not-needed"), key: "requires_connection" },
};

const TOOL: Fields<ToolModel> = {
  ...EFFECT,
  title: textField("title"),
  summary: textField("summary"),
  details: textField("details"),
  synonyms: textField("synonyms"),
  category: {
    kind: "tool-moved",
    key: "name", // the category is the folder of the file, not a key in it
    describe: (before, after) => `moved from the category ${show(before)} to ${show(after)}`,
  },
  live: { kind: byFlag("tool-listed", "tool-unlisted"), key: "live" },
  documented: { kind: byFlag("tool-documented", "tool-undocumented"), key: "documented" },
  openWorld: { kind: "open-world-changed", key: "open_world" },
  deprecated: deprecationField({
    deprecated: "tool-deprecated",
    undeprecated: "tool-undeprecated",
    earlier: "tool-sunset-earlier",
    later: "tool-sunset-later",
  }),
  replacedBy: {
    kind: (before, after) => {
      if (!before) return "tool-replaced";
      return after ? undefined : "replacement-removed"; // compareReplacements compares two replacements
    },
    key: "replaced_by",
  },
  timeoutMs: { kind: byAmount("timeout-reduced", "timeout-increased"), key: "timeout_ms" },
  maxBodyBytes: { kind: byAmount("body-size-reduced", "body-size-increased"), key: "max_body_bytes" },
  safetyUnits: { kind: (_, after) => (after === null ? "units-reduced" : "units-changed"), key: "safety_units" },
  reports: { kind: "reports-changed", key: "reports" },
  contents: { kind: "contents-changed", key: "contents" },
};

/** Compares the effects of the actions of a tool. */
function* compareActions(from: ToolModel, to: ToolModel): Generator<Found> {
  const file = fileOf(to);
  const [before, after] = [from, to].map(({ actions }) => Object.entries(actions?.effects ?? {}));
  const { removed, added, kept } = matchBy(before ?? [], after ?? [], ([action]) => action);
  const place = (action: string) => ({ file, path: ["actions", "effects", action] });
  for (const [action] of removed)
    yield { kind: "action-removed", ...place(action), text: `action "${action}" was removed` };
  for (const [action] of added) yield { kind: "action-added", ...place(action), text: `action "${action}" was added` };
  for (const [[, one], [action, other]] of kept) {
    yield* compareFields(one, other, EFFECT, { ...place(action), entry: `action "${action}"` });
  }
}

/** The lists of names of a tool, with the kinds of their changes. */
const LISTS: readonly (NameList & { readonly namesOf: (tool: ToolModel) => readonly string[] })[] = [
  {
    key: "errors",
    noun: "error",
    namesOf: ({ errors }) => declaredErrors(errors),
    removed: "tool-error-removed",
    added: "tool-error-added",
  },
  { ...CHANGED_RESOURCES, namesOf: ({ changes }) => changes },
  {
    key: "headers",
    noun: "header",
    namesOf: ({ headers }) => headers.map(({ argument, header }) => `${header} of ${argument}`),
    removed: "header-removed",
    added: "header-added",
  },
];

function* compareLists(from: ToolModel, to: ToolModel): Generator<Found> {
  for (const { namesOf, ...list } of LISTS) yield* compareNames(namesOf(from), namesOf(to), list, fileOf(to));
}

const olderName = byDeprecation({
  deprecated: "input-older-name-deprecated",
  undeprecated: "input-older-name-sunset-later",
  earlier: "input-older-name-sunset-earlier",
  later: "input-older-name-sunset-later",
});

/** Compares the inputs of two tools. `before` is the older one's input, in which renamed arguments have their new names. */
function* compareInputs(
  from: ToolModel,
  before: Schema,
  to: ToolModel,
  { schemas, today }: ToolContext,
  audiences: readonly Audience[],
): Generator<Found> {
  const file = fileOf(to);
  const pair = { before, after: to.input, file, path: ["input"], noun: "input" };
  yield* schemas.compare(pair, "input", { name: to.name, audiences });
  const older = propertiesOf(from.input);
  for (const [name, { use }] of Object.entries(to.renamedInputs)) {
    if (!Object.hasOwn(older, name)) continue;
    const path = ["renamed_inputs", name];
    if (isPageArgument(name, older)) {
      const text = `the page argument "${name}" is now named "${use ?? ""}"`;
      yield { kind: "page-argument-renamed", file, path, text };
    } else yield { kind: "input-renamed", file, path, text: `input "${name}" is now named "${use ?? ""}"` };
  }
  for (const [name, deprecation] of Object.entries(from.renamedInputs)) {
    const next = Object.hasOwn(to.renamedInputs, name) ? to.renamedInputs[name] : undefined;
    const current = currentName(to, deprecation.use ?? name);
    if (next) {
      if (next.use !== current) {
        const text = `the older name "${name}" of an input now means "${next.use ?? ""}", not "${deprecation.use ?? ""}"`;
        yield { kind: "input-older-name-changed", file, path: ["renamed_inputs", name], text };
      }
      if (next.removedAfter === deprecation.removedAfter) continue;
      const text = `the older name "${name}" of an input works until ${next.removedAfter ?? "a date to be announced"}, was ${deprecation.removedAfter ?? "a date to be announced"}`;
      yield { kind: olderName(deprecation, next), file, path: ["renamed_inputs", name], text };
    } else if (current !== name) {
      const kind = hasExpired(deprecation, today)
        ? "input-older-name-removed-after-sunset"
        : "input-older-name-removed";
      const isTaken = Object.hasOwn(propertiesOf(to.input), name);
      const now = isTaken ? `; "${name}" is now a different input` : "";
      yield { kind, file, path: ["renamed_inputs"], text: `the older name "${name}" of an input was removed${now}` };
    }
  }
}

function* compareOutputs(
  from: ToolModel,
  to: ToolModel,
  { schemas }: ToolContext,
  audiences: readonly Audience[],
): Generator<Found> {
  const pair = { before: from.output, after: to.output, file: fileOf(to), path: ["output"], noun: "output" };
  yield* schemas.compare(pair, "output", { name: to.name, audiences });
}
