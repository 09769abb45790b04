import { describe, expect, test } from "vitest";
import {
  classifyFile,
  domainNames,
  domainOfSnapshot,
  domains,
} from "../../../../../../../handlers/network/connectors/archive/read/collect/domains.ts";
import {
  ContentsBuilder,
  rowOf,
  type DomainName,
} from "../../../../../../../handlers/network/connectors/archive/read/index.ts";
import { archiveRows } from "../../../../../../../handlers/network/connectors/archive/import/rows/index.ts";
import { syntheticArchive } from "../../../../../../fixtures/archive/synthetic-archive.ts";
import { readFiles } from "../../../../../../support/archive.ts";

test.each([
  ["Connections.csv", "connections"],
  ["connections.CSV", "connections"],
  ["Company Follows.csv", "company_follows"],
  ["Company_Follows.csv", "company_follows"],
  ["Complete_LinkedInDataExport/Jobs/Saved Jobs.csv", "saved_jobs"],
  ["Jobs/Job Applications_3.csv", "job_applications"],
  ["Comments_17529409.csv", "comments"],
  ["Connections (1).csv", "connections"],
  ["Endorsement_Received_Info.csv", "endorsements"],
  ["Test_Scores.csv", "test_scores"],
  ["Test Scores.csv", "test_scores"],
])("%s contains %s", (path, domain) => {
  expect(classifyFile(path)).toEqual({ kind: "domain", domain, language: null });
});

test.each(["Ad_Targeting.csv", "Inferences_about_you.csv", "Logins.csv", "Security Challenges.csv", "Receipts_v2.csv"])(
  "%s is known and not read",
  (path) => expect(classifyFile(path).kind).toBe("not_read"),
);

test.each(["Surprise.csv", "Connections.txt", "csv", "", "Connections", "constructor.csv"])("%s is unknown", (path) => {
  expect(classifyFile(path)).toEqual({ kind: "unknown" });
});

test("no two domains have a file or a snapshot in common", () => {
  const files = domainNames.flatMap((name) => domains[name].files);
  const snapshots = domainNames.flatMap((name) => domains[name].snapshotDomains);
  expect(new Set(files).size).toBe(files.length);
  expect(new Set(snapshots).size).toBe(snapshots.length);
});

describe("languages", () => {
  test("files without a language are preferred, then English ones", async () => {
    const files = {
      "de_DE/Skills.csv": "Name\nTesten\n",
      "en_US/Skills.csv": "Name\nTesting\n",
      "de_DE/Languages.csv": "Name\nDeutsch\n",
    };
    const { skills, languages, report } = await readFiles(files);
    expect(skills.map(({ name }) => name)).toEqual(["Testing"]);
    expect(languages).toHaveLength(1);
    expect(report.files.map(({ path, status }) => [path, status])).toEqual([
      ["de_DE/Languages.csv", "read"],
      ["de_DE/Skills.csv", "not_read"],
      ["en_US/Skills.csv", "read"],
    ]);
  });
});

describe("the rows of the snapshot API", () => {
  test("are assigned to their domains", () => {
    expect(["INBOX", "CONNECTIONS", "ALL_LIKES", "MEMBER_SHARE_INFO", "SOMETHING"].map(domainOfSnapshot)).toEqual([
      ...["messages", "connections", "reactions", "shares"],
      null,
    ]);
  });

  test("produce the same records as the rows of an archive", async () => {
    const connection = {
      "First Name": "Bo",
      "Last Name": "Li",
      URL: "https://www.linkedin.com/in/bo",
      "Connected On": "08 Feb 2026",
    };
    const builder = new ContentsBuilder(Date.UTC(2026, 9, 1));
    await builder.addRows("connections", "CONNECTIONS", batchOf([connection]));
    const { report: _, ...contents } = builder.finish();
    const text = [Object.keys(connection), Object.values(connection)].map((cells) => cells.join(",")).join("\n");
    const { report: _report, ...read } = await readFiles({ "Connections.csv": text });
    expect(contents).toEqual(read);
    expect(contents.connections).toHaveLength(1);
  });

  test("may have values that are not strings", async () => {
    const builder = new ContentsBuilder(Date.UTC(2026, 9, 1));
    await builder.addRows("skills", "SKILLS", batchOf([{ Name: 12 }, { Name: null }, { Name: { a: 1 } }]));
    const { skills, report } = builder.finish();
    expect(skills.map(({ name }) => name)).toEqual(["12"]);
    expect(report.files).toMatchObject([{ path: "SKILLS", rowsRead: 3, rowsNotUnderstood: 2 }]);
  });
});

async function* batchOf(rows: readonly Readonly<Record<string, unknown>>[]) {
  yield rows.map((values, index) => ({ row: index + 1, values: rowOf(values) }));
}

