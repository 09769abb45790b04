import { expect, test } from "vitest";
import type { SuggestedConnection } from "../../../../generated/schemas.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const maya = "prf_demo_0001";
const dayMs = 86_400_000;

/** Computes the score of every member who is neither a connection nor invited nor blocked, from the rows of the network. */
async function expectedScores(service: TestService): Promise<[string, number][]> {
  const network = networkOf(service);
  const members = await network.selectFrom("net_members").select(["id", "rank", "company_id"]).execute();
  const connections = await network.selectFrom("net_connections").select(["member_id", "other_id"]).execute();
  const positions = await network.selectFrom("net_positions").select(["member_id", "company_id", "ended_on"]).execute();
  const educations = await network.selectFrom("net_educations").select(["member_id", "school"]).execute();
  const invitations = await network.selectFrom("net_invitations").selectAll().execute();
  const blocks = await network.selectFrom("net_blocks").selectAll().execute();
  const of = (id: string) => connections.filter(({ member_id }) => member_id === id).map(({ other_id }) => other_id);
  const companiesOf = (id: string) =>
    new Set(positions.flatMap((one) => (one.member_id === id && one.company_id !== null ? [one.company_id] : [])));
  const schoolsOf = (id: string) => new Set(educations.flatMap((one) => (one.member_id === id ? [one.school] : [])));
  const own = new Set(of(maya));
  const current = positions.find((one) => one.member_id === maya && one.ended_on === null)?.company_id;
  const excluded = new Set([
    maya,
    ...own,
    ...blocks.flatMap(({ member_id, blocked_id }) => [member_id, blocked_id]),
    ...invitations
      .filter(({ sender_id, recipient_id }) => [sender_id, recipient_id].includes(maya))
      .filter(
        ({ status, sender_id, responded_at }) =>
          status === "pending" ||
          (status === "withdrawn" && sender_id === maya && (responded_at ?? 0) > service.clock() - 21 * dayMs),
      )
      .flatMap(({ sender_id, recipient_id }) => [sender_id, recipient_id]),
  ]);
  const scored = members
    .filter(({ id }) => !excluded.has(id))
    .map(({ id, rank, company_id }) => {
      const mutual = of(id).filter((other) => own.has(other)).length;
      const isColleague = company_id !== null && company_id === current;
      const shared = [...companiesOf(id)].some(
        (one) => companiesOf(maya).has(one) && !(isColleague && one === current),
      );
      const school = [...schoolsOf(id)].some((one) => schoolsOf(maya).has(one));
      return { id, rank, score: mutual + (isColleague ? 10 : 0) + (shared ? 5 : 0) + (school ? 5 : 0) };
    });
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.rank - other.rank)
    .map(({ id, score }) => [id, score]);
}

test("ranks members by the documented score, and omits those whom the account cannot invite", async () => {
  const service = await startService();
  await service.call("block_user", { profile_id: "prf_demo_0043" });
  const { id } = (await service.call("send_invitation", { profile_id: "prf_demo_0040" })).body;
  await service.call("send_invitation", { profile_id: "prf_demo_0041" });
  await service.call("cancel_invitation", { invitation_id: id });
  const expected = await expectedScores(service);
  expect(expected.length).toBeGreaterThan(10);
  const list = (limit: number) => everyPage<SuggestedConnection>(service, "list_suggested_connections", {}, limit);
  const suggested = await list(7);
  expect(suggested.map(({ profile, score }) => [profile.id, score])).toEqual(expected);
  expect(await list(100)).toEqual(suggested);
  for (const { profile, reasons } of suggested) {
    const mutual = reasons.find(({ kind }) => kind === "mutual_connections")?.count ?? 0;
    expect(mutual).toBe(profile.mutual_connection_count);
  }
  expect(new Set(suggested.flatMap(({ reasons }) => reasons.map(({ kind }) => kind))).size).toBeGreaterThan(2);
  service.clock.advance(21 * dayMs);
  const later = (await list(100)).map(({ profile }) => profile.id);
  expect(later).toContain("prf_demo_0040");
  expect(later).not.toContain("prf_demo_0041");
});
