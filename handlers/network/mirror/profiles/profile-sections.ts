import type { Kysely } from "kysely";
import type { Education, Position, Recommendation, Skill } from "../../../../generated/schemas.ts";
import { prepare, type ValueOf } from "../../../../runtime/index.ts";
import { isoTime } from "../../../time/iso-time.ts";
import { lacks } from "../partial-network.ts";
import type { NetworkView } from "../network-view.ts";
import type { NetTables } from "../tables/net-tables.ts";
import { readMemberRefs, textOrUnknown } from "./member-summaries.ts";

/**
 * Reads the positions of a member: current ones first, then by end and start, latest first. Of positions with the same
 * period, the one added last comes first.
 */
export async function readPositions({ db, now, partial }: NetworkView, memberId: string): Promise<Position[]> {
  const rows = await findPositions(db, { memberId });
  const until = partial ? (await partial.contents()).until : now();
  const today = until === null ? "" : isoTime(until).slice(0, 10);
  const end = (day: string | null): string => day ?? "9999-12-31";
  return rows
    .sort(
      (a, b) => compare(end(b.ended_on), end(a.ended_on)) || compare(b.started_on, a.started_on) || compare(b.id, a.id),
    )
    .map((row) => Object.assign(row, describePeriod(row, today)));
}

/** Replaces an unknown title or day, which the row stores as an empty text, with null. Adds the duration in months. */
function describePeriod(
  { title, started_on, ended_on }: Pick<Position, "title" | "started_on" | "ended_on">,
  today: string,
) {
  const end = ended_on ?? today;
  return {
    title: title || null,
    started_on: started_on || null,
    ended_on: ended_on || null,
    months: started_on && end ? monthsBetween(started_on, end) : null,
  };
}

const findPositions = prepare((db: Kysely<NetTables>, value: ValueOf<{ memberId: string }>) =>
  db
    .selectFrom("net_positions")
    .select(["id", "company_id", "company_name", "title", "location", "started_on", "ended_on", "description"])
    .where("member_id", "=", value("memberId")),
);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whole months from one day to another. */
function monthsBetween(from: string, to: string): number {
  const month = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return Math.max(0, month(to) - month(from) - (to.slice(8) < from.slice(8) ? 1 : 0));
}

export async function readEducation({ db }: NetworkView, memberId: string): Promise<Education[]> {
  const rows = await findEducations(db, { memberId });
  const end = (year: number | null): number => year ?? 9999;
  return rows.sort((a, b) => end(b.ended_year) - end(a.ended_year) || compare(a.id, b.id));
}

const findEducations = prepare((db: Kysely<NetTables>, value: ValueOf<{ memberId: string }>) =>
  db
    .selectFrom("net_educations")
    .select(["id", "school", "degree", "field", "started_year", "ended_year"])
    .where("member_id", "=", value("memberId")),
);

export async function readSkills(view: NetworkView, memberId: string): Promise<Skill[]> {
  const rows = await findSkills(view.db, { memberId, viewer: view.memberId });
  const isUnknown = await lacks(view, "endorsements");
  return rows.map((row) => ({
    name: row.skill,
    endorsement_count: isUnknown ? null : row.endorsement_count,
    endorsed: row.endorser_id !== null,
  }));
}

const findSkills = prepare((db: Kysely<NetTables>, value: ValueOf<{ memberId: string; viewer: string }>) =>
  db
    .selectFrom("net_skills as s")
    .leftJoin("net_endorsements as e", (join) =>
      join
        .onRef("e.member_id", "=", "s.member_id")
        .onRef("e.skill", "=", "s.skill")
        .on("e.endorser_id", "=", value("viewer")),
    )
    .select(["s.skill", "s.endorsement_count", "e.endorser_id"])
    .where("s.member_id", "=", value("memberId"))
    .orderBy("s.endorsement_count", "desc")
    .orderBy("s.skill"),
);

export async function readRecommendations(view: NetworkView, memberId: string): Promise<Recommendation[]> {
  const rows = await findRecommendations(view.db, { memberId });
  const authors = await readMemberRefs(
    view,
    rows.map((row) => row.author_id),
  );
  return rows.flatMap(({ id, author_id, relationship, text, created_at }) => {
    const author = authors.get(author_id);
    return author
      ? [{ id, author, relationship: textOrUnknown(view, relationship), text, written_at: isoTime(created_at) }]
      : [];
  });
}

const findRecommendations = prepare((db: Kysely<NetTables>, value: ValueOf<{ memberId: string }>) =>
  db
    .selectFrom("net_recommendations")
    .selectAll()
    .where("member_id", "=", value("memberId"))
    .orderBy("created_at", "desc")
    .orderBy("id"),
);
