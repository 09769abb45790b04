// Generated from spec/scopes.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ScopeEntry } from "switchboard/contract";

/** Permission scopes. */
export const scopes: readonly ScopeEntry[] = [
  { name: "core", title: "Core", summary: "Everyday work.", isDefault: true },
  { name: "legacy", title: "Legacy", summary: "Older names.", isDefault: false },
  { name: "everything", title: "Everything", summary: "All tools.", isDefault: false },
];
