import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { htmlToText } from "../../../../../../../handlers/network/connectors/archive/read/records/html-to-text.ts";
import {
  personNameKey,
  personKey,
  splitAddresses,
  splitNames,
} from "../../../../../../../handlers/network/connectors/archive/read/records/person-key.ts";
import { readPostLink } from "../../../../../../../handlers/network/connectors/archive/read/records/post-link.ts";
import { fileReport, readFiles } from "../../../../../../support/archive.ts";

describe("the text of HTML", () => {
  test.each([
    ["<p>One</p><p>Two<br/>Three</p>", "One\nTwo\nThree"],
    ["<ul><li>a</li><li>b</li></ul>", "- a\n\n- b"],
    ["<p>1 &lt; 2 &amp;amp; &#8364; &#x1F680; &unknown;</p>", "1 < 2 &amp; € 🚀 &unknown;"],
    ['<a href="javascript:x()" onclick="y">Click</a><script>alert(1)</script><style>p{}</style>', "Click"],
    ["<p>a\n   b</p>", "a b"],
    ["<p>&#0;&#xD800;&#x110000;a</p>", "a"],
  ])("%s is %j", (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  test.each(["a < b > c", "if (a<b) return; &amp;", "<3", "I wrote <b", "a <name@example.com> b"])(
    "%j is not HTML",
    (text) => {
      expect(htmlToText(text)).toBe(text);
    },
  );

  test("takes linear time and leaves no element", () => {
    for (const unit of ["<p", "<p>", " ", "\n ", "&#", "<script>", "</", "&amp;"]) {
      expect(htmlToText(`<p>${unit.repeat(200_000)}`).length).toBeLessThanOrEqual(600_000);
    }
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("<", ">", "p", "/", "&", "lt;", " ", "\n", "a") }), (text) => {
        expect(htmlToText(`<p>${text}</p>`)).not.toMatch(/<\/?p>/);
      }),
    );
  });
});

test.each([
  ["https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A744", { kind: "share", id: "744" }, null],
  ["https://www.linkedin.com/feed/update/urn:li:ugcPost:745/", { kind: "ugcPost", id: "745" }, null],
  ["https://www.linkedin.com/posts/ana_testing-activity-746-AbCd", { kind: "activity", id: "746" }, null],
  [
    "https://www.linkedin.com/feed/update/urn:li:activity:71?commentUrn=urn%3Ali%3Acomment%3A%28activity%3A71%2C99%29",
    { kind: "activity", id: "71" },
    "99",
  ],
  ["https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A111?utm=100%25", { kind: "activity", id: "111" }, null],
  ["https://example.com/%zz", null, null],
  [null, null, null],
])("%s refers to %j", (url, post, commentId) => {
  expect(readPostLink(url)).toEqual({ post, commentId });
});

test("a list of addresses is split where an address begins", () => {
  expect(splitAddresses("https://www.linkedin.com/in/a, http://de.linkedin.com/in/b;www.linkedin.com/in/c")).toEqual([
    "https://www.linkedin.com/in/a",
    "http://de.linkedin.com/in/b",
    "www.linkedin.com/in/c",
  ]);
  expect(splitAddresses(null)).toEqual([]);
});

test("names are split at commas that belong to no known name", () => {
  const known = new Set(["bo li, ph.d.", "bo li"]);
  expect(splitNames("Bo Li, Ph.D., Cy Wu,Di", (key) => known.has(key))).toEqual(["Bo Li, Ph.D.", "Cy Wu", "Di"]);
  expect(splitNames(null, () => false)).toEqual([]);
});

test("any text has a valid key or none", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const value of [text, `https://www.linkedin.com/in/${text}`, `linkedin.com/${text}`]) {
        const key = personKey(value);
        expect(key === null || (key !== "" && key === key.toLowerCase())).toBe(true);
      }
      expect(personNameKey(text)).not.toBe("");
    }),
  );
});

