import type { BlockState } from "../../../../generated/schemas.ts";
import { afterPosition, toPage } from "../../../paging/keyset.ts";
import type { Page, PageRequest } from "../../../paging/page.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { NetworkView } from "../network-view.ts";
import { findBlockedId, findOtherMemberId, memberNotFound } from "../profiles/find-member.ts";
import { readMemberRefs } from "../profiles/member-summaries.ts";
import { recordBlock } from "./record-block.ts";

/** Blocks a member. If the account already blocks the member, nothing changes: the first reason is kept. */
export async function blockMember(view: NetworkView, reference: string, reason: string | null): Promise<BlockState> {
  const blocked = await findBlockedId(view, reference);
  const id = blocked ?? (await findOtherMemberId(view, reference));
  const receipt = await view.act("block_member", async () => (blocked === null ? { member_id: id } : null));
  if (receipt) await recordBlock(view, { member_id: view.memberId, blocked_id: id, reason, created_at: receipt.at });
  return readBlock(view, id);
}

/** Lifts the block on a member. What the block ended is not restored. Without a block, nothing changes. */
export async function unblockMember(view: NetworkView, reference: string): Promise<BlockState> {
  const { db, memberId } = view;
  const blocked = await findBlockedId(view, reference);
  const id = blocked ?? (await findOtherMemberId(view, reference));
  const receipt = await view.act("unblock_member", async () => (blocked === null ? null : { member_id: id }));
  if (receipt)
    await db.deleteFrom("net_blocks").where("member_id", "=", memberId).where("blocked_id", "=", id).execute();
  return readBlock(view, id);
}

/** Lists the members whom the account blocks, latest first. */
export async function listBlocks(view: NetworkView, page: PageRequest): Promise<Page<BlockState>> {
  const rows = await view.db
    .selectFrom("net_blocks")
    .select(["blocked_id", "reason", "created_at"])
    .where("member_id", "=", view.memberId)
    .where(afterPosition(["created_at", "blocked_id"], page.after, "desc"))
    .orderBy("created_at", "desc")
    .orderBy("blocked_id", "desc")
    .limit(page.limit + 1)
    .execute();
  return toPage(
    rows,
    page,
    (row) => [row.created_at, row.blocked_id],
    async (shown) => {
      const profiles = await readMemberRefs(
        view,
        shown.map(({ blocked_id }) => blocked_id),
      );
      return shown.flatMap(({ blocked_id, reason, created_at }) => {
        const profile = profiles.get(blocked_id);
        return profile ? [{ profile, blocked: true, reason, blocked_at: isoTime(created_at) }] : [];
      });
    },
  );
}

async function readBlock(view: NetworkView, id: string): Promise<BlockState> {
  const profile = (await readMemberRefs(view, [id])).get(id);
  if (!profile) throw memberNotFound();
  const row = await view.db
    .selectFrom("net_blocks")
    .select(["reason", "created_at"])
    .where("member_id", "=", view.memberId)
    .where("blocked_id", "=", id)
    .executeTakeFirst();
  if (!row) return { profile, blocked: false, reason: null, blocked_at: null };
  return { profile, blocked: true, reason: row.reason, blocked_at: isoTime(row.created_at) };
}
