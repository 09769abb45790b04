import type {
  ArgumentModel,
  EventModel,
  Model,
  PromptModel,
  ResourceModel,
  Schema,
  ScopeModel,
} from "../../model/model.ts";
import { isSame, matchBy, show, type FileRef, type Found } from "../found.ts";
import type { SchemaComparison, User } from "../schema/compare-schemas.ts";
import { deprecationField, hasExpired } from "./deprecations.ts";
import { compareFields, textField, type Fields } from "./fields.ts";
import { CHANGED_RESOURCES, compareNames } from "./names.ts";

const mcp = (name: string): User => ({ name, audiences: ["mcp"] });

const deprecated = deprecationField({
  deprecated: "item-deprecated",
  undeprecated: "item-undeprecated",
  earlier: "item-sunset-earlier",
  later: "item-sunset-later",
});

const texts = { title: textField("title"), summary: textField("summary") };

/** Compares the prompts, resources and events. */
export function* compareItems(before: Model, after: Model, schemas: SchemaComparison, today: string): Generator<Found> {
  yield* comparePrompts(before, after, schemas, today);
  yield* compareResources(before, after, schemas, today);
  yield* compareEvents(before, after, schemas);
}

const PROMPT: Fields<PromptModel> = {
  ...texts,
  deprecated,
  messages: { kind: "prompt-messages-changed", key: "messages" },
};

function* comparePrompts(before: Model, after: Model, schemas: SchemaComparison, today: string): Generator<Found> {
  const { removed, added, kept } = matchBy(before.prompts, after.prompts, ({ name }) => name);
  const fileOf = ({ name }: PromptModel): FileRef => ({ kind: "prompt", name });
  for (const each of removed) {
    // After the announced date, the removal is not breaking.
    const kind = hasExpired(each.deprecated, today) ? "item-removed-after-sunset" : "prompt-removed";
    yield { kind, file: fileOf(each), path: [], text: "prompt was removed" };
  }
  for (const each of added) yield { kind: "prompt-added", file: fileOf(each), path: [], text: "prompt was added" };
  const scopes = matchBy(before.scopes, after.scopes, ({ name }) => name).kept;
  for (const [from, to] of kept) {
    const file = fileOf(to);
    yield* compareTools(from.tools, to.tools, scopes, file);
    for (const found of compareFields(from, to, PROMPT, { file })) {
      yield found.kind === "prompt-messages-changed" ? { ...found, text: "the messages changed" } : found;
    }
    yield* compareArguments(from.arguments, to.arguments, schemas, { file, key: "arguments", name: to.name });
  }
}

/** Compares the tools of a prompt. A key may get the prompt if its scopes together contain all of these tools. */
function* compareTools(
  before: readonly string[],
  after: readonly string[],
  scopes: readonly (readonly [older: ScopeModel, newer: ScopeModel])[],
  file: FileRef,
): Generator<Found> {
  if (isSame(before, after)) return;
  const place = { file, path: ["tools"] };
  const text = `\`tools\` changed from ${show(before)} to ${show(after)}`;
  /**
   * Returns the scopes that, in the newer specification, lack the given tool. If these scopes together contained all tools of
   * the older prompt, a key that has only these scopes can no longer get the prompt.
   */
  const scopesWithout = (tool: string) => scopes.filter(([, newer]) => !newer.tools.includes(tool));
  const wereSufficient = (some: typeof scopes): boolean =>
    some.length > 0 && before.every((tool) => some.some(([older]) => older.tools.includes(tool)));
  const lacking = after.find((tool) => wereSufficient(scopesWithout(tool)));
  if (lacking === undefined) yield { kind: "prompt-tools-changed", ...place, text };
  else {
    const names = scopesWithout(lacking).map(([{ name }]) => name);
    const lost = `these scopes were sufficient together, but do not contain "${lacking}": ${names.join(", ")}`;
    yield { kind: "prompt-scope-removed", ...place, text: `${text}; ${lost}` };
  }
}

const RESOURCE: Fields<ResourceModel> = {
  ...texts,
  deprecated,
  uri: {
    kind: (before, after) =>
      template(before) === template(after) && !isReordered(before, after) ? "text-changed" : "resource-uri-changed",
    key: "uri",
  },
  tool: {
    kind: (_, after) => (after === null ? "resource-tool-removed" : "resource-tool-changed"),
    key: "tool",
  },
  mimeType: { kind: "resource-type-changed", key: "mime_type" },
  content: { kind: "resource-type-changed", key: "content" },
};

/** The URI without the names of its parameters, which clients do not send. */
const template = (uri: string): string => uri.replace(/\{[^{}]+\}/g, "{}");

const parametersOf = (uri: string): readonly string[] => uri.match(/\{[^{}]+\}/g) ?? [];

/** Returns whether a parameter has another position, so that the same part of a URI sets a different parameter. */
function isReordered(before: string, after: string): boolean {
  const names = parametersOf(after);
  return parametersOf(before).some((name, index) => names.includes(name) && names[index] !== name);
}

