// Generated from the specification format by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { Schemas } from "./schemas.ts";

/** The response to a successful call. */
export interface Success<Body> {
  headers: { [name: string]: unknown };
  content: { "application/json": Body };
}

/** The response to a failed call: a problem (RFC 9457). */
export interface Failure {
  headers: { [name: string]: unknown };
  content: { "application/problem+json": Schemas["Problem"] };
}
