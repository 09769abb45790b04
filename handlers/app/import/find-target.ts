import type { Store } from "../../../runtime/index.ts";
import { isSameName, readKnownOwner, type KnownOwner } from "../../network/connectors/archive/import/known-owner.ts";
import { describeOwner, isSamePerson, type ArchiveOwner } from "../../network/connectors/archive/read/index.ts";

type Tables = Store["writer"];

/** The account to import into. Properties that the caller has not given are null. */
export interface ImportTarget {
  /** The display name of the account. */
  readonly name: string | null;
  readonly accountId: string | null;
  readonly workspaceId: string | null;
}

interface ArchiveAccount {
  readonly id: string;
  readonly workspace_id: string;
  readonly network_id: number;
  readonly display_name: string;
}

/** The owner of the archives of an account. */
interface AccountOwner extends KnownOwner {
  readonly account: ArchiveAccount;
}

/**
 * Returns the workspace, and the account with earlier archives of the same owner; null to create one.
 * @throws Error if the account or the workspace does not exist, or if the archive has a different owner. Without `accountId` and
 * `name`, also if an account of the workspace may belong to the same person: the names are equal, and one of the profile addresses
 * is unknown.
 */
export async function findTarget(
  db: Tables,
  owner: ArchiveOwner,
  { name, accountId, workspaceId }: ImportTarget,
): Promise<{ readonly account: ArchiveAccount | null; readonly workspaceId: string }> {
  const workspaces = await db.selectFrom("sb_workspaces").select("id").orderBy("created_at").orderBy("id").execute();
  const workspace = workspaceId ?? workspaces[0]?.id ?? "";
  // Updating the row locks it. If two processes import the same archive, the second one finds the account of the first.
  const locked = await db
    .updateTable("sb_workspaces")
    .set((row) => ({ name: row.ref("name") }))
    .where("id", "=", workspace)
    .executeTakeFirst();
  if (locked.numUpdatedRows === 0n)
    throw new Error(`Unknown workspace "${workspace}". Valid: ${workspaces.map(({ id }) => id).join(", ")}.`);
  const owners = await readOwners(db);
  if (accountId !== null) {
    const found = owners.find(({ account }) => account.id === accountId);
    if (!found)
      throw new Error(`There is no account "${accountId}" with a data archive. Run: npx switchboard accounts list.`);
    requireSameOwner(found, owner);
    return { account: found.account, workspaceId: found.account.workspace_id };
  }
  const candidates = owners.filter(({ account }) => account.workspace_id === workspace);
  const same = owner.key === null ? undefined : candidates.find(({ key }) => key === owner.key);
  if (same) return { account: same.account, workspaceId: workspace };
  const namesake = candidates.find(
    (candidate) => (owner.key === null || candidate.key === null) && owner.name !== null && hasName(candidate, owner),
  );
  if (namesake && name === null) {
    throw new Error(
      `${namesake.account.id} may have archives of the same person, but the profile address that would prove it is missing. ` +
        `Import into it with --account ${namesake.account.id}, or create another account with --name.`,
    );
  }
  return { account: null, workspaceId: workspace };
}

async function readOwners(db: Tables): Promise<AccountOwner[]> {
  const accounts = await db
    .selectFrom("sb_accounts")
    .select(["id", "workspace_id", "network_id", "display_name", "external_id"])
    .where("network_kind", "=", "archive")
    .orderBy("connected_at")
    .orderBy("id")
    .execute();
  const owners: AccountOwner[] = [];
  for (const { external_id, ...account } of accounts) {
    const known = await readKnownOwner(db, account.network_id, external_id);
    if (known) owners.push({ account, ...known });
  }
  return owners;
}

const hasName = ({ name }: AccountOwner, owner: ArchiveOwner): boolean => isSameName(name ?? "", owner.name ?? "");

/** An archive without a recognizable owner may be imported into any account that the caller names. */
function requireSameOwner(known: AccountOwner, owner: ArchiveOwner): void {
  if (isSamePerson(known, owner)) return;
  throw new Error(
    `The archive and the archives of ${known.account.id} have different owners: ` +
      `${describeOwner(owner)} and ${describeOwner(known)}.`,
  );
}
