import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createIndexes, dropIndexes, netIndexes } from "../../../../../handlers/network/mirror/migrations/indexes.ts";
import { directKey } from "../../../../../handlers/network/mirror/tables/net-tables.ts";
import { openEmptyNetwork, type EmptyNetwork } from "../../../../support/empty-network.ts";

let network: EmptyNetwork;

beforeAll(async () => void (network = await openEmptyNetwork()));
afterAll(() => network.close());

function invite(id: string, status: "pending" | "withdrawn" = "pending") {
  return network.scope.db
    .insertInto("net_invitations")
    .values({ id, sender_id: "prf_1", recipient_id: "prf_2", status, created_at: 1 })
    .execute();
}

test("two members have at most one pending invitation, and any number of closed ones", async () => {
  await invite("inv_1", "withdrawn");
  await invite("inv_2", "withdrawn");
  await invite("inv_3");
  await expect(invite("inv_4")).rejects.toThrow();
});

test("two members have at most one direct conversation, whoever starts it", async () => {
  const start = (id: string, one: string, other: string) =>
    network.scope.db
      .insertInto("net_conversations")
      .values({
        id,
        kind: "direct",
        direct_key: directKey(one, other),
        creator_id: one,
        created_at: 1,
        last_message_at: 1,
      })
      .execute();
  await start("cnv_1", "prf_1", "prf_2");
  await expect(start("cnv_2", "prf_2", "prf_1")).rejects.toThrow();
});

test("counts start at 0", async () => {
  const post = { author_id: "prf_1", author_kind: "member", format: "text", text: "", visibility: "public" } as const;
  await network.scope.db
    .insertInto("net_posts")
    .values({ ...post, id: "pst_1", created_at: 1 })
    .execute();
  const rows = await network.db.selectFrom("net_posts").select(["id", "comment_count", "media_ids"]).execute();
  expect(rows).toEqual([{ id: "pst_1", comment_count: 0, media_ids: "[]" }]);
});

test("milliseconds since 1970 are stored as numbers", async () => {
  const connected_at = Date.UTC(2026, 10, 20);
  await network.scope.db
    .insertInto("net_connections")
    .values({ member_id: "prf_1", other_id: "prf_2", connected_at, other_rank: 2 })
    .execute();
  const row = await network.db.selectFrom("net_connections").select("connected_at").executeTakeFirst();
  expect(row).toEqual({ connected_at });
});

test("all indexes can be dropped, and created again even if some of them already exist", async () => {
  const source = network.scope.dialect === "sqlite" ? "name from sqlite_master" : "indexname as name from pg_indexes";
  const indexes = async (): Promise<string[]> => {
    const { rows } = await sql.raw<{ name: string }>(`select ${source}`).execute(network.db);
    return rows.map(({ name }) => name).sort();
  };
  const before = await indexes();
  await dropIndexes(network.db);
  expect(before.length - (await indexes()).length).toBe(netIndexes.length);
  await createIndexes(network.db, netIndexes.slice(0, 1));
  await createIndexes(network.db);
  expect(await indexes()).toEqual(before);
});
