// Generated from spec/events by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { Schemas } from "./schemas.ts";

/** The data of each event, by its type. */
export interface WebhookData {
  "account.connected": Schemas["AccountConnectedEvent"];
  "account.disconnected": Schemas["AccountDisconnectedEvent"];
  "campaign.lead_replied": Schemas["CampaignLeadRepliedEvent"];
  "campaign.state_changed": Schemas["CampaignStateChangedEvent"];
  "comment.received": Schemas["CommentReceivedEvent"];
  "connection.added": Schemas["ConnectionAddedEvent"];
  "connection.removed": Schemas["ConnectionRemovedEvent"];
  "conversation.returned": Schemas["ConversationReturnedEvent"];
  "export.ready": Schemas["ExportReadyEvent"];
  "invitation.accepted": Schemas["InvitationAcceptedEvent"];
  "invitation.declined": Schemas["InvitationDeclinedEvent"];
  "invitation.received": Schemas["InvitationReceivedEvent"];
  "invitation.sent": Schemas["InvitationSentEvent"];
  "invitation.withdrawn": Schemas["InvitationWithdrawnEvent"];
  "limit.reached": Schemas["LimitReachedEvent"];
  "message.received": Schemas["MessageReceivedEvent"];
  "message.sent": Schemas["MessageSentEvent"];
  "post.published": Schemas["PostPublishedEvent"];
  "profile.viewed": Schemas["ProfileViewedEvent"];
  "reaction.received": Schemas["ReactionReceivedEvent"];
  "repost.received": Schemas["RepostReceivedEvent"];
  "saved_search.matched": Schemas["SavedSearchMatchedEvent"];
  "schedule.missed": Schemas["ScheduleMissedEvent"];
  "settings.changed": Schemas["SettingsChangedEvent"];
  "webhook.disabled": Schemas["WebhookDisabledEvent"];
}

/** The body of a request with an event of one type. */
export interface WebhookEventOf<Type extends keyof WebhookData> {
  /** Id of the delivery. A repeated request has the same id. */
  readonly id: string;
  readonly type: Type;
  /** Time of the event. */
  readonly timestamp: string;
  readonly account_id: string;
  /** Sequence number of the event; each account has its own sequence. */
  readonly sequence: number;
  readonly data: WebhookData[Type];
}

/**
 * The body of a request that a webhook receives. Verify its signature before you use it, for example with the package
 * `standardwebhooks`:
 *
 *     const event = new Webhook(secret).verify(rawBody, headers) as WebhookEvent;
 *     if (event.type === "account.connected") console.log(event.data);
 */
export type WebhookEvent = { [Type in keyof WebhookData]: WebhookEventOf<Type> }[keyof WebhookData];
