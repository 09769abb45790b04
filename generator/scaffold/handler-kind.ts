import { posix } from "node:path";
import { hasHandler } from "../emit/handlers.ts";
import { resourceFile, toolFile } from "../emit/types.ts";
import type { Model } from "../model/model.ts";
import { handlerName, resourceHandlerName } from "../language/naming.ts";

/** A handler that the specification requires. Paths are relative to the service's root. */
export interface RequiredHandler {
  readonly name: string;
  readonly summary: string;
  /** The generated type and the file that exports it. */
  readonly typeName: string;
  readonly typeFile: string;
  /** The path of its file. */
  readonly file: string;
}

/** One of the lists of handlers: tools, resources or completions. */
export interface HandlerKind {
  readonly folder: string;
  /** The hand-written file that lists the handlers. */
  readonly index: string;
  /** The name of the exported list, and the generated type that it must have. */
  readonly variable: string;
  readonly listType: string;
  /** In spec order. */
  readonly handlers: readonly RequiredHandler[];
}

/** Returns the handlers that a model requires. */
export function handlerKinds({ tools, resources, completions }: Model): readonly HandlerKind[] {
  const kind = (name: string, listType: string, handlers: readonly RequiredHandler[]): HandlerKind => ({
    folder: `handlers/${name}`,
    index: `handlers/${name}/index.ts`,
    variable: name,
    listType,
    handlers,
  });
  return [
    kind(
      "tools",
      "ToolHandlers",
      tools.filter(hasHandler).map((tool) => ({
        name: tool.name,
        summary: tool.summary,
        typeName: handlerName(tool.typeName),
        typeFile: toolFile(tool),
        file: `handlers/tools/${tool.category}/${tool.name}.ts`,
      })),
    ),
    kind(
      "resources",
      "ResourceHandlers",
      resources.map((resource) => ({
        name: resource.name,
        summary: resource.summary,
        typeName: resourceHandlerName(resource.typeName),
        typeFile: resourceFile(resource),
        file: `handlers/resources/${resource.name}.ts`,
      })),
    ),
    kind(
      "completions",
      "CompletionHandlers",
      completions.map((name) => ({
        name,
        summary: "Proposes values that match the typed text, most likely first.",
        typeName: "CompletionHandler",
        typeFile: "generated/handlers.ts",
        file: `handlers/completions/${name}.ts`,
      })),
    ),
  ];
}

/**
 * Returns the specifier with which the module `from` imports `to`, which may be outside the root
 * (`../runtime/index.ts`). If `to` is not a TypeScript file, it is the name of a package.
 */
export function specifier(from: string, to: string): string {
  if (!to.endsWith(".ts")) return to;
  // A deep placeholder root, so that no `..` leads above the top of the path.
  const root = "/_".repeat(to.split("/").length);
  const path = posix.relative(posix.join(root, posix.dirname(from)), posix.join(root, to));
  return path.startsWith(".") ? path : `./${path}`;
}
