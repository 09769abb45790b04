import { expect, test } from "vitest";
import { unsupportedTools } from "../../../../../../handlers/network/connectors/archive/unsupported-tools.ts";
import { readSpec, thatNeverAsk } from "../../../../../support/examples.ts";
import { csvText } from "../../../../../fixtures/archive/csv-text.ts";
import { syntheticArchive } from "../../../../../fixtures/archive/synthetic-archive.ts";
import { createTestClock } from "../../../../../support/clock.ts";
import { everyPage } from "../../../../../support/every-page.ts";
import { callerFor, importFiles } from "../../../../../support/import-archive.ts";
import { readResource } from "../../../../../support/read-resource.ts";
import { serviceTablesOf } from "../../../../../support/service-tables.ts";
import { startService } from "../../../../../support/start-service.ts";

const archive = syntheticArchive();
/** After the newest record. */
const now = Date.UTC(2026, 9, 1);

async function startImported() {
  const service = await startService({ clock: createTestClock(now) });
  const { account_id, changes } = await importFiles(service, archive.files);
  return { service, account_id, changes, call: callerFor(service, account_id) };
}

test("connections are those of the archive, with null for everything that it does not contain", async () => {
  const { call } = await startImported();
  const { data } = await call("get_connections", { detail: "full", limit: 100 });
  expect(data).toHaveLength(archive.connections.length);
  for (const { person, company, connectedAt, hasUrl } of archive.connections) {
    const found = data.find(({ profile }: any) => profile.name === person.name);
    const day = new Date(connectedAt).toISOString().slice(0, 10);
    expect(found.connected_at).toBe(`${day}T00:00:00.000Z`);
    expect(found.profile).toMatchObject({
      degree: 1,
      handle: hasUrl ? person.key : null,
      url: hasUrl ? expect.stringContaining("https://www.linkedin.com/in/") : null,
      current_position: { title: "Manager", company_id: null, company_name: company, started_on: null },
      headline: null,
      location: null,
      industry: null,
      mutual_connection_count: null,
      open_profile: null,
    });
  }
  const brief = await call("get_connections", { limit: 1 });
  expect(brief.data[0].profile).toMatchObject({ headline: null, current_position: { title: "Manager" } });
  const manager = await call("get_connections", { keyword: "Manager", company: "Globex", detail: "full", limit: 100 });
  expect(manager.data).toHaveLength(archive.connections.filter(({ company }) => company === "Globex").length);
});

test("conversations contain every message of the archive in its order, and no drafts", async () => {
  const { service, account_id, call } = await startImported();
  const sent = archive.messages.filter(({ isDraft }) => !isDraft);
  const inbox = await everyPage(service, "list_conversations", { account_id, detail: "full" }, 5);
  const archived = await everyPage(
    service,
    "list_conversations",
    { account_id, detail: "full", filter: "archived" },
    5,
  );
  const conversations = [...inbox, ...archived] as any[];
  expect(conversations).toHaveLength(new Set(sent.map(({ conversation }) => conversation)).size);
  expect(
    conversations.every(({ unread_count, muted, starred }) => [unread_count, muted, starred].every((x) => x === null)),
  ).toBe(true);
  const texts: string[] = [];
  for (const { id, message_count } of conversations) {
    const { data } = await call("get_messages", { conversation_id: id, limit: 100 });
    expect(data).toHaveLength(message_count);
    for (const message of data as any[]) {
      expect(message).toMatchObject({ read: null, reactions: null, attachments: [] });
      texts.push(`${Date.parse(message.sent_at)} ${message.direction} ${message.text}`);
    }
  }
  const expected = sent.map(
    ({ at, sender, text }) => `${at} ${sender === archive.owner ? "sent" : "received"} ${text}`,
  );
  expect(texts.sort()).toEqual(expected.sort());
});

