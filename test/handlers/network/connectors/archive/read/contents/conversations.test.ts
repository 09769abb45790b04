import { describe, expect, test } from "vitest";
import { csvText } from "../../../../../../fixtures/archive/csv-text.ts";
import { fileReport, readFiles } from "../../../../../../support/archive.ts";

const me = "https://www.linkedin.com/in/me";
const bo = "https://www.linkedin.com/in/bo";

interface Values {
  readonly [column: string]: string;
}

const defaults: Values = {
  "CONVERSATION ID": "c1",
  FROM: "Bo Li",
  "SENDER PROFILE URL": bo,
  TO: "Ana Silva",
  "RECIPIENT PROFILE URLS": me,
  DATE: "2025-06-01 14:03:22 UTC",
  SUBJECT: "",
  CONTENT: "Hello",
  FOLDER: "INBOX",
  ATTACHMENTS: "",
  "IS MESSAGE DRAFT": "No",
  "IS CONVERSATION DRAFT": "No",
};

/** Reads messages that differ from the default one in some columns. */
async function readMessages(changes: readonly Values[], connected = false) {
  const rows = changes.map((change) => Object.values({ ...defaults, ...change }));
  const connections = "First Name,Last Name,URL,Connected On\n";
  return readFiles({
    "Profile.csv": "First Name,Last Name\nAna,Silva\n",
    "Connections.csv": connected ? `${connections}Bo,Li,${bo},08 Feb 2026\n` : connections,
    "messages.csv": csvText([Object.keys(defaults), ...rows]),
  });
}

test("drafts are not messages, and are counted", async () => {
  const contents = await readMessages([{}, { "IS MESSAGE DRAFT": "Yes" }, { "IS CONVERSATION DRAFT": "TRUE" }]);
  expect(contents.messages).toHaveLength(1);
  expect(fileReport(contents, "messages.csv")).toMatchObject({
    rowsUnderstood: 3,
    findings: [{ reason: "Drafts are not read.", effect: "remark", count: 2, places: [{ row: 3 }, { row: 4 }] }],
  });
});

describe("a conversation with a subject", () => {
  test("is an InMail if the other person is not a connection", async () => {
    expect((await readMessages([{ SUBJECT: "Offer" }])).conversations[0]).toMatchObject({
      kind: "inmail",
      subject: "Offer",
    });
    expect((await readMessages([{ SUBJECT: "Offer" }], true)).conversations[0]).toMatchObject({ kind: "direct" });
  });

  test("may be an advertisement", async () => {
    const content = '<p class="spinmail-quill-editor__spin-break">Hi %FIRSTNAME%,</p><p>Buy&nbsp;it</p>';
    const contents = await readMessages([{ "SENDER PROFILE URL": "", CONTENT: content, SUBJECT: "Offer" }]);
    expect(contents.conversations[0]).toMatchObject({ isAdvertisement: true });
    expect(contents.messages[0]?.text).toBe("Hi %FIRSTNAME%,\nBuy it");
  });
});

test("a row without a date is reported, and the others are read", async () => {
  const contents = await readMessages([{ DATE: "" }, { DATE: "31 Feb 2025" }, { DATE: "2025" }, { CONTENT: "" }]);
  expect(contents.messages).toHaveLength(1);
  expect(fileReport(contents, "messages.csv").findings).toMatchObject([
    { reason: "The value is missing.", effect: "row_ignored", places: [{ row: 2, column: "DATE" }] },
    { reason: "The date does not exist.", effect: "row_ignored", places: [{ row: 3, column: "DATE" }] },
    { reason: "The date has no day.", effect: "row_ignored", places: [{ row: 4, column: "DATE" }] },
    { reason: "The message is empty.", effect: "remark", places: [{ row: 5, column: null }] },
  ]);
});

test("messages of the spam folder are not read, and are counted", async () => {
  const contents = await readMessages([{ FOLDER: "SPAM", CONTENT: "Win!" }, { FOLDER: "Spam" }, { CONTENT: "Hello" }]);
  expect(contents.messages.map(({ text }) => text)).toEqual(["Hello"]);
  expect(contents.conversations).toMatchObject([{ folder: "INBOX", messageCount: 1 }]);
  expect(fileReport(contents, "messages.csv").findings).toMatchObject([
    { reason: "Messages of the spam folder are not read.", effect: "remark", count: 2 },
  ]);
});

