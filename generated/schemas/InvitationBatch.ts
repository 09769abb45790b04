// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The result of a batch, one entry per invitation in the order of processing. */
export interface InvitationBatch {
  /** Invitations withdrawn. */
  succeeded: number;
  /** Invitations that could not be withdrawn. */
  failed: number;
  /** Stale invitations that are still pending. */
  remaining: number;
  /** Code of the error that ended the batch early, as in the last entry; null if it did not end early. */
  stopped_by: string | null;
  /** One item per invitation. */
  data: ReadonlyArray<{
    /** Invitation id (inv_...). */
    invitation_id: string;
    /** The invited member (prf_...). */
    profile_id: string;
    /** Name of the member. */
    name: string;
    /** Time of sending. */
    sent_at: string;
    /** null if the invitation was withdrawn. */
    error: {
      /** Error code, such as conflict. */
      code: string;
      /** What is wrong. */
      detail: string;
    } | null;
  }>;
}
