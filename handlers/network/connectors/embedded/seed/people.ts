import { foldWords } from "../../../mirror/sql/fold-words.ts";
import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { yearMs } from "./calendar.ts";
import { planCareer, positionDays, seniorityAfter, pickTitle, type CareerStep } from "./careers.ts";
import { groupBy } from "./groups.ts";
import { demoId, idSequence, memberId } from "./ids.ts";
import { achievements } from "./pools/achievements.ts";
import type { FunctionKey, Seniority } from "./pools/business-function.ts";
import { functions } from "./pools/functions.ts";
import { namePools } from "./pools/names.ts";
import { places, type Place } from "./pools/places.ts";
import { chance, integer, itemAt, pick, pickBiased, sample, weightedChooser, weightedIndex, type Rng } from "./rng.ts";
import { story, type Company, type Member } from "./world.ts";

const prominenceBySeniority: Readonly<Record<Seniority, number>> = {
  entry: 0.6,
  mid: 0.8,
  senior: 1,
  lead: 1.2,
  manager: 1.3,
  director: 1.6,
  vp: 2,
  cxo: 2.4,
};

interface Draft {
  readonly first: string;
  readonly last: string;
  readonly company: number;
  readonly place: Place;
  readonly functionKey: FunctionKey;
  readonly role: string;
  readonly seniority: Seniority;
  readonly title: string;
  readonly years: number;
}

/** Plans the members and writes their positions and educations; other rows require the graph. */
export async function planPeople(
  bulk: BulkInsert,
  rng: Rng,
  companies: readonly Company[],
  count: number,
  now: number,
): Promise<Member[]> {
  const chooseCompany = weightedChooser(companies.map(({ weight }) => weight));
  const staff = new Int32Array(companies.length);
  const chooseEmployer = () => {
    let employer = chooseCompany(rng);
    while (itemAt(staff, employer) >= itemAt(companies, employer).headcount * 0.9) employer = chooseCompany(rng);
    return employer;
  };
  const byIndustry = groupBy(companies, ({ industry }) => industry);
  const communities = new Map<string, number>();
  const handles = new Map<string, number>();
  const nextPosition = idSequence("pos");
  const members: Member[] = [];
  for (let at = 0; at < count; at++) {
    const draft = storyDraft(at) ?? draftMember(rng, companies, at >= 2 && at < 10 ? 0 : chooseEmployer());
    staff[draft.company] = itemAt(staff, draft.company) + 1;
    const company = itemAt(companies, draft.company);
    const trade = functions[draft.functionKey];
    const career = planCareer(rng, {
      ...draft,
      now,
      company,
      trade,
      achievements: achievements[draft.functionKey],
      sameIndustry: byIndustry.get(company.industry) ?? companies,
      anywhere: companies,
    });
    const id = memberId(at + 1);
    for (const step of career) writePosition(bulk, nextPosition(), id, step);
    const firstYear = new Date(itemAt(career, career.length - 1).startedAt).getUTCFullYear();
    const school = pickBiased(rng, chance(rng, 0.7) ? draft.place.schools : pick(rng, places).schools);
    writeEducation(bulk, rng, id, at, school, pick(rng, trade.fields), firstYear);
    const [current, previous] = career;
    members.push({
      ...draft,
      id,
      handle: newHandle(handles, draft),
      school,
      skills: sample(rng, trade.skills, integer(rng, 3, 8)),
      startedAt: current?.startedAt ?? now,
      before: previous === undefined ? null : { title: previous.title, company: previous.company?.name ?? "myself" },
      firstYear,
      joinedAt: Math.round(now - (at === story.owner ? 8 * yearMs : (0.15 + 0.85 * rng.next() ** 1.2) * 11 * yearMs)),
      birthday: chance(rng, 0.6) ? randomBirthday(rng) : null,
      prominence: randomProminence(rng, at, draft.seniority),
      community: assignCommunity(communities, company),
    });
    if (at % 64 === 63) await bulk.flushFull();
  }
  return members;
}

/** Returns a member that the demo story defines; null for all others. */
function storyDraft(at: number): Draft | null {
  const stockholm = itemAt(places, 0);
  if (at === story.owner) {
    return {
      first: "Maya",
      last: "Lindholm",
      company: 0,
      place: stockholm,
      functionKey: "engineering",
      role: "Platform Engineer",
      seniority: "lead",
      title: "Staff Platform Engineer",
      years: 13,
    };
  }
  if (at !== story.ana) return null;
  return {
    first: "Ana",
    last: "Ferreira",
    company: 1,
    place: places.find(({ city }) => city === "Lisbon") ?? stockholm,
    functionKey: "engineering",
    role: "Platform Engineer",
    seniority: "manager",
    title: "Head of Platform",
    years: 12,
  };
}

function draftMember(rng: Rng, companies: readonly Company[], at: number): Draft {
  const company = itemAt(companies, at);
  const place = chance(rng, 0.8) ? company.place : pick(rng, places);
  const names = namePools[pickBiased(rng, place.regions)];
  const keys = Object.keys(company.industry.functions) as FunctionKey[]; // the keys of a record by FunctionKey
  const functionKey = itemAt(
    keys,
    weightedIndex(
      rng,
      keys.map((key) => company.industry.functions[key] ?? 0),
    ),
  );
  const trade = functions[functionKey];
  const role = pickBiased(rng, trade.roles, 1.5);
  const years = 0.5 + 33 * rng.next() ** 1.5;
  const seniority = seniorityAfter(rng, years);
  return {
    first: pick(rng, names.given),
    last: pick(rng, names.family),
    company: at,
    place,
    functionKey,
    role,
    seniority,
    title: pickTitle(rng, trade, role, seniority),
    years,
  };
}

function randomBirthday(rng: Rng): string {
  const parts = [integer(rng, 1, 12), integer(rng, 1, 28)];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Draws from a power law: most members are little known, a few are famous. The owner is prominent, but not famous. */
function randomProminence(rng: Rng, at: number, seniority: Seniority): number {
  const luck = (1 - rng.next()) ** -0.48;
  if (at === story.owner) return 9;
  if (at === story.ana) return 5;
  return Math.min(60, luck * prominenceBySeniority[seniority]);
}

/** Returns the community of a company: members who work in the same industry and city form one. */
function assignCommunity(known: Map<string, number>, { place, industry }: Company): number {
  const key = `${place.city} ${industry.name}`;
  const community = known.get(key) ?? known.size;
  known.set(key, community);
  return community;
}

function newHandle(taken: Map<string, number>, { first, last }: Draft): string {
  const base = foldWords(`${first} ${last}`).join("-");
  const before = taken.get(base) ?? 0;
  taken.set(base, before + 1);
  return before === 0 ? base : `${base}-${before + 1}`;
}

function writePosition(bulk: BulkInsert, id: string, member_id: string, step: CareerStep): void {
  bulk.add("net_positions", {
    id,
    member_id,
    company_id: step.company?.id ?? null,
    company_name: step.company?.name ?? "Self-employed",
    title: step.title,
    location: step.company?.place.name ?? null,
    ...positionDays(step),
    description: step.description,
  });
}

function writeEducation(
  bulk: BulkInsert,
  rng: Rng,
  member_id: string,
  at: number,
  school: string,
  field: string,
  firstYear: number,
): void {
  const isMaster = chance(rng, 0.55);
  bulk.add("net_educations", {
    id: demoId("edu", at + 1),
    member_id,
    school,
    degree: isMaster ? "Master of Science" : "Bachelor of Science",
    field,
    started_year: firstYear - (isMaster ? 5 : 3),
    ended_year: firstYear,
  });
}
