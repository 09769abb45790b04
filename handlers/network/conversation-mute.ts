import type { Store } from "../../runtime/index.ts";
import { openScope } from "./mirror/open-scope.ts";

/** Returns whether a member has muted a conversation. For event consumers. */
export async function hasMuted(
  store: Pick<Store, "writer" | "dialect">,
  networkId: number,
  { memberId, conversationId }: { readonly memberId: string; readonly conversationId: string },
): Promise<boolean> {
  const { db } = openScope(store, networkId);
  const row = await db
    .selectFrom("net_participants")
    .select("muted")
    .where("conversation_id", "=", conversationId)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row?.muted === 1;
}
