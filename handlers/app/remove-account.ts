import { deleteAccount, type JobKind, type JobServices, type Store } from "../../runtime/index.ts";
import { deleteNetwork } from "../network/mirror/delete-network.ts";
import { allNetworks } from "../network/mirror/open-scope.ts";

/**
 * Deletes an account with every row that belongs to it, and its network if no other account uses it.
 * @returns false if there is no such account.
 */
export function removeAccount(store: Store, id: string): Promise<boolean> {
  return deleteAccount(store, id, async (tx, networkId) => {
    const others = tx.selectFrom("sb_accounts").select("id").where("network_id", "=", networkId);
    if (!(await others.executeTakeFirst())) await deleteNetwork(allNetworks(tx), store.dialect, networkId);
  });
}

/** The job that deletes an account. The call that requests the deletion has already disconnected the account. */
export const createRemoveAccountJob = ({ store }: Pick<JobServices, "store">): JobKind => ({
  run: async ({ payload }) => void (await removeAccount(store, (payload as { account_id: string }).account_id)),
});
