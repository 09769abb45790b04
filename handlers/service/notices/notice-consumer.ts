import type { Kysely } from "kysely";
import type { EventPayloads } from "../../../generated/events.ts";
import type { CallServices, EventConsumer, RuntimeTables } from "../../../runtime/index.ts";
import { hasMuted } from "../../network/conversation-mute.ts";
import { noticeTexts, type NoticedEvent } from "./notice-texts.ts";
import type { NoticeTables } from "./tables.ts";

type Payloads = Pick<EventPayloads, NoticedEvent>;

/** Creates the consumer that turns events of an account into notices. */
export const createNoticeConsumer = ({
  newId,
  store,
}: Pick<CallServices, "newId" | "store">): EventConsumer<Payloads> => ({
  types: Object.keys(noticeTexts) as NoticedEvent[], // the keys of the object
  handle: async ({ type, payload, accountId, at }, tx) => {
    // The payload has the type of the event, but the compiler cannot relate the two.
    const notice = noticeTexts[type](payload as never);
    if (!notice) return;
    const { kind, text, subjectId, profileId = null, campaignId = null } = notice;
    const db: Kysely<RuntimeTables & NoticeTables> = tx; // one database contains the tables of all modules
    if (kind === "message") {
      const { network_id, external_id } = await db
        .selectFrom("sb_accounts")
        .select(["network_id", "external_id"])
        .where("id", "=", accountId)
        .executeTakeFirstOrThrow();
      const place = { memberId: external_id, conversationId: subjectId ?? "" };
      if (await hasMuted({ writer: tx, dialect: store.dialect }, network_id, place)) return;
    }
    await db
      .insertInto("svc_notices")
      .values({
        ...{ id: newId("ntf"), account_id: accountId, kind, subject_id: subjectId, text },
        ...{ profile_id: profileId, campaign_id: campaignId },
        ...{ created_at: at, read_at: null },
      })
      .execute();
  },
});
