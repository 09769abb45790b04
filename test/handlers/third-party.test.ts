import { join } from "node:path";
import { expect, test } from "vitest";
import { readSpec } from "../support/examples.ts";
import { networkOf } from "../support/network.ts";
import { startService } from "../support/start-service.ts";

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

test("texts of the account are stored and searched unchanged, and a replay is reported together with the locations", async () => {
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

/** Tools that return texts of members, among others. */
const expected = ["get_profile", "get_messages", "get_post", "list_post_comments", "list_invitations", "search_people"];

test("every tool that returns text written by members declares it", async () => {
  const service = await startService();
  for (const { name, examples } of tools.filter((tool) => expected.includes(tool.name))) {
    const { body } = await service.rpc("tools/call", { name, arguments: examples[0]?.input ?? {} });
    const places: readonly string[] = body._meta?.["switchboard/third-party"] ?? [];
    expect({ name, count: places.length }).toEqual({ name, count: expect.any(Number) });
    expect(places.every((place) => /^(\/(\*|[a-z_]+))+$/.test(place))).toBe(true);
    expect(places).not.toEqual([]);
  }
});
