import { foldWords } from "../../../mirror/sql/fold-words.ts";
import { companyText } from "../../../mirror/sql/searchable-text.ts";
import type { BulkInsert } from "../../../mirror/sql/bulk-insert.ts";
import { dayMs, dayOf } from "./calendar.ts";
import { companyId } from "./ids.ts";
import { nameEndings, nameStems, nameWords } from "./pools/company-names.ts";
import { industries, type Industry } from "./pools/industries.ts";
import { places, type Place } from "./pools/places.ts";
import { integer, itemAt, logNormal, pick, sample, weightedIndex, type Rng } from "./rng.ts";
import type { Company } from "./world.ts";

const sizeBands = [10, 50, 200, 500, 1_000, 5_000, 10_000] as const;

/** The size band that contains a headcount: `51-200`. */
export function sizeBand(headcount: number): string {
  const at = sizeBands.findIndex((upTo) => headcount <= upTo);
  if (at < 0) return "10001+";
  return `${at === 0 ? 1 : itemAt(sizeBands, at - 1) + 1}-${sizeBands[at]}`;
}

/** Plans the companies for a number of members; the first one employs the owner, the second one Ana. */
export function planCompanies(rng: Rng, members: number, now: number): Company[] {
  const count = Math.max(16, Math.round(members / 30));
  const inhabited = [...places].sort((one, other) => other.weight - one.weight).slice(0, Math.max(8, members / 40));
  const taken = new Set<string>();
  const year = new Date(now).getUTCFullYear();
  const software = itemAt(industries, 0);
  const named = (city: string) =>
    itemAt(
      places,
      places.findIndex((place) => place.city === city),
    );
  return Array.from({ length: count }, (_, at) => {
    const industry =
      at < 2
        ? software
        : itemAt(
            industries,
            weightedIndex(
              rng,
              industries.map(({ weight }) => weight),
            ),
          );
    const place =
      at === 0
        ? named("Stockholm")
        : at === 1
          ? named("Lisbon")
          : itemAt(
              inhabited,
              weightedIndex(
                rng,
                inhabited.map(({ weight }) => weight),
              ),
            );
    const name = at === 0 ? "Kvarnby Systems" : at === 1 ? "Tejo Cloud" : newName(rng, industry, place, taken);
    const handle = foldWords(name).join("-");
    taken.add(handle);
    const headcount =
      at === 0 ? 420 : at === 1 ? 160 : Math.min(48_000, Math.max(4, Math.round(logNormal(rng, 140, 1.5))));
    return {
      id: companyId(at + 1),
      name,
      handle,
      industry,
      place,
      headcount,
      foundedYear: at < 2 ? year - 14 + at * 4 : year - Math.min(95, 3 + Math.round(logNormal(rng, 12, 0.8))),
      weight: headcount ** 0.6,
    };
  });
}

function newName(rng: Rng, industry: Industry, place: Place, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt++) {
    const stem = rng.next() < 0.5 ? pick(rng, nameWords) : pick(rng, nameStems) + pick(rng, nameEndings);
    const words = [attempt > 4 ? place.city : "", stem, pick(rng, industry.suffixes)];
    const name = words.filter((word) => word !== "").join(" ");
    if (!taken.has(foldWords(name).join("-")) && (attempt > 8 || name.includes(" ") || stem.length > 5)) return name;
  }
}

/** Writes the company pages with their headcounts of the last 24 months. */
export async function writeCompanies(
  bulk: BulkInsert,
  rng: Rng,
  companies: readonly Company[],
  followerCounts: Int32Array,
  now: number,
): Promise<void> {
  const byFollowers = [...companies.keys()].sort(
    (one, other) => itemAt(followerCounts, other) - itemAt(followerCounts, one) || one - other,
  );
  for (const [above, at] of byFollowers.entries()) {
    const company = itemAt(companies, at);
    const { industry, place, name, handle } = company;
    const specialties = sample(rng, industry.specialties, integer(rng, 3, 5));
    const row = {
      id: company.id,
      rank: bulk.ordinals.rank("net_companies", above + 1),
      handle,
      name,
      industry: industry.name,
      location: place.name,
      size_band: sizeBand(company.headcount),
      headcount: company.headcount,
      founded_year: company.foundedYear,
      website: `https://www.${handle}.example`,
      description: `We ${pick(rng, industry.missions)}. ${company.headcount} people work at ${name}, most of them in ${place.city}. We started in ${company.foundedYear}.`,
      specialties: JSON.stringify(specialties),
      follower_count: itemAt(followerCounts, at),
    };
    bulk.add("net_companies", row);
    const { text, fields } = companyText(row);
    bulk.addText("net_company_text", row.rank, text, fields);
    writeHeadcounts(bulk, rng, company, now);
    if (above % 64 === 63) await bulk.flushFull();
  }
}

/** Computes past headcounts from the current one, with a trend of the company and some noise. */
function writeHeadcounts(bulk: BulkInsert, rng: Rng, { id, headcount, foundedYear }: Company, now: number): void {
  const trend = 0.004 + 0.012 * (rng.next() - 0.35);
  let month = new Date(now);
  let estimate = headcount;
  for (let back = 0; back < 24 && month.getUTCFullYear() >= foundedYear; back++) {
    const first = Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), 1);
    bulk.add("net_company_headcounts", {
      company_id: id,
      day: dayOf(first),
      headcount: Math.max(1, Math.round(estimate)),
    });
    estimate /= 1 + trend + 0.01 * (rng.next() - 0.5);
    month = new Date(first - dayMs);
  }
}
