import { expect, test } from "vitest";
import { csvText } from "../../../../../fixtures/archive/csv-text.ts";
import { createTestClock } from "../../../../../support/clock.ts";
import { callerFor, importFiles } from "../../../../../support/import-archive.ts";
import { networkOf } from "../../../../../support/network.ts";
import { digest } from "../../../../../support/network-digest.ts";
import { startService, type TestService } from "../../../../../support/start-service.ts";

type Files = ReadonlyMap<string, Buffer>;

const start = (): Promise<TestService> => startService({ clock: createTestClock(Date.UTC(2026, 9, 1)) });
const csv = (...rows: readonly string[][]): Buffer => Buffer.from(csvText(rows));

/** An archive of Ada, with a connection for each name, and invitations to Bo and Cy. */
function archiveOf(day: number, names: readonly string[], headline: string): Files {
  const two = String(day).padStart(2, "0");
  const url = (name: string) => `https://www.linkedin.com/in/${name.toLowerCase()}`;
  return new Map([
    ["Profile.csv", csv(["First Name", "Last Name", "Headline"], ["Ada", "Adams", headline])],
    [
      "Positions.csv",
      csv(["Company Name", "Title", "Started On", "Finished On"], ["Globex", headline, "Mar 2014", ""]),
    ],
    ["Skills.csv", csv(["Name"], ["Testing"])],
    [
      "Endorsement_Received_Info.csv",
      csv(
        ["Endorsement Date", "Skill Name", "Endorser First Name", "Endorser Last Name", "Endorser Public Url"],
        ["2024/02/01 15:02:55 UTC", "Testing", "Bo", "Bell", "www.linkedin.com/in/bo"],
      ),
    ],
    [
      "Connections.csv",
      csv(
        ["First Name", "Last Name", "URL", "Company", "Connected On"],
        ...names.map((name) => [name, "Bell", url(name), "Initech", "08 Feb 2026"]),
      ),
    ],
    [
      "Invitations.csv",
      csv(
        ["From", "To", "Sent At", "Message", "Direction", "inviterProfileUrl", "inviteeProfileUrl"],
        ...["Bo", "Cy"].map((name) => [
          "Ada Adams",
          `${name} Bell`,
          "2/1/26, 2:37 PM",
          "",
          "OUTGOING",
          url("Ada"),
          url(name),
        ]),
      ),
    ],
    [
      "messages.csv",
      csv(
        ["CONVERSATION ID", "FROM", "SENDER PROFILE URL", "TO", "RECIPIENT PROFILE URLS", "DATE", "SUBJECT", "CONTENT"],
        ["c1", "Bo Bell", url("Bo"), "Ada Adams", url("Ada"), `2026-03-${two} 10:00:00 UTC`, "Hi", `Text of ${two}`],
      ),
    ],
  ]);
}

const readState = async (service: TestService, account_id: string) => {
  const call = callerFor(service, account_id);
  const names = ({ data }: any) => data.map(({ profile }: any) => profile.name).sort();
  const { data: sent } = await call("list_invitations", { direction: "sent" });
  const { headline, positions, skills, connection_count } = await call("get_profile");
  const { data: conversations } = await call("list_conversations", { detail: "full" });
  return {
    connections: names(await call("get_connections")),
    connection_count,
    headline,
    titles: positions.map(({ title }: any) => title),
    skills: skills.map(({ name, endorsement_count }: any) => [name, endorsement_count]),
    accepted: names({ data: sent.filter(({ status }: any) => status === "accepted") }),
    messages: conversations.map(({ kind, message_count }: any) => [kind, message_count]),
    people: (await call("search_people")).data.length,
  };
};

test("a part of an archive does not change records that it does not contain", async () => {
  const service = await start();
  const whole = archiveOf(10, ["Bo", "Cy"], "Tester");
  const { account_id } = await importFiles(service, whole);
  const before = await readState(service, account_id);
  expect(before).toMatchObject({
    connections: ["Bo Bell", "Cy Bell"],
    skills: [["Testing", 1]],
    accepted: ["Bo Bell", "Cy Bell"],
    messages: [["direct", 1]],
  });
  const network = networkOf(service, 2);
  const rows = await digest(network);
  for (const name of whole.keys()) {
    const part = new Map([...whole].filter(([path]) => path === name));
    const { older } = await importFiles(service, part, { accountId: account_id });
    expect(older, name).toBeNull();
    expect(await readState(service, account_id), name).toEqual(before);
  }
  expect(await digest(network)).toEqual(rows);
});

/** Messages between Ada and a person in one conversation. */
const messagesWith = (name: string, handle: string): Buffer => {
  const url = "https://www.linkedin.com/in/";
  return csv(
    ["CONVERSATION ID", "FROM", "SENDER PROFILE URL", "TO", "RECIPIENT PROFILE URLS", "DATE", "CONTENT"],
    ["c9", name, url + handle, "Ada Adams", `${url}ada`, "2026-03-10 10:00:00 UTC", "Hello"],
  );
};

