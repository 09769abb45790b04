import type { FollowState } from "../../../../generated/schemas.ts";
import { isoTimeOrNull } from "../../../time/iso-time.ts";
import type { NetworkScope, NetworkView } from "../network-view.ts";
import { companyUrl, findCompanyId } from "../profiles/company-summaries.ts";

/** Follows a company, or stops following it; repeating it changes nothing. */
export async function followCompany(view: NetworkView, reference: string, following: boolean): Promise<FollowState> {
  const id = await findCompanyId(view, reference);
  const receipt = await view.act(following ? "follow_company" : "unfollow_company", async () =>
    (await readCompanyFollow(view, id)).following === following ? null : { company_id: id },
  );
  if (receipt) await recordCompanyFollow(view, id, following, receipt.at);
  return readCompanyFollow(view, id);
}

/** Records that the account follows a company, or no longer does, and updates the company's number of followers. */
async function recordCompanyFollow(
  { db, memberId }: NetworkScope & Pick<NetworkView, "memberId">,
  id: string,
  following: boolean,
  at: number,
): Promise<void> {
  const changed = following
    ? await db
        .insertInto("net_follows")
        .values({ follower_id: memberId, kind: "company", target_id: id, created_at: at, source: "company_page" })
        .onConflict((conflict) => conflict.doNothing())
        .returning("target_id")
        .executeTakeFirst()
    : await db
        .deleteFrom("net_follows")
        .where("follower_id", "=", memberId)
        .where("target_id", "=", id)
        .returning("target_id")
        .executeTakeFirst();
  if (!changed) return;
  await db
    .updateTable("net_companies")
    .set((set) => ({ follower_count: set("follower_count", following ? "+" : "-", 1) }))
    .where("id", "=", id)
    .execute();
}

async function readCompanyFollow({ db, memberId }: NetworkView, id: string): Promise<FollowState> {
  const company = await db
    .selectFrom("net_companies as c")
    .leftJoin("net_follows as f", (join) =>
      join.onRef("f.target_id", "=", "c.id").on("f.follower_id", "=", memberId).on("f.kind", "=", "company"),
    )
    .select(["c.handle", "c.name", "c.follower_count", "f.created_at"])
    .where("c.id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    kind: "company",
    id,
    name: company.name,
    headline: null,
    following: company.created_at !== null,
    followed_at: isoTimeOrNull(company.created_at),
    follower_count: company.follower_count,
    url: companyUrl(company.handle),
  };
}
