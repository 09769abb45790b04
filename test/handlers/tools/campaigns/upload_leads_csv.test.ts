import { expect, test } from "vitest";
import { indexMember } from "../../../../handlers/network/mirror/profiles/index-member.ts";
import { nameKey } from "../../../../handlers/network/mirror/sql/fold-words.ts";
import { networkOf } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const list = "lst_demo_0001";

/** Sends a file unchanged. */
async function upload({ url, key }: TestService, body: string | Uint8Array, type = "text/csv; charset=utf-8") {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": type };
  const address = `${url}/api/v1/lead-lists/${list}/csv`;
  const response = await fetch(address, { method: "POST", headers, body: body as string }); // fetch takes bytes too
  return { status: response.status, body: (await response.json()) as any };
}

const leadOf = async ({ call }: TestService, profile_id: string) => (await call("save_lead", { profile_id })).body;

test("imports a text/csv body: members by id, URL and name, with tags, note and custom fields", async () => {
  const service = await startService();
  const [five, six] = [
    (await service.call("get_profile", { profile_id: "prf_demo_0005" })).body,
    (await service.call("get_profile", { profile_id: "prf_demo_0006" })).body,
  ];
  const file = [
    "\uFEFFProfile URL,Name,Company,Tags,Note,Event topic,custom.formula",
    `${five.url},,,"summit; vip","Line one\nline two",Release trains,"=HYPERLINK(""http://x"")"`,
    `,${six.name.toUpperCase()},${six.current_position.company_name},summit,,,`,
    "",
  ].join("\r\n");
  const { body } = await upload(service, file);
  expect(body).toMatchObject({ added: 2, leads_created: 2, leads_updated: 0, refused: 0, refusals: [] });
  expect(await leadOf(service, "prf_demo_0005")).toMatchObject({
    tags: ["summit", "vip"],
    note: "Line one\nline two",
    custom: [
      { name: "event_topic", value: "Release trains" },
      { name: "formula", value: '=HYPERLINK("http://x")' },
    ],
  });
  const tagged = (await service.call("list_leads", { tag: "summit", lead_list_id: list })).body.data;
  expect(tagged.map(({ profile }: any) => profile.id).sort()).toEqual(["prf_demo_0005", "prf_demo_0006"]);
  const again = await upload(service, file);
  expect(again.body).toMatchObject({ added: 0, unchanged: 2, leads_created: 0, leads_updated: 0 });
});

test("a name that several members have is refused, and a later row may still name one of them by id", async () => {
  const service = await startService();
  const twins = ["prf_demo_0005", "prf_demo_0006"];
  const columns = { name: "Twin Person", name_key: nameKey("Twin Person"), company_name: "Twins Ltd" };
  const db = networkOf(service);
  await db.updateTable("net_members").set(columns).where("id", "in", twins).execute();
  for (const id of twins) await indexMember({ networkId: 1, db, dialect: service.store.dialect }, id);
  const rows = ["handle,name,company", ",Twin Person,Twins Ltd", ...twins.map((id) => `${id},,`)];
  const { body } = await service.call("upload_leads_csv", { lead_list_id: list, csv: rows.join("\n") });
  expect(body).toMatchObject({ added: 2, refused: 1, refusals: [{ row: 2, reason: "ambiguous" }] });
});

test("reports each refused row with its number and reason, and imports the others", async () => {
  const service = await startService();
  const csv = [
    "handle;tags;stage",
    "prf_demo_0005;new;lead",
    "prf_none;;",
    ";x;",
    "prf_demo_0001;;",
    "prf_demo_0005;;",
    `prf_demo_0006;${"x".repeat(51)};`,
    "prf_demo_0006;;;;surplus",
    'prf_demo_0007;"open',
  ].join("\n");
  const { body } = await service.call("upload_leads_csv", { lead_list_id: list, csv });
  expect(body).toMatchObject({ added: 1, leads_created: 1, refused: 7 });
  expect(body.refusals.map(({ row, reason }: any) => [row, reason])).toEqual([
    [3, "not_found"],
    [4, "invalid"],
    [5, "own_profile"],
    [6, "repeated"],
    [7, "invalid"],
    [8, "invalid"],
    [9, "invalid"],
  ]);
  expect(body.refused_by_reason).toContainEqual({ reason: "invalid", count: 4 });
});

test("a file that cannot be used imports nothing", async () => {
  const service = await startService();
  const before = await serviceTablesOf(service).selectFrom("svc_leads").select("id").execute();
  const rows = Array.from({ length: 100_001 }, () => "prf_none").join("\n");
  for (const [csv, detail] of [
    ["topic\nx", "No column"],
    ["handle,Handle\nx,y", "Two columns"],
    ["\n\n", "empty"],
    [`handle\nprf_demo_0005\n${rows}`, "more than 100000 rows"],
  ] as const) {
    const { error } = await service.call("upload_leads_csv", { lead_list_id: list, csv });
    expect(error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/csv" }] });
    expect(error.errors[0].detail).toContain(detail);
  }
  expect(await serviceTablesOf(service).selectFrom("svc_leads").select("id").execute()).toEqual(before);
});

test("a text body must be UTF-8 without U+0000, and other media types are refused with the supported ones", async () => {
  const service = await startService();
  expect(await upload(service, new Uint8Array([0x68, 0xff]))).toMatchObject({
    status: 400,
    body: { code: "bad_request" },
  });
  expect(await upload(service, "handle\n\0")).toMatchObject({ status: 400, body: { errors: [{ pointer: "/csv" }] } });
  const other = await upload(service, "handle\nx", "text/plain");
  expect(other).toMatchObject({ status: 415, body: { hint: expect.stringContaining("text/csv") } });
  expect(await upload(service, "")).toMatchObject({ status: 400, body: { code: "invalid_arguments" } });
});

test("counts all refused rows and names the first hundred", async () => {
  const service = await startService();
  const rows = Array.from({ length: 300 }, (_, at) => (at % 2 === 0 ? "prf_none" : "prf_demo_0005"));
  const { body } = await service.call("upload_leads_csv", { lead_list_id: list, csv: `handle\n${rows.join("\n")}` });
  expect(body).toMatchObject({ added: 1, refused: 299 });
  expect(body.refused_by_reason).toEqual([
    { reason: "not_found", count: 150 },
    { reason: "repeated", count: 149 },
  ]);
  expect(body.refusals.map(({ row }: any) => row)).toEqual(
    Array.from({ length: 101 }, (_, at) => at + 2).filter((row) => row !== 3),
  );
});