describe("shares", () => {
  const header = "Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility\n";

  test("have an audience, if it is known", async () => {
    const row = (visibility: string) => `2026-05-07 16:41:18,,Text ${visibility},,,${visibility}\n`;
    const { shares } = await readFiles({
      "Shares.csv": header + ["MEMBER_NETWORK", "CONNECTIONS", "X"].map(row).join(""),
    });
    expect(shares.map(({ visibility }) => visibility)).toEqual(["public", "connections", null]);
  });

  test("lose the quotes that some exports add around line breaks", async () => {
    const { shares } = await readFiles({ "Shares.csv": `${header}2026-05-07 16:41:18,,"One ""\n""Two""\n""",,,\n` });
    expect(shares[0]?.text).toBe("One \nTwo\n");
  });

  test("are complete if the quotes around line breaks are not doubled", async () => {
    const rows = [
      `2026-05-07 16:41:18,https://example.com/1,"One"\n"Two"\n""\n"Three",,,MEMBER_NETWORK\n`,
      "2026-05-08 16:41:18,https://example.com/2,Short\n",
      "2026-05-09 16:41:18,https://example.com/3,Whole,,,MEMBER_NETWORK\n",
      `2026-05-10 16:41:18,https://example.com/4,"Last"`,
    ];
    const contents = await readFiles({ "Shares.csv": header + rows.join("") });
    expect(contents.shares.map(({ text, visibility }) => [text, visibility])).toEqual([
      ["One\nTwo\n\nThree", "public"],
      ["Short", null],
      ["Whole", "public"],
      ["Last", null],
    ]);
    expect(fileReport(contents, "Shares.csv")).toMatchObject({ rowsRead: 4, rowsUnderstood: 4, findings: [] });
  });
});

test("comments without a date or a text are reported", async () => {
  const text =
    "Date,Link,Message\n,https://example.com,Hi\n2026-05-07 16:41:18,https://example.com,\n2026-05-07 16:41:18,x,Hi\n";
  const contents = await readFiles({ "Comments_1.csv": text });
  expect(contents.comments).toHaveLength(1);
  expect(
    fileReport(contents, "Comments_1.csv").findings.filter(({ effect }) => effect === "row_ignored"),
  ).toMatchObject([
    { reason: "The value is missing.", places: [{ row: 2, column: "Date" }] },
    { reason: "The value is missing.", places: [{ row: 3, column: "Message" }] },
  ]);
});

test("an unknown reaction is kept without a type", async () => {
  const contents = await readFiles({ "Reactions.csv": "Date,Type,Link\n2026-05-07 16:41:18,MAYBE,x\n" });
  expect(contents.reactions).toMatchObject([{ type: null, sourceType: "MAYBE" }]);
  expect(fileReport(contents, "Reactions.csv").findings[0]).toMatchObject({ effect: "value_ignored", count: 1 });
});

test("a connection with an unreadable date is kept without a date", async () => {
  const contents = await readFiles({ "Connections.csv": "First Name,Connected On\nBo,08 Mai 2026\n" });
  expect(contents.connections).toMatchObject([{ connectedOn: null }]);
  expect(fileReport(contents, "Connections.csv").findings).toMatchObject([
    {
      reason: "The date has an unknown format.",
      effect: "value_ignored",
      places: [{ row: 2, column: "Connected On" }],
    },
  ]);
});

test("ambiguous dates are reported if another date has its day before its month", async () => {
  const row = (name: string, date: string) => `${name},${date}\n`;
  const rows = [row("A", "02/03/2026"), row("B", "13/03/2026"), row("C", "04/04/2026")];
  const mixed = await readFiles({ "Connections.csv": `First Name,Connected On\n${rows.join("")}` });
  expect(fileReport(mixed, "Connections.csv").findings).toMatchObject([
    { reason: "The date has its day before its month.", places: [{ row: 3 }] },
    { reason: expect.stringContaining("ambiguous"), effect: "remark", places: [{ row: 2 }] },
  ]);
  const consistent = await readFiles({ "Connections.csv": `First Name,Connected On\n${rows[0] ?? ""}` });
  expect(fileReport(consistent, "Connections.csv").findings).toEqual([]);
});

test("the owner's name determines the direction of an invitation that does not state one", async () => {
  const { invitations } = await readFiles({
    "Profile.csv": "First Name,Last Name\nAna,Silva\n",
    "Invitations.csv":
      'From,To,Sent At\nAna Silva,Bo,"1/29/26, 2:37 PM"\nCy,Ana Silva,"1/29/26, 2:37 PM"\nCy,Di,"1/29/26, 2:37 PM"\n',
  });
  expect(invitations.map(({ direction }) => direction)).toEqual(["outgoing", "incoming", null]);
});
