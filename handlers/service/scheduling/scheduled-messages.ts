import type { Message, ScheduledMessage } from "../../../generated/schemas.ts";
import type { ListScheduledMessagesInput } from "../../../generated/tools/messaging/list_scheduled_messages.ts";
import type { ScheduleMessageInput } from "../../../generated/tools/messaging/schedule_message.ts";
import { Failure } from "../../../runtime/index.ts";
import type { Network } from "../../network/port/network.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { PartOf } from "../../paging/no-matches.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { isoTime, isoTimeOrNull } from "../../time/iso-time.ts";
import type { LeadContext } from "../leads/listed-leads.ts";
import { refuseExcludedAct } from "../leads/refuse-excluded.ts";
import {
  changeSchedule,
  enqueueSchedule,
  findSchedule,
  newSchedule,
  requireRoom,
  toDueTime,
  type ScheduleKind,
  type SchedulingContext,
} from "./schedule-kind.ts";
import type { ScheduledMessageRow } from "./tables.ts";

type Context = SchedulingContext &
  Pick<LeadContext, "db"> & { readonly network: Pick<Network, "content" | "leads" | "messaging"> };

export const scheduledMessages: ScheduleKind<ScheduledMessageRow> = {
  table: "svc_scheduled_messages",
  job: "send_scheduled_message",
  noun: "message",
  listTool: "list_scheduled_messages",
  read: (db, id) => db.selectFrom("svc_scheduled_messages").selectAll().where("id", "=", id).executeTakeFirst(),
  toCall: ({ profile_id, conversation_id, text, attachments }) => {
    const files = parseIds(attachments);
    const target = profile_id === null ? { conversation_id } : { profile_id };
    return { tool: "send_message", input: { ...target, text, ...(files.length > 0 && { attachments: files }) } };
  },
  toResult: (output) => {
    const { id, conversation_id } = output as Message; // the output of send_message
    return { result_id: id, conversation_id };
  },
};

/** @throws Failure as send_message does: it must be possible to send the message now. */
export async function scheduleMessage(context: Context, input: ScheduleMessageInput): Promise<ScheduledMessage> {
  const { db, now, newId, network } = context;
  const { profile_id = "", conversation_id, text, send_at, attachments = [] } = input; // exactly one of the ids is given
  const dueAt = toDueTime("send_at", send_at, now());
  const message = { text, attachments };
  const act =
    conversation_id === undefined
      ? await network.messaging.planSendTo(profile_id, message)
      : await network.messaging.planSend(conversation_id, message);
  await refuseExcludedAct(context, "send_message", act);
  await requireRoom(context, scheduledMessages);
  const row = {
    ...newSchedule(context, newId("sms"), dueAt),
    profile_id: conversation_id === undefined ? act.recipient_id : null,
    conversation_id: conversation_id ?? null,
    text,
    attachments: JSON.stringify(attachments),
  };
  await db.insertInto("svc_scheduled_messages").values(row).execute();
  await enqueueSchedule(context, scheduledMessages, row);
  return describeOne(context, row);
}

/** Lists scheduled messages by the time at which they are due. */
export async function listScheduledMessages(
  context: Context,
  { status, sort }: PartOf<Pick<ListScheduledMessagesInput, "status" | "sort">>,
  page: PageRequest,
): Promise<Page<ScheduledMessage>> {
  const isAscending = (sort ?? (status === "pending" ? "soonest" : "latest")) === "soonest";
  const direction = isAscending ? "asc" : "desc";
  const rows = await context.db
    .selectFrom("svc_scheduled_messages")
    .selectAll()
    .where("account_id", "=", context.account.id)
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? ""))
    .where(afterPosition(["due_at", "id"], page.after, direction))
    .orderBy("due_at", direction)
    .orderBy("id", direction)
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    ({ due_at, id }) => [due_at, id],
    (shown) => describe(context, shown),
  );
}

/** @throws Failure `not_found`; `conflict` if it was sent. */
export async function cancelScheduledMessage(context: Context, id: string): Promise<ScheduledMessage> {
  const row = await findSchedule(context, scheduledMessages, id);
  if (row.status === "cancelled") return describeOne(context, row);
  if (row.status === "sent")
    throw new Failure("conflict", {
      detail: "The message was sent.",
      hint: `delete_message may delete it: its message_id is ${row.result_id ?? ""}.`,
    });
  const change = { status: "cancelled", ended_at: context.now() };
  await changeSchedule(context, scheduledMessages, row, change);
  await context.jobs.cancel(scheduledMessages.job, id);
  return describeOne(context, { ...row, ...change });
}

async function describeOne(context: Context, row: ScheduledMessageRow): Promise<ScheduledMessage> {
  const [described] = await describe(context, [row]);
  if (!described) throw new Error("a scheduled message was not described");
  return described;
}

async function describe({ network }: Context, rows: readonly ScheduledMessageRow[]): Promise<ScheduledMessage[]> {
  const members = await network.leads.refs([...new Set(rows.flatMap(({ profile_id }) => profile_id ?? []))]);
  return rows.map((row) => ({
    id: row.id,
    status: row.status as ScheduledMessage["status"], // the column contains these values
    status_reason: row.status_reason,
    send_at: isoTime(row.due_at),
    profile: row.profile_id === null ? null : (members.get(row.profile_id) ?? null),
    conversation_id: row.conversation_id,
    text: row.text,
    attachments: parseIds(row.attachments),
    message_id: row.result_id,
    created_at: isoTime(row.created_at),
    ended_at: isoTimeOrNull(row.ended_at),
  }));
}

const parseIds = (ids: string): string[] => JSON.parse(ids) as string[]; // the column contains string[]
