import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  ArchiveError,
  readArchive,
  type ArchiveContents,
} from "../../../../../../handlers/network/connectors/archive/read/index.ts";
import {
  syntheticArchive,
  type SyntheticArchive,
  type SyntheticArchiveOptions,
} from "../../../../../fixtures/archive/synthetic-archive.ts";
import { writeFolder, writeZip } from "../../../../../fixtures/archive/write-archive.ts";
import { temporaryFolder } from "../../../../../support/archive.ts";

const variations: readonly (readonly [string, SyntheticArchiveOptions])[] = [
  ["of 2026", {}],
  ["of 2025, with attachments and drafts", { year: "2025" }],
  ["of 2023, with addresses", { year: "2023" }],
  ["of 2022, without addresses of connections", { year: "2022" }],
  ["of 2019, without conversations", { year: "2019" }],
  ["without notes before the connections", { preamble: false }],
  ["with ISO dates", { connectionDates: "iso" }],
  ["with slash dates", { connectionDates: "slashes" }],
  ["with a byte-order mark", { encoding: "utf-8 with bom" }],
  ["in UTF-16", { encoding: "utf-16le" }],
  ["with CRLF line ends", { lineEnd: "\r\n" }],
  ["with underscores in file names", { fileNames: "underscores" }],
  ["with member ids in file names", { fileNames: "member id" }],
  ["in a subfolder", { folder: "Complete_LinkedInDataExport_09-29-2026" }],
  ["without invitations", { invitations: false }],
];

describe.each(variations)("an archive %s", (_, options) => {
  const archive = syntheticArchive({ seed: JSON.stringify(options), ...options });

  test("has the same contents as a folder and as a zip file", async () => {
    const fromFolder = await readArchive(writeFolder(temporaryFolder(), archive.files));
    const fromZip = await readArchive(await writeZip(join(temporaryFolder(), "archive.zip"), archive.files));
    expect(fromZip).toEqual(fromFolder);
    expectContents(fromZip, archive, options);
  });
});

function expectContents(
  contents: ArchiveContents,
  archive: SyntheticArchive,
  { year = "2026" }: SyntheticArchiveOptions,
) {
  const { report } = contents;
  expect(report.complete).toBe(true);
  expect(report.files.filter(({ status }) => status !== "read").map(({ status }) => status)).toEqual(["not_read"]);
  expect(report.files.flatMap(({ findings }) => findings).filter(({ effect }) => effect !== "remark")).toEqual([]);

  const people = new Map(contents.people.map((person) => [person.id, person]));
  const nameOf = (id: string) => people.get(id)?.name ?? "LinkedIn Member";
  expect(contents.owner.name).toBe(archive.owner.name);
  if (year !== "2019" && year !== "2022") expect(contents.owner.key).toBe(archive.owner.key);
  expect(contents.profile).toMatchObject({ headline: "Tester, mostly", birthday: { day: "01-15", year: null } });

  const connections = contents.connections.map(({ personId, connectedOn }) => ({
    name: nameOf(personId),
    key: people.get(personId)?.key ?? null,
    company: people.get(personId)?.connection?.company,
    day: connectedOn?.day,
  }));
  const keys = new Set(contents.people.map(({ key }) => key));
  expect(connections).toEqual(
    archive.connections.map(({ person, hasUrl, company, connectedAt }) => ({
      name: person.name,
      key: hasUrl || keys.has(person.key) ? person.key : null,
      company,
      day: new Date(connectedAt).toISOString().slice(0, 10),
    })),
  );

  const sent = archive.messages.filter(({ isDraft }) => !isDraft);
  expect(contents.messages.map(({ senderId, sentAt, text }) => ({ sender: nameOf(senderId), sentAt, text }))).toEqual(
    sent.map(({ sender, at, text }) => ({ sender: sender?.name ?? "LinkedIn Member", sentAt: at, text })),
  );
  expect(contents.messages.map(({ senderId }) => senderId === contents.owner.personId)).toEqual(
    sent.map(({ sender }) => sender === archive.owner),
  );
  if (year !== "2019") expectConversations(contents, archive, nameOf);

  expect(contents.invitations.map(({ direction, sentAt, message }) => ({ direction, sentAt, message }))).toEqual(
    archive.invitations.map(({ direction, at, message }) => ({
      direction: direction.toLowerCase(),
      sentAt: at,
      message: message === "" ? null : message,
    })),
  );
  expect(contents.shares.map(({ publishedAt, text, post }) => ({ at: publishedAt, text, id: post?.id }))).toEqual(
    archive.shares,
  );
  expect(contents.comments.map(({ commentedAt, text }) => ({ at: commentedAt, text }))).toEqual(archive.comments);
  expect(contents.reactions.map(({ reactedAt, sourceType }) => ({ at: reactedAt, type: sourceType }))).toEqual(
    archive.reactions,
  );
  expect(contents.comments[0]).toMatchObject({ post: { kind: "activity", id: "71" }, commentId: "99" });
  expect(contents.skills.map(({ name }) => name)).toEqual(["Testing", "Gardening"]);
  expect(contents.endorsements).toHaveLength(6);
  expect(contents.recommendations.map(({ direction }) => direction)).toEqual([
    "received",
    "received",
    "given",
    "given",
  ]);
  for (const { personId } of [...contents.endorsements, ...contents.recommendations])
    expect(people.has(personId)).toBe(true);
}

