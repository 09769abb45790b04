import { expect } from "vitest";
import type { TestService } from "./start-service.ts";
import { networkOf } from "./network.ts";

/**
 * Expects that the connection and follower counts of all members match the rows, and that each connection has a row for
 * both members, with the rank of the other member.
 */
export async function expectCountsOfRows(service: TestService): Promise<void> {
  const tables = networkOf(service);
  const members = await tables
    .selectFrom("net_members")
    .select(["id", "rank", "connection_count", "follower_count"])
    .execute();
  const connections = await tables
    .selectFrom("net_connections")
    .select(["member_id", "other_id", "other_rank"])
    .execute();
  const follows = await tables.selectFrom("net_follows").select("target_id").where("kind", "=", "member").execute();
  const pairs = new Set(connections.map(({ member_id, other_id }) => `${member_id} ${other_id}`));
  expect(connections.filter(({ member_id, other_id }) => !pairs.has(`${other_id} ${member_id}`))).toEqual([]);
  const ranks = new Map(members.map(({ id, rank }) => [id, rank]));
  expect(connections.filter(({ other_id, other_rank }) => ranks.get(other_id) !== other_rank)).toEqual([]);
  for (const { id, connection_count, follower_count } of members) {
    expect([id, connection_count, follower_count]).toEqual([
      id,
      connections.filter(({ member_id }) => member_id === id).length,
      follows.filter(({ target_id }) => target_id === id).length,
    ]);
  }
}
