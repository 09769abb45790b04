// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/**
 * pending: not due yet. sent: sent or published. failed: see status_reason. cancelled: by the account. missed: too
 * late, because the service was not running.
 */
export type ScheduleStatus = "pending" | "sent" | "failed" | "cancelled" | "missed";
