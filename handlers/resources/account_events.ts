import type { AccountEventsResourceHandler } from "../../generated/resources/account_events.ts";
import { isoTime } from "../time/iso-time.ts";
import type { ServiceContext } from "../context.ts";

const maxEvents = 50;

export const account_events: AccountEventsResourceHandler<ServiceContext> = async ({ db, account, surface }) => {
  const declared = (surface.events ?? []).map(({ name }) => name);
  const rows = await db
    .selectFrom("sb_events")
    .select(["seq", "type", "payload", "at"])
    .where("account_id", "=", account.id)
    .where("type", "in", declared)
    .orderBy("seq", "desc")
    .limit(maxEvents)
    .execute();
  return {
    data: rows.map(({ seq, type, payload, at }) => ({
      sequence: seq,
      type,
      timestamp: isoTime(at),
      data: JSON.parse(payload) as Record<string, unknown>, // an object
    })),
  };
};
