// Generated from spec/tools, spec/errors.yaml and spec/scopes.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ErrorCode } from "./errors.ts";

/** The tools of the service, including older names. */
export type ToolName =
  | "list_books"
  | "save_book"
  | "manage_tags"
  | "browse_shelf"
  | "find_books";

/** The scopes of the service. */
export type ScopeName =
  | "core"
  | "legacy"
  | "everything";

declare module "switchboard/contract" {
  interface ToolNames extends Record<ToolName, true> {}
  interface ErrorCodes extends Record<ErrorCode, true> {}
  interface ScopeNames extends Record<ScopeName, true> {}
}
