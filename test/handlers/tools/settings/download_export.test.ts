import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { ToolName } from "../../../../runtime/index.ts";
import { eventually } from "../../../support/eventually.ts";
import { listEvents } from "../../../support/list-events.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const day = 86_400_000;

/** Waits until a file is no longer being prepared and returns its state with the first part. */
const finished = (service: TestService, { id }: { readonly id: string }, input: object = {}): Promise<any> =>
  eventually(async () => {
    const { body } = await service.call("download_export", { export_id: id, ...input });
    expect(body.status).not.toBe("pending");
    return body;
  });

/** Requests a file and returns its complete content, read in parts of the given length. */
async function download(service: TestService, tool: ToolName, input: object, max_length = 500_000): Promise<string> {
  const order = await service.call(tool, input);
  expect(order.body).toMatchObject({ status: "pending", row_count: null, expires_at: null });
  let part = await finished(service, order.body, { max_length });
  let content = part.content as string;
  while (part.next_offset !== null) {
    const { rest } = service;
    part = (await rest(`GET /exports/${order.body.id}?offset=${part.next_offset}&max_length=${max_length}`)).body;
    content += part.content as string;
  }
  expect(content).toHaveLength(part.length);
  return content;
}

test("connections in CSV have their tags and notes, and formulas are escaped", async () => {
  const service = await startService();
  await runJobs(service);
  const note = '=HYPERLINK("https://evil.example", "Click")\n🦊, said Ana';
  const tags = ["friends", "-2+3"];
  await service.call("annotate_connection", { profile_id: "prf_demo_0002", tags, note });
  const content = await download(service, "export_connections", { format: "csv" }, 1_001);
  const rows: Record<string, string>[] = parse(content, { columns: true });
  const all = await networkOf(service)
    .selectFrom("net_connections")
    .select("other_id")
    .where("member_id", "=", "prf_demo_0001")
    .execute();
  expect(rows.map(({ profile_id }) => profile_id).sort()).toEqual(all.map(({ other_id }) => other_id).sort());
  const ana = rows.find(({ profile_id }) => profile_id === "prf_demo_0002");
  expect(ana).toMatchObject({
    name: "Ana Ferreira",
    title: "Head of Platform",
    company: "Tejo Cloud",
    note: `'${note}`,
  });
  expect(ana?.["tags"]).toBe("'-2+3; friends");
  const tagged = await download(service, "export_connections", { format: "json", tag: "Friends" });
  expect(JSON.parse(tagged)).toMatchObject([{ profile_id: "prf_demo_0002", tags: ["-2+3", "friends"], note }]);
  const events = (await listEvents(service, service.accountId)).filter(({ type }) => type === "export.ready");
  expect(events.map(({ payload }) => [payload.kind, payload.row_count])).toEqual([
    ["connections", all.length],
    ["connections", 1],
  ]);
  const notices = () => service.call("list_notifications", { kinds: ["export_ready"] });
  await eventually(async () => expect((await notices()).body.data).toHaveLength(2));
});

/** Beginnings of formulas: after invisible characters, in other widths, and after spaces. */
const starts = [
  "\u200b=1+1",
  "\u202e\ufeff@SUM(1)",
  "\u{e0041}+1",
  "\ufe0f-1",
  "\uff1d1",
  "\uff0b1",
  "\uff0d1",
  "\uff20a",
  " =1",
];
/** The invisible characters of `starts`, and all tag characters. */
const invisible = /[\u200b\u202e\ufe0f\ufeff\u{e0000}-\u{e007f}]/u;

test("texts in CSV lose invisible characters before formulas are escaped, and full-width signs start formulas too", async () => {
  const service = await startService();
  await runJobs(service);
  const network = networkOf(service);
  const rows: Record<string, string>[] = parse(await download(service, "export_connections", { format: "csv" }), {
    columns: true,
  });
  const members = rows.slice(0, starts.length).map(({ profile_id }) => profile_id ?? "");
  for (const [index, id] of members.entries()) {
    const headline = starts[index] ?? "";
    await network.updateTable("net_members").set({ headline }).where("id", "=", id).execute();
  }
  const csv = await download(service, "export_connections", { format: "csv" });
  const headlines = parse<Record<string, string>>(csv, { columns: true }).map(({ headline }) => headline);
  expect(headlines).toEqual(
    expect.arrayContaining(["'=1+1", "'@SUM(1)", "'+1", "'-1", "'＝1", "'＋1", "'－1", "'＠a", "' =1"]),
  );
  expect(csv).not.toMatch(invisible);
  const json = await download(service, "export_connections", { format: "json" });
  expect(json).toContain('"headline":"=1+1"');
  expect(json).not.toMatch(invisible);
});

