/** What generated code, the runtime and handlers share. Imports nothing. */
export * from "./failure.ts";
export * from "./problem.ts";
export type * from "./surface.ts";
