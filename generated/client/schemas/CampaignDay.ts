// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Actions and results of a campaign on one day in its time zone. */
export interface CampaignDay {
  day: string;
  /** Steps executed. */
  done: number;
  accepted: number;
  replied: number;
}
