// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** What a campaign did and got back on one day of its own time zone. */
export interface CampaignDay {
  day: string;
  /** Steps carried out. */
  done: number;
  accepted: number;
  replied: number;
}
