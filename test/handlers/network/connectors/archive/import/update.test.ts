import { expect, test } from "vitest";
import { csvText } from "../../../../../fixtures/archive/csv-text.ts";
import { syntheticArchive } from "../../../../../fixtures/archive/synthetic-archive.ts";
import { createTestClock } from "../../../../../support/clock.ts";
import { callerFor, importFiles } from "../../../../../support/import-archive.ts";
import { networkOf } from "../../../../../support/network.ts";
import { digest } from "../../../../../support/network-digest.ts";
import { startService, type TestService } from "../../../../../support/start-service.ts";

const start = (): Promise<TestService> => startService({ clock: createTestClock(Date.UTC(2026, 9, 1)) });
type Files = ReadonlyMap<string, Buffer>;

/** Returns the files with one of them changed. */
function withFile(files: Files, name: string, change: (text: string) => string): Files {
  const text = files.get(name)?.toString() ?? "";
  return new Map([...files, [name, Buffer.from(change(text))]]);
}

const changedTables = (changes: Readonly<Record<string, { added: number; changed: number; removed: number }>>) =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([table, { added, changed, removed }]) =>
      added + changed + removed === 0 ? [] : [[table, { added, changed, removed }]],
    ),
  );

const networkIdOf = async ({ store }: TestService, id: string): Promise<number> =>
  (await store.reader.selectFrom("sb_accounts").select("network_id").where("id", "=", id).executeTakeFirstOrThrow())
    .network_id;

test("the same archive again changes nothing", async () => {
  const service = await start();
  const { files } = syntheticArchive();
  const first = await importFiles(service, files);
  expect(first.created).toBe(true);
  const network = networkOf(service, await networkIdOf(service, first.account_id));
  const before = await digest(network);
  const again = await importFiles(service, files);
  expect(again).toMatchObject({ account_id: first.account_id, created: false });
  expect(changedTables(again.changes)).toEqual({});
  expect(await digest(network)).toEqual(before);
});

test("a newer archive adds new rows, updates changed ones, and removes connections that ended", async () => {
  const service = await start();
  const older = syntheticArchive({ messages: 60 });
  const newer = syntheticArchive({ messages: 90 });
  const { account_id } = await importFiles(service, older.files);
  const [gone, promoted] = older.connections.filter(({ hasUrl, company }) => hasUrl && company === "Globex");
  const files = withFile(newer.files, "Connections.csv", (text) => {
    const lines = text.split("\n").filter((line) => !line.includes(gone?.person.url ?? "?"));
    return lines
      .map((line) => (line.includes(promoted?.person.url ?? "?") ? line.replace("Manager", "Director") : line))
      .join("\n");
  });
  const { changes } = await importFiles(service, files);
  const count = ({ messages }: typeof older) => messages.filter(({ isDraft }) => !isDraft).length;
  expect(changes.net_messages).toEqual({
    added: count(newer) - count(older),
    changed: 0,
    removed: 0,
    unchanged: count(older),
    kept: 0,
  });
  expect(changes.net_connections).toMatchObject({ added: 0, removed: 2 }); // one row in each direction
  expect(changes.net_members).toMatchObject({ changed: 1 });
  const call = callerFor(service, account_id);
  const { data } = await call("get_connections", { limit: 100 });
  expect(data).toHaveLength(older.connections.length - 1);
  expect((await call("search_people", { title: "Director" })).data).toMatchObject([{ name: promoted?.person.name }]);
  expect(await call("get_profile", { profile_id: gone?.person.key })).toMatchObject({ degree: null });
  expect(await call("get_profile")).toMatchObject({ connection_count: older.connections.length - 1 });
});

