import type { UpdateRow } from "../../../mirror/tables/net-tables.ts";
import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { atLocalHour, dayMs, yearMs } from "./calendar.ts";
import { idSequence } from "./ids.ts";
import { chance, itemAt, type Rng } from "./rng.ts";
import type { Company, Member } from "./world.ts";

/** Writes updates: new positions of the last year, anniversaries of the last 60 days and birthdays of the last 30 days. */
export async function writeUpdates(
  bulk: BulkInsert,
  rng: Rng,
  members: readonly Member[],
  companies: readonly Company[],
  now: number,
): Promise<void> {
  const nextId = idSequence("upd");
  const year = new Date(now).getUTCFullYear();
  for (const [at, member] of members.entries()) {
    const { id: member_id, first, last, title, startedAt, before, birthday, place } = member;
    const name = `${first} ${last}`;
    const company = itemAt(companies, member.company).name;
    const write = (kind: UpdateRow["kind"], text: string, occurred_at: number) =>
      bulk.add("net_updates", { id: nextId(), member_id, kind, text, occurred_at });
    if (startedAt > now - yearMs) {
      const announcedAt = Math.round(startedAt + (2 + 12 * rng.next()) * dayMs);
      const isPromotion = before?.company === company;
      const text = isPromotion
        ? `${name} was promoted to ${title} at ${company}.`
        : `${name} started a new position as ${title} at ${company}.`;
      if (announcedAt < now) write(isPromotion ? "promotion" : "job_change", text, announcedAt);
    }
    const years = Math.floor((now - startedAt) / yearMs);
    const anniversary = lastAnniversary(new Date(startedAt).toISOString().slice(5, 10), year, now);
    if (years >= 1 && now - anniversary < 60 * dayMs && chance(rng, 0.8)) {
      const span = years === 1 ? "one year" : `${years} years`;
      const occurredAt = atLocalHour(place.zone, anniversary, 7);
      if (occurredAt < now) write("anniversary", `${name} has been ${title} at ${company} for ${span}.`, occurredAt);
    }
    if (birthday !== null) {
      const day = lastAnniversary(birthday, year, now);
      const occurredAt = atLocalHour(place.zone, day, 7);
      if (now - day < 30 * dayMs && occurredAt < now) write("birthday", `It is ${name}'s birthday.`, occurredAt);
    }
    if (at % 64 === 63) await bulk.flushFull();
  }
}

/** Noon (UTC) of the latest day with this `MM-DD`. */
function lastAnniversary(monthDay: string, year: number, now: number): number {
  const [month = 1, day = 1] = monthDay.split("-").map(Number);
  const thisYear = Date.UTC(year, month - 1, day, 12);
  return thisYear < now ? thisYear : Date.UTC(year - 1, month - 1, day, 12);
}
