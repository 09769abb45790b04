import type { Invitation, InvitationBatch } from "../../../generated/schemas.ts";
import type { Page, PageRequest } from "../../paging/page.ts";

export interface InvitationsPort {
  /**
   * Invites a member to connect.
   * @throws Failure `invalid_arguments` for the account's own member, `already_connected`, `invitation_pending` (in either
   *   direction), `invitation_withdrawn` if the account has recently withdrawn an invitation to the member.
   */
  send(memberReference: string, message: string | null): Promise<Invitation>;
  /** Newest first. */
  list(query: InvitationQuery, page: PageRequest): Promise<Page<Invitation>>;
  /**
   * Accepts or declines a received invitation. The message, if any, is sent after accepting. Repeating the same response
   * changes nothing.
   * @throws Failure `conflict` if the invitation has another response, was withdrawn, or was sent by the account.
   */
  respond(invitationId: string, action: InvitationAction, message: string | null): Promise<Invitation>;
  /** Returns the id of the sender of a pending invitation that the account has received; null for other invitations. */
  pendingSender(invitationId: string): Promise<string | null>;
  /**
   * Withdraws an invitation that the account has sent. Withdrawing it again changes nothing.
   * @throws Failure `conflict` if the invitation has a response, or was received by the account.
   */
  withdraw(invitationId: string): Promise<Invitation>;
  /**
   * Withdraws pending invitations that the account sent before a time (epoch milliseconds), oldest first. Failures of single
   * invitations are reported; any other failure of the network ends the batch.
   * @param limit the maximum number of invitations to process.
   */
  withdrawStale(before: number, limit: number): Promise<InvitationBatch>;
  /** Returns the recipients (ids) of pending invitations that the account sent before a time, oldest invitation first. */
  staleRecipients(before: number, limit: number): Promise<readonly string[]>;
}

export type InvitationAction = "accept" | "decline";

export interface InvitationQuery {
  readonly direction: Invitation["direction"];
  /** null for any status. */
  readonly status: Invitation["status"] | null;
  /** Only invitations sent before this time, epoch milliseconds. */
  readonly before: number | null;
}