test("formulas stay text, line breaks become one character, and null characters are removed", async () => {
  const contents = await readMessages([{ CONTENT: '=HYPERLINK("https://example.com")' }, { CONTENT: "a\r\nb\0c" }]);
  expect(contents.messages.map(({ text }) => text).sort()).toEqual(['=HYPERLINK("https://example.com")', "a\nbc"]);
  expect(fileReport(contents, "messages.csv").findings).toMatchObject([
    { reason: "Null characters were removed.", count: 1 },
  ]);
});

test("messages with the same time are in chronological order, whatever the direction of the file", async () => {
  const newestFirst = [{ DATE: "2025-06-02 00:00:00 UTC", CONTENT: "3" }, { CONTENT: "2" }, { CONTENT: "1" }];
  expect((await readMessages(newestFirst)).messages.map(({ text }) => text)).toEqual(["1", "2", "3"]);
  expect((await readMessages(newestFirst.toReversed())).messages.map(({ text }) => text)).toEqual(["1", "2", "3"]);
});

describe("messages of one second that form a whole conversation", () => {
  const burst = ["three", "two", "one"].map((text) => ({ "CONVERSATION ID": "burst", CONTENT: text }));
  const others = ["04", "03", "02"].map((day) => ({ DATE: `2025-06-${day} 00:00:00 UTC`, CONTENT: day }));
  const read = async (rows: readonly Values[]) =>
    (await readMessages(rows)).messages.map(({ text }) => text).filter((text) => text.length > 2);

  test("are read in the same direction as the other conversations of the file", async () => {
    expect(await read([...others, ...burst])).toEqual(["one", "two", "three"]);
    expect(await read([...burst.toReversed(), ...others.toReversed()])).toEqual(["one", "two", "three"]);
  });

  test("are ordered like other conversations if the file lists one conversation after the other", async () => {
    const blocks = ["2025-01", "2025-02", "2025-03"].flatMap((month) => [
      { "CONVERSATION ID": month, DATE: `${month}-02 00:00:00 UTC`, CONTENT: "" },
      { "CONVERSATION ID": month, DATE: `${month}-01 00:00:00 UTC`, CONTENT: "" },
    ]);
    expect(await read([...blocks, ...burst])).toEqual(["one", "two", "three"]);
  });

  test("are assumed to be newest first in the file if nothing else shows its direction", async () => {
    expect(await read(burst)).toEqual(["one", "two", "three"]);
  });
});

test("a conversation has the folder of its newest message", async () => {
  const { conversations } = await readMessages([
    { DATE: "2025-06-03 00:00:00 UTC", FOLDER: "ARCHIVE" },
    { DATE: "2025-06-02 00:00:00 UTC", FOLDER: "INBOX" },
  ]);
  expect(conversations).toMatchObject([
    {
      sourceId: "c1",
      folder: "ARCHIVE",
      firstMessageAt: Date.UTC(2025, 5, 2),
      lastMessageAt: Date.UTC(2025, 5, 3),
      messageCount: 2,
    },
  ]);
});

test("the id of a message remains when the sender closes the account", async () => {
  const before = await readMessages([{}]);
  const after = await readMessages([{ FROM: "LinkedIn Member", "SENDER PROFILE URL": "" }]);
  expect(after.messages[0]?.id).toBe(before.messages[0]?.id);
  expect(after.messages[0]?.senderId).not.toBe(before.messages[0]?.senderId);
});

test("messages with the same text in different HTML are different messages", async () => {
  const { messages } = await readMessages([{ CONTENT: "<p>Hi</p>" }, { CONTENT: "<div>Hi</div>" }, { CONTENT: "Hi" }]);
  expect(messages.map(({ text }) => text)).toEqual(["Hi", "Hi", "Hi"]);
  const again = await readMessages([{ CONTENT: "Hi" }, { CONTENT: "<div>Hi</div>" }, { CONTENT: "<p>Hi</p>" }]);
  expect(again.messages.map(({ id }) => id)).toEqual(messages.map(({ id }) => id).toReversed());
});

test("attachments are a list of addresses", async () => {
  const { messages } = await readMessages([{ ATTACHMENTS: "https://example.com/a,https://example.com/b" }]);
  expect(messages[0]?.attachments).toEqual(["https://example.com/a", "https://example.com/b"]);
});