/**
 * Returns whether `special` takes URIs away from `general`. Fixed URIs are matched first, then templates in the order of
 * the specification.
 */
function isShadowed(general: ResourceModel, special: ResourceModel, all: readonly ResourceModel[]): boolean {
  const [parts, others] = [general.uri.split("/"), special.uri.split("/")];
  const isFirst = parametersOf(special.uri).length === 0 || all.indexOf(special) < all.indexOf(general);
  return (
    isFirst &&
    parametersOf(general.uri).length > 0 &&
    parts.length === others.length &&
    parts.every((part, at) => part === others[at] || [part, others[at]].some((each) => each?.startsWith("{")))
  );
}

function* compareResources(before: Model, after: Model, schemas: SchemaComparison, today: string): Generator<Found> {
  const { removed, added, kept } = matchBy(before.resources, after.resources, ({ name }) => name);
  const fileOf = ({ name }: ResourceModel): FileRef => ({ kind: "resource", name });
  for (const each of removed) {
    const kind = hasExpired(each.deprecated, today) ? "item-removed-after-sunset" : "resource-removed";
    yield { kind, file: fileOf(each), path: [], text: "resource was removed" };
  }
  for (const each of added) {
    yield { kind: "resource-added", file: fileOf(each), path: [], text: "resource was added" };
    const shadowed = kept.find(([, other]) => isShadowed(other, each, after.resources))?.[1];
    if (!shadowed) continue;
    const text = `${each.uri} is read instead of ${shadowed.uri} for the URIs that match both`;
    yield { kind: "resource-shadowed", file: fileOf(each), path: ["uri"], text };
  }
  for (const [from, to] of kept) {
    const file = fileOf(to);
    yield* compareFields(from, to, RESOURCE, { file });
    yield* compareArguments(from.parameters, to.parameters, schemas, { file, key: "parameters", name: to.name });
    if (!from.output || !to.output) continue;
    const pair = { before: from.output, after: to.output, file, path: ["output"], noun: "output" };
    yield* schemas.compare(pair, "output", mcp(to.name));
  }
}

/** Compares arguments of a prompt, or parameters of a URI, in the form of input schemas. */
function* compareArguments(
  before: readonly ArgumentModel[],
  after: readonly ArgumentModel[],
  schemas: SchemaComparison,
  { file, key, name }: { readonly file: FileRef; readonly key: string; readonly name: string },
): Generator<Found> {
  const noun = key.slice(0, -1);
  const pair = { before: schemaOf(before), after: schemaOf(after), file, path: [], noun };
  for (const found of schemas.compare(pair, "input", mcp(name))) {
    const index = after.findIndex((argument) => argument.name === found.path[1]);
    yield { ...found, path: index === -1 ? [key] : [key, index] };
  }
  for (const [from, to] of matchBy(before, after, (argument) => argument.name).kept) {
    if (isSame(from.completion, to.completion)) continue;
    const kind = to.completion === null ? "completion-removed" : "completion-added";
    const text = `${noun} "${to.name}": the completion changed`;
    yield { kind, file, path: [key, after.indexOf(to)], text };
  }
}

function schemaOf(all: readonly ArgumentModel[]): Schema {
  const properties = all.map(({ name, summary, type, allowed, defaultValue, minimum, maximum }) => {
    const schema = {
      type,
      description: summary,
      ...(allowed === null ? {} : { enum: allowed }),
      ...(defaultValue === null ? {} : { default: defaultValue }),
      ...(minimum === null ? {} : { minimum }),
      ...(maximum === null ? {} : { maximum }),
    };
    return [name, schema] as const;
  });
  const required = all.filter((argument) => argument.required).map(({ name }) => name);
  return { type: "object", additionalProperties: false, required, properties: Object.fromEntries(properties) };
}

const EVENT: Fields<EventModel> = { ...texts, object: { kind: "event-order-changed", key: "object" } };

function* compareEvents(before: Model, after: Model, schemas: SchemaComparison): Generator<Found> {
  const { removed, added, kept } = matchBy(before.events, after.events, ({ name }) => name);
  const fileOf = ({ name }: EventModel): FileRef => ({ kind: "event", name });
  for (const each of removed) yield { kind: "event-removed", file: fileOf(each), path: [], text: "event was removed" };
  for (const each of added) yield { kind: "event-added", file: fileOf(each), path: [], text: "event was added" };
  for (const [from, to] of kept) {
    const file = fileOf(to);
    yield* compareFields(from, to, EVENT, { file });
    yield* compareNames(from.changes, to.changes, CHANGED_RESOURCES, file);
    const pair = { before: from.payload, after: to.payload, file, path: ["payload"], noun: "payload" };
    yield* schemas.compare(pair, "output", { name: to.name, audiences: ["rest", "mcp"] });
  }
}
