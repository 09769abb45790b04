// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { Schemas } from "../schemas.ts";

/** A connected network account and the permissions of the caller. */
export interface Account {
  /** Account id (acc_...), accepted as account_id. */
  id: string;
  /** Name of the account. */
  name: string;
  /** Used when account_id is omitted. */
  default: boolean;
  /** disconnected: connect_account reconnects it, unless it is a data archive. */
  status: "connected" | "disconnected";
  network: Schemas["AccountNetwork"];
  profile: Schemas["MemberRef"];
  /** IANA name; safety limits reset at midnight in this time zone. */
  timezone: string;
  /** Scopes of the caller. */
  scopes: string[];
  plan: Schemas["Plan"];
  /** The account has the navigator subscription; null if unknown. */
  navigator: boolean | null;
  /** InMail credits left; null if unknown. */
  inmail_credits: number | null;
  /** Gradual increase of the daily limits; null if inactive. */
  warm_up: Schemas["WarmUpState"] | null;
  /** Time of the connection. */
  connected_at: string;
  /**
   * The AI clients that have access. A caller who acts for a person sees that person's clients. A key with the scope
   * admin or full_access that is not limited to certain accounts sees all clients of the workspace; other keys see
   * none.
   */
  clients: Schemas["AccountClient"][];
  /** Newest event of the account; null if none is stored. */
  latest_event: Schemas["AccountEvent"] | null;
}