test("notes on people become notes of connections, and notes of the account are kept", async () => {
  const service = await start();
  const archive = syntheticArchive();
  const [noted, annotated] = archive.connections.filter(({ hasUrl }) => hasUrl).map(({ person }) => person);
  const importNotes = (...notes: (readonly [string | undefined, string])[]) =>
    importFiles(
      service,
      new Map([
        ...archive.files,
        [
          "Notes.csv",
          Buffer.from(csvText([["Connection Profile URL", "Note"], ...notes.map(([url, note]) => [url ?? "", note])])),
        ],
      ]),
    );
  const { account_id, notes } = await importNotes([noted?.url, "Met in Berlin"], [noted?.url, "Likes tea"]);
  expect(notes).toBe(1);
  const call = callerFor(service, account_id);
  const noteOf = async (name: string | undefined) => {
    const { data } = await call("get_connections", { limit: 100 });
    return data.find(({ profile }: { profile: { name: string } }) => profile.name === name)?.note;
  };
  expect(await noteOf(noted?.name)).toBe("Met in Berlin\nLikes tea");
  expect(await noteOf(annotated?.name)).toBe(null);
  expect((await importNotes([noted?.url, "Forgotten"], [annotated?.url, "A customer"])).notes).toBe(1);
  expect(await noteOf(noted?.name)).toBe("Met in Berlin\nLikes tea");
  expect(await noteOf(annotated?.name)).toBe("A customer");
});

test("an older archive changes nothing if the newer one contains its records", async () => {
  const service = await start();
  const newer = syntheticArchive({ messages: 90 });
  const [other] = newer.connections.filter(({ hasUrl, company }) => hasUrl && company === "Globex");
  const { account_id } = await importFiles(service, newer.files);
  const older = withFile(syntheticArchive({ messages: 60 }).files, "Connections.csv", (text) =>
    text
      .split("\n")
      .map((line) => (line.includes(other?.person.url ?? "?") ? line.replace("Manager", "Trainee") : line))
      .filter((line) => !/,\d\d \w{3} 2026$/.test(line))
      .join("\n"),
  );
  // Without the newest records, the archive counts as older.
  const files = new Map([...older].filter(([name]) => !/^(?:Shares|Comments|Reactions|Invitations)/.test(name)));
  const { changes } = await importFiles(service, files, { accountId: account_id });
  expect(changedTables(changes)).toEqual({});
  const { data } = await callerFor(service, account_id)("get_connections", { keyword: "Trainee" });
  expect(data).toEqual([]);
});

test("a sender remains known if a newer archive shows the account as closed, or adds a missing address", async () => {
  const service = await start();
  const header = [
    "CONVERSATION ID",
    "CONVERSATION TITLE",
    "FROM",
    "SENDER PROFILE URL",
    "TO",
    "RECIPIENT PROFILE URLS",
    "DATE",
    "SUBJECT",
    "CONTENT",
    "FOLDER",
  ];
  const me = ["Me Myself", "https://www.linkedin.com/in/me"] as const;
  const archive = (sender: readonly [string, string]): Files =>
    new Map([
      ["Profile.csv", Buffer.from("First Name,Last Name\nMe,Myself\n")],
      [
        "messages.csv",
        Buffer.from(
          csvText(
            [
              header,
              ["c1", "", ...sender, ...me, "2026-01-02 10:00:00 UTC", "", "Two", "INBOX"],
              ["c1", "", ...sender, ...me, "2026-01-02 10:00:00 UTC", "", "One", "INBOX"],
            ],
            { lineEnd: "\n", quoteAll: false, backslashes: false },
          ),
        ),
      ],
      [
        "Invitations.csv",
        Buffer.from(
          csvText(
            [
              ["From", "To", "Sent At", "Message", "Direction", "inviterProfileUrl", "inviteeProfileUrl"],
              ["Some One", me[0], "1/2/26, 2:37 PM", "", "INCOMING", "https://www.linkedin.com/in/someone", me[1]],
            ],
            { lineEnd: "\n", quoteAll: false, backslashes: false },
          ),
        ),
      ],
    ]);
  const { account_id } = await importFiles(service, archive(["Ada Nameless", ""]));
  const call = callerFor(service, account_id);
  const read = async () => {
    const { data } = await call("list_conversations", { detail: "full" });
    expect(data).toHaveLength(1);
    const { participants } = data[0];
    expect(participants).toHaveLength(1);
    return { ...participants[0], messages: (await call("get_messages", { conversation_id: data[0].id })).data };
  };
  const first = await read();
  expect(first).toMatchObject({ name: "Ada Nameless", handle: null, messages: [{ text: "Two" }, { text: "One" }] });
  await importFiles(service, archive(["Ada Nameless", "https://www.linkedin.com/in/ada"]));
  expect(await read()).toMatchObject({ id: first.id, handle: "ada", url: "https://www.linkedin.com/in/ada" });
  await importFiles(service, archive(["LinkedIn Member", ""]));
  expect(await read()).toMatchObject({ id: first.id, name: "Ada Nameless", handle: "ada" });
});

