import { describe, expect, test } from "vitest";
import { unsupportedTools } from "../../../../../../handlers/network/connectors/archive/unsupported-tools.ts";
import { csvText } from "../../../../../fixtures/archive/csv-text.ts";
import { syntheticArchive } from "../../../../../fixtures/archive/synthetic-archive.ts";
import { createTestClock } from "../../../../../support/clock.ts";
import { callerFor, importFiles } from "../../../../../support/import-archive.ts";
import { readResource } from "../../../../../support/read-resource.ts";
import { startService } from "../../../../../support/start-service.ts";

const archive = syntheticArchive();

/** Imports some files of the archive. */
async function startWith(...names: readonly string[]) {
  const service = await startService({ clock: createTestClock(Date.UTC(2026, 9, 1)) });
  const files = new Map([...archive.files].filter(([name]) => names.includes(name)));
  const { account_id } = await importFiles(service, files);
  return { service, account_id, call: callerFor(service, account_id) };
}

const valuesOf = (metrics: Readonly<Record<string, { readonly value: number | null }>>) =>
  Object.fromEntries(Object.entries(metrics).map(([name, { value }]) => [name, value]));

describe("an archive with only connections", () => {
  test("has connections, and null for every other count", async () => {
    const { call } = await startWith("Connections.csv");
    expect((await call("get_connections", { limit: 100 })).data).toHaveLength(archive.connections.length);
    const { content, audience, outreach } = await call("get_analytics", { period: "365d", compare: true });
    expect(valuesOf(audience)).toMatchObject({
      connections: archive.connections.length,
      new_connections: expect.any(Number),
      followers: null,
    });
    for (const metrics of [content, outreach])
      expect([...new Set(Object.values(valuesOf(metrics)))], JSON.stringify(metrics)).toEqual([null]);
    const activity = await call("get_activity_analytics", { period: "365d" });
    expect(activity).toMatchObject({ active_days: null, longest_pause_days: null, busiest_weekday: null });
    for (const { counts } of [{ counts: activity.totals }, ...activity.series]) {
      const { new_connections, ...others } = counts;
      expect(new_connections).toEqual(expect.any(Number));
      expect([...new Set(Object.values(others))]).toEqual([null]);
    }
    expect(await call("get_profile")).toMatchObject({
      connection_count: archive.connections.length,
      headline: null,
      about: null,
      positions: null,
      education: null,
      skills: null,
      recommendations: null,
    });
  });

  test("returns 501 with the missing file for the lists of other records, and get_account lists those tools", async () => {
    const { service, account_id, call } = await startWith("Connections.csv");
    const missing: Readonly<Record<string, string>> = {
      get_conversation: "messages.csv",
      get_inbox_analytics: "messages.csv",
      get_inbox_summary: "messages.csv",
      get_messages: "messages.csv",
      get_post: "Shares.csv",
      list_conversations: "messages.csv",
      list_following: "Member_Follows.csv",
      list_invitations: "Invitations.csv",
      list_posts: "Shares.csv",
      search_messages: "messages.csv",
      update_conversation: "messages.csv",
    };
    const { network } = await call("get_account");
    const listed = network.unsupported_tools.map(({ tool }: any) => tool);
    expect(listed).toEqual([...Object.keys(unsupportedTools), ...Object.keys(missing)].sort());
    for (const [tool, file] of Object.entries(missing)) {
      const detail = `The imported archive does not contain ${file}.`;
      const hint = expect.stringContaining("Import the complete data archive");
      const { error } = await service.call(tool, { account_id });
      expect(error, tool).toMatchObject({ status: 501, code: "not_supported", detail, hint });
      expect(network.unsupported_tools.find((entry: any) => entry.tool === tool).reason).toContain(detail);
    }
    const overRest = await service.rest(`GET /conversations?account_id=${account_id}`);
    expect(overRest).toMatchObject({
      status: 501,
      error: { detail: "The imported archive does not contain messages.csv." },
    });
    const bySilence = await service.call("get_connections", { sort: "last_interaction", account_id });
    expect(bySilence.error).toMatchObject({ status: 501, detail: expect.stringContaining("messages.csv") });
  });

  test("has no writing style, because it contains no texts", async () => {
    const { service, account_id } = await startWith("Connections.csv");
    const key = await service.createKey(["full_access"], { accountId: account_id });
    expect(await readResource(service, "account/writing-style", { key })).toMatchObject({
      messaging: null,
      posting: null,
    });
    const { network } = await readResource(service, "account/info", { key });
    expect(network.unsupported_tools.map(({ tool }: any) => tool)).toContain("list_conversations");
  });

  test("gains the other records with the complete archive", async () => {
    const { service, account_id, call } = await startWith("Connections.csv");
    await importFiles(service, archive.files, { accountId: account_id });
    expect((await call("list_conversations")).data.length).toBeGreaterThan(0);
    expect(await call("get_profile")).toMatchObject({ name: archive.owner.name, about: "I test.\nA lot." });
    const { network } = await call("get_account");
    expect(network.unsupported_tools.map(({ tool }: any) => tool)).toEqual(Object.keys(unsupportedTools).sort());
  });
});

