import { sortKey } from "../../../mirror/sql/fold-words.ts";
import { memberText } from "../../../mirror/sql/searchable-text.ts";
import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { dayMs, yearMs } from "./calendar.ts";
import type { FollowGraph } from "./follows.ts";
import type { Graph } from "./graph.ts";
import { demoId, idSequence } from "./ids.ts";
import { functions } from "./pools/functions.ts";
import { aboutClosings, mottos } from "./pools/profile-texts.ts";
import { writeRecommendations } from "./recommendations.ts";
import { chance, integer, itemAt, pick, pickBiased, poisson, type Rng } from "./rng.ts";
import { ownerAbout, ownerHeadline } from "./story-texts.ts";
import { story, type Company, type Member } from "./world.ts";

/** Writes the members in the order of prominence, with their skills, endorsements and recommendations. */
export async function writeProfiles(
  bulk: BulkInsert,
  rng: Rng,
  members: readonly Member[],
  companies: readonly Company[],
  { neighbors, byProminence }: Graph,
  { followers }: FollowGraph,
  now: number,
): Promise<void> {
  const nextRecommendation = idSequence("rec");
  writeRequests(bulk, members, now);
  for (const [above, at] of byProminence.entries()) {
    const member = itemAt(members, at);
    const company = itemAt(companies, member.company);
    const connections = Array.from(neighbors.of(at), (connection) => itemAt(members, connection));
    const name = `${member.first} ${member.last}`;
    const row = {
      id: member.id,
      rank: bulk.ordinals.rank("net_members", above + 1),
      handle: member.handle,
      first_name: member.first,
      last_name: member.last,
      name,
      name_key: sortKey(name),
      headline: at === story.owner ? ownerHeadline : composeHeadline(rng, member, company),
      about: at === story.owner ? ownerAbout : composeAbout(rng, member, company),
      location: member.place.name,
      industry: company.industry.name,
      title: member.title,
      seniority: member.seniority,
      function: member.functionKey,
      company_id: company.id,
      company_name: company.name,
      school: member.school,
      connection_count: connections.length,
      follower_count: followers.sizeOf(at),
      ...createContact(rng, member, company),
      ...createPrivileges(rng, at),
      community: member.community,
      joined_at: member.joinedAt,
    };
    bulk.add("net_members", row);
    const { text, fields } = memberText(row, member.skills);
    bulk.addText("net_member_text", row.rank, text, fields);
    writeSkills(bulk, rng, member, connections, now);
    const wanted = at === story.owner ? 6 : chance(rng, 0.05 * member.prominence) ? integer(rng, 1, 2) : 0;
    const authors = new Set(Array.from({ length: connections.length > 0 ? wanted : 0 }, () => pick(rng, connections)));
    if (authors.size > 0) writeRecommendations(bulk, rng, nextRecommendation, member, authors, now);
    if (above % 64 === 63) await bulk.flushFull();
  }
}

function composeHeadline(rng: Rng, { title, skills, functionKey }: Member, { name, industry }: Company): string {
  const base = `${title} at ${name}`;
  const [first = "", second = ""] = skills;
  const style = rng.next();
  if (style < 0.45) return base;
  if (style < 0.7) return `${base} | ${first}, ${second}`;
  if (style < 0.85) return `${base} – ${pick(rng, mottos[functionKey])}`;
  return `${title} | ${industry.name} | ${name}`;
}

function composeAbout(rng: Rng, member: Member, company: Company): string {
  if (chance(rng, 0.12)) return "";
  const { does } = functions[member.functionKey];
  const start = integer(rng, 0, does.length - 1);
  const one = itemAt(does, start);
  const two = itemAt(does, (start + 1) % does.length);
  const { before } = member;
  const parts = [
    `I ${one}.`,
    `At ${company.name} I work as ${member.title}${chance(rng, 0.5) ? ` in ${member.place.city}` : ""}.`,
    before !== null && chance(rng, 0.6)
      ? before.company === "myself"
        ? "Before that I worked for myself."
        : `Before that I was ${before.title} at ${before.company}.`
      : "",
    chance(rng, 0.6) ? `I also ${two}.` : "",
    chance(rng, 0.5) ? pick(rng, aboutClosings) : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}

function createContact(rng: Rng, member: Member, company: Company) {
  const local = member.handle.replaceAll("-", ".");
  const digits = Array.from({ length: 7 }, () => integer(rng, 0, 9)).join("");
  return {
    email: chance(rng, 0.7) ? `${local}@${company.handle}.example` : null,
    phone: chance(rng, 0.25) ? `${member.place.dialCode} ${digits.slice(0, 3)} ${digits.slice(3)}` : null,
    website: chance(rng, 0.12) ? `https://${member.handle}.example` : null,
    birthday: member.birthday,
  };
}

function createPrivileges(rng: Rng, at: number) {
  if (at === story.owner) return { open_profile: 0 as const, navigator: 1 as const, inmail_credits: 15 };
  const navigator = chance(rng, 0.08) ? (1 as const) : (0 as const);
  const open_profile = chance(rng, 0.12) ? (1 as const) : (0 as const);
  return { open_profile, navigator, inmail_credits: navigator === 1 ? integer(rng, 0, 50) : chance(rng, 0.2) ? 5 : 0 };
}

/** Writes the skills of a member; earlier ones have more endorsements on average. */
function writeSkills(bulk: BulkInsert, rng: Rng, member: Member, connections: readonly Member[], now: number): void {
  for (const [at, skill] of member.skills.entries()) {
    const wanted = poisson(rng, Math.min(connections.length * 0.4, 0.35 * member.prominence) / (at + 1));
    const endorsers = new Set<Member>();
    for (let count = 0; count < wanted; count++) endorsers.add(pickBiased(rng, connections));
    for (const { id: endorser_id, joinedAt } of endorsers) {
      const since = Math.max(joinedAt, member.joinedAt, now - 4 * yearMs);
      const created_at = Math.round(since + (now - since) * rng.next());
      bulk.add("net_endorsements", { member_id: member.id, skill, endorser_id, created_at });
    }
    bulk.add("net_skills", { member_id: member.id, skill, endorsement_count: endorsers.size });
  }
}

/**
 * Writes requests for recommendations: from the owner to Ana (written) and to a colleague (pending), and from another
 * colleague to the owner.
 */
function writeRequests(bulk: BulkInsert, members: readonly Member[], now: number): void {
  const [ana, colleague, other] = story.connections;
  const requests = [
    { from: story.owner, to: ana, status: "written", days: 120, relationship: "Worked together across companies" },
    { from: story.owner, to: colleague, status: "pending", days: 9, relationship: "Worked together on the same team" },
    { from: other, to: story.owner, status: "pending", days: 3, relationship: "Worked together on the same team" },
  ];
  for (const [at, { from = 0, to = 0, status, days, relationship }] of requests.entries()) {
    const asked = itemAt(members, to);
    bulk.add("net_recommendation_requests", {
      id: demoId("rrq", at + 1),
      requester_id: itemAt(members, from).id,
      recipient_id: asked.id,
      relationship,
      message: `Hello ${asked.first}, would you write a few lines about our work together?`,
      status,
      created_at: now - days * dayMs,
      responded_at: status === "pending" ? null : now - (days - 6) * dayMs,
    });
  }
}
