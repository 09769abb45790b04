// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { MemberRef, Plan, WarmUpState } from "../schemas.ts";

/** A connected network account and what the key in use may do with it. */
export interface Account {
  /** Account id (acc_...), taken by every account_id. */
  id: string;
  name: string;
  /** Used when account_id is omitted. */
  default: boolean;
  /** expired: it has to be connected anew. */
  status: "connected" | "expired" | "disconnected";
  profile: MemberRef;
  /** IANA name; its calendar days are the days of the safety limits. */
  timezone: string;
  /** Permission scopes of the key in use. */
  scopes: readonly string[];
  plan: Plan;
  /** The account has the navigator subscription. */
  navigator: boolean;
  /** InMails that can still be paid for. */
  inmail_credits: number;
  /** The gradual rise of the daily limits; null: not active. */
  warm_up: WarmUpState | null;
  connected_at: string;
}
