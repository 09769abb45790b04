// Generated from spec/scopes.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ScopeEntry } from "switchboard/contract";

/** Permission scopes. */
export const scopes: readonly ScopeEntry[] = [
  { name: "core", isDefault: true },
  { name: "full_access", isDefault: false },
  { name: "read_only", isDefault: false },
  { name: "outbound", isDefault: false },
  { name: "content", isDefault: false },
  { name: "navigator", isDefault: false },
  { name: "export", isDefault: false },
  { name: "admin", isDefault: false },
  { name: "legacy", isDefault: false },
];