test("the parts of a file that contains emoji add up to the file, with every character of the emoji", async () => {
  const service = await startService();
  await runJobs(service);
  const note = "👩‍💻❤️👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣".repeat(60);
  await service.call("annotate_connection", { profile_id: "prf_demo_0002", note, tags: ["emoji"] });
  const whole = await download(service, "export_connections", { format: "json", tag: "emoji" });
  expect(whole).toContain(note);
  const parts = await download(service, "export_connections", { format: "json", tag: "emoji" }, 97);
  expect(parts).toBe(whole);
});

test("conversations contain every message that is not deleted, including those of archived and snoozed conversations", async () => {
  const service = await startService();
  await runJobs(service);
  const [archived, snoozed] = (await service.call("list_conversations")).body.data;
  await service.call("update_conversation", { conversation_id: archived.id, archived: true });
  const snoozed_until = new Date(service.clock() + day).toISOString();
  await service.call("update_conversation", { conversation_id: snoozed.id, snoozed_until });
  const recalled = (await service.call("send_message", { profile_id: "prf_demo_0002", text: "Oops" })).body;
  await service.call("delete_message", { message_id: recalled.id });
  const network = networkOf(service);
  const messages = await network
    .selectFrom("net_messages as m")
    .innerJoin("net_participants as p", "p.conversation_id", "m.conversation_id")
    .select(["m.id", "m.created_at"])
    .where("p.member_id", "=", "prf_demo_0001")
    .where("m.id", "!=", recalled.id)
    .execute();
  const rows: any[] = JSON.parse(await download(service, "export_conversations", { format: "json" }));
  expect(rows.map(({ message_id }) => message_id).sort()).toEqual(messages.map(({ id }) => id).sort());
  const since = service.clock() - 7 * day;
  const recent = await download(service, "export_conversations", {
    format: "csv",
    since: new Date(since).toISOString(),
  });
  const expected = messages.filter(({ created_at }) => created_at >= since);
  expect(parse(recent, { columns: true })).toHaveLength(expected.length);
});

test("leads have their custom fields and campaigns", async () => {
  const service = await startService();
  await runJobs(service);
  const tables = serviceTablesOf(service);
  const [campaign] = (await service.call("list_campaigns", { status: "running" })).body.data;
  const enrolled = await tables
    .selectFrom("svc_enrollments")
    .selectAll()
    .where("campaign_id", "=", campaign.id)
    .execute();
  const rows: any[] = JSON.parse(await download(service, "export_leads", { format: "json", campaign_id: campaign.id }));
  expect(rows.map(({ lead_id }) => lead_id).sort()).toEqual(enrolled.map(({ lead_id }) => lead_id).sort());
  for (const { lead_id, campaigns } of rows) {
    const { stage, enrolled_at = 0 } = enrolled.find((one) => one.lead_id === lead_id) ?? {};
    const day = new Date(enrolled_at).toISOString().slice(0, 10);
    expect(campaigns.join("\n")).toContain(`${campaign.name}: ${stage}, enrolled ${day}`);
  }
  const all = await tables.selectFrom("svc_leads").select("id").execute();
  const csv: any[] = parse(await download(service, "export_leads", { format: "csv" }), { columns: true });
  expect(csv).toHaveLength(all.length);
  const profile_ids = [csv[0].profile_id];
  await service.call("add_exclusions", { profile_ids, domains: ["kvarnby-systems.example"], reason: "Competitor" });
  const marked: any[] = JSON.parse(await download(service, "export_leads", { format: "json" }));
  const open = marked.filter(({ excluded }) => excluded === null);
  expect(marked.find(({ profile_id }) => profile_id === profile_ids[0]).excluded).toContain("Competitor");
  expect([marked.length, open.length > 0 && open.length < all.length]).toEqual([all.length, true]);
  const rest = await download(service, "export_leads", { format: "json", omit_excluded: true });
  expect(JSON.parse(rest)).toEqual(open);
  const unknown = await service.call("export_leads", { format: "csv", lead_list_id: "lst_none" });
  expect(unknown.error).toMatchObject({ code: "not_found" });
});

