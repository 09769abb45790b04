export const EFFECTS = ["read", "write", "destructive"] as const;
export type Effect = (typeof EFFECTS)[number];
