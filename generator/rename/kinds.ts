/** What can be renamed. */
export const RENAME_KINDS = ["tool", "input", "output", "schema", "error", "scope"] as const;
export type RenameKind = (typeof RENAME_KINDS)[number];
