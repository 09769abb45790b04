import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { surface } from "../../generated/surface.ts";
import { createClient } from "../support/client.ts";
import { startPostgres, type TestPostgres } from "../support/postgres.ts";
import { createPlace, startProgram } from "../support/program.ts";

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test("with one unit left, exactly one of 100 parallel calls over both surfaces of two processes succeeds", async () => {
  const key = "swb_two-processes-and-one-unit";
  const place = createPlace({
    DATABASE_URL: postgres.url,
    SWITCHBOARD_BOOTSTRAP_KEY: key,
    SWITCHBOARD_BOOTSTRAP_SCOPES: "full_access",
  });
  const first = await startProgram(place);
  const store = new pg.Client({ connectionString: postgres.url });
  await store.connect();
  await store.query(`update sb_accounts set daily_limits = '{"follow":1}'`);
  await store.query(`update sb_keys set plan = 'high_volume'`);
  const second = await startProgram(place);
  const clients = [first, second].map(({ url }) => createClient(url, surface.service, key));
  const calls = Array.from({ length: 100 }, async (_, index) => {
    const client = clients[index % 2];
    const input = { profile_id: `prf_demo_00${30 + (index % 10)}` };
    const answer =
      index % 4 < 2
        ? await client?.call("follow_user", input)
        : await client?.rest(`POST /profiles/${input.profile_id}/follow`);
    return answer?.error?.code ?? "ok";
  });
  const codes = await Promise.all(calls);
  expect(codes.filter((code) => code === "ok")).toHaveLength(1);
  expect(codes.filter((code) => code === "safety_limit_reached")).toHaveLength(99);
  const { rows } = await store.query(`select used from sb_usage where category = 'follow' and used > 0`);
  expect(rows).toEqual([{ used: 1 }]);
  await store.end();
  expect((await first.stop()).code).toBe(0);
  expect((await second.stop()).code).toBe(0);
});
