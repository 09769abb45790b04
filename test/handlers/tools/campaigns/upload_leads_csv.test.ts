import { expect, test } from "vitest";
import { indexMember } from "../../../../handlers/network/mirror/profiles/index-member.ts";
import { sortKey } from "../../../../handlers/network/mirror/sql/fold-words.ts";
import { networkOf } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const list = "lst_demo_0001";

/** Sends a file unchanged. */
async function upload({ url, key }: TestService, body: string | Uint8Array, { type = "text/csv; charset=utf-8" } = {}) {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": type };
  const address = `${url}/api/v1/lead-lists/${list}/csv`;
  const response = await fetch(address, { method: "POST", headers, body: body as string }); // fetch also accepts bytes
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

test("a name that several members share is refused, but later rows can name these members by id", async () => {
  const service = await startService();
  const twins = ["prf_demo_0005", "prf_demo_0006"];
  const columns = { name: "Twin Person", name_key: sortKey("Twin Person"), company_name: "Twins Ltd" };
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
    ["handle,Café,Cafe\nx,one,two", 'the same name: "Café" and "Cafe"'],
    ["handle,custom.topic,Topic\nx,one,two", 'the same name: "custom.topic" and "Topic"'],
    ["handle,Event topic,custom.event_topic\nx,one,two", "the same name"],
    ["handle,★\nx,one", 'The column name "★" has no letters'],
    ["handle,--\nx,one", 'The column name "--" has no letters'],
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
  const other = await upload(service, "handle\nx", { type: "text/plain" });
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

const uploadText = (service: TestService, csv: string, options: object = {}) =>
  service.call("upload_leads_csv", { lead_list_id: list, csv, ...options });

test("a tag that the lead already has in another capitalization does not count toward the maximum", async () => {
  const service = await startService();
  const tags = Array.from({ length: 20 }, (_, at) => `Tag ${at}`);
  const { id } = (await service.call("save_lead", { profile_id: "prf_demo_0005", tags })).body;
  const { body } = await uploadText(service, "handle,tags\nprf_demo_0005,tag 7");
  expect(body).toMatchObject({ added: 1, leads_updated: 0, refused: 0 });
  expect((await service.call("get_lead", { lead_id: id })).body.tags).toEqual(expect.arrayContaining(tags));
});

test("concurrent uploads of the same members, in any order, keep all tags", async () => {
  const service = await startService();
  const members = Array.from({ length: 110 }, (_, at) => `prf_demo_${String(at + 5).padStart(4, "0")}`);
  const tags = ["a", "b", "c", "d", "e", "f"];
  const answers = await Promise.all(
    tags.map((tag, at) => {
      const ordered = at % 2 === 0 ? members : members.toReversed();
      return uploadText(service, ["handle,tags", ...ordered.map((id) => `${id},${tag}`)].join("\n"));
    }),
  );
  expect(answers.map(({ error }) => error)).toEqual(tags.map(() => undefined));
  const rows = await serviceTablesOf(service)
    .selectFrom("svc_leads")
    .select("tags")
    .where("profile_id", "in", members)
    .execute();
  expect(rows).toHaveLength(members.length);
  for (const lead of rows) expect(JSON.parse(lead.tags)).toEqual(expect.arrayContaining(tags));
});

test("concurrent calls of all tools that write leads keep each other's changes", async () => {
  const service = await startService();
  const members = Array.from({ length: 110 }, (_, at) => `prf_demo_${String(at + 5).padStart(4, "0")}`);
  const profile_ids = members.slice(0, 50);
  const [first, last] = [profile_ids[0], profile_ids[49]];
  const answers = await Promise.all([
    uploadText(service, ["handle,tags", ...members.map((id) => `${id},csv`)].join("\n")),
    service.call("add_leads_to_list", { lead_list_id: list, profile_ids: profile_ids.toReversed(), tags: ["added"] }),
    service.call("add_leads_to_list", { lead_list_id: list, profile_ids, tags: ["more"] }),
    service.call("save_lead", { profile_id: first, custom: [{ name: "one", value: "1" }] }),
    service.call("save_lead", { profile_id: first, custom: [{ name: "two", value: "2" }] }),
    service.call("save_lead", { profile_id: last, note: "kept" }),
  ]);
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => undefined));
  for (const id of profile_ids)
    expect((await leadOf(service, id)).tags).toEqual(expect.arrayContaining(["added", "csv", "more"]));
  const fields = [
    { name: "one", value: "1" },
    { name: "two", value: "2" },
  ];
  expect((await leadOf(service, first ?? "")).custom).toEqual(expect.arrayContaining(fields));
  expect((await leadOf(service, last ?? "")).note).toBe("kept");
});

test("lists refused rows by row number, whichever step refused them", async () => {
  const service = await startService();
  const rows = ["prf_none,", ...Array.from({ length: 148 }, () => "prf_demo_0005,,surplus")];
  const { body } = await uploadText(service, ["handle,note", ...rows].join("\n"));
  expect(body.refused).toBe(149);
  expect(body.refusals.map(({ row }: any) => row)).toEqual(Array.from({ length: 100 }, (_, at) => at + 2));
  expect(body.refused_rows).toEqual([
    { reason: "not_found", text: expect.any(String), rows: "2", rows_omitted: 0 },
    { reason: "invalid", text: expect.stringContaining("without a name"), rows: "3-150", rows_omitted: 0 },
  ]);
});

test("names every refused row of a long file in full detail, and counts those that the brief report omits", async () => {
  const service = await startService();
  const isRefused = (row: number) => row % 5 !== 0;
  const rows = Array.from({ length: 3000 }, (_, at) => (isRefused(at + 2) ? "prf_demo_0005,,x" : "prf_none,"));
  const csv = ["handle,note", ...rows].join("\n");
  const invalid = ({ body }: any) => body.refused_rows.find(({ reason }: any) => reason === "invalid");
  const expand = (ranges: string) =>
    ranges.split(", ").flatMap((range) => {
      const [from = 0, to = from] = range.split("-").map(Number);
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    });
  const expected = Array.from({ length: 3000 }, (_, at) => at + 2).filter(isRefused);
  const brief = invalid(await uploadText(service, csv));
  expect(expand(brief.rows)).toEqual(expected.slice(0, expected.length - brief.rows_omitted));
  expect(brief.rows.split(", ")).toHaveLength(20);
  const full = invalid(await uploadText(service, csv, { detail: "full", preview: true }));
  expect(full).toMatchObject({ rows_omitted: 0 });
  expect(expand(full.rows)).toEqual(expected);
  const rest = await service.rest(`POST /lead-lists/${list}/csv`, { csv, detail: "full" });
  expect(invalid(rest)).toEqual(full);
});

test("column names in any script become custom fields that texts can use", async () => {
  const service = await startService();
  await uploadText(service, "handle,Тема й,主题,नमस्ते,Café\nprf_demo_0005,один,二,तीन,four");
  const { custom } = await leadOf(service, "prf_demo_0005");
  expect(Object.fromEntries(custom.map(({ name, value }: any) => [name, value]))).toEqual({
    тема_й: "один",
    主题: "二",
    नमस्ते: "तीन",
    cafe: "four",
  });
  const saved = await service.call("save_lead", {
    profile_id: "prf_demo_0005",
    custom: [{ name: "主题", value: "三" }],
  });
  expect(saved.error).toBeUndefined();
  const text = "{{custom.тема_й}} {{custom.主题}} {{custom.नमस्ते}}";
  const template = await service.call("save_message_template", { name: "Scripts", kind: "message", text });
  expect(template.error).toBeUndefined();
  const rendered = await service.call("render_message_template", {
    template_id: template.body.id,
    profile_id: "prf_demo_0005",
  });
  expect(rendered.body.text).toBe("один 三 तीन");
});

test("a value in a column without a name refuses its row; an empty column without a name is ignored", async () => {
  const service = await startService();
  const { body } = await uploadText(service, "handle,,note,\nprf_demo_0005,,kept,\nprf_demo_0006,lost,note,");
  expect(body).toMatchObject({ added: 1, refused: 1, refusals: [{ row: 3, reason: "invalid" }] });
});

test("rows may end with CR, LF or CRLF", async () => {
  const service = await startService();
  for (const [at, end] of ["\r", "\n", "\r\n"].entries()) {
    const { body } = await uploadText(service, ["handle,note", `prf_demo_000${at + 5},"one\ntwo"`, ""].join(end));
    expect(body).toMatchObject({ added: 1, refused: 0 });
    expect(await leadOf(service, `prf_demo_000${at + 5}`)).toMatchObject({ note: "one\ntwo" });
  }
});

test("blank rows do not count towards the maximum number of rows", async () => {
  const service = await startService();
  const rows = `${"x,y,z\n".repeat(99_999)}prf_demo_0005,,\n`; // too many cells: refused without a look-up
  const { body } = await uploadText(service, `\n\nhandle,\n${rows}${",,\n\n".repeat(1000)}`);
  expect(body).toMatchObject({ added: 1, refused: 99_999 });
  expect(body.refused_rows).toMatchObject([{ rows: "4-100002" }]);
});

test("the separator is the one that splits the header into known columns", async () => {
  const service = await startService();
  for (const [at, header] of [
    'handle;"Topic, main";note',
    "handle;Topic, main;note",
    "handle\tTopic, main\tnote",
    '\uFEFF"Topic; main",handle,note',
  ].entries()) {
    const id = `prf_demo_00${at + 10}`;
    const separator = [";", ";", "\t", ","][at];
    const cells = at === 3 ? ["t", id, "n"] : [id, "t", "n"];
    expect((await uploadText(service, `${header}\n${cells.join(separator)}`)).body).toMatchObject({
      added: 1,
      refused: 0,
    });
    expect(await leadOf(service, id)).toMatchObject({ note: "n", custom: [{ name: "topic_main", value: "t" }] });
  }
});
