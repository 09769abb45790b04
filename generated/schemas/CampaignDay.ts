// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Steps and responses of a campaign on one day in its time zone. */
export interface CampaignDay {
  /** Calendar day. */
  day: string;
  /** Steps executed. */
  done: number;
  /** Invitations accepted. */
  accepted: number;
  /** Leads who replied on the day. */
  replied: number;
}
