import { existsSync } from "node:fs";
import { join } from "node:path";

/** The imports of handler files other than generated types. Paths are relative to the service's root and may be outside it. */
export interface HandlerImports {
  /** The type of the context that is passed to handlers, and the module that exports it. */
  readonly contextType: string;
  readonly contextModule: string;
  /** The module or the package that exports `Failure`. */
  readonly runtimeModule: string;
}

/** The imports of a service that contains the runtime. */
export const DEFAULT_IMPORTS: HandlerImports = {
  contextType: "ServiceContext",
  contextModule: "handlers/context.ts",
  runtimeModule: "runtime/index.ts",
};

/** Returns the imports of a service: those of the package `switchboard`, unless its folder contains the runtime. */
export const defaultImports = (root: string): HandlerImports =>
  existsSync(join(root, DEFAULT_IMPORTS.runtimeModule))
    ? DEFAULT_IMPORTS
    : { ...DEFAULT_IMPORTS, runtimeModule: "switchboard/runtime" };
