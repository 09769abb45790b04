import type { Invitation } from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

export interface InvitationsPort {
  /**
   * Invites a member to connect.
   * @throws Failure `invalid_arguments` for the own profile, `already_connected`, `invitation_pending` (either way).
   */
  send(memberReference: string, message: string | null): Promise<Invitation>;
  /** Newest first. */
  list(query: InvitationQuery, page: PageRequest): Promise<Page<Invitation>>;
  /**
   * Answers a received invitation, and writes to the member after accepting when there is a message. The same answer again
   * changes and sends nothing.
   * @throws Failure `conflict` when it was answered otherwise, was withdrawn, or is the account's own.
   */
  respond(invitationId: string, action: InvitationAction, message: string | null): Promise<Invitation>;
  /**
   * Withdraws an invitation that the account sent; one that was withdrawn already stays so.
   * @throws Failure `conflict` when it was answered, or is one that the account received.
   */
  withdraw(invitationId: string): Promise<Invitation>;
}

export type InvitationAction = "accept" | "decline";

export interface InvitationQuery {
  readonly direction: Invitation["direction"];
  /** null: any. */
  readonly status: Invitation["status"] | null;
  /** Epoch milliseconds: sent before then. */
  readonly before: number | null;
}
