import type { PostDraft } from "../../../generated/schemas.ts";
import { Failure, nearestFew, type CallContext, type RuntimeTables } from "../../../runtime/index.ts";
import type { Network } from "../../network/port/network.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { isoTime } from "../../time/iso-time.ts";
import { changeContent, describeContent, toNewPost, type PostContentInput } from "./post-content.ts";
import type { DraftTables, PostContentColumns, PostDraftRow } from "./tables.ts";

/** The part of the call context that drafts use. */
export type DraftContext = Pick<CallContext<RuntimeTables & DraftTables>, "db" | "account" | "now" | "newId"> & {
  readonly network: Pick<Network, "content">;
};

const maxDrafts = 500;

/**
 * Changes the draft with this id. Without an id, changes the draft with the same text if there is one, or creates a draft.
 * @throws Failure `not_found` for an unknown draft, file or member; `conflict` if the account has the maximum number
 * of drafts.
 */
export async function savePostDraft(
  context: DraftContext,
  draftId: string | undefined,
  changes: PostContentInput,
): Promise<PostDraft> {
  const { db, account, now, newId, network } = context;
  const known =
    draftId === undefined ? await findByText(context, changes.text ?? "") : await findDraft(context, draftId);
  const content = changeContent(changes, known);
  await network.content.check(toNewPost(content, "public"));
  const at = now();
  if (known) {
    const row = { ...known, ...content, topic_key: toKey(content.topic), updated_at: at };
    await db
      .updateTable("svc_post_drafts")
      .set(row)
      .where("id", "=", known.id)
      .where("account_id", "=", account.id)
      .execute();
    return toPostDraft(row);
  }
  await requireRoom(context);
  const row = toRow({ id: newId("dft"), accountId: account.id, at }, content);
  await db.insertInto("svc_post_drafts").values(row).execute();
  return toPostDraft(row);
}

/** Returns the row of a new draft; `at` in epoch milliseconds. */
export function toRow(
  { id, accountId, at }: { readonly id: string; readonly accountId: string; readonly at: number },
  { text, format, topic, media_ids, link_url, poll, mentions }: PostContentColumns,
): PostDraftRow {
  const content = { text, format, topic, media_ids, link_url, poll, mentions };
  return { id, account_id: accountId, ...content, topic_key: toKey(topic), created_at: at, updated_at: at };
}

const toKey = (topic: string | null): string | null => topic && topic.toLowerCase();

/** @throws Failure `not_found`, the same for drafts of other accounts. */
export async function findDraft({ db, account }: DraftContext, id: string): Promise<PostDraftRow> {
  const row = await db
    .selectFrom("svc_post_drafts")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (row) return row;
  throw new Failure("not_found", { detail: "There is no such draft.", hint: "list_post_drafts lists the drafts." });
}

/** Deletes a draft. @throws Failure `not_found`. */
export async function deleteDraft(context: DraftContext, id: string): Promise<void> {
  await findDraft(context, id);
  const { db, account } = context;
  await db.deleteFrom("svc_post_drafts").where("id", "=", id).where("account_id", "=", account.id).execute();
}

/** Stores content as a draft again, under its earlier id or a new one. Returns the id of the draft. */
export async function restoreDraft(
  { db, account, now, newId }: Pick<DraftContext, "db" | "account" | "now" | "newId">,
  content: PostContentColumns,
  earlierId: string | null,
): Promise<string> {
  const id = earlierId ?? newId("dft");
  await db
    .insertInto("svc_post_drafts")
    .values(toRow({ id, accountId: account.id, at: now() }, content))
    .execute();
  return id;
}

/** Lists drafts, the last changed first. */
export async function listPostDrafts(
  { db, account }: Pick<DraftContext, "db" | "account">,
  { topic, format }: { readonly topic: string | null; readonly format: string | null },
  page: PageRequest,
): Promise<Page<PostDraft>> {
  const rows = await db
    .selectFrom("svc_post_drafts")
    .selectAll()
    .where("account_id", "=", account.id)
    .$if(topic !== null, (query) => query.where("topic_key", "=", toKey(topic)))
    .$if(format !== null, (query) => query.where("format", "=", format))
    .where(afterPosition(["updated_at", "id"], page.after, "desc"))
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    ({ updated_at, id }) => [updated_at, id],
    (shown) => shown.map(toPostDraft),
  );
}

/** Returns the topics of drafts that are closest to an unknown one, closest first. */
export async function nearestTopics(
  { db, account }: Pick<DraftContext, "db" | "account">,
  topic: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom("svc_post_drafts")
    .select("topic")
    .where("account_id", "=", account.id)
    .where("topic", "is not", null)
    .execute();
  return nearestFew(topic, new Set(rows.flatMap((row) => row.topic ?? [])), 3);
}

export const countDrafts = async ({ db, account }: Pick<DraftContext, "db" | "account">): Promise<number> => {
  const { drafts } = await db
    .selectFrom("svc_post_drafts")
    .select((select) => select.fn.countAll<number>().as("drafts"))
    .where("account_id", "=", account.id)
    .executeTakeFirstOrThrow();
  return drafts;
};

async function requireRoom(context: DraftContext): Promise<void> {
  if ((await countDrafts(context)) < maxDrafts) return;
  throw new Failure("conflict", {
    detail: `The account has ${maxDrafts} drafts, the maximum.`,
    hint: "Delete drafts with delete_post_draft.",
  });
}

/** An account has few drafts, so no index contains their texts. */
function findByText({ db, account }: DraftContext, text: string): Promise<PostDraftRow | undefined> {
  return db
    .selectFrom("svc_post_drafts")
    .selectAll()
    .where("account_id", "=", account.id)
    .where("text", "=", text)
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
}

const toPostDraft = (row: PostDraftRow): PostDraft => ({
  id: row.id,
  ...describeContent(row),
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
});
