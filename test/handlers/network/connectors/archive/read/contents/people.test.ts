import { describe, expect, test } from "vitest";
import type { ArchiveContents } from "../../../../../../../handlers/network/connectors/archive/read/index.ts";
import { csvText } from "../../../../../../fixtures/archive/csv-text.ts";
import { readFiles } from "../../../../../../support/archive.ts";

const url = (slug: string) => `https://www.linkedin.com/in/${slug}`;
const profile = "First Name,Last Name\nAna,Silva\n";

/**
 * Formats the file of messages. A row contains the sender, its address, the recipients, their addresses and the
 * conversation.
 */
function messages(
  ...rows: readonly (readonly [from: string, fromUrl: string, to: string, toUrls: string, conversation: string])[]
) {
  return csvText([
    ["FROM", "SENDER PROFILE URL", "TO", "RECIPIENT PROFILE URLS", "CONVERSATION ID", "DATE", "CONTENT"],
    ...rows.map((row, index) => [...row, `2025-06-01 14:03:${String(index).padStart(2, "0")} UTC`, "Hello"]),
  ]);
}

function connections(...rows: readonly (readonly [first: string, last: string, url: string])[]) {
  return csvText([["First Name", "Last Name", "URL", "Connected On"], ...rows.map((row) => [...row, "08 Feb 2026"])]);
}

function invitations(...rows: readonly (readonly [direction: string, inviter: string, invitee: string])[]) {
  const cells = rows.map(([direction, inviter, invitee]) => [
    inviter,
    invitee,
    direction,
    url(inviter),
    url(invitee),
    "1/29/26, 2:37 PM",
  ]);
  return csvText([["From", "To", "Direction", "inviterProfileUrl", "inviteeProfileUrl", "Sent At"], ...cells]);
}

/** The name or key of each sender. */
const senders = ({ messages: sent, people, owner }: ArchiveContents) =>
  sent.map(({ senderId }) => {
    const person = people.find(({ id }) => id === senderId);
    return senderId === owner.personId ? "owner" : (person?.key ?? person?.name ?? "nobody");
  });

describe("the owner", () => {
  test("is the inviter of outgoing and the invitee of incoming invitations", async () => {
    const { owner, invitations: found } = await readFiles({
      "Profile.csv": profile,
      "Invitations.csv": invitations(["OUTGOING", "me", "bo"], ["INCOMING", "cy", "me"], ["OUTGOING", "me", "di"]),
    });
    expect(owner).toMatchObject({ key: "me", name: "Ana Silva", foundBy: "invitations" });
    expect(found.map(({ inviterId }) => inviterId === owner.personId)).toEqual([true, false, true]);
  });

  test("is the invitee if all invitations are incoming", async () => {
    const { owner } = await readFiles({
      "Invitations.csv": invitations(["INCOMING", "bo", "me"], ["INCOMING", "cy", "me"]),
    });
    expect(owner).toMatchObject({ key: "me", name: "me" });
  });

  test("is not guessed from conflicting invitations", async () => {
    const { owner } = await readFiles({
      "Invitations.csv": invitations(["INCOMING", "bo", "me"], ["INCOMING", "cy", "you"]),
    });
    expect(owner.key).toBeNull();
  });

  test("is found by the conversations and the name of the profile", async () => {
    const { owner } = await readFiles({
      "Profile.csv": profile,
      "messages.csv": messages(
        ["Ana Silva", url("ana-1"), "Bo Li", url("bo"), "c1"],
        ["Cy Wu", url("cy"), "Ana Silva", url("ana-1"), "c2"],
      ),
    });
    expect(owner).toMatchObject({ key: "ana-1", foundBy: "messages" });
  });

  test("is found by many conversations without a profile", async () => {
    const rows = ["bo", "cy", "di", "el"].map((other) => ["Other", url(other), "Ana", url("ana"), other] as const);
    expect((await readFiles({ "messages.csv": messages(...rows) })).owner).toMatchObject({ key: "ana", name: "Ana" });
  });

  test("is not guessed from one conversation", async () => {
    const contents = await readFiles({ "messages.csv": messages(["Bo", url("bo"), "Cy", url("cy"), "c1"]) });
    expect(contents.owner).toMatchObject({ key: null, name: null, foundBy: null });
    expect(contents.report.remarks).toContain(
      "The owner's profile address is not known: no invitation or conversation shows it.",
    );
  });

  test("is known only by the name of the profile if there are no addresses", async () => {
    const contents = await readFiles({
      "Profile.csv": profile,
      "messages.csv": messages(["Ana Silva", "", "Bo Li", "", "c1"], ["Bo Li", "", "Ana Silva", "", "c1"]),
    });
    expect(contents.owner).toMatchObject({ key: null, foundBy: "profile" });
    expect(senders(contents)).toEqual(["owner", "Bo Li"]);
  });
});

