import { sql, type Kysely, type RawBuilder, type Selectable } from "kysely";
import type {
  ContactSummary,
  CurrentPosition,
  Education,
  Position,
  Profile,
  Recommendation,
  Skill,
} from "../../../../generated/schemas.ts";
import { Failure, prepare, type ValueOf } from "../../../../runtime/index.ts";
import type { OwnMember, ProfilesPort, ProfileSection } from "../../port/profiles.ts";
import {
  countShared,
  handleIn,
  isConnectedTo,
  isNamed,
  noSuchMember,
  readMemberRefs,
  toDistance,
  toSummary,
  type Reference,
} from "./members.ts";
import { isoTime, type NetworkView } from "../network-view.ts";
import { listViewers } from "./profile-viewers.ts";
import type { MemberRow, NetTables } from "../tables/net-tables.ts";

export function createProfiles(view: NetworkView): ProfilesPort {
  return {
    get: (reference, sections) => getProfile(view, reference, sections),
    self: () => readSelf(view),
    viewers: (since, page) => listViewers(view, since, page),
  };
}

async function getProfile(
  view: NetworkView,
  reference: string | null,
  sections: readonly ProfileSection[],
): Promise<Profile> {
  const { db, memberId } = view;
  const named = reference ?? memberId;
  const [member] = await findMember(db, { memberId, reference: named, handle: handleIn(named) });
  if (!member) throw noSuchMember();
  const { id } = member;
  const positions = await readPositions(view, id);
  const summary = toSummary(member, toDistance(view, member), currentOf(positions));
  const wants = (section: ProfileSection): boolean => sections.includes(section);
  const isOwn = id === memberId;
  // Spreading the summary into so many members would make V8 lay out a new kind of object for each call.
  return Object.assign(summary, {
    connection_count: member.connection_count,
    follower_count: member.follower_count,
    own: isOwn,
    following: !isOwn && Boolean(member.following),
    pending_invitation: pendingOf(member),
    about: wants("about") ? member.about : null,
    positions: wants("positions") ? positions : null,
    education: wants("education") ? await readEducation(view, id) : null,
    skills: wants("skills") ? await readSkills(view, id) : null,
    recommendations: wants("recommendations") ? await readRecommendations(view, id) : null,
    contact: wants("contact") ? contactSummary(member, isOwn || summary.degree === 1) : null,
  });
}

const summaryColumns = [
  "m.id",
  "m.handle",
  "m.name",
  "m.headline",
  "m.location",
  "m.industry",
  "m.open_profile",
] as const;

/** A member with what stands between the account and it. */
const findMember = prepare((db: Kysely<NetTables>, value: ValueOf<Reference>) => {
  const account = sql`${value("memberId")}`;
  const pending = (sender: RawBuilder<unknown>, recipient: RawBuilder<unknown>) =>
    sql<string | null>`(select i.id from net_invitations i
      where i.status = 'pending' and i.sender_id = ${sender} and i.recipient_id = ${recipient})`;
  return db
    .selectFrom("net_members as m")
    .select([...summaryColumns, "m.connection_count", "m.follower_count"])
    .select(["m.about", "m.website", "m.email", "m.phone", "m.birthday"])
    .select([
      isConnectedTo(value("memberId")).as("connected"),
      countShared(value("memberId")).as("mutual"),
      sql<number>`exists (select 1 from net_follows f
        where f.follower_id = ${account} and f.target_id = m.id and f.kind = 'member')`.as("following"),
      pending(account, sql`m.id`).as("sent_id"),
      pending(sql`m.id`, account).as("received_id"),
    ])
    .where(isNamed(value));
});

/** The position begun last of those that have not ended, as `readCurrentPositions` finds it; they come in order. */
function currentOf(positions: readonly Position[]): CurrentPosition | null {
  const [first] = positions;
  const current = positions.findLast((one) => one.ended_on === null && one.started_on === first?.started_on);
  if (!current) return null;
  const { title, company_id, company_name, started_on } = current;
  return { title, company_id, company_name, started_on };
}

async function readSelf(view: NetworkView): Promise<OwnMember> {
  const { db, memberId } = view;
  const row = await db
    .selectFrom("net_members")
    .select(["navigator", "inmail_credits"])
    .where("id", "=", memberId)
    .executeTakeFirst();
  const profile = (await readMemberRefs(view, [memberId])).get(memberId);
  if (!row || !profile) throw new Failure("not_found", { detail: "The account's own profile is not in the network." });
  return { profile, navigator: row.navigator === 1, inmailCredits: row.inmail_credits };
}

type Invitations = { readonly sent_id: string | null; readonly received_id: string | null };

function pendingOf({ sent_id, received_id }: Invitations): Profile["pending_invitation"] {
  if (sent_id !== null) return { id: sent_id, direction: "sent" };
  return received_id === null ? null : { id: received_id, direction: "received" };
}

/** Positions still held first, then by their end; the latest begun first among equals. */
export async function readPositions({ db, now }: NetworkView, memberId: string): Promise<Position[]> {
  const rows = await findPositions(db, { memberId });
  const today = isoTime(now()).slice(0, 10);
  const end = (day: string | null): string => day ?? "9999-12-31";
  return rows
    .sort(
      (a, b) => compare(end(b.ended_on), end(a.ended_on)) || compare(b.started_on, a.started_on) || compare(a.id, b.id),
    )
    .map((row) => Object.assign(row, { months: monthsBetween(row.started_on, row.ended_on ?? today) }));
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

async function readEducation({ db }: NetworkView, memberId: string): Promise<Education[]> {
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

async function readSkills({ db, memberId: viewer }: NetworkView, memberId: string): Promise<Skill[]> {
  const rows = await findSkills(db, { memberId, viewer });
  return rows.map((row) => ({
    name: row.skill,
    endorsement_count: row.endorsement_count,
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

async function readRecommendations(view: NetworkView, memberId: string): Promise<Recommendation[]> {
  const rows = await findRecommendations(view.db, { memberId });
  const authors = await readMemberRefs(
    view,
    rows.map((row) => row.author_id),
  );
  return rows.flatMap(({ id, author_id, relationship, text, created_at }) => {
    const author = authors.get(author_id);
    return author ? [{ id, author, relationship, text, written_at: isoTime(created_at) }] : [];
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

type Contact = Pick<Selectable<MemberRow>, "website" | "email" | "phone" | "birthday">;

/** Members share their contact details with their connections, and the website with everybody. */
function contactSummary({ website, email, phone, birthday }: Contact, isClose: boolean): ContactSummary {
  return {
    website,
    email_shared: isClose && email !== null,
    phone_shared: isClose && phone !== null,
    birthday_shared: isClose && birthday !== null,
  };
}
