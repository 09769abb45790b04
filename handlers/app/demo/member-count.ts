import { minMembers } from "../../network/connectors/embedded/seed/world.ts";

const maxMembers = 1_000_000;

/** Describes the valid numbers of members of the demo network. */
export const memberCountExpected = `expected 0, or an integer from ${minMembers} to ${maxMembers}`;

/** Whether the demo network can have this number of members; 0 is an empty network. */
export function isMemberCount(count: number): boolean {
  return count === 0 || (Number.isInteger(count) && count >= minMembers && count <= maxMembers);
}
