import type { Seen } from "../../../mirror/seen.ts";

/** The kind of the facts of `CallContext.later` that become views, impressions and appearances. */
export const seenFact = "network_seen";

export interface SeenFact {
  readonly networkId: number;
  readonly viewerId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly seen: Seen;
}

/** What one member has seen of a kind, and when. */
export type SeenOf<Kind extends Seen["kind"]> = Extract<Seen, { kind: Kind }> & Pick<SeenFact, "viewerId" | "at">;
