import { sql, type Kysely, type RawBuilder, type Selectable } from "kysely";
import type { ContactSummary, CurrentPosition, Position, Profile } from "../../../../generated/schemas.ts";
import { Failure, prepare, type ValueOf } from "../../../../runtime/index.ts";
import type { OwnMember, ProfilesPort, ProfileSection } from "../../port/profiles.ts";
import { lacks, type RecordKind } from "../partial-network.ts";
import type { NetworkView } from "../network-view.ts";
import type { MemberRow, NetTables } from "../tables/net-tables.ts";
import { readContactInfo } from "./contact-info.ts";
import { countMutual, isConnectedTo, toDistance } from "./distances.ts";
import { handleFrom, matchesReference, memberNotFound, type Reference } from "./find-member.ts";
import { readCurrentPositions, readMemberRefs, toSummary } from "./member-summaries.ts";
import { readEducation, readPositions, readRecommendations, readSkills } from "./profile-sections.ts";
import { listViewers } from "./profile-viewers.ts";

export function createProfiles(view: NetworkView): ProfilesPort {
  return {
    get: (reference, sections) => getProfile(view, reference, sections),
    self: () => readSelf(view),
    viewers: (since, page) => listViewers(view, since, page),
    contactInfo: (reference) => readContactInfo(view, reference),
  };
}

async function getProfile(
  view: NetworkView,
  reference: string | null,
  sections: readonly ProfileSection[],
): Promise<Profile> {
  const { db, memberId } = view;
  const named = reference ?? memberId;
  const [member] = await findMember(db, { memberId, reference: named, handle: handleFrom(view, named) });
  if (!member) throw memberNotFound();
  const { id } = member;
  const positions = await readPositions(view, id);
  const current = findCurrentPosition(positions) ?? (await readEmployer(view, id));
  const summary = toSummary(view, member, toDistance(view, member), current);
  const wants = (section: ProfileSection): boolean => sections.includes(section);
  const isOwn = id === memberId;
  if (!isOwn) view.recordExposure({ kind: "profile", memberId: id });
  if (view.partial && !isOwn) return Object.assign(summary, await describeOther(view, member, wants));
  /** Reads a section; null if it was not requested or a partial network lacks it. */
  const section = async <Value>(
    name: ProfileSection,
    kind: RecordKind,
    read: () => Value,
  ): Promise<Awaited<Value> | null> => (wants(name) && !(await lacks(view, kind)) ? await read() : null);
  // Object.assign instead of spread: for this many properties, V8 would create a new object shape in each call.
  return Object.assign(summary, {
    connection_count: (await lacks(view, "connections")) ? null : member.connection_count,
    follower_count: view.partial ? null : member.follower_count,
    own: isOwn,
    following: !isOwn && Boolean(member.following),
    pending_invitation: toPendingInvitation(member),
    about: await section("about", "profile", () => member.about),
    positions: await section("positions", "positions", () => positions),
    education: await section("education", "education", () => readEducation(view, id)),
    skills: await section("skills", "skills", () => readSkills(view, id)),
    recommendations: await section("recommendations", "recommendations", () => readRecommendations(view, id)),
    contact: wants("contact") ? contactSummary(view, member, isOwn || summary.degree === 1) : null,
  });
}

/** Reads the current position of a member whose other positions a partial network does not contain. */
const readEmployer = async (view: NetworkView, id: string): Promise<CurrentPosition | null> =>
  view.partial ? ((await readCurrentPositions(view, [id])).get(id) ?? null) : null;

/** Reads what a profile contains beyond its summary, for another member in a partial network. Most is unknown. */
async function describeOther(view: NetworkView, member: OtherMember, wants: (section: ProfileSection) => boolean) {
  const recommendations = wants("recommendations") ? await readRecommendations(view, member.id) : [];
  return {
    connection_count: null,
    follower_count: null,
    own: false,
    following: member.following ? true : null,
    pending_invitation: null,
    about: null,
    positions: null,
    education: null,
    skills: null,
    recommendations: recommendations.length > 0 ? recommendations : null,
    contact:
      wants("contact") && member.connected
        ? { website: null, email_shared: member.email !== null, phone_shared: null, birthday_shared: null }
        : null,
  };
}

type OtherMember = Contact & { readonly id: string; readonly following: number; readonly connected: number };

const summaryColumns = [
  "m.id",
  "m.handle",
  "m.name",
  "m.headline",
  "m.location",
  "m.industry",
  "m.open_profile",
] as const;

/** Reads a member with its connection, follow and pending invitations to and from the account. */
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
      countMutual(value("memberId")).as("mutual"),
      sql<number>`exists (select 1 from net_follows f
        where f.follower_id = ${account} and f.target_id = m.id and f.kind = 'member')`.as("following"),
      pending(account, sql`m.id`).as("sent_id"),
      pending(sql`m.id`, account).as("received_id"),
    ])
    .where(matchesReference(value));
});

/** The current position, as `readCurrentPositions` determines it; `positions` must be in the order of `readPositions`. */
function findCurrentPosition(positions: readonly Position[]): CurrentPosition | null {
  const [current] = positions;
  if (current?.ended_on !== null) return null;
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
  if (!row || !profile)
    throw new Failure("not_found", {
      detail: "The account's own profile is not in the network.",
      hint: "get_account shows the account's connection.",
    });
  if (view.partial) return { profile, navigator: null, inmailCredits: null, dataUntil: null };
  return { profile, navigator: row.navigator === 1, inmailCredits: row.inmail_credits, dataUntil: null };
}

type Invitations = { readonly sent_id: string | null; readonly received_id: string | null };

function toPendingInvitation({ sent_id, received_id }: Invitations): Profile["pending_invitation"] {
  if (sent_id !== null) return { id: sent_id, direction: "sent" };
  return received_id === null ? null : { id: received_id, direction: "received" };
}

type Contact = Pick<Selectable<MemberRow>, "website" | "email" | "phone" | "birthday">;

/** Members share their contact details with their connections, and their website with everyone. */
function contactSummary(
  { partial }: NetworkView,
  { website, email, phone, birthday }: Contact,
  isClose: boolean,
): ContactSummary {
  // A partial network contains the contact details of its member, but not with whom the member shares them.
  if (partial) return { website, email_shared: null, phone_shared: null, birthday_shared: null };
  return {
    website,
    email_shared: isClose && email !== null,
    phone_shared: isClose && phone !== null,
    birthday_shared: isClose && birthday !== null,
  };
}
