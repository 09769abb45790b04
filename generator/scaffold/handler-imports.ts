/** What handler files import besides generated types; paths are relative to the service's root and may leave it. */
export interface HandlerImports {
  /** The type of the context that every handler gets, and the module that exports it. */
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
