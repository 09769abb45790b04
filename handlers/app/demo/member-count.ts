import { minMembers } from "../../network/connectors/embedded/seed/world.ts";

const maxMembers = 1_000_000;

/** How many members the demo network can have, in words. */
export const memberCountExpected = `expected 0, or a whole number from ${minMembers} to ${maxMembers}`;

/** Whether the demo network can have so many members; none make an empty one. */
export function isMemberCount(count: number): boolean {
  return count === 0 || (Number.isInteger(count) && count >= minMembers && count <= maxMembers);
}
