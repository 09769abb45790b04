import { openapiDocument } from "../../emit/openapi/document.ts";
import type { SpecFile } from "../../load/spec-file.ts";
import type { Model } from "../../model/model.ts";
import type { Found } from "../found.ts";
import { modelOfDocument, type DocumentModel } from "../source/model-of-document.ts";
import type { OpenapiDocument } from "../source/openapi-document.ts";
import { compareModels } from "./compare-models.ts";
import { routeKey, routesOf } from "./routes.ts";

/**
 * Compares a document with that of the newer specification. The changes refer to tools instead of operations, and to the
 * outputs of tools instead of the schemas that are derived from them.
 */
export function changesOfDocument(
  document: OpenapiDocument,
  { model, files }: { readonly model: Model; readonly files: readonly SpecFile[] },
  today: string,
): readonly Found[] {
  // The form of the document that `openapiDocument` returns.
  const current = openapiDocument(model) as unknown as OpenapiDocument;
  const after = modelOfDocument(current);
  const before = withNewNames(modelOfDocument(document), after);
  const shared = new Set([document, current].flatMap(({ components }) => Object.keys(components?.schemas ?? {})));
  const newer = withRenamedInputs(withScopes(after.model, before.model, model), after.tools, model);
  const found = compareModels(before.model, newer, { today, isShared: (name) => shared.has(name) });
  const toolOf = (operation: string): string => after.tools.get(operation) || before.tools.get(operation) || operation;
  const declared = new Set(files.filter(({ kind }) => kind === "schema").map(({ name }) => name));
  const owners = new Map(model.tools.map(({ name, output }) => [output.$ref, name] as const).reverse());
  const indexes = new Map(routesOf(model).map(({ route, index }) => [route.operationId, index]));
  // A document contains only the errors that its operations return.
  const codes = new Set(model.errors.map(({ code }) => code));
  const known = found.filter(({ kind, path }) => kind !== "error-removed" || !codes.has(String(path[0])));
  return known.map((each) => {
    const { kind, name } = each.file;
    // A tool of a document's model has one route.
    const path = each.path.map((key, at) => (at === 1 && each.path[0] === "routes" ? (indexes.get(name) ?? key) : key));
    const owner = kind === "schema" && !declared.has(name) ? owners.get(name) : undefined;
    const place =
      owner !== undefined
        ? { file: { kind: "tool", name: owner } as const, path: ["output", ...each.path] }
        : kind === "tool"
          ? { file: { kind, name: toolOf(name) }, path }
          : { file: each.file };
    const audiences = (each.audiences ?? ["rest", "client"]).filter((audience) => audience !== "mcp");
    const users = new Set(each.users?.map(toolOf));
    if (owner !== undefined) users.delete(owner);
    return { ...each, ...place, audiences, users: [...users] };
  });
}

/**
 * Gives the tools of renamed operations their new names. An operation is renamed if its route calls the same tool as
 * before, under a name that no older operation has.
 */
function withNewNames(before: DocumentModel, after: DocumentModel): DocumentModel {
  const newer = new Map(routesOf(after.model).map((each) => [routeKey(each), each.tool.name]));
  const renamed = new Map<string, string>();
  for (const each of routesOf(before.model)) {
    const { name } = each.tool;
    const next = newer.get(routeKey(each));
    if (next === undefined || before.tools.has(next) || before.tools.get(name) !== after.tools.get(next)) continue;
    renamed.set(name, next);
  }
  const nameOf = (name: string): string => renamed.get(name) ?? name;
  const { model } = before;
  return {
    model: {
      ...model,
      tools: model.tools.map((tool) => ({ ...tool, name: nameOf(tool.name) })),
      scopes: model.scopes.map((scope) => ({ ...scope, tools: scope.tools.map(nameOf) })),
    },
    tools: new Map([...before.tools].map(([name, tool]) => [nameOf(name), tool])),
  };
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
