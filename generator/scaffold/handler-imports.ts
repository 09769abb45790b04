/** The imports of handler files other than generated types. Paths are relative to the service's root and may be outside it. */
export interface HandlerImports {
  /** The type of the context that is passed to handlers, and the module that exports it. */
  readonly contextType: string;
  readonly contextModule: string;
  /** The module that exports `Failure`. */
  readonly runtimeModule: string;
}

export const DEFAULT_IMPORTS: HandlerImports = {
  contextType: "ServiceContext",
  contextModule: "handlers/context.ts",
  runtimeModule: "runtime/index.ts",
};
