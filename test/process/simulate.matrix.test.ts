import { expect, test } from "vitest";
import { createPlace, runProgram } from "../support/program.ts";

const dayMs = 86_400_000;

test("simulate simulates the last days, continues where it ended, and prints JSON", { timeout: 60_000 }, async () => {
  const place = createPlace();
  const none = await runProgram(place, ["simulate"]);
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining("There is no store")]);
  const seededAt = new Date(Date.now() - 5 * dayMs).toISOString();
  expect((await runProgram(place, ["seed", "--members", "120", "--at", seededAt])).code).toBe(0);
  const first = await runProgram(place, ["simulate", "--days", "4", "--seed", "5", "--json"]);
  expect([first.code, first.stderr]).toEqual([0, ""]);
  const [network] = JSON.parse(first.stdout).networks;
  expect(network).toMatchObject({ network_id: 1, seed: 5, events: { profile_view: expect.any(Number) } });
  expect(Date.parse(network.until) - Date.parse(network.from)).toBe(4 * dayMs);
  const listed = JSON.parse((await runProgram(place, ["events", "list", "--type", "profile.viewed", "--json"])).stdout);
  expect(listed.length).toBeLessThanOrEqual(network.events.profile_view); // one event for each viewer and day
  expect(listed[0]).toMatchObject({ account: "acc_demo_0001", cause: { network_id: 1 } });
  const second = await runProgram(place, ["simulate", "--account", "acc_demo_0001", "--json"]);
  expect(JSON.parse(second.stdout).networks[0]).toMatchObject({ seed: 5, from: network.until });
  expect((await runProgram(place, ["simulate"])).stdout).toMatch(/^Network 1, \S+Z to \S+Z: .+\n$/);
  const other = await runProgram(place, ["simulate", "--seed", "6"]);
  expect([other.code, other.stderr]).toEqual([1, expect.stringContaining("already simulated with seed 5")]);
  const unknown = await runProgram(place, ["simulate", "--account", "acc_none"]);
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('no account "acc_none"')]);
  const invalid = await runProgram(place, ["simulate", "--days", "0"]);
  expect([invalid.code, invalid.stderr]).toEqual([1, expect.stringContaining("at most 365")]);
});
