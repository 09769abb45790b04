import { dayMs, dayOf, yearMs } from "./calendar.ts";
import { independentWork, type Achievements } from "./pools/achievements.ts";
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

/** The minimum duration of a position whose description mentions years. */
const longPositionMs = 3 * yearMs;

/** The maximum duration of self-employment, so that a short list of positions does not end with decades of it. */
const maxIndependentMs = 9 * yearMs;

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
  readonly achievements: Achievements;
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
  const achieve = createAchievements(rng, input.achievements);
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
      description: achieve(input.seniority, company, now - startedAt),
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
    const description = achieve(seniority, employer, endedAt - from);
    steps.push({ company: employer, title, seniority, startedAt: from, endedAt, description });
    startedAt = from;
  }
  const first = itemAt(steps, steps.length - 1);
  if (first.company !== null || first.endedAt === null) return steps;
  return [
    ...steps.slice(0, -1),
    { ...first, startedAt: Math.max(first.startedAt, startOfMonth(first.endedAt - maxIndependentMs)) },
  ];
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

/**
 * Returns a function that describes a position and never repeats a sentence. It returns null if there is nothing to
 * report.
 */
function createAchievements(rng: Rng, { early, later }: Achievements) {
  const used = new Set<string>();
  return (seniority: Seniority, company: Company | null, durationMs: number): string | null => {
    if (!chance(rng, 0.7)) return null;
    // Both numbers are drawn even if no text is left, so that the texts do not affect the rest of the career.
    const [choice, share] = [rng.next(), rng.next()];
    const isEarly = seniorities.indexOf(seniority) <= seniorities.indexOf("senior");
    const pool = company === null ? independentWork : isEarly ? early : later;
    const isPossible = (text: string) => durationMs >= longPositionMs || !text.includes("years");
    const fresh = pool.filter((text) => !used.has(text) && isPossible(text));
    const text = fresh[Math.floor(choice * fresh.length)];
    if (text === undefined) return null;
    used.add(text);
    return text.replace(/\{(\d+)-(\d+)\}/g, (_, low: string, high: string) =>
      String(Number(low) + Math.floor(share * (Number(high) - Number(low) + 1))),
    );
  };
}

/** The first and last day of a position, as the tables contain them. */
export function positionDays(step: CareerStep): { started_on: string; ended_on: string | null } {
  return { started_on: dayOf(step.startedAt), ended_on: step.endedAt === null ? null : dayOf(step.endedAt) };
}
