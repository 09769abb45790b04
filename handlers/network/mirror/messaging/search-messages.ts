import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { MessageHit } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { MessageQuery } from "../../port/messaging.ts";
import type { NetworkView } from "../network-view.ts";
import { findMemberId } from "../profiles/find-member.ts";
import { matches, textHits } from "../sql/full-text.ts";
import { firstOrdinalAt, lastOrdinalTime } from "../sql/ordinals.ts";
import { requireReadable, visibleConversation } from "./conversation-access.ts";
import { readOthers } from "./conversation-details.ts";
import { excerptOfMatch } from "./excerpt-of-match.ts";
import { readAccountMessages, type AccountMessages } from "./account-messages.ts";

const maxNames = 3;
/** On SQLite, up to this number of the newest hits in a network are tested one by one: see `readHits`. */
const maxTestedOneByOne = 1000;

/** For an account with very many messages, at most this number of hits is counted. */
const maxCountedHits = 100;

interface Row {
  readonly id: string;
  readonly created_at: number;
}

/** The filters of a search, with the id of the sender. */
type Filters = Omit<MessageQuery, "sender"> & { readonly senderId: string | null };

/**
 * Returns a function that searches the texts of the account's messages, newest first. Its queries may contain only
 * words of `keyword`, because the messages with any of these words are read once for all queries.
 */
export function createMessageSearch(
  view: NetworkView,
  keyword: string,
): (query: MessageQuery, page: PageRequest) => Promise<Page<MessageHit>> {
  let candidates: Promise<AccountMessages | null> | undefined;
  return async ({ sender, ...query }, page) => {
    if (query.conversationId !== null) await requireReadable(view, query.conversationId);
    const filters = { ...query, senderId: sender === null ? null : await findMemberId(view, sender) };
    const own = await (candidates ??= readAccountMessages(view, keyword));
    const request = own === null && page.isCount ? { ...page, limit: Math.min(page.limit, maxCountedHits) } : page;
    const rows = own === null ? await readHits(view, filters, request) : compareMessages(own, filters, request);
    return toPage(
      rows,
      request,
      ({ created_at, id }) => [created_at, id],
      (shown) =>
        describeHits(
          view,
          query.keyword,
          shown.map(({ id }) => id),
        ),
    );
  };
}

/** Selects the messages that match the filters. `own` contains the account's messages with any word of the keyword. */
function compareMessages(own: AccountMessages, filters: Filters, { limit, after }: PageRequest): Row[] {
  const { keyword, senderId, conversationId, since, until } = filters;
  const [afterTime, afterId] = after ?? [Number.POSITIVE_INFINITY, ""];
  const found: Row[] = [];
  for (const message of own.matching(keyword)) {
    if (found.length > limit) break;
    const { id, created_at, sender_id, conversation_id } = message;
    if (senderId !== null && sender_id !== senderId) continue;
    if (conversationId !== null && conversation_id !== conversationId) continue;
    if ((since !== null && created_at < since) || (until !== null && created_at >= until)) continue;
    if (created_at < Number(afterTime) || (created_at === afterTime && id < String(afterId))) found.push(message);
  }
  return found;
}

/**
 * Reads the hits of a search for an account with very many messages. On SQLite, for a search of all conversations and
 * senders, the newest hits in the network are tested first, because they usually suffice for frequent words. In all other
 * cases, the hits are looked up in the index.
 */
async function readHits(view: NetworkView, filters: Filters, page: PageRequest): Promise<Row[]> {
  const isNarrow = filters.senderId !== null || filters.conversationId !== null;
  if (view.dialect === "sqlite" && !isNarrow) {
    const newest = view.db
      .selectFrom(textHits(view, "net_message_text", filters.keyword).as("hit"))
      .select("hit.ordinal")
      .where(withinOrdinals(filters, page))
      .orderBy("hit.ordinal", "desc")
      .limit(maxTestedOneByOne);
    const found = await ownMessages(view, filters, page, sql<SqlBool>`m.seq in (${newest})`).execute();
    if (found.length > page.limit) return found;
    const { tested } = await view.db
      .selectFrom(newest.as("newest"))
      .select(({ fn }) => fn.countAll<number>().as("tested"))
      .executeTakeFirstOrThrow();
    if (tested < maxTestedOneByOne) return found;
  }
  return ownMessages(view, filters, page, matches(view, "net_message_text", filters.keyword, "m.seq")).execute();
}

