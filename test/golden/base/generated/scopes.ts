// Generated from spec/scopes.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ScopeEntry } from "switchboard/contract";

/** Permission scopes. */
export const scopes: readonly ScopeEntry[] = [
  { name: "core", isDefault: true },
  { name: "legacy", isDefault: false },
  { name: "everything", isDefault: false },
];
