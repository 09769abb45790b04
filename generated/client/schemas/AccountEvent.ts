// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** An event of the account. Webhooks receive the same events. */
export interface AccountEvent {
  /** Number of the event; later events have higher numbers. */
  sequence: number;
  /** Name of the event, such as message.received. */
  type: string;
  /** Time of the event. */
  timestamp: string;
}
