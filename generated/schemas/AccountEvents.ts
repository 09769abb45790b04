// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The newest events of the account, newest first. Webhooks receive the same events. */
export interface AccountEvents {
  data: ReadonlyArray<{
    /** Number of the event; later events have higher numbers. */
    sequence: number;
    /** Name of the event, such as message.received. */
    type: string;
    /** Time of the event. */
    timestamp: string;
    /** Payload of the event; /docs/events describes it. */
    data: {
      [key: string]: unknown;
    };
  }>;
}
