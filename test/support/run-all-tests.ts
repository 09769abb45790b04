import { storeKind } from "./databases.ts";

/** Whether tests run complete matrices (`npm run test:all`, `npm run test:matrices`) instead of selected cases. */
export const runsAllTests = process.env["TEST_ALL"] === "1";

/** Rounds of random faults and kills: 200 in `npm run test:all` and `npm run test:faults`. */
export const faultRounds = Number(process.env["TEST_ROUNDS"] ?? 3);

/** Whether cases that resemble others run, too: in `npm run test:all`, but not in the matrices of CI. */
const runsSimilarCases = runsAllTests && process.env["TEST_ROUNDS"] !== undefined;

/** Kills of running workers: 50 in `npm run test:all`, 6 in other complete matrices. */
export const workerKills = !runsAllTests ? 3 : runsSimilarCases ? 50 : 6;

const everyNth = <Case>(cases: readonly Case[], interval: number): readonly Case[] =>
  cases.filter((_, index) => index % interval === 0);

/**
 * Returns every fifth case of a matrix; in complete matrices, all cases on SQLite and every second one on PostgreSQL; in
 * `npm run test:all`, all cases.
 */
export function sample<Case>(cases: readonly Case[]): readonly Case[] {
  if (!runsAllTests) return everyNth(cases, 5);
  return everyNth(cases, runsSimilarCases || storeKind() === "sqlite" ? 1 : 2);
}

/** Samples on PostgreSQL, where each case copies a database or starts processes. */
export const sampleOnPostgres = <Case>(cases: readonly Case[]): readonly Case[] =>
  storeKind() === "sqlite" ? cases : sample(cases);

/** Returns every sixth of many similar cases; all in `npm run test:all`. */
export const sampleSimilar = <Case>(cases: readonly Case[]): readonly Case[] =>
  runsSimilarCases ? cases : everyNth(cases, 6);

/** Returns the number of random cases: `most` in `npm run test:all`, a sixth of it in complete matrices, otherwise `least`. */
export const randomCases = (least: number, most: number): number =>
  runsSimilarCases ? most : runsAllTests ? Math.ceil(most / 6) : least;
