import type { ExampleModel } from "../../../../generator/model/model.ts";
import { remoteAccountId, type TestRemote } from "../../../support/start-remote.ts";

/** The ids in the examples of the specification, each with the id of its counterpart on the remote network. */
export type Counterparts = Readonly<Record<string, string>>;

const localId = (prefix: string, urn: string): string => `${prefix}_rn_${urn.split(":").at(-1)}`;

/** Prepares the remote network for the examples, and synchronizes the mirror. */
export async function prepareCounterparts(served: TestRemote): Promise<Counterparts> {
  const { remote } = served;
  const list = async (path: string) => (await remote.call("GET", path)).body.elements as any[];
  const [connection] = await list("/v2/connections");
  const strangers = await findStrangers(served);
  const [first, second, third, fourth, fifth] = strangers;
  const invite = async (member: any) =>
    (await remote.as(member.urn, "POST", "/v2/invitations", { invitee: remote.owner })).urn as string;
  const received = [await invite(first), await invite(second)];
  const sent = await remote.call("POST", "/v2/invitations", { invitee: third.urn });
  const [own] = await list("/v2/posts?author=me");
  const [other] = await list("/v2/feed");
  const [conversation] = await list("/v2/conversations");
  await served.synchronize();
  return {
    acc_demo_0001: remoteAccountId,
    prf_demo_0002: localId("prf", connection.member.urn),
    prf_demo_0040: localId("prf", fourth.urn),
    prf_demo_0041: localId("prf", fifth.urn),
    cnv_demo_0001: localId("cnv", conversation.urn),
    inv_demo_0001: localId("inv", received[0] ?? ""),
    inv_demo_0002: localId("inv", received[1] ?? ""),
    inv_demo_0006: localId("inv", sent.body.urn),
    pst_demo_0001: localId("pst", own.urn),
    pst_demo_0041: localId("pst", other.urn),
  };
}

/** Members without a connection to the account and without an invitation. */
export async function findStrangers({ remote }: Pick<TestRemote, "remote">): Promise<any[]> {
  const people = (await remote.call("GET", "/v2/people?network=O,S&count=100")).body.elements as any[];
  const free = [];
  for (const person of people) {
    if ((await remote.call("GET", `/v2/members/${person.urn}?anonymous=true`)).status !== 200) continue;
    const invited = await Promise.all(
      ["sent", "received"].map((direction) =>
        remote.call("GET", `/v2/invitations?direction=${direction}&member=${person.urn}`),
      ),
    );
    if (invited.every(({ body }) => body.elements.length === 0)) free.push(person);
  }
  return free;
}

export const adapt = (example: ExampleModel, counterparts: Counterparts): ExampleModel =>
  JSON.parse(JSON.stringify(example).replace(/\b[a-z]+_demo_\d+\b/g, (id) => counterparts[id] ?? id)) as ExampleModel;
