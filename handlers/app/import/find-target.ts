import type { Store } from "../../../runtime/index.ts";
import { isSameName, readKnownOwner, type KnownOwner } from "../../network/connectors/archive/import/known-owner.ts";
import { describeOwner, isSamePerson, type ArchiveOwner } from "../../network/connectors/archive/read/index.ts";

type Db = Store["writer"];

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
 * Returns the workspace, and the account with earlier archives of the same owner, or null if the import must create one.
 * @throws Error if the account or the workspace does not exist, if the account belongs to another workspace, or if the
 * archive has a different owner. Without `accountId` and `name`, also if an account of the workspace may belong to the
 * same person: the names are equal, and one of the profile addresses is unknown.
 */
export async function findTarget(
  db: Db,
  owner: ArchiveOwner,
  { name, accountId, workspaceId }: ImportTarget,
): Promise<{ readonly account: ArchiveAccount | null; readonly workspaceId: string }> {
  const given = accountId === null ? workspaceId : await readWorkspaceOf(db, accountId, workspaceId);
  const workspace = await lockWorkspace(db, given);
  const owners = await readOwners(db);
  if (accountId !== null) {
    const found = owners.find(({ account }) => account.id === accountId);
    if (!found) throw unknownAccount(accountId);
    requireSameOwner(found, owner);
    return { account: found.account, workspaceId: workspace };
  }
  const candidates = owners.filter(({ account }) => account.workspace_id === workspace);
  const same = owner.key === null ? undefined : candidates.find(({ key }) => key === owner.key);
  if (same) return { account: same.account, workspaceId: workspace };
  const namesake = candidates.find(
    (candidate) => (owner.key === null || candidate.key === null) && owner.name !== null && hasName(candidate, owner),
  );
  if (namesake && name === null) {
    throw new Error(
      `${namesake.account.id} may have archives of the same person; this cannot be verified without the profile address. ` +
        `Import into it with --account ${namesake.account.id}, or create another account with --name.`,
    );
  }
  return { account: null, workspaceId: workspace };
}

/** Returns the workspace of an account. @throws Error if it is not the one that the caller has given. */
async function readWorkspaceOf(db: Db, accountId: string, workspaceId: string | null): Promise<string> {
  const account = await archiveAccounts(db).where("id", "=", accountId).executeTakeFirst();
  if (!account) throw unknownAccount(accountId);
  const { workspace_id } = account;
  if (workspaceId === null || workspaceId === workspace_id) return workspace_id;
  throw new Error(`The account "${accountId}" belongs to the workspace "${workspace_id}", not to "${workspaceId}".`);
}

const unknownAccount = (id: string): Error =>
  new Error(`There is no account "${id}" with a data archive. Run: npx switchboard accounts list.`);

/**
 * Locks a workspace, by default the first, by updating its row, and returns its id. If two processes import archives of
 * one person into it, the second one finds the account of the first.
 */
async function lockWorkspace(db: Db, workspaceId: string | null): Promise<string> {
  const workspaces = await db.selectFrom("sb_workspaces").select("id").orderBy("created_at").orderBy("id").execute();
  const id = workspaceId ?? workspaces[0]?.id ?? "";
  const locked = await db
    .updateTable("sb_workspaces")
    .set((row) => ({ name: row.ref("name") }))
    .where("id", "=", id)
    .executeTakeFirst();
  if (locked.numUpdatedRows > 0n) return id;
  throw new Error(`Unknown workspace "${id}". Valid: ${workspaces.map((row) => row.id).join(", ")}.`);
}

const archiveAccounts = (db: Db) =>
  db
    .selectFrom("sb_accounts")
    .select(["id", "workspace_id", "network_id", "display_name", "external_id"])
    .where("network_kind", "=", "archive");

async function readOwners(db: Db): Promise<AccountOwner[]> {
  const accounts = await archiveAccounts(db).orderBy("connected_at").orderBy("id").execute();
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