test("messages of one conversation keep their senders if a newer archive shows several accounts as closed", async () => {
  const service = await start();
  const header =
    "CONVERSATION ID,CONVERSATION TITLE,FROM,SENDER PROFILE URL,TO,RECIPIENT PROFILE URLS,DATE,SUBJECT,CONTENT,FOLDER";
  const archive = (...senders: readonly string[]): Files =>
    new Map([
      ["Profile.csv", Buffer.from("First Name,Last Name\nMe,Myself\n")],
      ["Invitations.csv", Buffer.from(invitations)],
      [
        "messages.csv",
        Buffer.from(
          [
            header,
            ...senders.map(
              (sender, index) =>
                `c1,,${sender},Me Myself,https://www.linkedin.com/in/me,2026-01-0${index + 2} 10:00:00 UTC,,Text ${index},INBOX`,
            ),
            "",
          ].join("\n"),
        ),
      ],
    ]);
  const invitations =
    'From,To,Sent At,Message,Direction,inviterProfileUrl,inviteeProfileUrl\nSome One,Me Myself,"1/2/26, 2:37 PM",,INCOMING,https://www.linkedin.com/in/someone,https://www.linkedin.com/in/me\n';
  const { account_id } = await importFiles(
    service,
    archive("Bo First,https://www.linkedin.com/in/bo", "Cy Second,https://www.linkedin.com/in/cy"),
  );
  const network = networkOf(service, await networkIdOf(service, account_id));
  const read = async () => ({
    senders: await network
      .selectFrom("net_messages as message")
      .innerJoin("net_members as sender", "sender.id", "message.sender_id")
      .select(["message.text", "sender.handle"])
      .orderBy("message.text")
      .execute(),
    creator: await network.selectFrom("net_conversations").select("creator_id").execute(),
  });
  const before = await read();
  expect(before.senders).toEqual([
    { text: "Text 0", handle: "bo" },
    { text: "Text 1", handle: "cy" },
  ]);
  const closed = archive("LinkedIn Member,", "LinkedIn Member,");
  await importFiles(service, closed);
  expect(await read()).toEqual(before);
  await importFiles(service, closed);
  expect(await read()).toEqual(before);
});

test("an archive that does not identify its owner belongs to the account that the caller names", async () => {
  const service = await start();
  const { files, connections } = syntheticArchive();
  const { account_id } = await importFiles(service, files);
  const part = new Map([...files].filter(([name]) => name === "Connections.csv"));
  const { changes } = await importFiles(service, part, { accountId: account_id });
  expect(changes.net_connections).toMatchObject({ added: 0, unchanged: 2 * connections.length });
  expect(await importFiles(service, part)).toMatchObject({ created: true, name: "Data archive" });
});

test("an archive of somebody else becomes another account, and is never imported into an existing one", async () => {
  const service = await start();
  const first = await importFiles(service, syntheticArchive().files);
  const other = syntheticArchive({ seed: "somebody else" }).files;
  await expect(importFiles(service, other, { accountId: first.account_id })).rejects.toThrow(
    /the archives of acc_\w+ have different owners: .+\/in\/.+ and .+\/in\/.+\./,
  );
  const second = await importFiles(service, other, { name: "Second" });
  expect(second).toMatchObject({ created: true, name: "Second" });
  expect(second.account_id).not.toBe(first.account_id);
  await expect(importFiles(service, other, { accountId: "acc_demo_0001" })).rejects.toThrow(
    /no account "acc_demo_0001"/,
  );
  await expect(importFiles(service, other, { workspaceId: "wsp_none" })).rejects.toThrow(/Unknown workspace/);
});

