import type { Store } from "../../runtime/index.ts";
import { openScope } from "./mirror/open-scope.ts";

/** Reads the text of a message of a network; null if it was deleted or does not exist. For event consumers. */
export async function readMessageText(
  store: Pick<Store, "writer" | "dialect">,
  networkId: number,
  messageId: string,
): Promise<string | null> {
  const { db } = openScope(store, networkId);
  const row = await db
    .selectFrom("net_messages")
    .select("text")
    .where("id", "=", messageId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row?.text ?? null;
}
