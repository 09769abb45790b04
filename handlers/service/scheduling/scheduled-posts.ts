import type { Post, ScheduledPost } from "../../../generated/schemas.ts";
import type { SchedulePostInput } from "../../../generated/tools/content/schedule_post.ts";
import { argumentFailure, Failure } from "../../../runtime/index.ts";
import type { NewPost } from "../../network/port/content.ts";
import type { Network } from "../../network/port/network.ts";
import { isoTime, isoTimeOrNull } from "../../time/iso-time.ts";
import type { LeadContext } from "../leads/listed-leads.ts";
import { refuseExcludedAct } from "../leads/refuse-excluded.ts";
import { changeContent, describeContent, toNewPost } from "../drafts/post-content.ts";
import { deleteDraft, findDraft, restoreDraft } from "../drafts/post-drafts.ts";
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
import type { ScheduledPostRow } from "./tables.ts";

type Context = SchedulingContext &
  Pick<LeadContext, "db"> & { readonly network: Pick<Network, "content" | "leads" | "messaging"> };

export const scheduledPosts: ScheduleKind<ScheduledPostRow> = {
  table: "svc_scheduled_posts",
  job: "publish_scheduled_post",
  noun: "post",
  listTool: "get_content_calendar",
  read: (db, id) => db.selectFrom("svc_scheduled_posts").selectAll().where("id", "=", id).executeTakeFirst(),
  toCall: (row) => {
    const { text, media_ids, link_url, poll, mentions } = describeContent(row);
    const attachment = {
      ...(media_ids.length > 0 && { media_ids }),
      ...(link_url !== null && { link_url }),
      ...(poll && { poll }),
    };
    const input = { text, visibility: row.visibility, ...attachment, ...(mentions.length > 0 && { mentions }) };
    return { tool: "create_post", input };
  },
  toResult: (output) => ({ result_id: (output as Post).id }), // the output of create_post
};

/**
 * Schedules a text or a draft, or moves or changes a scheduled post. If a post with the same draft, or with the same
 * text and time, is already waiting, it is changed instead.
 * @throws Failure as create_post does: the files and mentioned members must exist now.
 */
export async function schedulePost(context: Context, input: SchedulePostInput): Promise<ScheduledPost> {
  const { scheduled_post_id, draft_id, publish_at = "", text = "" } = input;
  if (scheduled_post_id !== undefined)
    return change(context, await findSchedule(context, scheduledPosts, scheduled_post_id), input);
  const dueAt = toDueTime("publish_at", publish_at, context.now());
  const waiting = await findWaiting(context, draft_id === undefined ? { text, due_at: dueAt } : { draft_id });
  if (waiting) return change(context, waiting, input);
  if (draft_id === undefined) return add(context, { content: changeContent(input), input, dueAt });
  const draft = await findDraft(context, draft_id);
  await deleteDraft(context, draft_id);
  return add(context, { content: changeContent({}, draft), input, dueAt });
}

async function add(
  context: Context,
  {
    content,
    input,
    dueAt,
  }: { readonly content: ReturnType<typeof changeContent>; readonly input: SchedulePostInput; readonly dueAt: number },
): Promise<ScheduledPost> {
  const { db, newId } = context;
  const { visibility = "public", draft_id = null } = input;
  await check(context, toNewPost(content, visibility));
  await requireRoom(context, scheduledPosts);
  const row = { ...newSchedule(context, newId("spo"), dueAt), ...content, visibility, draft_id };
  await db.insertInto("svc_scheduled_posts").values(row).execute();
  await enqueueSchedule(context, scheduledPosts, row);
  return toScheduledPost(row);
}

/** Checks that the post could be published now. */
async function check(context: Context, post: NewPost): Promise<void> {
  await context.network.content.check(post);
  await refuseExcludedAct(context, "publish_post", post);
}

async function change(context: Context, row: ScheduledPostRow, input: SchedulePostInput): Promise<ScheduledPost> {
  const { now, caller } = context;
  if (row.status === "sent" || row.status === "cancelled") throw ended(row);
  if (row.status !== "pending" && input.publish_at === undefined)
    throw argumentFailure("/publish_at", `The status of the post is ${row.status}: it needs a new time.`);
  if (row.status !== "pending") await requireRoom(context, scheduledPosts);
  const content = changeContent(input, row);
  const visibility = input.visibility ?? row.visibility;
  await check(context, toNewPost(content, visibility));
  const moved =
    input.publish_at === undefined
      ? {}
      : { due_at: toDueTime("publish_at", input.publish_at, now()), status_reason: null, attempts: 0, ended_at: null };
  const changes = { ...content, visibility, ...moved, status: "pending", principal_id: caller.id };
  await changeSchedule(context, scheduledPosts, row, changes);
  const changed = { ...row, ...changes };
  await enqueueSchedule(context, scheduledPosts, changed);
  return toScheduledPost(changed);
}

/** Cancels a scheduled post and stores its content as a draft. @throws Failure `not_found`; `conflict` if it was published. */
export async function cancelScheduledPost(context: Context, id: string): Promise<ScheduledPost> {
  const row = await findSchedule(context, scheduledPosts, id);
  if (row.status === "cancelled") return toScheduledPost(row);
  if (row.status === "sent") throw ended(row);
  const ending = { status: "cancelled", ended_at: context.now() };
  await changeSchedule(context, scheduledPosts, row, ending);
  await context.jobs.cancel(scheduledPosts.job, id);
  const draft_id = await restoreDraft(context, row, row.draft_id);
  const { db, account } = context;
  await db
    .updateTable("svc_scheduled_posts")
    .set({ draft_id })
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .execute();
  return toScheduledPost({ ...row, ...ending, draft_id });
}

function ended({ status, draft_id, result_id }: ScheduledPostRow): Failure {
  if (status === "sent")
    return new Failure("conflict", {
      detail: "The post was published.",
      hint: `Use update_post or delete_post: its post_id is ${result_id ?? ""}.`,
    });
  return new Failure("conflict", {
    detail: "The post was cancelled.",
    hint: `Schedule its text again with schedule_post and draft_id ${draft_id ?? ""}.`,
  });
}

/** An account has few waiting posts, so no index contains their texts. */
function findWaiting(
  { db, account }: Context,
  wanted: Pick<ScheduledPostRow, "draft_id"> | Pick<ScheduledPostRow, "text" | "due_at">,
): Promise<ScheduledPostRow | undefined> {
  return db
    .selectFrom("svc_scheduled_posts")
    .selectAll()
    .where("account_id", "=", account.id)
    .where("status", "=", "pending")
    .where((where) => where.and(wanted))
    .orderBy("due_at")
    .orderBy("id")
    .executeTakeFirst();
}

export const toScheduledPost = (row: ScheduledPostRow): ScheduledPost => ({
  id: row.id,
  status: row.status as ScheduledPost["status"], // the column contains these values
  status_reason: row.status_reason,
  publish_at: isoTime(row.due_at),
  visibility: row.visibility,
  ...describeContent(row),
  draft_id: row.draft_id,
  post_id: row.result_id,
  created_at: isoTime(row.created_at),
  ended_at: isoTimeOrNull(row.ended_at),
});