test("an archive without the owner's address requires --account if an existing account may belong to the same person", async () => {
  const service = await start();
  const { account_id } = await importFiles(service, syntheticArchive().files);
  const files = new Map(
    [...syntheticArchive({ year: "2022", invitations: false }).files].filter(([name]) => name !== "messages.csv"),
  );
  await expect(importFiles(service, files)).rejects.toThrow(`--account ${account_id}`);
  expect(await importFiles(service, files, { accountId: account_id })).toMatchObject({ created: false, account_id });
  expect(await callerFor(service, account_id)("get_profile")).toMatchObject({ handle: syntheticArchive().owner.key });
});

test("the demo network and its account are the same with an imported archive beside them", async () => {
  const respond = async (service: TestService) =>
    JSON.stringify([
      (await service.call("get_connections", { limit: 100 })).body,
      (await service.call("search_people", { keyword: "Manager", limit: 100 })).body,
    ]).replaceAll(/"next_cursor":"[^"]*"/g, "");
  const alone = await start();
  const service = await start();
  const before = await digest(networkOf(service));
  const { account_id } = await importFiles(service, syntheticArchive().files);
  expect(await digest(networkOf(service))).toEqual(before);
  expect(await respond(service)).toBe(await respond(alone));
  const { data } = await callerFor(service, account_id)("get_connections", { limit: 1 });
  expect((await service.call("get_profile", { profile_id: data[0].profile.id })).error).toMatchObject({ status: 404 });
});

test("drafts of campaigns and private settings work on an imported account", async () => {
  const service = await start();
  const { account_id } = await importFiles(service, syntheticArchive().files);
  const call = callerFor(service, account_id);
  const campaign = await call("upsert_campaign", {
    name: "Prepared",
    steps: [{ kind: "message", variants: [{ text: "Hello {{first_name}}" }] }],
  });
  expect(campaign).toMatchObject({ status: "draft" });
  const preview = await call("preview_campaign_launch", { campaign_id: campaign.id });
  expect(preview).toMatchObject({ launchable: false });
  expect(preview.blockers[0]).toMatchObject({
    code: "not_supported",
    text: expect.stringMatching(/^An archive is a copy/),
  });
  expect(await call("update_account_settings", { timezone: "Europe/Berlin" })).toBeDefined();
  expect(
    (await service.call("confirm_campaign_launch", { account_id, campaign_id: campaign.id, launch_token: "x" })).error,
  ).toMatchObject({ status: 501 });
});

test("a second conversation with the same person becomes the direct conversation only in a newer archive", async () => {
  const service = await start();
  const header =
    "CONVERSATION ID,CONVERSATION TITLE,FROM,SENDER PROFILE URL,TO,RECIPIENT PROFILE URLS,DATE,SUBJECT,CONTENT,FOLDER";
  const row = (id: string, day: string) =>
    `${id},,Ada Byron,https://www.linkedin.com/in/ada,Me Myself,https://www.linkedin.com/in/me,2026-01-${day} 10:00:00 UTC,,Text ${id},INBOX`;
  const archive = (...rows: string[]): Files =>
    new Map([
      ["Profile.csv", Buffer.from("First Name,Last Name\nMe,Myself\n")],
      ["Connections.csv", Buffer.from(connections)],
      ["messages.csv", Buffer.from([header, ...rows, ""].join("\n"))],
    ]);
  const connections = "First Name,Last Name,URL,Connected On\nAda,Byron,https://www.linkedin.com/in/ada,01 Jan 2026\n";
  const { account_id } = await importFiles(service, archive(row("c1", "02")));
  const call = callerFor(service, account_id);
  const direct = async () => {
    const { data } = await call("get_connections");
    return (await call("get_messages", { conversation_id: data[0].conversation_id })).data[0].text;
  };
  expect(await direct()).toBe("Text c1");
  await importFiles(service, archive(row("c2", "03"), row("c1", "02")), { accountId: account_id });
  expect(await direct()).toBe("Text c2");
  await importFiles(service, archive(row("c0", "01")), { accountId: account_id });
  expect(await direct()).toBe("Text c2");
  expect((await call("list_conversations")).data).toHaveLength(3);
});