/** A header and a row of each domain that the synthetic archives do not contain. */
const rows: readonly (readonly [DomainName, string, string, string])[] = [
  ["honors", "Honors.csv", "Title,Description,Issued On", "Best Tester,x,Jan 2020"],
  [
    "projects",
    "Projects.csv",
    "Title,Description,Url,Started On,Finished On",
    "Switch,x,https://example.com,Jan 2020,",
  ],
  ["publications", "Publications.csv", "Name,Published On,Description,Publisher,Url", "Paper,Jan 2020,,Press,"],
  ["courses", "Courses.csv", "Name,Number", "Testing 101,12"],
  [
    "volunteering",
    "Volunteering.csv",
    "Company Name,Role,Cause,Started On,Finished On,Description",
    "Zoo,Guide,,2019,,",
  ],
  ["organizations", "Organizations.csv", "Name,Position,Description,Started On,Finished On", "Club,Member,,2019,"],
  ["patents", "Patents.csv", "Title,Description,Patent Number,Url,Filed On", "Thing,,12,,Jan 2020"],
  ["test_scores", "Test_Scores.csv", "Name,Score,Date", "Exam,100,Jan 2020"],
  ["member_follows", "Member_Follows.csv", "Date,Status,FullName", "2025-04-01 10:00:00,Active,Bo Li"],
  ["person_notes", "Notes.csv", "Connection Profile URL,Note", "https://www.linkedin.com/in/bo,Met in Berlin"],
  ["reposts", "InstantReposts_1.csv", "Date,Link", "2025-04-01 10:00:00,https://example.com"],
  ["votes", "Votes.csv", "Date,Link,OptionText", "2025-04-01 10:00:00,https://example.com,Yes"],
  ["saved_items", "Saved_Items.csv", "savedItem,CreatedTime", "https://example.com,2025-04-01 10:00:00"],
  ["saved_jobs", "Jobs/Saved Jobs.csv", "Saved Date,Job Url,Job Title,Company Name", '"9/1/26, 1:02 PM",u,Tester,Zoo'],
  [
    "job_applications",
    "Job Applications.csv",
    "Application Date,Company Name,Job Title,Job Url",
    "8/15/26,Zoo,Tester,u",
  ],
  ["search_queries", "SearchQueries.csv", "Time,Search Query", "2021/05/05 06:50:46 UTC,tester"],
  [
    "events",
    "Events.csv",
    "Event Name,Event Time,Status,External Url",
    'Fair,"Apr 12, 2021 10:00 AM - Apr 13, 2021",APPROVED,',
  ],
  ["rich_media", "Rich_Media.csv", "Date/Time,Media Description,Media Link", "You uploaded,x,https://example.com"],
  ["email_addresses", "Email Addresses.csv", "Email Address,Confirmed,Primary,Updated On", "a@example.com,Yes,Yes,x"],
  ["phone_numbers", "PhoneNumbers.csv", "Extension,Number,Type", ",+49 1,MOBILE"],
  ["learning", "Learning.csv", "Content Title,Content Completed At (if completed),", "Course,N/A,"],
  ["profile_summary", "Profile Summary.csv", "Profile Summary", "I test."],
];

test.each(rows)("%s are read from %s", async (domain, path, header, row) => {
  const { report } = await readFiles({ [path]: `${header}\n${row}\n` });
  const [file] = report.files;
  expect(file).toMatchObject({ path, domain, status: "read", rowsRead: 1, rowsUnderstood: 1 });
  expect(file?.findings.filter(({ effect }) => effect !== "remark")).toEqual([]);
});

/** The rows that an import stores, as text; notes on people are stored elsewhere. */
async function storedRows(files: ReadonlyMap<string, Buffer>): Promise<string> {
  const contents = await readFiles(Object.fromEntries(files));
  return JSON.stringify([archiveRows(contents), contents.personNotes]);
}

test("each file is stored, or the report says why it is not", async () => {
  const archive = new Map(syntheticArchive().files);
  const profile = String(archive.get("Profile.csv")).replace("I test.\nA lot.", ""); // it is also in a separate file
  archive.set("Profile.csv", Buffer.from(profile));
  for (const [, path, header, row] of rows) archive.set(path, Buffer.from(`${header}\n${row}\n`));
  const { report } = await readFiles(Object.fromEntries(archive));
  const all = await storedRows(archive);
  const wrong: string[] = [];
  for (const { path, notStored } of report.files.filter(({ status }) => status === "read")) {
    const others = new Map(archive);
    others.delete(path);
    if (((await storedRows(others)) === all) !== (notStored !== null)) wrong.push(path);
  }
  expect(wrong).toEqual([]);
});

test("every domain is read from some file of the tests", () => {
  const synthetic: readonly DomainName[] = [
    ...([
      "profile",
      "positions",
      "educations",
      "skills",
      "languages",
      "certifications",
      "connections",
      "messages",
    ] as const),
    ...([
      "invitations",
      "endorsements",
      "endorsements_given",
      "recommendations_received",
      "recommendations_given",
      "company_follows",
    ] as const),
    ...(["shares", "comments", "reactions", "recommendations"] as const),
  ];
  expect([...synthetic, ...rows.map(([domain]) => domain)].sort()).toEqual([...domainNames].sort());
});
