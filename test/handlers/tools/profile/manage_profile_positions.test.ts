import { expect, test } from "vitest";
import type { Position } from "../../../../generated/schemas.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const tool = "manage_profile_positions";
const added = { title: "Advisor", company_name: "Open Platform Guild", started_on: "2026-06-01" };

const memberRow = (service: TestService) =>
  networkOf(service)
    .selectFrom("net_members")
    .select(["title", "company_id", "company_name"])
    .where("id", "=", "prf_demo_0001")
    .executeTakeFirstOrThrow();

const positionsOf = async (service: TestService): Promise<Position[]> =>
  (await service.call("get_profile", { sections: ["positions"] })).body.positions;

test("adds, changes and removes a position on both surfaces", async () => {
  const service = await startService();
  const before = await positionsOf(service);
  const { body } = await service.rest("POST /profile/positions", added);
  expect(body.data).toHaveLength(before.length + 1);
  const [first] = body.data as Position[];
  expect(first).toEqual({
    id: first?.id,
    ...added,
    company_id: null,
    location: null,
    ended_on: null,
    months: 0,
    description: null,
  });
  expect(await positionsOf(service)).toEqual(body.data);
  expect(await memberRow(service)).toEqual({
    title: "Advisor",
    company_id: null,
    company_name: "Open Platform Guild",
  });
  const changed = await service.call(tool, { action: "update", position_id: first?.id, ended_on: "2026-06-10" });
  expect(changed.body.data).toContainEqual({ ...first, ended_on: "2026-06-10" });
  expect(await memberRow(service)).toMatchObject({ title: before[0]?.title, company_id: before[0]?.company_id });
  const removed = await service.rest(`DELETE /profile/positions/${first?.id}`);
  expect(removed.body.data).toEqual(before);
  expect((await service.rest(`DELETE /profile/positions/${first?.id}`)).error).toMatchObject({ code: "not_found" });
});

test("of two current positions with the same start, profiles and searches use the one added last", async () => {
  const service = await startService();
  for (const title of ["Earlier advisor", "Later advisor"])
    expect((await service.call(tool, { action: "add", ...added, title })).error).toBeUndefined();
  const { body } = await service.call("get_profile", { sections: ["positions"] });
  expect(body.current_position.title).toBe("Later advisor");
  expect(body.positions.slice(0, 2).map(({ title }: Position) => title)).toEqual(["Later advisor", "Earlier advisor"]);
  expect((await memberRow(service)).title).toBe("Later advisor");
});

test("takes the employer's name from its page, and people search finds the new title", async () => {
  const service = await startService();
  const company = await networkOf(service)
    .selectFrom("net_companies")
    .select(["id", "handle", "name"])
    .orderBy("rank", "desc")
    .executeTakeFirstOrThrow();
  const position = { title: "Zymurgist", company_id: company.handle, started_on: "2026-06-01" };
  const { body } = await service.call(tool, { action: "add", ...position });
  expect(body.data[0]).toMatchObject({ title: "Zymurgist", company_id: company.id, company_name: company.name });
  const account_id = await addAccount(service, "prf_demo_0002");
  const query = { title: "zymurgist", company: company.name, account_id };
  const { body: hits } = await service.call("search_people", query);
  expect(hits.data).toMatchObject([{ id: "prf_demo_0001", current_position: { title: "Zymurgist" } }]);
});

test("rejects missing and misplaced arguments, and days in the wrong order", async () => {
  const service = await startService();
  const before = await positionsOf(service);
  const problems = async (input: object): Promise<string[]> =>
    (await service.call(tool, input)).error.errors.map(({ pointer }: { pointer: string }) => pointer);
  expect(await problems({ action: "add", company_name: "Guild" })).toEqual(["/title", "/started_on"]);
  expect(await problems({ action: "add", title: "Advisor", started_on: "2026-01-01" })).toEqual(["/company_id"]);
  expect(await problems({ action: "update", title: "Advisor" })).toEqual(["/position_id"]);
  expect(await problems({ action: "remove", position_id: "pos_1", title: "Advisor" })).toEqual(["/title"]);
  expect(await problems({ action: "add", ...added, ended_on: "2026-05-01" })).toEqual(["/ended_on"]);
  expect(await problems({ action: "add", ...added, started_on: "2027-01-01" })).toEqual(["/started_on"]);
  const unknown = await service.call(tool, { action: "update", position_id: "pos_unknown", title: "Advisor" });
  expect(unknown.error).toMatchObject({ status: 404, code: "not_found" });
  expect(await positionsOf(service)).toEqual(before);
});
