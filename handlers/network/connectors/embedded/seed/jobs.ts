import { jobText } from "../../../mirror/sql/searchable-text.ts";
import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { dayMs } from "./calendar.ts";
import { pickTitle } from "./careers.ts";
import { groupBy } from "./groups.ts";
import { demoId, idSequence } from "./ids.ts";
import { seniorities, type FunctionKey } from "./pools/business-function.ts";
import { functions } from "./pools/functions.ts";
import { jobBodies, jobClosings } from "./pools/invitation-and-job-texts.ts";
import { chance, integer, itemAt, logNormal, pick, poisson, sample, weightedIndex, type Rng } from "./rng.ts";
import type { Company, Member } from "./world.ts";

/** job_demo_0001 to job_demo_0003 are open postings at the owner's company. */
const storyJobs = 3;

/** Writes the job postings of the last six months in the order of posting. Most of those older than 45 days are closed. */
export async function writeJobs(
  bulk: BulkInsert,
  rng: Rng,
  companies: readonly Company[],
  members: readonly Member[],
  now: number,
): Promise<void> {
  const employees = groupBy(members, ({ company }) => company);
  const planned = companies.flatMap((company, at) => {
    const wanted = at === 0 ? storyJobs : poisson(rng, Math.min(6, 0.6 + company.headcount / 400));
    return Array.from({ length: wanted }, (_, number) => ({
      company,
      at,
      id: at === 0 ? demoId("job", number + 1) : null,
      postedAt: Math.round(now - (at === 0 ? 20 : 180) * dayMs * rng.next() - dayMs / 4),
    }));
  });
  planned.sort((one, other) => one.postedAt - other.postedAt);
  const nextId = idSequence("job", storyJobs);
  for (const [index, { company, at, id, postedAt }] of planned.entries()) {
    const keys = Object.keys(company.industry.functions) as FunctionKey[]; // the keys of a record by FunctionKey
    const key = itemAt(
      keys,
      weightedIndex(
        rng,
        keys.map((candidate) => company.industry.functions[candidate] ?? 0),
      ),
    );
    const trade = functions[key];
    const seniority = itemAt(seniorities, weightedIndex(rng, [2, 5, 5, 2, 1.5, 0.6]));
    const title = pickTitle(rng, trade, pick(rng, trade.roles), seniority);
    const staff = employees.get(at) ?? [];
    const poster = staff.find(({ functionKey }) => functionKey === "people") ?? staff[0];
    const age = (now - postedAt) / dayMs;
    const closedAt = age > 45 && chance(rng, 0.75) ? Math.round(postedAt + (30 + 14 * rng.next()) * dayMs) : null;
    const row = {
      id: id ?? nextId(),
      seq: bulk.ordinals.time("net_jobs", postedAt),
      company_id: company.id,
      poster_id: poster?.id ?? null,
      title,
      location: company.place.name,
      remote: chance(rng, 0.35) ? (1 as const) : (0 as const),
      seniority,
      description: describe(rng, title, company, sample(rng, trade.skills, 3)),
      applicant_count: Math.round(logNormal(rng, 4 + Math.min(age, 40), 0.6)),
      posted_at: postedAt,
      closed_at: closedAt,
    };
    bulk.add("net_jobs", row);
    const { text, fields } = jobText(row, company.name);
    bulk.addText("net_job_text", row.seq, text, fields);
    if (index % 64 === 63) await bulk.flushFull();
  }
}

function describe(rng: Rng, title: string, company: Company, skills: readonly string[]): string {
  const parts = [
    `${company.name} is looking for ${/^[AEIO]/.test(title) ? "an" : "a"} ${title}. We ${pick(rng, company.industry.missions)}.`,
    pick(rng, jobBodies),
    pick(rng, jobClosings),
  ];
  return parts
    .join("\n\n")
    .replaceAll("{city}", company.place.city)
    .replaceAll("{skills}", `${skills.slice(0, -1).join(", ")} and ${skills.at(-1) ?? ""}`)
    .replaceAll("{n}", () => String(integer(rng, 4, 14)));
}
