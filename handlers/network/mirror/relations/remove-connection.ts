import type { Deleted } from "../../../../generated/schemas.ts";
import type { NetworkScope, NetworkView } from "../network-view.ts";
import { findOtherMemberId } from "../profiles/find-member.ts";
import { isConnected } from "../profiles/is-connected.ts";
import { removeConnection } from "./connect-members.ts";
import { removeFollow } from "./follows.ts";

/** Removes a member from the account's connections; without a connection, nothing changes. */
export async function removeFromConnections(view: NetworkView, reference: string): Promise<Deleted> {
  const id = await findOtherMemberId(view, reference);
  const receipt = await view.act("remove_connection", async () =>
    (await isConnected(view, id)) ? { member_id: id } : null,
  );
  if (!receipt) return { id, deleted: false };
  await disconnectMembers(view, view.memberId, id, receipt.at);
  return { id, deleted: true };
}

/**
 * Ends the connection of two members and the follows that it created, and updates the counters: the reverse of `connectMembers`.
 * If they are not connected, nothing changes.
 * @param at when the connection ended, in epoch milliseconds.
 */
export async function disconnectMembers(
  scope: NetworkScope,
  memberId: string,
  otherId: string,
  at: number,
): Promise<void> {
  if (!(await removeConnection(scope, memberId, otherId, at))) return;
  await scope.db
    .updateTable("net_members")
    .set((set) => ({ connection_count: set("connection_count", "-", 1) }))
    .where("id", "in", [memberId, otherId])
    .execute();
  await removeFollow(scope, memberId, otherId, "connection");
  await removeFollow(scope, otherId, memberId, "connection");
}
