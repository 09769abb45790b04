// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A scheduled post or message was not sent, because the service did not run at its time. */
export interface ScheduleMissedEvent {
  kind: "post" | "message";
  /** Id of the scheduled post (spo_...) or message (sms_...). */
  schedule_id: string;
  /** Time that it was scheduled for. */
  due_at: string;
}