test("the owner's profile, posts and invitations are those of the archive", async () => {
  const { call } = await startImported();
  expect(await call("get_profile")).toMatchObject({
    own: true,
    name: archive.owner.name,
    headline: "Tester, mostly",
    about: "I test.\nA lot.",
    connection_count: archive.connections.length,
    follower_count: null,
    positions: [
      { title: "Head of Testing", started_on: "2014-03-01", ended_on: null },
      { title: "Tester", started_on: "2010-01-01", ended_on: "2014-02-28" },
    ],
    education: [{ school: "University of Examples", started_year: 2001, ended_year: 2005 }],
    skills: [{ name: "Testing", endorsement_count: 3 }, { name: "Gardening" }],
    recommendations: [{}, {}],
  });
  const posts = await call("list_posts", { detail: "full" });
  expect(posts.data.map(({ text }: any) => text).sort()).toEqual(archive.shares.map(({ text }) => text).sort());
  for (const post of posts.data) {
    expect(post).toMatchObject({ reaction_count: null, reactions: null, comment_count: null, impression_count: null });
    const { author, company, ...rest } = await call("get_post", { post_id: post.url });
    expect(post).toMatchObject({ ...rest, author: { id: author.id, handle: author.handle }, company });
  }
  for (const [direction, name] of [
    ["sent", "OUTGOING"],
    ["received", "INCOMING"],
  ] as const) {
    const { data } = await call("list_invitations", { direction });
    const planned = archive.invitations.filter((invitation) => invitation.direction === name);
    expect(data.map(({ profile }: any) => profile.name).sort()).toEqual(
      planned.map(({ person }) => person.name).sort(),
    );
    expect(data.every(({ status }: any) => status === null)).toBe(true); // none of them is a connection
  }
});

test("only a post with a valid address has the kind link", async () => {
  const service = await startService();
  const share = (text: string, sharedUrl: string, mediaUrl = ""): string[] => [
    "2026-05-07 16:41:18",
    `https://www.linkedin.com/feed/update/urn:li:share:${text}`,
    text,
    sharedUrl,
    mediaUrl,
    "MEMBER_NETWORK",
  ];
  const files = {
    "Profile.csv": [
      ["First Name", "Last Name"],
      ["Ada", "Adams"],
    ],
    "Shares.csv": [
      ["Date", "ShareLink", "ShareCommentary", "SharedUrl", "MediaUrl", "Visibility"],
      share("1", "https://www.example.com/a"),
      share("2", "www.example.com/a"),
      share("3", "www.example.com/a", "https://media.example.com/a.jpg"),
    ],
  };
  const texts = Object.entries(files).map(([name, rows]) => [name, Buffer.from(csvText(rows))] as const);
  const { account_id } = await importFiles(service, new Map(texts));
  const { data } = await callerFor(service, account_id)("list_posts", { detail: "full" });
  const posts = data.map(({ text, kind, link_url }: any) => [text, kind, link_url] as const).sort();
  expect(posts).toEqual([
    ["1", "link", "https://www.example.com/a"],
    ["2", "text", null],
    ["3", "image", null],
  ]);
});

test("members are found by the addresses of the archive, and missing values are null", async () => {
  const { call } = await startImported();
  const [person] = archive.connections.flatMap(({ person, hasUrl }) => (hasUrl ? [person] : []));
  if (!person) throw new Error("no connection has an address");
  const profile = await call("get_profile", { profile_id: `${person.url}/?trk=x` });
  expect(profile).toMatchObject({
    name: person.name,
    degree: 1,
    connection_count: null,
    positions: null,
    skills: null,
  });
  const found = await call("search_people", { keyword: person.name, degree: [1] });
  expect(found.data).toContainEqual(expect.objectContaining({ id: profile.id }));
  const companies = await call("get_search_parameters", { kind: "company" });
  const counted = archive.connections.filter(({ company }) => company === "Globex").length;
  expect(companies.data).toContainEqual(expect.objectContaining({ value: "Globex", member_count: counted + 1 })); // and the owner
});

test("periods end with the newest record, and unknown counts are null", async () => {
  const { call } = await startImported();
  const { network } = await call("get_account");
  const newest = Math.max(
    ...archive.connections.map(({ connectedAt }) => connectedAt),
    ...archive.shares.map(({ at }) => at),
  );
  expect(network).toMatchObject({ kind: "archive" });
  expect(Date.parse(network.data_until)).toBeGreaterThanOrEqual(newest - (newest % 86_400_000));
  expect(Date.parse(network.data_until)).toBeLessThan(now);
  const overview = await call("get_analytics", { period: "365d", compare: true });
  expect(overview.period.to).toBe(network.data_until.slice(0, 10));
  const since = Date.parse(overview.period.from);
  expect(overview.content.posts_published.value).toBe(archive.shares.filter(({ at }) => at >= since).length);
  expect(overview.audience.connections.value).toBe(archive.connections.length);
  for (const { value } of [
    overview.content.impressions,
    overview.content.reactions,
    overview.profile.profile_views,
    overview.audience.followers,
  ])
    expect(value).toBeNull();
  expect(overview.top_posts).toBeNull();
  const activity = await call("get_activity_analytics", { period: "365d" });
  expect(activity.totals.comments).toBe(archive.comments.filter(({ at }) => at >= since).length);
  expect(activity.totals.reactions).toBe(archive.reactions.filter(({ at }) => at >= since).length);
});

