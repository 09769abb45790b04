import { openapiDocument } from "../emit/openapi/document.ts";
import type { SpecFile } from "../load/spec-file.ts";
import type { Model } from "../model/model.ts";
import { classify, type Change } from "./change.ts";
import { compareModels } from "./compare/compare-models.ts";
import { applyExceptions, type Accepted, type StaleException } from "./exceptions.ts";
import type { Found } from "./found.ts";
import { modelOfDocument, type DocumentModel } from "./source/model-of-document.ts";
import type { OpenapiDocument } from "./source/openapi-document.ts";
import type { Source } from "./source/read-source.ts";
import { nextVersion } from "./version.ts";

/** A checked specification. */
export interface Spec {
  readonly model: Model;
  readonly files: readonly SpecFile[];
}

/** The differences between two specifications. */
export interface DiffResult {
  /** The reference of the comparison: `v1.2.0`, a folder or a URL. */
  readonly reference: string;
  /** Notes on what could not be compared. */
  readonly notes: readonly string[];
  /** The changes that no exception accepts, the most severe first. */
  readonly changes: readonly Change[];
  readonly accepted: readonly Accepted[];
  readonly stale: readonly StaleException[];
  readonly version: {
    readonly before: string;
    /** The version in the newer specification. */
    readonly after: string;
    /** The lowest version that the changes allow. */
    readonly next: string;
  };
}

/** Compares a specification with an older one. `today` is a UTC date. */
export function diff(older: Source, after: Spec, today: string): DiffResult {
  const isComplete = "model" in older;
  const before = isComplete ? older : modelOfDocument(older.document);
  const found = isComplete ? changesBetween(older, after, today) : changesOfDocument(older.document, after, today);
  const all = classify(found, { before: isComplete ? older.files : [], after: after.files });
  const exceptions = after.files.find(({ kind }) => kind === "exceptions");
  const { changes, accepted, stale } = applyExceptions(all, exceptions, today);
  const version = before.model.service.version;
  const restOnly =
    "Only REST was compared: an OpenAPI document does not describe MCP, limits, prompts, resources and events.";
  return {
    reference: older.label,
    notes: isComplete ? [] : [older.note ?? "", restOnly].filter((note) => note !== ""),
    changes,
    accepted,
    // Exceptions for what was not compared are not stale.
    stale: isComplete ? stale : [],
    version: { before: version, after: after.model.service.version, next: nextVersion(version, all) },
  };
}

/** Returns all changes between two checked specifications. */
export function changesBetween(before: Spec, after: Spec, today: string): readonly Found[] {
  const shared = new Set(
    [...before.files, ...after.files].filter(({ kind }) => kind === "schema").map(({ name }) => name),
  );
  return compareModels(before.model, after.model, { today, isShared: (name) => shared.has(name) });
}

/**
 * Compares a document with that of the newer specification. The changes refer to tools instead of operations, and to the
 * outputs of tools instead of the schemas that are derived from them.
 */
function changesOfDocument(document: OpenapiDocument, { model, files }: Spec, today: string): readonly Found[] {
  // The form of the document that `openapiDocument` returns.
  const current = openapiDocument(model) as unknown as OpenapiDocument;
  const [before, after] = [modelOfDocument(document), modelOfDocument(current)];
  const shared = new Set([document, current].flatMap(({ components }) => Object.keys(components?.schemas ?? {})));
  const newer = withRenamedInputs(withScopes(after.model, before.model, model), after.tools, model);
  const found = compareModels(before.model, newer, { today, isShared: (name) => shared.has(name) });
  const toolOf = (operation: string): string => after.tools.get(operation) || before.tools.get(operation) || operation;
  const declared = new Set(files.filter(({ kind }) => kind === "schema").map(({ name }) => name));
  const owners = new Map(model.tools.map(({ name, output }) => [output.$ref, name] as const).reverse());
  // A document contains only the errors that its operations return.
  const codes = new Set(model.errors.map(({ code }) => code));
  const known = found.filter(({ kind, path }) => kind !== "error-removed" || !codes.has(String(path[0])));
  return known.map((each) => {
    const { kind, name } = each.file;
    const owner = kind === "schema" && !declared.has(name) ? owners.get(name) : undefined;
    const place =
      owner !== undefined
        ? { file: { kind: "tool", name: owner } as const, path: ["output", ...each.path] }
        : { file: kind === "tool" ? { kind, name: toolOf(name) } : each.file };
    const audiences = (each.audiences ?? ["rest", "client"]).filter((audience) => audience !== "mcp");
    const users = new Set(each.users?.map(toolOf));
    if (owner !== undefined) users.delete(owner);
    return { ...each, ...place, audiences, users: [...users] };
  });
}

/**
 * Adds the scopes that the newer specification declares but its document omits, because they contain no tools. Only those
 * that the older document mentions are added.
 */
function withScopes(after: Model, before: Model, { scopes }: Model): Model {
  const mentioned = new Set(after.scopes.map(({ name }) => name));
  const declared = new Set(scopes.map(({ name }) => name));
  const empty = before.scopes.filter(({ name }) => declared.has(name) && !mentioned.has(name));
  return { ...after, scopes: [...after.scopes, ...empty.map((scope) => ({ ...scope, tools: [] }))] };
}

/** Adds the older names of inputs, which documents do not contain, to the tools of a document's model. */
function withRenamedInputs(after: Model, toolNames: DocumentModel["tools"], { tools }: Model): Model {
  const renamedInputs = new Map(tools.map((tool) => [tool.name, tool.renamedInputs]));
  return {
    ...after,
    tools: after.tools.map((tool) => ({
      ...tool,
      renamedInputs: renamedInputs.get(toolNames.get(tool.name) ?? "") ?? {},
    })),
  };
}
