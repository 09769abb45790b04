export const EFFECTS = ["read", "write", "destructive"] as const;
export type Effect = (typeof EFFECTS)[number];

/** The strength of each effect. */
export const STRENGTH: Readonly<Record<Effect, number>> = { read: 0, write: 1, destructive: 2 };
