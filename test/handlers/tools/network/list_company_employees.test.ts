import { expect, test } from "vitest";
import type { ProfileSummary } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("lists each employee once, nearest degree first and then by prominence, for any page size", async () => {
  const service = await startService();
  const network = networkOf(service);
  const { company_id } = await network
    .selectFrom("net_members")
    .select(["company_id", (select) => select.fn.countAll<number>().as("count")])
    .where("company_id", "is not", null)
    .groupBy("company_id")
    .orderBy("count", "desc")
    .executeTakeFirstOrThrow();
  const rows = await network
    .selectFrom("net_members")
    .select(["id", "title"])
    .where("company_id", "=", company_id)
    .orderBy("rank")
    .execute();
  const lonely = rows.at(-1)?.id ?? "";
  await network
    .deleteFrom("net_connections")
    .where((where) => where.or([where("member_id", "=", lonely), where("other_id", "=", lonely)]))
    .execute();
  await network.updateTable("net_members").set({ connection_count: 0 }).where("id", "=", lonely).execute();
  const others = rows.filter(({ id }) => id !== "prf_demo_0001");
  const list = (input: object, limit: number) =>
    everyPage<ProfileSummary>(service, "list_company_employees", { company_id, ...input }, limit);
  const employees = await list({}, 100);
  expect(employees.map(({ id }) => id).sort()).toEqual(others.map(({ id }) => id).sort());
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  const keyOf = ({ id, degree }: ProfileSummary) => (degree ?? 4) * 1_000 + (places.get(id) ?? 0);
  expect(employees).toEqual([...employees].sort((one, other) => keyOf(one) - keyOf(other)));
  expect(employees.at(-1)).toMatchObject({ id: lonely, degree: null });
  for (const limit of [1, 2, 3])
    expect((await list({}, limit)).map(({ id }) => id)).toEqual(employees.map(({ id }) => id));
  expect((await list({ degree: [2, 1] }, 2)).map(({ id }) => id)).toEqual(
    employees.filter(({ degree }) => degree === 1 || degree === 2).map(({ id }) => id),
  );
  const [word = ""] = others[0]?.title.split(" ") ?? [];
  const titled = await list({ title: word }, 2);
  expect(titled.map(({ id }) => id)).toContain(others[0]?.id);
  expect(titled.length).toBeLessThanOrEqual(employees.length);
  const { error } = await service.rest("GET /companies/cmp_none/employees");
  expect(error).toMatchObject({ status: 404, code: "not_found" });
});

test("requires every word of a long keyword", async () => {
  const service = await startService();
  const company_id = "cmp_demo_0001";
  const list = async (keyword: string) => (await service.call("list_company_employees", { company_id, keyword })).body;
  expect((await list("at ".repeat(33))).data).not.toEqual([]);
  expect((await list(`${"at ".repeat(32)}zzzq`)).data).toEqual([]);
});

test("an empty list names inputs to omit, but never the company, and counts the employees found without them", async () => {
  const service = await startService();
  const company = await networkOf(service)
    .selectFrom("net_members")
    .select("company_id")
    .where("company_id", "is not", null)
    .groupBy("company_id")
    .orderBy((select) => select.fn.countAll(), "desc")
    .executeTakeFirstOrThrow();
  const members = await networkOf(service).selectFrom("net_members").select(["company_id", "title"]).execute();
  const own = members.filter(({ company_id }) => company_id === company.company_id).map(({ title }) => title);
  const elsewhere = members.find(({ title }) => title !== "" && !own.some((one) => one.includes(title)))?.title ?? "";
  const inputs = [
    { title: elsewhere },
    { keyword: "enginer", title: "designer" },
    { title: "designer", location: "Tokyo" },
    { title: "Nobody", location: "Nowhere", degree: [3], keyword: "nothing" },
    { keyword: "nothing" },
  ];
  for (const input of inputs) {
    const query: Record<string, unknown> = { company_id: company.company_id, ...input };
    const { data, no_matches } = (await service.call("list_company_employees", query)).body;
    expect([data, no_matches.loosen.length > 0]).toEqual([[], true]);
    for (const { omit, also = [], use, total } of no_matches.loosen) {
      const omitted = [omit, ...also];
      expect(Object.keys(input)).toEqual(expect.arrayContaining(omitted));
      const fewer = Object.fromEntries(Object.entries(query).filter(([name]) => !omitted.includes(name)));
      if (use !== undefined) fewer["keyword"] = use;
      const employees = await everyPage(service, "list_company_employees", fewer, 100);
      expect(employees).toHaveLength(total);
    }
  }
});
