import type { EventPayloads } from "../../../generated/events.ts";
import type { NotificationKind } from "../../../generated/schemas.ts";

/** The content of a notice about an event. */
interface NoticeText {
  readonly kind: NotificationKind;
  readonly text: string;
  readonly subjectId: string | null;
}

/** Describes the events that people are notified of, by type. */
export const noticeTexts = {
  "conversation.returned": ({ conversation_id }: EventPayloads["conversation.returned"]): NoticeText => ({
    kind: "conversation_returned",
    text: "A snoozed conversation is in the inbox again.",
    subjectId: conversation_id,
  }),
  "export.ready": ({ export_id, kind, row_count, expires_at }: EventPayloads["export.ready"]): NoticeText => ({
    kind: "export_ready",
    text: `The export of ${kind} with ${row_count} rows can be downloaded until ${expires_at}.`,
    subjectId: export_id,
  }),
  "limit.reached": ({ category, window, limit, resets_at }: EventPayloads["limit.reached"]): NoticeText => ({
    kind: "limit_reached",
    text: `The ${window} limit of ${limit} for ${category} is reached until ${resets_at}.`,
    subjectId: null,
  }),
  "schedule.missed": ({ kind, schedule_id, due_at }: EventPayloads["schedule.missed"]): NoticeText => ({
    kind: "schedule_missed",
    text: `The ${kind} scheduled for ${due_at} was not sent, because the service was not running.`,
    subjectId: schedule_id,
  }),
  "webhook.disabled": ({ webhook_id, reason }: EventPayloads["webhook.disabled"]): NoticeText => ({
    kind: "webhook_disabled",
    text: `The webhook was disabled, because its receiver ${reason === "gone" ? "responded 410" : "failed for five days"}. Enable it with upsert_webhook.`,
    subjectId: webhook_id,
  }),
};

export type NoticedEvent = keyof typeof noticeTexts;

/** The kinds of the service's own notices. All others are those of networks. */
export const serviceKinds: ReadonlySet<string> = new Set<NotificationKind>([
  ...(["conversation_returned", "export_ready", "limit_reached", "schedule_missed", "webhook_disabled"] as const),
]);
