import type { CampaignStepKind, ReactionType } from "../../../../generated/schemas.ts";
import type { ToolName } from "../../../../runtime/index.ts";

/** The call that executes a step. */
export interface ActionCall {
  readonly tool: ToolName;
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * The call of a claimed action, stored with the action. A repeated attempt makes the same call again, for the same
 * principal and with the same idempotency key.
 */
export interface ClaimedCall extends ActionCall {
  readonly principalId: string;
}

/** The content of a step for one lead. */
export interface ActionContent {
  readonly profileId: string;
  /** null if the step writes nothing. */
  readonly text: string | null;
  readonly subject: string | null;
  readonly reaction: ReactionType;
  /** The newest post of the lead; null unless the step reacts to it. */
  readonly postId: string | null;
}

type ToCall = (content: ActionContent) => ActionCall;

const calls: Readonly<Record<CampaignStepKind, ToCall>> = {
  view_profile: ({ profileId }) => ({ tool: "get_profile", input: { profile_id: profileId } }),
  follow: ({ profileId }) => ({ tool: "follow_user", input: { profile_id: profileId } }),
  invite: ({ profileId, text }) => ({
    tool: "send_invitation",
    input: { profile_id: profileId, ...(text !== null && { text }) },
  }),
  message: ({ profileId, text }) => ({ tool: "send_message", input: { profile_id: profileId, text } }),
  inmail: ({ profileId, subject, text }) => ({ tool: "send_inmail", input: { profile_id: profileId, subject, text } }),
  react: ({ postId, reaction }) => ({ tool: "react_to_post", input: { post_id: postId, type: reaction } }),
};

export const toCall = (kind: CampaignStepKind, content: ActionContent): ActionCall => calls[kind](content);
