import { expect, test } from "vitest";
import type { Mention } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const owner = "prf_demo_0001";
const ana = "prf_demo_0002";

const readAll = (service: TestService, input = {}): Promise<Mention[]> =>
  everyPage<Mention>(service, "list_mentions", input, 3);

const key = ({ kind, comment_id, post_id }: Mention): string => `${kind} ${comment_id ?? post_id}`;

test("lists all mentions by others, newest first, with excerpts around the name", async () => {
  const service = await startService();
  const rows = await networkOf(service)
    .selectFrom("net_mentions")
    .selectAll()
    .where("member_id", "=", owner)
    .where("author_id", "!=", owner)
    .orderBy("created_at", "desc")
    .orderBy("source_id", "desc")
    .execute();
  const mentions = await readAll(service);
  expect(rows.length).toBeGreaterThan(3);
  expect(mentions.map(key)).toEqual(rows.map((row) => `${row.source_kind} ${row.source_id}`));
  for (const kind of ["post", "comment"] as const)
    expect(await readAll(service, { kind })).toEqual(mentions.filter((mention) => mention.kind === kind));
  const since = mentions[1]?.mentioned_at;
  expect(await readAll(service, { since })).toEqual(mentions.slice(0, 2));
  const { name } = (await service.call("get_profile")).body;
  for (const { kind, excerpt } of mentions) if (kind === "post") expect(excerpt).toContain(name);
});

test("shows a new mention with the account's responses, and hides authors who block the account", async () => {
  const service = await startService();
  const account_id = await addAccount(service, ana);
  const { name } = (await service.call("get_profile")).body;
  const text = `${"Long before. ".repeat(60)}Thank you, ${name as string}. ${"Long after. ".repeat(60)}`;
  const post = (await service.call("create_post", { text, mentions: [owner], account_id })).body;
  await service.call("create_post", { text: `I am ${name as string}`, mentions: [owner] });
  const [first] = (await service.call("list_mentions", { limit: 1 })).body.data as Mention[];
  expect(first).toMatchObject({
    kind: "post",
    post_id: post.id,
    comment_id: null,
    author: { id: ana },
    mentioned_at: post.published_at,
    own_reaction: null,
    answered: false,
    url: post.url,
  });
  expect(first?.excerpt).toMatch(new RegExp(`^….*Thank you, ${name as string}\\..*…$`));
  expect(Array.from(first?.excerpt ?? "")).toHaveLength(300);
  service.clock.advance(60_000);
  await service.call("comment_on_post", { post_id: post.id, text: "Thank you" });
  await service.call("react_to_post", { post_id: post.id, type: "love" });
  const answered = (await service.call("list_mentions", { limit: 1 })).body.data;
  expect(answered).toEqual([{ ...first, own_reaction: "love", answered: true }]);

  const before = await readAll(service);
  await block(service, ana, owner);
  expect((await readAll(service)).map(key)).toEqual(before.filter(({ author }) => author?.id !== ana).map(key));
});