describe("people with an address", () => {
  test("are one person, however the address is written", async () => {
    const { connections: found, people } = await readFiles({
      "Connections.csv": connections(
        ["Zoë", "B", "https://www.linkedin.com/in/zo%C3%AB-b"],
        ["Zoë", "B", "http://de.linkedin.com/in/ZO%C3%8B-b/?trk=x"],
        ["Zoë", "B", "www.linkedin.com/in/zoe%CC%88-b"],
      ),
    });
    expect(found).toHaveLength(1);
    expect(people.map(({ key, url: address }) => [key, address])).toEqual([
      [null, null],
      ["zoë-b", "https://www.linkedin.com/in/zo%C3%AB-b"],
    ]);
  });

  test("keep an address that cannot be decoded", async () => {
    const { people } = await readFiles({ "Connections.csv": connections(["A", "B", url("100%zz")]) });
    expect(people[1]?.key).toBe("100%zz");
  });

  test("may be the pages of companies", async () => {
    const contents = await readFiles({
      "messages.csv": messages(["Globex", "https://www.linkedin.com/company/globex/", "Ana", url("ana"), "c1"]),
    });
    expect(contents.people[1]).toMatchObject({ identifiedBy: "page", key: "company/globex", name: "Globex" });
  });

  test("do not have addresses of other sites", async () => {
    const contents = await readFiles({ "Connections.csv": connections(["A", "B", "javascript:alert(1)"]) });
    expect(contents.people[1]).toMatchObject({ identifiedBy: "name", url: null });
  });
});

describe("a name without an address", () => {
  test("identifies the only person with that name", async () => {
    const contents = await readFiles({
      "Connections.csv": connections(["Bo", "Li", url("bo")]),
      "messages.csv": messages(["Bo  LI", "", "Ana", url("ana"), "c1"], ["Bo Li", "", "Ana", url("ana"), "c2"]),
    });
    expect(senders(contents)).toEqual(["bo", "bo"]);
  });

  test("is a separate person in each conversation if several people have it", async () => {
    const contents = await readFiles({
      "Connections.csv": connections(["Bo", "Li", url("bo-1")], ["Bo", "Li", url("bo-2")]),
      "messages.csv": messages(
        ["Bo Li", "", "Ana", "", "c1"],
        ["Bo Li", "", "Ana", "", "c1"],
        ["Bo Li", "", "Ana", "", "c2"],
      ),
    });
    expect(senders(contents)).toEqual(["Bo Li", "Bo Li", "Bo Li"]);
    expect(new Set(contents.messages.map(({ senderId }) => senderId)).size).toBe(2);
    expect(contents.people.filter(({ identifiedBy }) => identifiedBy === "nothing")).toHaveLength(2);
  });

  test("of a connection does not identify another connection with that name", async () => {
    const contents = await readFiles({
      "Connections.csv": connections(["Bo", "Li", url("bo")], ["Bo", "Li", ""], ["Cy", "Wu", ""]),
    });
    expect(contents.connections).toHaveLength(3);
    expect(contents.people.map(({ identifiedBy }) => identifiedBy)).toEqual(["owner", "profile", "nothing", "name"]);
  });

  test("of a connection identifies the person with that name who writes messages", async () => {
    const contents = await readFiles({
      "Connections.csv": connections(["Bo", "Li", ""]),
      "messages.csv": messages(["Bo Li", url("bo"), "Ana", url("ana"), "c1"]),
    });
    expect(contents.people.find(({ key }) => key === "bo")?.connection).toMatchObject({ firstName: "Bo" });
    expect(contents.connections).toHaveLength(1);
  });
});