test.each([
  ["is empty", () => ""],
  ["has only its header", (text: string) => text.slice(0, text.indexOf("\n", text.indexOf("First Name")) + 1)],
  ["has a row that cannot be read", (text: string) => text.replace(/^([^\n]*Globex[^\n]*)$/m, "$1,x,y,z")],
])("connections stay if the list of a newer archive %s", async (_what, change) => {
  const service = await start();
  const older = syntheticArchive({ messages: 60 });
  await importFiles(service, older.files);
  const files = withFile(syntheticArchive({ messages: 90 }).files, "Connections.csv", change);
  expect(files.get("Connections.csv")).not.toEqual(older.files.get("Connections.csv"));
  const { changes } = await importFiles(service, files);
  expect(changes.net_connections).toMatchObject({ removed: 0 });
  expect(changes.net_messages.added).toBeGreaterThan(0);
});

/** An archive with one message from each sender, each in its own conversation, and with the given connections. */
function archiveFrom(senders: readonly (readonly [name: string, slug: string | null])[], connections: string): Files {
  const url = (slug: string | null) => (slug === null ? "" : `https://www.linkedin.com/in/${slug}`);
  const me = ["Me Myself", url("me")] as const;
  return new Map([
    ["Profile.csv", Buffer.from("First Name,Last Name\nMe,Myself\n")],
    ["Connections.csv", Buffer.from(`First Name,Last Name,URL,Connected On\n${connections}`)],
    [
      "Invitations.csv",
      Buffer.from(
        csvText([
          ["From", "To", "Sent At", "Message", "Direction", "inviterProfileUrl", "inviteeProfileUrl"],
          ["Some One", me[0], "1/2/26, 2:37 PM", "", "INCOMING", url("someone"), me[1]],
        ]),
      ),
    ],
    [
      "messages.csv",
      Buffer.from(
        csvText([
          ["CONVERSATION ID", "FROM", "SENDER PROFILE URL", "TO", "RECIPIENT PROFILE URLS", "DATE", "CONTENT"],
          ...senders.map(([name, slug], index) => [
            ...[`c${index}`, name, url(slug), ...me],
            ...[`2026-01-1${index} 10:00:00 UTC`, `Text ${index}`],
          ]),
        ]),
      ),
    ],
  ]);
}

test("people with the same name stay apart when an archive adds their addresses", async () => {
  const service = await start();
  const { account_id } = await importFiles(
    service,
    archiveFrom(
      [
        ["Sam Lee", null],
        ["Sam Lee", null],
      ],
      "Bo,Bell,https://www.linkedin.com/in/bo,08 Feb 2026\n",
    ),
  );
  const newer = archiveFrom(
    [
      ["Sam Lee", "sam-a"],
      ["Sam Lee", "sam-b"],
    ],
    "Sam,Lee,https://www.linkedin.com/in/sam-a,08 Feb 2026\nSam,Lee,https://www.linkedin.com/in/sam-b,08 Feb 2026\n",
  );
  await importFiles(service, newer);
  const call = callerFor(service, account_id);
  const { data: conversations } = await call("list_conversations", { detail: "full" });
  expect(conversations.map(({ participants }: any) => participants.map(({ handle }: any) => handle))).toEqual([
    ["sam-b"],
    ["sam-a"],
  ]);
  for (const { id, participants } of conversations)
    expect((await call("get_messages", { conversation_id: id })).data).toMatchObject([
      { sender_id: participants[0].id },
    ]);
  const { data: connections } = await call("get_connections", { detail: "full" });
  const conversationOf = new Map(connections.map((row: any) => [row.profile.handle, row.conversation_id]));
  expect(conversationOf).toEqual(new Map(conversations.map((row: any) => [row.participants[0].handle, row.id])));
  expect(changedTables((await importFiles(service, newer)).changes)).toEqual({});
});

