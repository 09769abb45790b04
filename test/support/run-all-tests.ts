import { storeKind } from "./databases.ts";

/** Whether tests run their complete matrices (`npm run test:all`, `npm run test:matrices`) instead of the most productive cases. */
export const runsAllTests = process.env["TEST_ALL"] === "1";

/** Rounds of random faults and kills: 200 in `npm run test:faults`. */
export const faultRounds = Number(process.env["TEST_ROUNDS"] ?? 3);

const sampleInterval = 5;

/**
 * Returns all cases of a matrix; on PostgreSQL, where each case copies a database or starts processes, every fifth one unless
 * all tests run.
 */
export const sampleOnPostgres = <Case>(cases: readonly Case[]): readonly Case[] =>
  runsAllTests || storeKind() === "sqlite" ? cases : cases.filter((_, index) => index % sampleInterval === 0);
