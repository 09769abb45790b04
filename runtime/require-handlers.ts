import { argumentsOf } from "./call/propose-values.ts";
import type { ServiceDefinition } from "./service-definition.ts";

/** The generated surface of a service and its handlers. */
export type Handled = Pick<ServiceDefinition<never>, "surface" | "tools" | "resources" | "completions">;

/** @throws Error that names the first tool, resource or completion without a handler, and what to do. */
export function requireHandlers({ surface, tools, resources, completions = {} }: Handled): void {
  const current = surface.tools.filter(({ replacedBy }) => !replacedBy);
  requireAll("tool", "tools", current.map(nameOf), tools);
  requireAll("resource", "resources", surface.resources.map(nameOf), resources);
  const completed = argumentsOf(surface).flatMap(({ completion }) => completion ?? []);
  requireAll("completion", "completions", completed, completions);
}

function requireAll(kind: string, list: string, names: readonly string[], handlers: object): void {
  const missing = names.find((name) => !Object.hasOwn(handlers, name));
  if (missing === undefined) return;
  throw new Error(
    `${kind} "${missing}" has no handler in this build: it is not in "${list}" of the service's definition; run "npx switchboard scaffold", follow the steps that it prints, then run "npm run build"`,
  );
}

const nameOf = ({ name }: { readonly name: string }): string => name;
