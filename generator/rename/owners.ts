import type { RouteText } from "../check/route-text.ts";
import { referencesOf } from "../check/schema-nodes.ts";
import type { Spec } from "../check/spec-view.ts";
import { locateProperty } from "./generated-names.ts";
import type { Rename } from "./target.ts";

/** What a renamed input or output belongs to: its tool or shared schema, and the tools that use the schema. */
export interface Owners {
  readonly names: readonly string[];
  /** The routes of the tools. */
  readonly routes: readonly RouteText[];
}

/** Returns the owners of the property of a rename. Other kinds of entries have none. */
export function ownersOf(spec: Spec, rename: Rename): Owners {
  if (rename.owner === null) return { names: [], routes: [] };
  const schema = locateProperty(spec, rename)?.owner;
  const schemas = new Set(schema?.kind === "schema" ? [schema.name] : []);
  // Schemas that contain the schema, at any depth.
  for (const name of schemas)
    for (const [other, file] of spec.schemas)
      if (referencesOf(file).some((reference) => reference.name === name)) schemas.add(other);
  const tools = spec.tools.filter(
    ({ name, file }) => name === rename.owner || referencesOf(file).some((reference) => schemas.has(reference.name)),
  );
  return {
    names: [...new Set([rename.owner, ...(schema ? [schema.name] : []), ...tools.map(({ name }) => name)])],
    routes: tools.flatMap(({ routes }) => routes.flatMap(({ route }) => route ?? [])),
  };
}