function expectConversations(
  { conversations }: ArchiveContents,
  archive: SyntheticArchive,
  nameOf: (id: string) => string,
) {
  for (const conversation of conversations) {
    const planned = archive.messages.filter(
      (message) => message.conversation === conversation.sourceId && !message.isDraft,
    );
    const parties = new Set(planned.flatMap(({ sender, recipients }) => [sender, ...recipients]));
    const names = [...parties].map((person) => person?.name ?? "LinkedIn Member");
    expect(conversation.participantIds.map(nameOf).sort()).toEqual(names.sort());
    expect(conversation.messageCount).toBe(planned.length);
    const [first] = planned;
    expect(conversation.kind).toBe(first?.kind === "closed account" ? "direct" : first?.kind);
  }
  expect(conversations.length).toBe(new Set(archive.messages.map(({ conversation }) => conversation)).size);
}

describe("several parts", () => {
  const archive = syntheticArchive({ seed: "parts" });
  const entries = [...archive.files];

  test("are one archive", async () => {
    const folder = temporaryFolder();
    const whole = await readArchive(await writeZip(join(folder, "whole.zip"), archive.files));
    const half = Math.ceil(entries.length / 2);
    const first = await writeZip(join(folder, "part-1.zip"), new Map(entries.slice(0, half)));
    const second = await writeZip(join(folder, "part-2.zip"), new Map(entries.slice(half)));
    const { report, ...contents } = await readArchive([first, second]);
    const { report: wholeReport, ...wholeContents } = whole;
    expect(contents).toEqual(wholeContents);
    expect(report.files.map(({ path }) => path.replace(/^part-\d\.zip\//, "")).sort()).toEqual(
      wholeReport.files.map(({ path }) => path).sort(),
    );
  });

  test("with the same rows contain each record once", async () => {
    const folder = writeFolder(join(temporaryFolder(), "copy"), archive.files);
    const zip = await writeZip(join(temporaryFolder(), "whole.zip"), archive.files);
    const { report, ...contents } = await readArchive([zip, folder]);
    const { report: _, ...once } = await readArchive(zip);
    expect(contents).toEqual(once);
    const messages = report.files.filter(({ path }) => path.endsWith("/messages.csv"));
    expect(messages.map(({ rowsRepeated }) => rowsRepeated).sort()).toEqual([0, once.messages.length]);
  });
});

describe("archives of several people", () => {
  const [one, other] = [syntheticArchive({ seed: "one" }), syntheticArchive({ seed: "other" })];
  const only = ({ files }: SyntheticArchive, ...names: string[]) =>
    new Map([...files].filter(([name]) => names.includes(name)));
  const folderOf = (files: SyntheticArchive["files"], name = "archive") =>
    writeFolder(join(temporaryFolder(), name), files);

  test("are refused whichever file shows the owner, with both names if it is the profile", async () => {
    const names = new RegExp(`have different owners: ${other.owner.name}.* and ${one.owner.name}`);
    for (const file of ["Profile.csv", "Invitations.csv", "messages.csv"]) {
      const paths = [folderOf(one.files, "a"), folderOf(only(other, file, "Skills.csv"), "b")];
      const reading = readArchive(paths, { ownerIsGiven: true });
      await expect(reading, file).rejects.toThrow(ArchiveError);
      if (file === "Profile.csv") await expect(reading).rejects.toThrow(names);
    }
    await expect(readArchive([folderOf(one.files), folderOf(other.files)])).rejects.toThrow("different owners");
    const together = new Map([...other.files].map(([name, bytes]) => [`other/${name}`, bytes] as const));
    await expect(readArchive(folderOf(new Map([...one.files, ...together])))).rejects.toThrow("different owners");
  });

  test("cannot be distinguished without a file that shows the owner", async () => {
    const [first, second] = [one, other].map((archive) => folderOf(only(archive, "Connections.csv")));
    const paths = [first ?? "", second ?? ""];
    await expect(readArchive(paths)).rejects.toThrow("--account");
    expect((await readArchive(paths, { ownerIsGiven: true })).owner.name).toBeNull();
    const { owner } = await readArchive([...paths, folderOf(only(one, "Profile.csv"), "profile")]);
    expect(owner.name).toBe(one.owner.name);
  });
});

test("a newer archive contains the records of the older one with the same ids", async () => {
  const newer = await readArchive(writeFolder(temporaryFolder(), syntheticArchive({ messages: 60 }).files));
  const older = await readArchive(writeFolder(temporaryFolder(), syntheticArchive({ messages: 40 }).files));
  const ids = (contents: ArchiveContents) => new Set(contents.messages.map(({ id }) => id));
  expect(ids(older).size).toBeGreaterThan(30);
  expect([...ids(older)].filter((id) => !ids(newer).has(id))).toEqual([]);
  expect(older.connections.map(({ id }) => id)).toEqual(newer.connections.map(({ id }) => id));
});

test("equal messages of one second are different messages", async () => {
  const row =
    "c1,,Ana,https://www.linkedin.com/in/ana,Bo,https://www.linkedin.com/in/bo,2025-06-01 14:03:22 UTC,,Hi,INBOX\n";
  const header =
    "CONVERSATION ID,CONVERSATION TITLE,FROM,SENDER PROFILE URL,TO,RECIPIENT PROFILE URLS,DATE,SUBJECT,CONTENT,FOLDER\n";
  const files = new Map([["messages.csv", Buffer.from(header + row + row)]]);
  const { messages } = await readArchive(writeFolder(temporaryFolder(), files));
  expect(new Set(messages.map(({ id }) => id)).size).toBe(2);
});

test("progress reaches the declared number of bytes", async () => {
  const archive = syntheticArchive();
  let last = { bytesRead: 0, totalBytes: 1 };
  await readArchive(await writeZip(join(temporaryFolder(), "a.zip"), archive.files), {
    onProgress: (progress) => {
      expect(progress.bytesRead).toBeGreaterThanOrEqual(last.bytesRead);
      last = progress;
    },
  });
  expect(last.bytesRead).toBe(last.totalBytes);
});

test("refuses a path without any file of an archive", async () => {
  await expect(readArchive(temporaryFolder())).rejects.toThrow(ArchiveError);
  await expect(readArchive(join(temporaryFolder(), "missing.zip"))).rejects.toThrow("does not exist");
  await expect(readArchive([])).rejects.toThrow("No path");
  const folder = writeFolder(
    temporaryFolder(),
    new Map([["Connections.csv", Buffer.from("First Name,Connected On\n")]]),
  );
  await expect(readArchive(join(folder, "Connections.csv"))).rejects.toThrow("or the folder that contains the file");
});