test("metrics of a period are those of the analytics tools", async () => {
  const service = await startService();
  await runJobs(service);
  for (const period of ["30d", "this_month", "last_month"]) {
    const rows: any[] = JSON.parse(await download(service, "export_analytics", { format: "json", period }));
    const { body: overview } = await service.call("get_analytics", { period });
    const { body: activity } = await service.call("get_activity_analytics", { period, interval: "day" });
    const { from, to } = overview.period;
    expect(rows).toContainEqual({
      ...{ interval: "period", from, to },
      ...{ metric: "posts_published", value: overview.content.posts_published.value },
    });
    for (const { from: date, counts } of activity.series)
      expect(rows).toContainEqual({
        ...{ interval: "day", from: date, to: date },
        ...{ metric: "messages_sent", value: counts.messages_sent },
      });
  }
});

test("the content is deleted after 24 hours, and other accounts never see the file", async () => {
  const service = await startService();
  const advance = await runJobs(service);
  const { body: order } = await service.call("export_connections", { format: "csv" });
  const { expires_at } = await finished(service, order);
  expect(expires_at).toBe(new Date(service.clock() + day).toISOString());
  const account_id = await addAccount(service, "prf_demo_0040");
  const foreign = await service.call("download_export", { export_id: order.id, account_id });
  expect(foreign.error).toMatchObject({ code: "not_found" });
  advance(day);
  const tables = serviceTablesOf(service);
  await eventually(async () =>
    expect(await tables.selectFrom("svc_exports").select("status").execute()).toEqual([{ status: "expired" }]),
  );
  expect(await tables.selectFrom("svc_export_parts").selectAll().execute()).toEqual([]);
  const { body } = await service.call("download_export", { export_id: order.id });
  expect(body).toMatchObject({ status: "expired", content: null, next_offset: null, row_count: expect.any(Number) });
});

test("the content is unavailable from its expiry time, even before the job deletes it", async () => {
  const service = await startService();
  const worker = await service.service.startWorker(4);
  const { body: order } = await service.call("export_connections", { format: "csv" });
  const ready = await finished(service, order);
  await worker.stop(0); // the job will not run
  const read = async () => {
    const byRest = await service.rest(`GET /exports/${order.id}`);
    return [(await service.call("download_export", { export_id: order.id })).body, byRest.body];
  };
  service.clock.advance(day - 1);
  expect(await read()).toEqual([ready, ready]);
  service.clock.advance(1);
  const expired = { ...ready, status: "expired", content: null, next_offset: null };
  expect(await read()).toEqual([expired, expired]);
  expect(await serviceTablesOf(service).selectFrom("svc_export_parts").select("export_id").execute()).not.toEqual([]);
});

test("a file whose key has been revoked fails", async () => {
  const service = await startService();
  const { body: order } = await service.call("export_connections", { format: "csv" });
  await service.store.writer.updateTable("sb_keys").set({ revoked_at: service.clock() }).execute();
  await runJobs(service);
  const exports = () => serviceTablesOf(service).selectFrom("svc_exports").selectAll().execute();
  await eventually(async () => expect(await exports()).toMatchObject([{ id: order.id, status: "failed" }]));
  expect((await exports())[0]?.status_reason).toContain("revoked");
});

test("a file that cannot be prepared fails after the last attempt", async () => {
  const service = await startService();
  const { body: order } = await service.call("export_connections", { format: "csv" });
  await serviceTablesOf(service).updateTable("svc_exports").set({ options: "not JSON" }).execute();
  const advance = await runJobs(service);
  const download = async () => (await service.call("download_export", { export_id: order.id })).body;
  await eventually(async () => {
    advance(60_000);
    expect((await download()).status).not.toBe("pending");
  });
  expect(await download()).toMatchObject({ status: "failed", status_reason: expect.stringContaining("again") });
});
