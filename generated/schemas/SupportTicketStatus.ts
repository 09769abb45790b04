// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** open: waiting for support; answered: waiting for the workspace. */
export type SupportTicketStatus = "open" | "answered" | "closed";
