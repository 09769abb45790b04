import { storeKind } from "./databases.ts";

/** Whether tests run complete matrices (`npm run test:all`, `npm run test:matrices`) instead of selected cases. */
export const runsAllTests = process.env["TEST_ALL"] === "1";

/** Rounds of random faults and kills: 200 in `npm run test:faults`. */
export const faultRounds = Number(process.env["TEST_ROUNDS"] ?? 3);

/** Kills of running workers: 50 in `npm run test:faults`, 15 in other complete matrices. */
export const workerKills = !runsAllTests ? 3 : faultRounds < 200 ? 15 : 50;

const sampleInterval = 5;

/** Returns all cases of a matrix if all tests run, otherwise every fifth one. */
export const sample = <Case>(cases: readonly Case[]): readonly Case[] =>
  runsAllTests ? cases : cases.filter((_, index) => index % sampleInterval === 0);

/** Samples on PostgreSQL, where each case copies a database or starts processes. */
export const sampleOnPostgres = <Case>(cases: readonly Case[]): readonly Case[] =>
  storeKind() === "sqlite" ? cases : sample(cases);
