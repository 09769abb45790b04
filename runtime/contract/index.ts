/** The types that generated code, the runtime and handlers share. This folder imports no other. */
export * from "./failure.ts";
export type * from "./names.ts";
export * from "./problem.ts";
export type * from "./surface.ts";
