import { dayMs, dayOf, yearMs } from "./calendar.ts";
import { seniorities, type BusinessFunction, type Seniority } from "./pools/business-function.ts";
import { chance, exponential, integer, itemAt, pick, pickBiased, type Rng } from "./rng.ts";
import type { Company } from "./world.ts";

/** One position of a career. */
export interface CareerStep {
  /** null for self-employment. */
  readonly company: Company | null;
  readonly title: string;
  readonly seniority: Seniority;
  readonly startedAt: number;
  /** null for the current position. */
  readonly endedAt: number | null;
  readonly description: string | null;
}

/** A typical seniority after a number of years. */
export function seniorityAfter(rng: Rng, years: number): Seniority {
  const level = Math.min(years / 3.4, 2.4 + (years - 6) * 0.14) + (rng.next() + rng.next() - 1) * 1.6;
  return itemAt(seniorities, Math.max(0, Math.min(seniorities.length - 1, Math.round(level))));
}

/** The title of a step: "Senior Backend Engineer", "Director of Data". */
export function pickTitle(rng: Rng, { titles }: BusinessFunction, role: string, seniority: Seniority): string {
  return pickBiased(rng, titles[seniority]).replace("{role}", role);
}

/** The first day of the month of an instant. */
export function startOfMonth(instant: number): number {
  const date = new Date(instant);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

export interface CareerInput {
  readonly years: number;
  readonly now: number;
  readonly company: Company;
  readonly trade: BusinessFunction;
  readonly role: string;
  readonly title: string;
  readonly seniority: Seniority;
  /** Possible earlier employers: of the same industry, and of any. */
  readonly sameIndustry: readonly Company[];
  readonly anywhere: readonly Company[];
}

/** Plans a career, current position first. Seniority never decreases, positions do not overlap, and every company existed. */
export function planCareer(rng: Rng, input: CareerInput): CareerStep[] {
  const { now, company, trade, role } = input;
  const begin = startOfMonth(now - input.years * yearMs);
  const founded = Date.UTC(company.foundedYear, 0, 1);
  const earliest = Math.max(begin, founded);
  let startedAt = Math.max(
    earliest,
    startOfMonth(now - Math.max(0.1, Math.min(input.years, exponential(rng, 2.6))) * yearMs),
  );
  const steps: CareerStep[] = [
    {
      company,
      title: input.title,
      seniority: input.seniority,
      startedAt,
      endedAt: null,
      description: achievement(rng, trade),
    },
  ];
  let level = seniorities.indexOf(input.seniority);
  while (startedAt - begin > 0.4 * yearMs && steps.length < 6) {
    const later = itemAt(steps, steps.length - 1);
    const endedAt = chance(rng, 0.8)
      ? startedAt
      : Math.max(begin, startOfMonth(startedAt - integer(rng, 30, 100) * dayMs));
    const length = (0.7 + exponential(rng, 2)) * yearMs;
    const from = steps.length === 5 ? begin : Math.max(begin, startOfMonth(endedAt - length));
    if (from >= endedAt) break;
    if (chance(rng, 0.75)) level = Math.max(0, level - 1);
    const employer = earlierEmployer(rng, input, later, level, from);
    const seniority = itemAt(seniorities, level);
    const title = employer === null ? "Independent Consultant" : pickTitle(rng, trade, role, seniority);
    steps.push({ company: employer, title, seniority, startedAt: from, endedAt, description: achievement(rng, trade) });
    startedAt = from;
  }
  return steps;
}

/** The previous employer: often the same company at a lower seniority, otherwise a company that existed at that time. */
function earlierEmployer(rng: Rng, input: CareerInput, later: CareerStep, level: number, from: number): Company | null {
  const year = new Date(from).getUTCFullYear();
  const isPromotion = level < seniorities.indexOf(later.seniority);
  if (later.company !== null && isPromotion && later.company.foundedYear <= year && chance(rng, 0.35))
    return later.company;
  for (let attempt = 0; attempt < 6; attempt++) {
    const candidate = pick(rng, chance(rng, 0.6) ? input.sameIndustry : input.anywhere);
    if (candidate.foundedYear <= year && candidate !== later.company) return candidate;
  }
  return null;
}

function achievement(rng: Rng, trade: BusinessFunction): string | null {
  return chance(rng, 0.7) ? pick(rng, trade.achievements).replace("{n}", String(integer(rng, 2, 40))) : null;
}

/** The first and last day of a position, as the tables contain them. */
export function positionDays(step: CareerStep): { started_on: string; ended_on: string | null } {
  return { started_on: dayOf(step.startedAt), ended_on: step.endedAt === null ? null : dayOf(step.endedAt) };
}
