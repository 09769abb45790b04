import { expect, test } from "vitest";
import type { FollowState } from "../../../../generated/schemas.ts";
import { block } from "../../../support/block.ts";
import { everyPage } from "../../../support/every-page.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("lists members and companies once, latest first, by kind and words, without members who block the account", async () => {
  const service = await startService();
  const follows = await networkOf(service)
    .selectFrom("net_follows")
    .select(["kind", "target_id", "created_at"])
    .where("follower_id", "=", "prf_demo_0001")
    .orderBy("created_at", "desc")
    .orderBy("target_id", "desc")
    .execute();
  const hidden = follows.find(({ kind }) => kind === "member")?.target_id ?? "";
  await block(service, hidden, "prf_demo_0001");
  const shown = follows.filter(({ target_id }) => target_id !== hidden);
  const list = (input: object, limit: number) => everyPage<FollowState>(service, "list_following", input, limit);
  for (const limit of [7, 100])
    expect((await list({}, limit)).map(({ id }) => id)).toEqual(shown.map(({ target_id }) => target_id));
  for (const kind of ["member", "company"] as const) {
    const states = await list({ kind }, 100);
    expect(states.map(({ id }) => id)).toEqual(
      shown.filter((one) => one.kind === kind).map(({ target_id }) => target_id),
    );
    const [first] = states;
    const found = await list({ kind, keyword: first?.name.slice(0, -1) }, 100);
    expect(found).toContainEqual(first);
  }
});