test("tools that act, and tools without data, return 501 with the reason on both surfaces; get_account lists them", async () => {
  const { service, account_id, call } = await startImported();
  const { network } = await call("get_account");
  expect(network.unsupported_tools.map(({ tool }: any) => tool)).toEqual(Object.keys(unsupportedTools).sort());
  const defaultHint = "get_account lists the tools that this account's network does not support.";
  for (const [tool, { detail, hint = defaultHint }] of Object.entries(unsupportedTools))
    expect((await service.call(tool, { account_id })).error, tool).toMatchObject({ status: 501, detail, hint });
  const overRest = await service.rest(`POST /messages?account_id=${account_id}`, {
    recipient_id: "prf_x",
    text: "Hello",
  });
  expect(overRest).toMatchObject({
    status: 501,
    error: { code: "not_supported", detail: unsupportedTools["send_message"].detail },
  });
  const filters = [
    ["list_conversations", { filter: "unread" }],
    ["list_invitations", { direction: "sent", status: "pending" }],
    ["search_people", { location: "Berlin" }],
    ["search_people", { degree: [2] }],
    ["get_connections", { location: "Berlin" }],
    ["list_posts", { sort: "engagement" }],
  ] as const;
  for (const [tool, input] of filters)
    expect((await service.call(tool, { ...input, account_id })).error, tool).toMatchObject({ status: 501 });
});

test("the output of every supported read tool matches its schema", async () => {
  const { service, account_id } = await startImported();
  for (const { name, effect, category, examples } of thatNeverAsk(readSpec(process.cwd()).tools)) {
    if (effect !== "read" || category === "campaigns" || category === "support" || name in unsupportedTools) continue;
    for (const { input, setup } of examples) {
      if (setup.length > 0) continue;
      const { error } = await service.call(name, { ...input, account_id });
      const expected = name === "resolve_url" ? [400] : [undefined, 404, 501]; // needs URLs of the archive's network
      expect(expected, `${name} ${JSON.stringify(error)}`).toContain(error?.status);
    }
  }
});

test("the writing style is that of the archive's messages, and every prompt renders", async () => {
  const { service, account_id } = await startImported();
  const key = await service.createKey(["full_access"], { accountId: account_id });
  const style = await readResource(service, "account/writing-style", { key });
  const own = archive.messages.filter(({ isDraft, sender }) => !isDraft && sender === archive.owner);
  expect(style).toMatchObject({
    account_id,
    messaging: { sample: { count: own.length } },
    posting: { sample: { count: 5 } },
  });
  const { body } = await service.rpc("prompts/list", {}, { key });
  expect(body.prompts).toHaveLength(8);
  for (const { name, arguments: given = [] } of body.prompts) {
    const values = Object.fromEntries(
      given.flatMap((argument: any) => (argument.required ? [[argument.name, "Globex"]] : [])),
    );
    const prompt = await service.rpc("prompts/get", { name, arguments: values }, { key });
    expect(JSON.stringify(prompt.body), name).toContain("501 (not_supported)");
  }
});

test("notes, tags, labels, drafts and read notices can be stored, and changes to the network are refused", async () => {
  const { service, account_id, call } = await startImported();
  const { data: connections } = await call("get_connections", { limit: 1 });
  const profile_id = connections[0].profile.id;
  const noted = await call("annotate_connection", { profile_id, tags: ["later"], note: "Ask about the launch." });
  expect(noted).toMatchObject({ tags: ["later"], note: "Ask about the launch." });
  const { data: conversations } = await call("list_conversations", { limit: 1 });
  const conversation_id = conversations[0].id;
  const changes = { labels: ["vip"], draft: "Thank you." };
  expect(await call("update_conversation", { conversation_id, ...changes })).toMatchObject(changes);
  const refused = await service.call("update_conversation", { account_id, conversation_id, starred: true, labels: [] });
  expect(refused.error).toMatchObject({ status: 501, code: "not_supported" });
  expect(await call("get_conversation", { conversation_id })).toMatchObject(changes);

  const notice = { id: "ntf_1", account_id, kind: "export_ready", subject_id: "exp_1", text: "Ready." };
  await serviceTablesOf(service)
    .insertInto("svc_notices")
    .values({ ...notice, created_at: now, read_at: null })
    .execute();
  const report = { marked: 1, already_read: 0, unread_left: 0 };
  expect(await call("mark_notifications_read", { notification_ids: ["ntf_1"] })).toEqual(report);
});
