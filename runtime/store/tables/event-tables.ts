/** Events, the positions of their consumers, and the subscriptions of MCP sessions. */
export interface EventTables {
  /** The number of the last event of each account. The lock on its row orders the transactions that write its events. */
  sb_event_heads: { account_id: string; seq: number };
  sb_events: EventRow;
  /** The consumers that `deployConsumers` has registered. */
  sb_event_consumers: { consumer: string; created_at: number };
  /**
   * The last event that a consumer has handled or skipped. If there is no row, the consumer has not handled or
   * skipped any event of the account yet; an opt-in consumer (`isOptIn`) is stopped for the account.
   */
  sb_event_positions: { consumer: string; account_id: string; seq: number };
  /** The resources that sessions of the older MCP era are subscribed to; `session` is a hash of the id. */
  sb_subscriptions: { session: string; uri: string; used_at: number };
}

/** A fact about an account, written in the transaction that made it true. */
export interface EventRow {
  account_id: string;
  /** From 1 for each account, in commit order, without gaps. */
  seq: number;
  type: string;
  /** JSON. */
  payload: string;
  /** JSON: the call, job or network that caused the event; see `EventCause`. */
  cause: string;
  at: number;
}
