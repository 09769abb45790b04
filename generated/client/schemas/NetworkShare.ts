// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A breakdown of the account's connections by one property. */
export interface NetworkShare {
  /** The most frequent values, most frequent first. */
  top: Array<{
    /** Value of the group. */
    value: string;
    /** Connections. */
    count: number;
    /** Of all connections, one decimal. */
    percent: number;
  }>;
  /** Connections with another value. */
  other_count: number;
  /** Connections whose value is unknown. */
  unknown_count: number;
}