test("the direct conversation stays if a newer archive shows an account with several conversations as closed", async () => {
  const service = await start();
  const sender = ["Ada Byron", "ada"] as const;
  const closed = ["LinkedIn Member", null] as const;
  const connections = "Bo,Bell,https://www.linkedin.com/in/bo,08 Feb 2026\n";
  const { account_id } = await importFiles(service, archiveFrom([sender, sender], connections));
  const network = networkOf(service, await networkIdOf(service, account_id));
  const direct = () =>
    network.selectFrom("net_conversations").select("id").where("direct_key", "is not", null).execute();
  const before = await direct();
  expect(before).toHaveLength(1);
  await importFiles(service, archiveFrom([closed, closed], connections));
  expect(await direct()).toEqual(before);
});

test.each([
  ["first", (rows: readonly string[]) => rows],
  ["last", (rows: readonly string[]) => rows.toReversed()],
])(
  "the latest of several reactions, saved items or endorsements counts, even if it is the %s row",
  async (_which, order) => {
    const service = await start();
    const reactions = order(["2026-02-02 10:00:00,PRAISE", "2026-01-01 10:00:00,LIKE"]);
    const endorsements = order(["2024/02/01", "2023/02/01"]);
    const savedAt = order(["2026-02-02 10:00:00", "2026-01-01 10:00:00"]);
    const post = "https://www.linkedin.com/feed/update/urn:li:activity:111";
    const { account_id } = await importFiles(
      service,
      new Map([
        ["Profile.csv", Buffer.from("First Name,Last Name\nMe,Myself\n")],
        ["Reactions.csv", Buffer.from(`Date,Type,Link\n${reactions.map((row) => `${row},${post}\n`).join("")}`)],
        ["Saved_Items.csv", Buffer.from(`savedItem,CreatedTime\n${savedAt.map((at) => `${post},${at}\n`).join("")}`)],
        [
          "Endorsement_Received_Info.csv",
          Buffer.from(
            "Endorsement Date,Skill Name,Endorser First Name,Endorser Last Name,Endorser Public Url\n" +
              endorsements.map((day) => `${day} 10:00:00 UTC,Testing,Bo,Bell,www.linkedin.com/in/bo\n`).join(""),
          ),
        ],
      ]),
    );
    const network = networkOf(service, await networkIdOf(service, account_id));
    const created_at = Date.UTC(2026, 1, 2, 10);
    const reaction = network.selectFrom("net_reactions").select(["target_id", "type", "created_at"]);
    const praise = { target_id: "pst_activity_111", type: "celebrate", created_at };
    expect(await reaction.execute()).toEqual([praise]);
    expect(await network.selectFrom("net_saved_posts").select("created_at").execute()).toEqual([{ created_at }]);
    expect(await network.selectFrom("net_endorsements").select("created_at").execute()).toEqual([
      { created_at: Date.UTC(2024, 1, 1, 10) },
    ]);
  },
);

test("an archive is never imported into an account of another workspace than the given one", async () => {
  const service = await start();
  const workspace = { id: "wsp_other", name: "Other", created_at: Date.UTC(2026, 9, 1) };
  await service.store.writer.insertInto("sb_workspaces").values(workspace).execute();
  const { files } = syntheticArchive();
  const { account_id } = await importFiles(service, files, { workspaceId: workspace.id });
  const into = (workspaceId: string | null) => importFiles(service, files, { accountId: account_id, workspaceId });
  await expect(into("wsp_demo")).rejects.toThrow(
    `The account "${account_id}" belongs to the workspace "wsp_other", not to "wsp_demo".`,
  );
  for (const workspaceId of [null, workspace.id])
    expect(await into(workspaceId)).toMatchObject({ account_id, workspace_id: workspace.id, created: false });
});