describe("closed accounts", () => {
  test("are one person in each conversation, without a name", async () => {
    const contents = await readFiles({
      "messages.csv": messages(
        ["LinkedIn Member", "", "Ana", url("ana"), "c1"],
        ["Ana", url("ana"), "LinkedIn Member", "", "c1"],
        ["LinkedIn Member", "", "Ana", url("ana"), "c2"],
      ),
    });
    const unknown = contents.people.filter(({ identifiedBy }) => identifiedBy === "nothing");
    expect(unknown.map(({ name }) => name)).toEqual([null, null]);
    expect(contents.conversations.map(({ participantIds }) => participantIds.length)).toEqual([3, 3]); // with the unknown owner
  });

  test("whose row in the list is empty are not connections", async () => {
    const contents = await readFiles({ "Connections.csv": connections(["", "", ""], ["Bo", "Li", url("bo")]) });
    expect(contents.connections).toHaveLength(1);
    expect(contents.report.files[0]).toMatchObject({ rowsUnderstood: 2, rowsNotUnderstood: 0 });
  });
});

describe("several recipients", () => {
  const names = ({ people }: ArchiveContents) => Object.fromEntries(people.map(({ key, name }) => [key ?? "", name]));

  test("get their names if there is one for each address", async () => {
    const group = await readFiles({
      "messages.csv": messages(["Ana", url("ana"), "Bo Li,Cy Wu", `${url("bo")},${url("cy")}`, "c1"]),
    });
    expect(names(group)).toMatchObject({ bo: "Bo Li", cy: "Cy Wu" });
    expect(group.conversations[0]).toMatchObject({ kind: "group" });
  });

  test("get no names if a comma inside a name makes the match uncertain", async () => {
    const to = "Bo Li, Ph.D., Cy Wu";
    const toUrls = `${url("bo")}, ${url("cy")}`;
    const unknown = await readFiles({ "messages.csv": messages(["Ana", url("ana"), to, toUrls, "c1"]) });
    expect(names(unknown)).toMatchObject({ bo: null, cy: null });
    const known = await readFiles({
      "Connections.csv": connections(["Bo", "Li, Ph.D.", url("bo")]),
      "messages.csv": messages(["Ana", url("ana"), to, toUrls, "c1"]),
    });
    expect(names(known)).toMatchObject({ bo: "Bo Li, Ph.D.", cy: "Cy Wu" });
  });

  test("get the remaining name if only one address has no name", async () => {
    const to = "Ann Owner, Jane Doe, Ph.D.";
    const [owner, jane] = [url("ann-owner"), url("jane-doe")];
    const named = async (toText: string, toUrls: string) =>
      names(
        await readFiles({
          "messages.csv": messages(
            ["Bo Li", url("bo"), toText, toUrls, "c1"],
            ["Ann Owner", owner, "Bo Li", url("bo"), "c2"],
          ),
        }),
      );
    expect(await named(to, `${owner},${jane}`)).toMatchObject({
      "ann-owner": "Ann Owner",
      "jane-doe": "Jane Doe, Ph.D.",
    });
    expect(await named("Jane Doe, MBA, CFA, Ann Owner", `${owner},${jane}`)).toMatchObject({
      "jane-doe": "Jane Doe, MBA, CFA",
    });
    // The order of names and addresses differs: the owner's name is not Jane's.
    expect(await named("Ann Owner, Jane Doe", `${jane},${owner}`)).toMatchObject({ "jane-doe": "Jane Doe" });
    // The remaining text may name somebody without an address, or it surrounds the owner's name.
    expect(await named("Ann Owner, Jane Doe, Bob Roe", `${owner},${jane}`)).toMatchObject({ "jane-doe": null });
    expect(await named("Jane Doe, Ann Owner, Ph.D.", `${owner},${jane}`)).toMatchObject({ "jane-doe": null });
  });

  test("may include a closed account", async () => {
    const contents = await readFiles({
      "messages.csv": messages(["Ana", url("ana"), "LinkedIn Member, Bo Li", url("bo"), "c1"]),
    });
    expect(names(contents)).toMatchObject({ bo: "Bo Li" });
    expect(contents.people.filter(({ identifiedBy }) => identifiedBy === "nothing")).toHaveLength(1);
  });
});
