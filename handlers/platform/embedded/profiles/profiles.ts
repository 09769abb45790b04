import type { Selectable } from "kysely";
import type {
  ContactSummary,
  Education,
  Position,
  Profile,
  Recommendation,
  Skill,
} from "../../../../generated/schemas.ts";
import { Failure } from "../../../../runtime/index.ts";
import type { OwnMember, ProfilesPort, ProfileSection } from "../../port/profiles.ts";
import { findMemberId, readMemberRefs, toSummaries } from "./members.ts";
import { isoTime, type NetworkView } from "../network-view.ts";
import { listViewers } from "./profile-viewers.ts";
import type { MemberRow } from "../tables/net-tables.ts";

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
  const id = reference === null ? view.memberId : await findMemberId(view, reference);
  const member = await view.db.selectFrom("net_members").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const [summary] = await toSummaries(view, [member]);
  if (!summary) throw new Error(`member ${id} has no summary`);
  const wants = (section: ProfileSection): boolean => sections.includes(section);
  const isOwn = id === view.memberId;
  return {
    ...summary,
    connection_count: member.connection_count,
    follower_count: member.follower_count,
    own: isOwn,
    following: !isOwn && (await isFollowing(view, id)),
    pending_invitation: isOwn ? null : await readPendingInvitation(view, id),
    about: wants("about") ? member.about : null,
    positions: wants("positions") ? await readPositions(view, id) : null,
    education: wants("education") ? await readEducation(view, id) : null,
    skills: wants("skills") ? await readSkills(view, id) : null,
    recommendations: wants("recommendations") ? await readRecommendations(view, id) : null,
    contact: wants("contact") ? contactSummary(member, isOwn || summary.degree === 1) : null,
  };
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

async function isFollowing({ db, memberId }: NetworkView, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("net_follows")
    .select("created_at")
    .where("follower_id", "=", memberId)
    .where("kind", "=", "member")
    .where("target_id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

async function readPendingInvitation(
  { db, memberId }: NetworkView,
  id: string,
): Promise<Profile["pending_invitation"]> {
  const row = await db
    .selectFrom("net_invitations")
    .select(["id", "sender_id"])
    .where("status", "=", "pending")
    .where((where) =>
      where.or([
        where.and({ sender_id: memberId, recipient_id: id }),
        where.and({ sender_id: id, recipient_id: memberId }),
      ]),
    )
    .executeTakeFirst();
  return row ? { id: row.id, direction: row.sender_id === memberId ? "sent" : "received" } : null;
}

/** Positions still held first, then by their end; the latest begun first among equals. */
export async function readPositions({ db, now }: NetworkView, memberId: string): Promise<Position[]> {
  const rows = await db.selectFrom("net_positions").selectAll().where("member_id", "=", memberId).execute();
  const today = isoTime(now()).slice(0, 10);
  const end = (day: string | null): string => day ?? "9999-12-31";
  return rows
    .sort(
      (a, b) => compare(end(b.ended_on), end(a.ended_on)) || compare(b.started_on, a.started_on) || compare(a.id, b.id),
    )
    .map(({ member_id: _memberId, ...row }) => ({
      ...row,
      months: monthsBetween(row.started_on, row.ended_on ?? today),
    }));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Whole months from one day to another. */
function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split("-").map(Number);
  return Math.max(0, (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0));
}

async function readEducation({ db }: NetworkView, memberId: string): Promise<Education[]> {
  const rows = await db.selectFrom("net_educations").selectAll().where("member_id", "=", memberId).execute();
  const end = (year: number | null): number => year ?? 9999;
  return rows
    .sort((a, b) => end(b.ended_year) - end(a.ended_year) || compare(a.id, b.id))
    .map(({ member_id: _memberId, ...row }) => row);
}

async function readSkills({ db, memberId: viewer }: NetworkView, memberId: string): Promise<Skill[]> {
  const rows = await db
    .selectFrom("net_skills as s")
    .leftJoin("net_endorsements as e", (join) =>
      join.onRef("e.member_id", "=", "s.member_id").onRef("e.skill", "=", "s.skill").on("e.endorser_id", "=", viewer),
    )
    .select(["s.skill", "s.endorsement_count", "e.endorser_id"])
    .where("s.member_id", "=", memberId)
    .orderBy("s.endorsement_count", "desc")
    .orderBy("s.skill")
    .execute();
  return rows.map((row) => ({
    name: row.skill,
    endorsement_count: row.endorsement_count,
    endorsed: row.endorser_id !== null,
  }));
}

async function readRecommendations(view: NetworkView, memberId: string): Promise<Recommendation[]> {
  const rows = await view.db
    .selectFrom("net_recommendations")
    .selectAll()
    .where("member_id", "=", memberId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  const authors = await readMemberRefs(
    view,
    rows.map((row) => row.author_id),
  );
  return rows.flatMap(({ id, author_id, relationship, text, created_at }) => {
    const author = authors.get(author_id);
    return author ? [{ id, author, relationship, text, written_at: isoTime(created_at) }] : [];
  });
}

/** Members share their contact details with their connections, and the website with everybody. */
function contactSummary({ website, email, phone, birthday }: Selectable<MemberRow>, isClose: boolean): ContactSummary {
  return {
    website,
    email_shared: isClose && email !== null,
    phone_shared: isClose && phone !== null,
    birthday_shared: isClose && birthday !== null,
  };
}
