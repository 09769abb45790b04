// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/**
 * pending: waiting for its time. sent: was sent or published. failed: see status_reason. cancelled: by the account.
 * missed: the service did not run within an hour after the time.
 */
export type ScheduleStatus = "pending" | "sent" | "failed" | "cancelled" | "missed";