test("an archive without people refuses to save a search for people, as the search does", async () => {
  const { service, account_id, call } = await startWith("Profile.csv", "Shares.csv");
  const refused = (await service.call("search_people", { keyword: "engineer", account_id })).error;
  expect(refused).toMatchObject({ status: 501, code: "not_supported" });
  const search = { name: "Engineers", target: "people", query: { keyword: "engineer" }, account_id };
  const { error } = await service.call("save_search", search);
  expect([error.code, error.detail, error.hint]).toEqual([refused.code, refused.detail, refused.hint]);
  expect((await call("list_saved_searches")).data).toEqual([]);
});

test("an archive without connections shows neither who is connected nor who accepted", async () => {
  const names = [...archive.files.keys()].filter((name) => name !== "Connections.csv");
  const { service, account_id, call } = await startWith(...names);
  const { audience, outreach } = await call("get_analytics", { period: "365d" });
  expect(valuesOf(audience)).toMatchObject({ connections: null, new_connections: null });
  expect(valuesOf(outreach)).toMatchObject({ invitations_accepted: null, acceptance_rate: null });
  expect(outreach.messages_sent.value).toEqual(expect.any(Number));
  expect(await call("get_profile")).toMatchObject({ connection_count: null });
  for (const tool of ["get_connections", "get_search_parameters", "preview_campaign_launch"])
    expect((await service.call(tool, { account_id })).error, tool).toMatchObject({ status: 501 });
  expect((await call("list_following", { kind: "member" })).data).toHaveLength(4);
  expect((await service.call("list_following", { account_id })).error).toMatchObject({ status: 501 }); // lists companies, too
  expect((await call("search_people", { limit: 5 })).data).toHaveLength(5); // those with whom there are messages
  expect((await service.call("search_people", { degree: [1], account_id })).error).toMatchObject({ status: 501 });
});

test("with only a profile, searches return 501, and the end of the data is unknown", async () => {
  const { service, account_id, call } = await startWith("Profile.csv", "Positions.csv", "Skills.csv");
  expect((await service.call("search_people", { account_id })).error).toMatchObject({
    status: 501,
    detail: "The imported archive does not contain Connections.csv, messages.csv, or Invitations.csv.",
  });
  expect((await service.call("list_following", { account_id, kind: "member" })).error).toMatchObject({
    status: 501,
    detail: "The imported archive does not contain Member_Follows.csv.",
  });
  expect((await call("get_account")).network.data_until).toBeNull();
  expect(await call("get_profile")).toMatchObject({
    positions: [
      { title: "Head of Testing", months: null },
      { title: "Tester", months: 49 },
    ],
    skills: [{ endorsement_count: null }, { endorsement_count: null }],
  });
});

describe("a complete archive", () => {
  test("shows neither shared contact details, nor how recommenders know the owner, nor accepted invitations", async () => {
    const { call } = await startWith(...archive.files.keys());
    const all = { sections: ["contact", "recommendations", "positions"] };
    const { contact, recommendations, positions } = await call("get_profile", all);
    expect(contact).toMatchObject({ email_shared: null, phone_shared: null, birthday_shared: null });
    expect(recommendations.map(({ relationship }: any) => relationship)).toEqual([null, null]);
    const { data_until } = (await call("get_account")).network;
    const [year = 0, month = 0] = String(data_until).split("-").map(Number);
    expect(positions[0].months).toBe((year - 2014) * 12 + month - 3); // until the data ends
    const { outreach } = await call("get_analytics", { period: "365d" });
    if (outreach.invitations_sent.value > 0)
      expect(valuesOf(outreach)).toMatchObject({ invitations_accepted: null, acceptance_rate: null });
  });

  test("shows for each post whether it is saved, but only if it contains the saved items", async () => {
    const { service, account_id, call } = await startWith(...archive.files.keys());
    const { data } = await call("list_posts", { detail: "full" });
    expect(data.map(({ saved }: any) => saved)).toEqual(data.map(() => null));
    const items = csvText([
      ["savedItem", "CreatedTime"],
      [data[0].url, ""],
    ]);
    await importFiles(service, new Map([["Saved_Items.csv", Buffer.from(items)]]), { accountId: account_id });
    const after = await call("list_posts", { detail: "full" });
    expect(after.data.map(({ saved }: any) => saved)).toEqual([true, ...data.slice(1).map(() => false)]);
  });
});
