// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/**
 * A scheduled post or message was not sent: its status is "missed" if the service was down until the maximum delay had
 * passed, or "failed" if the call failed.
 */
export interface ScheduleMissedEvent {
  /** What was scheduled. */
  kind: "post" | "message";
  /** Id of the scheduled post (spo_...) or message (sms_...). */
  schedule_id: string;
  /** When it was last due: limits and errors move it to a later time. */
  due_at: string;
}