function ownMessages(view: NetworkView, filters: Filters, page: PageRequest, isHit: RawBuilder<SqlBool>) {
  const { senderId, conversationId } = filters;
  return view.db
    .selectFrom("net_messages as m")
    .innerJoin("net_conversations as c", "c.id", "m.conversation_id")
    .select(["m.id", "m.created_at"])
    .where(isHit)
    .$if(senderId !== null, (select) => select.where("m.sender_id", "=", senderId ?? ""))
    .$if(conversationId !== null, (select) => select.where("m.conversation_id", "=", conversationId ?? ""))
    .where(visibleConversation(view))
    .where(isShown(filters, page))
    .orderBy("m.created_at", "desc")
    .orderBy("m.id", "desc")
    .limit(page.limit + 1);
}

/** The condition that a message `m` was not deleted, and is within the times of the search and of the page. */
function isShown({ since, until }: Filters, { after }: PageRequest): RawBuilder<SqlBool> {
  return sql<SqlBool>`m.deleted_at is null and ${since === null ? sql`1 = 1` : sql`m.created_at >= ${since}`}
    and ${until === null ? sql`1 = 1` : sql`m.created_at < ${until}`}
    and ${afterPosition(["m.created_at", "m.id"], after, "desc")}`;
}

/** The condition on the times of the hits, expressed in ordinals, so that SQLite reads only these hits from the index. */
function withinOrdinals({ since, until }: Filters, { after }: PageRequest): RawBuilder<SqlBool> {
  const ends = [...(until === null ? [] : [until]), ...(after ? [Number(after[0]) + 1] : [])];
  const conditions = [
    ...(since === null ? [] : [sql<SqlBool>`hit.ordinal >= ${firstOrdinalAt(since)}`]),
    ...ends.filter((end) => end <= lastOrdinalTime).map((end) => sql<SqlBool>`hit.ordinal < ${firstOrdinalAt(end)}`),
  ];
  return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql.join(conditions, sql` and `);
}

async function describeHits(view: NetworkView, keyword: string, ids: readonly string[]): Promise<MessageHit[]> {
  if (ids.length === 0) return [];
  const rows = await view.db
    .selectFrom("net_messages as m")
    .innerJoin("net_conversations as c", "c.id", "m.conversation_id")
    .innerJoin("net_members as s", "s.id", "m.sender_id")
    .select(["m.id", "m.conversation_id", "m.sender_id", "m.text", "m.created_at"])
    .select(["c.kind", "c.title", "c.subject", "s.name as sender_name"])
    .where("m.id", "in", [...ids])
    .execute();
  const others = await readOthers(view, [...new Set(rows.map(({ conversation_id }) => conversation_id))]);
  const hits = new Map(
    rows.map((row): [string, MessageHit] => [
      row.id,
      {
        id: row.id,
        conversation_id: row.conversation_id,
        conversation_kind: row.kind,
        title: row.title ?? row.subject,
        participant_names: (others.get(row.conversation_id)?.refs ?? []).slice(0, maxNames).map(({ name }) => name),
        direction: row.sender_id === view.memberId ? "sent" : "received",
        sender_id: row.sender_id,
        sender_name: row.sender_name,
        excerpt: excerptOfMatch(row.text, keyword),
        sent_at: isoTime(row.created_at),
      },
    ]),
  );
  return ids.flatMap((id) => hits.get(id) ?? []);
}
