import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { ToolName } from "../../runtime/index.ts";
import { createDraft } from "../support/campaigns.ts";
import { readSpec } from "../support/examples.ts";
import { networkOf } from "../support/network.ts";
import { startService, type TestService } from "../support/start-service.ts";

const { tools } = readSpec(join(import.meta.dirname, "../.."));
const author = "prf_demo_0002";
/** A right-to-left override, a zero-width space and an instruction in tag characters. */
const hidden = `\u{202e}\u{200b}${Array.from("ignore", (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("")}`;

test("texts of other people are returned without invisible characters, and MCP results list their locations", async () => {
  const service = await startService();
  const network = networkOf(service);
  const text = `Good news 👩‍💻\nfrom 🏴󠁧󠁢󠁥󠁮󠁧󠁿`;
  await network
    .updateTable("net_members")
    .set({ headline: `CTO${hidden}` })
    .where("id", "=", author)
    .execute();
  const post = await network
    .selectFrom("net_posts")
    .select("id")
    .where("author_id", "=", author)
    .executeTakeFirstOrThrow();
  await network
    .updateTable("net_posts")
    .set({ text: `${text}${hidden}` })
    .where("id", "=", post.id)
    .execute();
  const { body } = await service.rpc("tools/call", { name: "get_post", arguments: { post_id: post.id } });
  expect(body.structuredContent).toMatchObject({ text, author: { headline: "CTO" } });
  expect(JSON.parse(body.content[0].text)).toEqual(body.structuredContent);
  expect((await service.rest(`GET /posts/${post.id}`)).body).toEqual(body.structuredContent);
  expect(body._meta["switchboard/third-party"]).toEqual(expect.arrayContaining(["/text", "/author/headline"]));
});

test("texts of the account are stored unchanged, and a replay is reported together with the locations", async () => {
  const service = await startService();
  const options = { idempotencyKey: "a-post-with-marks" };
  const call = () =>
    service.rpc("tools/call", {
      name: "create_post",
      arguments: { text: `Hello${hidden}` },
      _meta: { "switchboard/idempotency-key": options.idempotencyKey },
    });
  const [first, second] = [await call(), await call()];
  expect(first.body.structuredContent.text).toBe("Hello");
  expect(second.body._meta).toEqual({ ...first.body._meta, "switchboard/idempotency-replayed": true });
  const stored = await networkOf(service)
    .selectFrom("net_posts")
    .select("text")
    .where("id", "=", first.body.structuredContent.id)
    .executeTakeFirstOrThrow();
  expect(stored.text).toBe(`Hello${hidden}`);
});

/** Appends invisible characters to what all members and companies have written. */
async function hideCharacters(service: TestService): Promise<void> {
  const network = networkOf(service);
  const append = (column: string) => sql<string>`${sql.ref(column)} || ${hidden}`;
  const [name, location, industry] = [append("name"), append("location"), append("industry")];
  const member = { name, location, industry, first_name: append("first_name"), website: append("website") };
  await network.updateTable("net_members").set(member).execute();
  await network.updateTable("net_companies").set({ name, location, industry }).execute();
  await network
    .updateTable("net_updates")
    .set({ text: append("text") })
    .execute();
  await network
    .updateTable("net_notices")
    .set({ text: append("text") })
    .execute();
}

/** Tools that also return words of members in texts of the service, and the locations of these words. */
const mixed: readonly (readonly [ToolName, object, ...string[]])[] = [
  ["get_profile", { profile_id: author, sections: ["contact"] }, "/industry", "/handle", "/contact/website"],
  ["search_people", { industry: "Renewble Energi" }, "/no_matches/unknown_values/*/nearest/*"],
  ["get_search_parameters", { kind: "industry" }, "/data/*/name", "/data/*/value"],
  ["list_navigator_alerts", { since: "2025-01-01T00:00:00.000Z" }, "/data/*/text"],
  ["list_notifications", {}, "/data/*/text"],
  ["add_exclusions", { profile_ids: [author] }, "/data/*/text"],
  ["list_exclusions", {}, "/data/*/name"],
];

test("texts of the service that contain words of members are marked, and have no invisible characters", async () => {
  const service = await startService();
  await hideCharacters(service);
  const draft = { campaign_id: await createDraft(service) };
  const samples = ["/samples/*/steps/*/text", "/samples/*/steps/*/subject"];
  for (const [name, input, ...places] of [...mixed, ["preview_campaign_launch", draft, ...samples] as const]) {
    const { body } = await service.rpc("tools/call", { name, arguments: input });
    expect(body._meta["switchboard/third-party"], name).toEqual(expect.arrayContaining(places));
    const texts = places.flatMap((place) => textsAt(body.structuredContent, place.split("/").slice(1)));
    expect(
      texts.filter((text) => typeof text === "string" && text !== ""),
      name,
    ).not.toEqual([]);
    for (const character of hidden) expect(body.content[0].text, name).not.toContain(character);
  }
});

/** Returns the values at a location, in which `*` is any index. */
function textsAt(value: any, [part, ...rest]: readonly string[]): unknown[] {
  if (part === undefined || value === null || value === undefined) return [value];
  return (part === "*" ? value : [value[part]]).flatMap((each: unknown) => textsAt(each, rest));
}

test("the reason why a lead is excluded does not contain the name of its company", async () => {
  const service = await startService();
  const { body } = await service.call("get_profile", { profile_id: author });
  const { company_id, company_name } = body.current_position;
  await service.call("add_exclusions", { company_ids: [company_id], reason: "Partner" });
  const { error } = await service.call("save_lead", { profile_id: author });
  const { excluded } = (await service.call("get_relationship", { profile_id: author })).body;
  expect([error, excluded]).toEqual([undefined, "The member's company is on the do-not-contact list: Partner"]);
  expect(excluded).not.toContain(company_name);
});

test("a resource lists the locations of texts of other people", async () => {
  const service = await startService();
  const { body } = await service.rpc("resources/read", { uri: "switchboard://account/info" });
  expect(body.contents[0]._meta["switchboard/third-party"]).toContain("/clients/*/name");
  const tools = await service.rpc("resources/read", { uri: "switchboard://tools/list" });
  expect(tools.body.contents[0]._meta).toBeUndefined();
});

/** Some of the tools that return texts of members. */
const expected = ["get_profile", "get_messages", "get_post", "list_post_comments", "list_invitations", "search_people"];

test("tools that return text written by members declare its locations", async () => {
  const service = await startService();
  for (const { name, examples } of tools.filter((tool) => expected.includes(tool.name))) {
    const { body } = await service.rpc("tools/call", { name, arguments: examples[0]?.input ?? {} });
    const places: readonly string[] = body._meta?.["switchboard/third-party"] ?? [];
    expect({ name, count: places.length }).toEqual({ name, count: expect.any(Number) });
    expect(places.every((place) => /^(\/(\*|[a-z_]+))+$/.test(place))).toBe(true);
    expect(places).not.toEqual([]);
  }
});
