// Generated from spec/events by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { EventEntry } from "switchboard/contract";

/** The payload of every event, by name. */
export type EventPayloads = {
  readonly "account.connected": import("./events/account.connected.ts").AccountConnectedEvent;
  readonly "account.disconnected": import("./events/account.disconnected.ts").AccountDisconnectedEvent;
  readonly "campaign.lead_replied": import("./events/campaign.lead_replied.ts").CampaignLeadRepliedEvent;
  readonly "campaign.state_changed": import("./events/campaign.state_changed.ts").CampaignStateChangedEvent;
  readonly "comment.received": import("./events/comment.received.ts").CommentReceivedEvent;
  readonly "connection.added": import("./events/connection.added.ts").ConnectionAddedEvent;
  readonly "connection.removed": import("./events/connection.removed.ts").ConnectionRemovedEvent;
  readonly "conversation.returned": import("./events/conversation.returned.ts").ConversationReturnedEvent;
  readonly "export.ready": import("./events/export.ready.ts").ExportReadyEvent;
  readonly "invitation.accepted": import("./events/invitation.accepted.ts").InvitationAcceptedEvent;
  readonly "invitation.declined": import("./events/invitation.declined.ts").InvitationDeclinedEvent;
  readonly "invitation.received": import("./events/invitation.received.ts").InvitationReceivedEvent;
  readonly "invitation.sent": import("./events/invitation.sent.ts").InvitationSentEvent;
  readonly "invitation.withdrawn": import("./events/invitation.withdrawn.ts").InvitationWithdrawnEvent;
  readonly "limit.reached": import("./events/limit.reached.ts").LimitReachedEvent;
  readonly "message.received": import("./events/message.received.ts").MessageReceivedEvent;
  readonly "message.sent": import("./events/message.sent.ts").MessageSentEvent;
  readonly "post.published": import("./events/post.published.ts").PostPublishedEvent;
  readonly "profile.viewed": import("./events/profile.viewed.ts").ProfileViewedEvent;
  readonly "reaction.received": import("./events/reaction.received.ts").ReactionReceivedEvent;
  readonly "repost.received": import("./events/repost.received.ts").RepostReceivedEvent;
  readonly "saved_search.matched": import("./events/saved_search.matched.ts").SavedSearchMatchedEvent;
  readonly "schedule.missed": import("./events/schedule.missed.ts").ScheduleMissedEvent;
  readonly "settings.changed": import("./events/settings.changed.ts").SettingsChangedEvent;
  readonly "webhook.disabled": import("./events/webhook.disabled.ts").WebhookDisabledEvent;
};

/** The events of the service. */
export const events: readonly EventEntry[] = [
  { name: "account.connected", title: "Account connected", changes: ["switchboard://account/info"] },
  { name: "account.disconnected", title: "Account disconnected", changes: ["switchboard://account/info"] },
  {
    name: "campaign.lead_replied",
    title: "Lead replied",
    object: "campaign_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "campaign.state_changed",
    title: "Campaign status changed",
    object: "campaign_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "comment.received",
    title: "Comment received",
    object: "post_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "connection.added",
    title: "Connection added",
    object: "profile_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "connection.removed",
    title: "Connection removed",
    object: "profile_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "conversation.returned",
    title: "Snooze ended",
    object: "conversation_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "export.ready",
    title: "Export ready",
    object: "export_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "invitation.accepted",
    title: "Invitation accepted",
    object: "invitation_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "invitation.declined",
    title: "Invitation declined",
    object: "invitation_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "invitation.received",
    title: "Invitation received",
    object: "invitation_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "invitation.sent",
    title: "Invitation sent",
    object: "invitation_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "invitation.withdrawn",
    title: "Invitation withdrawn",
    object: "invitation_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "limit.reached",
    title: "Limit reached",
    changes: ["switchboard://account/info", "switchboard://account/usage"],
  },
  {
    name: "message.received",
    title: "Message received",
    object: "conversation_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "message.sent",
    title: "Message sent",
    object: "conversation_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "post.published",
    title: "Post published",
    object: "post_id",
    changes: ["switchboard://account/info"],
  },
  { name: "profile.viewed", title: "Profile viewed", changes: ["switchboard://account/info"] },
  {
    name: "reaction.received",
    title: "Reaction received",
    object: "post_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "repost.received",
    title: "Repost received",
    object: "post_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "saved_search.matched",
    title: "Saved search matched",
    object: "saved_search_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "schedule.missed",
    title: "Schedule missed",
    object: "schedule_id",
    changes: ["switchboard://account/info"],
  },
  {
    name: "settings.changed",
    title: "Settings changed",
    changes: ["switchboard://account/info", "switchboard://account/usage"],
  },
  {
    name: "webhook.disabled",
    title: "Webhook disabled",
    object: "webhook_id",
    changes: ["switchboard://account/info"],
  },
];
