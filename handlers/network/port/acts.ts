import type { ReactionType } from "../../../generated/schemas.ts";
import type { NewPost, NewRepost } from "./content.ts";

/**
 * The effects that an account can have on its network: a closed list, as data, so that each can be recorded before it
 * happens. Ids are those of this service. A receipt contains the data that only the network knows: the ids of new
 * objects, and the time.
 */
export interface Acts {
  /**
   * Into a conversation or to a connection. `conversation_id` is null if there is no direct conversation yet.
   * `recipient_id` is null in a group.
   */
  send_message: {
    readonly act: {
      readonly conversation_id: string | null;
      readonly recipient_id: string | null;
      readonly text: string;
      readonly attachments: readonly string[];
    };
    readonly receipt: Receipt & { readonly id: string; readonly conversation_id: string };
  };
  send_inmail: {
    readonly act: { readonly recipient_id: string; readonly subject: string; readonly text: string };
    readonly receipt: Receipt & { readonly id: string; readonly conversation_id: string };
  };
  /** A group with its first message. */
  create_group: {
    readonly act: { readonly member_ids: readonly string[]; readonly title: string | null; readonly text: string };
    readonly receipt: Receipt & { readonly id: string; readonly conversation_id: string };
  };
  edit_message: { readonly act: { readonly message_id: string; readonly text: string }; readonly receipt: Receipt };
  delete_message: { readonly act: { readonly message_id: string }; readonly receipt: Receipt };
  react_to_message: {
    readonly act: { readonly message_id: string; readonly emoji: string };
    readonly receipt: Receipt;
  };
  /** Parts that the act does not contain are unchanged. */
  update_conversation: {
    readonly act: {
      readonly conversation_id: string;
      readonly read?: boolean;
      readonly archived?: boolean;
      readonly muted?: boolean;
      readonly starred?: boolean;
    };
    readonly receipt: Receipt;
  };
  send_invitation: {
    readonly act: { readonly member_id: string; readonly message: string | null };
    readonly receipt: Receipt & { readonly id: string };
  };
  accept_invitation: { readonly act: { readonly invitation_id: string }; readonly receipt: Receipt };
  decline_invitation: { readonly act: { readonly invitation_id: string }; readonly receipt: Receipt };
  withdraw_invitation: { readonly act: { readonly invitation_id: string }; readonly receipt: Receipt };
  remove_connection: { readonly act: { readonly member_id: string }; readonly receipt: Receipt };
  follow_member: { readonly act: { readonly member_id: string }; readonly receipt: Receipt };
  unfollow_member: { readonly act: { readonly member_id: string }; readonly receipt: Receipt };
  follow_company: { readonly act: { readonly company_id: string }; readonly receipt: Receipt };
  unfollow_company: { readonly act: { readonly company_id: string }; readonly receipt: Receipt };
  /** The network also ends the connection, the follows and the pending invitations between the two members. */
  block_member: { readonly act: { readonly member_id: string }; readonly receipt: Receipt };
  unblock_member: { readonly act: { readonly member_id: string }; readonly receipt: Receipt };
  publish_post: { readonly act: NewPost; readonly receipt: Receipt & { readonly id: string } };
  comment_on_post: {
    /** `mentions` contains member ids. */
    readonly act: { readonly post_id: string; readonly text: string; readonly mentions?: readonly string[] };
    readonly receipt: Receipt & { readonly id: string };
  };
  react_to_post: {
    readonly act: { readonly post_id: string; readonly type: ReactionType };
    readonly receipt: Receipt;
  };
  /** Parts that the act does not contain are unchanged. */
  update_post: {
    readonly act: {
      readonly post_id: string;
      readonly text?: string;
      readonly visibility?: "public" | "connections";
      readonly pinned?: boolean;
      /** Member ids. */
      readonly mentions?: readonly string[];
    };
    readonly receipt: Receipt;
  };
  delete_post: { readonly act: { readonly post_id: string }; readonly receipt: Receipt };
  repost_post: {
    readonly act: NewRepost & { readonly post_id: string };
    readonly receipt: Receipt & { readonly id: string };
  };
  remove_post_reaction: { readonly act: { readonly post_id: string }; readonly receipt: Receipt };
  save_post: { readonly act: { readonly post_id: string; readonly saved: boolean }; readonly receipt: Receipt };
  reply_to_comment: {
    readonly act: {
      readonly post_id: string;
      readonly comment_id: string;
      readonly text: string;
      /** Member ids. */
      readonly mentions?: readonly string[];
    };
    readonly receipt: Receipt & { readonly id: string };
  };
  react_to_comment: {
    readonly act: { readonly post_id: string; readonly comment_id: string; readonly type: ReactionType };
    readonly receipt: Receipt;
  };
  delete_comment: { readonly act: { readonly comment_id: string }; readonly receipt: Receipt };
  /** Fields that the act does not contain are unchanged, here and in `update_position`. */
  update_profile: {
    readonly act: {
      readonly headline?: string;
      readonly about?: string;
      readonly location?: string;
      readonly industry?: string;
      readonly website?: string | null;
    };
    readonly receipt: Receipt;
  };
  add_position: { readonly act: PositionFields; readonly receipt: Receipt & { readonly id: string } };
  update_position: {
    readonly act: { readonly position_id: string } & Partial<PositionFields>;
    readonly receipt: Receipt;
  };
  remove_position: { readonly act: { readonly position_id: string }; readonly receipt: Receipt };
  add_skill: { readonly act: { readonly skill: string }; readonly receipt: Receipt };
  remove_skill: { readonly act: { readonly skill: string }; readonly receipt: Receipt };
  endorse_skill: { readonly act: { readonly member_id: string; readonly skill: string }; readonly receipt: Receipt };
  mark_notices_read: { readonly act: { readonly notice_ids: readonly string[] }; readonly receipt: Receipt };
  request_recommendation: {
    readonly act: { readonly member_id: string; readonly relationship: string; readonly message: string };
    readonly receipt: Receipt & { readonly id: string };
  };
}

export interface PositionFields {
  readonly title: string;
  /** null if the employer has no company page. */
  readonly company_id: string | null;
  readonly company_name: string;
  readonly location: string | null;
  /** Days: `YYYY-MM-DD`. */
  readonly started_on: string;
  readonly ended_on: string | null;
  readonly description: string | null;
}

interface Receipt {
  /** When it happened, in epoch milliseconds. */
  readonly at: number;
}

export type ActKind = keyof Acts;

/**
 * Performs one act of the account, at most once for a call, and returns its receipt.
 * @param decideAct verifies that the act is possible and returns it; null if nothing is left to do. When the call runs
 *   again, `decideAct` is not called again, because the act itself, or a synchronization with the network, may have
 *   changed the data that it reads.
 * @param item distinguishes the acts of one kind in a batch.
 */
export type Act = <Kind extends ActKind, Planned extends Acts[Kind]["act"] | null>(
  kind: Kind,
  decideAct: () => Promise<Planned>,
  item?: string,
) => Promise<Acts[Kind]["receipt"] | Extract<Planned, null>>;

/** The name of the step of an act. */
export const stepName = (kind: ActKind, item?: string): string => (item === undefined ? kind : `${kind}:${item}`);
