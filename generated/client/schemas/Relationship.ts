// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** The relationship between the account and another member. */
export interface Relationship {
  profile: Schemas["ProfileSummary"];
  /** null if the two are not connected, or if it is unknown. */
  connected_at: string | null;
  /** null if there is none, or if it is unknown. */
  pending_invitation: Schemas["PendingInvitation"] | null;
  /** When the account can invite the member again after withdrawing an invitation; null if that does not apply. */
  invitable_from: string | null;
  /** The account follows the member; null if unknown. */
  following: boolean | null;
  /** The member follows the account; null if unknown. */
  followed_by: boolean | null;
  /** Up to 10 mutual connections, most prominent first; null if unknown. */
  mutual_connections: Schemas["MemberRef"][] | null;
  /** The latest contact; null if none is known. */
  last_interaction: Schemas["Interaction"] | null;
  /** Direct conversation (cnv_...); null if there is none. */
  conversation_id: string | null;
  /** The last messages of the direct conversation, newest first. */
  last_messages: Schemas["MessageExcerpt"][];
  /** Private to the account, in alphabetical order. */
  tags: string[];
  /** Private to the account. */
  note: string | null;
  /** The account's lead lists that contain the member, newest first. */
  lead_lists: Array<{
    /** List id (lst_...), accepted as lead_list_id. */
    id: string;
    /** Name of the list. */
    name: string;
  }>;
  /** The account's campaigns that contact or contacted the member, latest enrollment first. */
  campaigns: Schemas["CampaignEnrollment"][];
  /** Why the do-not-contact list excludes the member; null if it does not. */
  excluded: string | null;
}
