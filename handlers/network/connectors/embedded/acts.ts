import type { IdSource } from "../../../../runtime/index.ts";
import type { ActKind, Acts } from "../../port/acts.ts";

/** The clock and the ids of the embedded network. */
export interface EmbeddedSource {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly newId: IdSource;
}

type Receipts = {
  readonly [Kind in ActKind]: (source: EmbeddedSource, act: Acts[Kind]["act"]) => Acts[Kind]["receipt"];
};

const noted = ({ now }: EmbeddedSource) => ({ at: now() });

/** The embedded network exists only in our store, so a receipt contains only ids and the time. */
const receipts: Receipts = {
  send_message: ({ now, newId }, { conversation_id }) => ({
    id: newId("msg"),
    conversation_id: conversation_id ?? newId("cnv"),
    at: now(),
  }),
  send_inmail: ({ now, newId }) => ({ id: newId("msg"), conversation_id: newId("cnv"), at: now() }),
  create_group: ({ now, newId }) => ({ id: newId("msg"), conversation_id: newId("cnv"), at: now() }),
  edit_message: noted,
  delete_message: noted,
  react_to_message: noted,
  update_conversation: noted,
  send_invitation: ({ now, newId }) => ({ id: newId("inv"), at: now() }),
  accept_invitation: noted,
  decline_invitation: noted,
  withdraw_invitation: noted,
  remove_connection: noted,
  follow_member: noted,
  unfollow_member: noted,
  follow_company: noted,
  unfollow_company: noted,
  block_member: noted,
  unblock_member: noted,
  publish_post: ({ now, newId }) => ({ id: newId("pst"), at: now() }),
  comment_on_post: ({ now, newId }) => ({ id: newId("cmt"), at: now() }),
  react_to_post: noted,
  update_post: noted,
  delete_post: noted,
  repost_post: ({ now, newId }) => ({ id: newId("pst"), at: now() }),
  remove_post_reaction: noted,
  save_post: noted,
  reply_to_comment: ({ now, newId }) => ({ id: newId("cmt"), at: now() }),
  react_to_comment: noted,
  delete_comment: noted,
  update_profile: noted,
  add_position: ({ now, newId }) => ({ id: newId("pos"), at: now() }),
  update_position: noted,
  remove_position: noted,
  add_skill: noted,
  remove_skill: noted,
  endorse_skill: noted,
  mark_notices_read: noted,
  request_recommendation: ({ now, newId }) => ({ id: newId("rrq"), at: now() }),
};

/** Returns the receipt of an act on the embedded network. The functions of the mirror store its effect. */
export function embeddedReceipt<Kind extends ActKind>(
  source: EmbeddedSource,
  kind: Kind,
  act: Acts[Kind]["act"],
): Acts[Kind]["receipt"] {
  return receipts[kind](source, act);
}
