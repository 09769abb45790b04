// Generated from spec/scopes.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ScopeEntry } from "switchboard/contract";

/** Permission scopes with the tools they hold. */
export const scopes: readonly ScopeEntry[] = [
  { name: "core", isDefault: true, tools: ["list_books", "save_book", "manage_tags", "browse_shelf"] },
  { name: "legacy", isDefault: false, tools: ["find_books"] },
  {
    name: "everything",
    isDefault: false,
    tools: ["list_books", "save_book", "manage_tags", "browse_shelf", "find_books"],
  },
];
