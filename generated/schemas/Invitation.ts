// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ProfileItem } from "../schemas.ts";

/** An invitation to connect. */
export interface Invitation {
  /** Invitation id (inv_...). */
  id: string;
  /** From the account's point of view. */
  direction: "sent" | "received";
  /** null if its outcome is unknown. */
  status: "pending" | "accepted" | "declined" | "withdrawn" | null;
  profile: ProfileItem;
  /** Note sent with it; null if there is none. */
  text: string | null;
  /** Time of sending. */
  sent_at: string;
  /** When it was accepted, declined or withdrawn. */
  responded_at: string | null;
  /** Direct conversation (cnv_...) with the member; null if none is known. */
  conversation_id: string | null;
}
