import type { EventPayloads } from "../../../generated/events.ts";
import type { NotificationKind } from "../../../generated/schemas.ts";

/** The content of a notice about an event. */
interface NoticeText {
  readonly kind: NotificationKind;
  /** May contain `{member}` and `{campaign}`, which `nameNotices` replaces with names. */
  readonly text: string;
  readonly subjectId: string | null;
  /** The member whom the notice concerns. */
  readonly profileId?: string;
  /** The campaign that the text names. */
  readonly campaignId?: string;
}

/** Describes the events that people are notified of, by type; null for an event that needs no notice. */
export const noticeTexts = {
  "account.disconnected": (): NoticeText => ({
    kind: "account_disconnected",
    text: "The account was disconnected from its network. Connect it again with connect_account.",
    subjectId: null,
  }),
  "campaign.lead_replied": ({
    campaign_id,
    lead_id,
    profile_id,
    outcome,
  }: EventPayloads["campaign.lead_replied"]): NoticeText => ({
    kind: "lead_replied",
    text: `{member} replied to {campaign}; the reply is ${outcome}.`,
    subjectId: lead_id,
    profileId: profile_id,
    campaignId: campaign_id,
  }),
  "campaign.state_changed": ({
    campaign_id,
    status,
    reason,
  }: EventPayloads["campaign.state_changed"]): NoticeText | null =>
    status === "draft" || status === "ready"
      ? null
      : {
          kind: "campaign_state_changed",
          text: `{campaign} is now ${status}${reason === null ? "." : `: ${reason}`}`,
          subjectId: campaign_id,
          campaignId: campaign_id,
        },
  "connection.removed": ({ profile_id }: EventPayloads["connection.removed"]): NoticeText => ({
    kind: "connection_removed",
    text: "The connection to {member} ended.",
    subjectId: profile_id,
    profileId: profile_id,
  }),
  "conversation.returned": ({ conversation_id }: EventPayloads["conversation.returned"]): NoticeText => ({
    kind: "conversation_returned",
    text: "The snooze of a conversation has ended.",
    subjectId: conversation_id,
  }),
  "export.ready": ({ export_id, kind, row_count, expires_at }: EventPayloads["export.ready"]): NoticeText => ({
    kind: "export_ready",
    text: `The export of ${kind} with ${row_count === 1 ? "1 row" : `${row_count} rows`} can be downloaded until ${expires_at}.`,
    subjectId: export_id,
  }),
  "limit.reached": ({ category, window, limit, resets_at }: EventPayloads["limit.reached"]): NoticeText => ({
    kind: "limit_reached",
    text: `The ${window} limit of ${limit} for ${category} is reached. Units are available again from ${resets_at}.`,
    subjectId: null,
  }),
  "message.received": ({ conversation_id, sender_id }: EventPayloads["message.received"]): NoticeText => ({
    kind: "message",
    text: "{member} sent you a message.",
    subjectId: conversation_id,
    profileId: sender_id,
  }),
  "post.published": ({ post_id }: EventPayloads["post.published"]): NoticeText => ({
    kind: "post_published",
    text: "A post was published.",
    subjectId: post_id,
  }),
  "schedule.missed": ({ kind, schedule_id, due_at }: EventPayloads["schedule.missed"]): NoticeText => ({
    kind: "schedule_missed",
    text: `The ${kind} that was due at ${due_at} was missed or has failed. ${kind === "message" ? "list_scheduled_messages" : "get_content_calendar"} shows the reason.`,
    subjectId: schedule_id,
  }),
  "webhook.disabled": ({ webhook_id, reason }: EventPayloads["webhook.disabled"]): NoticeText => ({
    kind: "webhook_disabled",
    text: `The webhook was disabled, because its receiver ${reason === "gone" ? "returned 410" : "failed for five days"}. Enable it with upsert_webhook.`,
    subjectId: webhook_id,
  }),
};

export type NoticedEvent = keyof typeof noticeTexts;

/** The kinds of the service's own notices. The notices of all other kinds come from networks. */
export const serviceKinds: ReadonlySet<string> = new Set<NotificationKind>([
  ...(["account_disconnected", "campaign_state_changed", "connection_removed", "conversation_returned"] as const),
  ...([
    "export_ready",
    "lead_replied",
    "limit_reached",
    "message",
    "post_published",
    "schedule_missed",
    "webhook_disabled",
  ] as const),
]);
