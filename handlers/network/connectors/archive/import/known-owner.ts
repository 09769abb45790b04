import type { Store } from "../../../../../runtime/index.ts";
import { allNetworks } from "../../../mirror/open-scope.ts";
import { scopeToNetwork } from "../../../mirror/scope/scope-to-network.ts";
import { sortKey } from "../../../mirror/sql/fold-words.ts";
import { unknownName } from "./rows/member-rows.ts";

/** The owner of the archives that a network contains. */
export interface KnownOwner {
  /** null if no archive contained the address of the owner's profile. */
  readonly key: string | null;
  /** null if no archive contained the owner's name. */
  readonly name: string | null;
}

/** Reads the owner of the archives of a network; undefined if the network has no member with this id. */
export async function readKnownOwner(
  db: Store["writer"],
  networkId: number,
  memberId: string,
): Promise<KnownOwner | undefined> {
  const member = await scopeToNetwork(allNetworks(db), networkId)
    .selectFrom("net_members")
    .select(["handle", "name"])
    .where("id", "=", memberId)
    .executeTakeFirst();
  // Members without an address have their id as handle.
  return (
    member && {
      key: member.handle === memberId ? null : member.handle,
      name: member.name === unknownName ? null : member.name,
    }
  );
}

/** Returns whether two names are equal, ignoring case and accents. */
export const isSameName = (one: string, other: string): boolean => sortKey(one) === sortKey(other);
