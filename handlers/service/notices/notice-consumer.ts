import type { Kysely } from "kysely";
import type { EventPayloads } from "../../../generated/events.ts";
import type { CallServices, EventConsumer, RuntimeTables } from "../../../runtime/index.ts";
import { noticeTexts, type NoticedEvent } from "./notice-texts.ts";
import type { NoticeTables } from "./tables.ts";

type Payloads = Pick<EventPayloads, NoticedEvent>;

/** Creates the consumer that turns events of an account into notices. */
export const createNoticeConsumer = ({ newId }: Pick<CallServices, "newId">): EventConsumer<Payloads> => ({
  types: Object.keys(noticeTexts) as NoticedEvent[], // the keys of the object
  handle: async ({ type, payload, accountId, at }, tx) => {
    // The payload has the type of the event, but the compiler cannot relate the two.
    const notice = noticeTexts[type](payload as never);
    if (!notice) return;
    const { kind, text, subjectId } = notice;
    const db: Kysely<RuntimeTables & NoticeTables> = tx; // one database contains the tables of all modules
    await db
      .insertInto("svc_notices")
      .values({
        ...{ id: newId("ntf"), account_id: accountId, kind, subject_id: subjectId, text },
        ...{ created_at: at, read_at: null },
      })
      .execute();
  },
});
