// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** ready: previewed without blockers and unchanged since; archived: permanently stopped. */
export type CampaignStatus = "draft" | "ready" | "running" | "paused" | "completed" | "archived";
