// Generated from the specification format by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { Schemas } from "./schemas.ts";

/** A response to a call that succeeds. */
export interface Success<Body> {
  headers: { [name: string]: unknown };
  content: { "application/json": Body };
}

/** A response to a call that fails: a problem (RFC 9457). */
export interface Failure {
  headers: { [name: string]: unknown };
  content: { "application/problem+json": Schemas["Problem"] };
}
