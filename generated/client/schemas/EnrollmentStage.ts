// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/**
 * pending: no step executed or skipped yet; in_progress: between two steps; stopped: ended by a rule, an exclusion or
 * manually.
 */
export type EnrollmentStage = "pending" | "in_progress" | "replied" | "completed" | "stopped" | "failed";
