import { minMembers } from "../../network/connectors/embedded/seed/world.ts";

/** The id of the first workspace, which either the first start or the first import of a data archive creates. */
export const firstWorkspaceId = "wsp_demo";
/** The id of the account that the first start creates. */
export const demoAccountId = "acc_demo_0001";

const maxMembers = 1_000_000;

/** Describes the valid numbers of members of the demo network. */
export const memberCountExpected = `expected 0, or an integer from ${minMembers} to ${maxMembers}`;

/** Whether the demo network can have this number of members; 0 is an empty network. */
export function isMemberCount(count: number): boolean {
  return count === 0 || (Number.isInteger(count) && count >= minMembers && count <= maxMembers);
}

const dayMs = 86_400_000;

/**
 * The end of the demo network's history, in epoch milliseconds: the start of the day (UTC), so that the same seed produces the
 * same network all day.
 */
export const demoEnd = (now: number): number => Math.floor(now / dayMs) * dayMs;
