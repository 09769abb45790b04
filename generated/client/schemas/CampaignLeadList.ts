// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Lead list that the launch enrolls. */
export interface CampaignLeadList {
  /** Lead list id (lst_...). */
  lead_list_id: string;
  /** Name of the list. */
  name: string;
  /** Leads on the list now. */
  lead_count: number;
}