test("a part without connections does not change the first name of a connection", async () => {
  const service = await start();
  const whole = archiveOf(10, ["Bo", "Cy"], "Tester");
  const url = "https://www.linkedin.com/in/mas";
  const connections = csv(
    ["First Name", "Last Name", "URL", "Company", "Connected On"],
    ["Mary Ann", "Smith", url, "Initech", "08 Feb 2026"],
  );
  const { account_id } = await importFiles(service, new Map(whole).set("Connections.csv", connections));
  const db = networkOf(service, 2);
  const readName = () =>
    db.selectFrom("net_members").select(["first_name", "last_name"]).where("handle", "=", "mas").execute();
  const name = [{ first_name: "Mary Ann", last_name: "Smith" }];
  expect(await readName()).toEqual(name);
  const part = new Map([["messages.csv", messagesWith("Mary Ann Smith", "mas")]]);
  await importFiles(service, part, { accountId: account_id });
  expect(await readName()).toEqual(name);
});

test("an archive whose owner is stored as another member is refused, and changes nothing", async () => {
  const service = await start();
  const { account_id } = await importFiles(service, new Map([["messages.csv", messagesWith("Bo Bell", "bo")]]));
  const network = networkOf(service, 2);
  const before = await digest(network);
  const whole = archiveOf(10, ["Bo", "Cy"], "Tester");
  await expect(importFiles(service, whole, { accountId: account_id })).rejects.toThrow(
    /do not show that Ada Adams \(ada\) is their owner.+without --account/,
  );
  expect(await digest(network)).toEqual(before);
  expect(await importFiles(service, whole)).toMatchObject({ created: true, name: "Ada Adams" });
});

test("a conversation with a person is found after the import of messages that make another conversation the newest", async () => {
  const service = await start();
  const messages = (...rows: readonly (readonly [conversation: string, day: number])[]): Buffer =>
    csv(
      ["CONVERSATION ID", "FROM", "SENDER PROFILE URL", "TO", "RECIPIENT PROFILE URLS", "DATE", "CONTENT"],
      ...rows.map(([id, day]) => {
        const url = "https://www.linkedin.com/in/";
        return [id, "Bo Bell", `${url}bo`, "Ada Adams", `${url}ada`, `2026-03-${day} 10:00:00 UTC`, `Text of ${day}`];
      }),
    );
  const whole = new Map([...archiveOf(10, ["Bo"], "Tester"), ["messages.csv", messages(["c1", 12], ["c2", 11])]]);
  const { account_id } = await importFiles(service, whole);
  const holders = () =>
    networkOf(service, 2)
      .selectFrom("net_conversations")
      .select("direct_key")
      .where("direct_key", "is not", null)
      .execute();
  expect(await holders()).toHaveLength(1);
  const part = new Map([["messages.csv", messages(["c1", 12], ["c2", 11], ["c2", 13])]]);
  await importFiles(service, part, { accountId: account_id });
  expect(await holders()).toHaveLength(1);
  const withoutConnections = [...whole, ...part].filter(([name]) => name !== "Connections.csv");
  await importFiles(service, new Map(withoutConnections));
  expect(await holders()).toHaveLength(1);
});

test("an older archive adds messages, and restores neither connections nor profile texts", async () => {
  const service = await start();
  const newer = archiveOf(10, ["Cy"], "Director");
  const older = archiveOf(5, ["Bo", "Cy", "Di"], "Tester");
  const { account_id } = await importFiles(service, newer);
  const before = await readState(service, account_id);
  const companyOf = async (name: string): Promise<string> => {
    const members = networkOf(service, 2).selectFrom("net_members").select("company_name").where("name", "=", name);
    return (await members.executeTakeFirstOrThrow()).company_name;
  };
  expect(await companyOf("Bo Bell")).toBe("");
  const result = await importFiles(service, older);
  expect(result).toMatchObject({
    account_id,
    older: { newest: Date.UTC(2026, 2, 5, 10), stored: Date.UTC(2026, 2, 10, 10) },
  });
  expect(result.older?.unused).toEqual(["net_positions", "net_skills", "net_connections"]);
  const accepted = ["Bo Bell", "Cy Bell"]; // previously, it was unknown that Bo had accepted
  expect(await readState(service, account_id)).toEqual({ ...before, accepted, messages: [["inmail", 2]] });
  expect(await companyOf("Bo Bell")).toBe("Initech"); // previously unknown
});

test("an older archive fills in the files that no newer one contained", async () => {
  const service = await start();
  const newer = new Map([...archiveOf(10, ["Cy"], "Director")].filter(([name]) => !/^(?:Conn|Prof|Pos)/.test(name)));
  const { account_id } = await importFiles(service, newer);
  const { older } = await importFiles(service, archiveOf(5, ["Bo", "Cy"], "Tester"));
  expect(older?.unused).toEqual(["net_skills"]);
  expect(await readState(service, account_id)).toMatchObject({
    connections: ["Bo Bell", "Cy Bell"],
    headline: "Tester",
    titles: ["Tester"],
    accepted: ["Bo Bell", "Cy Bell"],
  });
});

test("if a newer archive lacks records, connections are removed, and messages, invitations and their responses are kept", async () => {
  const service = await start();
  const { account_id } = await importFiles(service, archiveOf(5, ["Bo", "Cy"], "Tester"));
  const newer = archiveOf(10, ["Bo"], "");
  const { changes, older } = await importFiles(service, newer);
  expect(older).toBeNull();
  expect(changes).toMatchObject({ net_connections: { removed: 2 }, net_messages: { added: 1, kept: 1 } });
  expect(await readState(service, account_id)).toMatchObject({
    connections: ["Bo Bell"],
    connection_count: 1,
    headline: null, // the owner removed it
    accepted: ["Bo Bell", "Cy Bell"],
    messages: [["direct", 2]],
  });
});
