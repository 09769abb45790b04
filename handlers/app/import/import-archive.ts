import type { Kysely } from "kysely";
import { announceAccounts, connectAccount, type Service, type Store } from "../../../runtime/index.ts";
import {
  ownerMemberId,
  writeArchive,
  type WrittenArchive,
} from "../../network/connectors/archive/import/write-archive.ts";
import { readNotes } from "../../network/connectors/archive/import/read-notes.ts";
import type { ArchiveContents } from "../../network/connectors/archive/read/index.ts";
import { allNetworks, openScope } from "../../network/mirror/open-scope.ts";
import { createNetwork } from "../../network/networks.ts";
import { addNotes } from "../../service/annotations/annotations.ts";
import type { AnnotationTables } from "../../service/annotations/tables.ts";
import { firstWorkspaceId } from "../demo/demo-world.ts";
import { findTarget, type ImportTarget } from "./find-target.ts";

export interface ImportOptions {
  readonly contents: ArchiveContents;
  readonly target: ImportTarget;
  readonly onProgress?: (done: number, total: number, phase: string) => void;
}

/** The parts of the service that an import uses. */
export type ImportServices = Parameters<typeof connectAccount>[0] & Pick<Service, "clock">;

export interface ImportResult {
  readonly account_id: string;
  readonly workspace_id: string;
  readonly name: string;
  /** Whether the account is new. */
  readonly created: boolean;
  /** Whether the archive identifies its owner. */
  readonly ownerIsKnown: boolean;
  readonly changes: WrittenArchive["changes"];
  readonly older: WrittenArchive["older"];
  /** The number of new notes on people. */
  readonly notes: number;
}

/**
 * Imports an archive in one transaction: as a new account on a network of its own, or into the account with earlier
 * archives of the same owner.
 * @throws Error if the account or the workspace does not exist, or if the archive has a different owner.
 */
export function importArchive(services: ImportServices, options: ImportOptions): Promise<ImportResult> {
  return services.store.transaction((tx) => importWithin(services, tx, options));
}

async function importWithin(
  services: ImportServices,
  writer: Store["writer"],
  { contents, target, onProgress }: ImportOptions,
): Promise<ImportResult> {
  const { dialect } = services.store;
  const now = services.clock();
  const db = allNetworks(writer);
  const workspace = { id: firstWorkspaceId, name: "Default", created_at: now };
  if (!(await writer.selectFrom("sb_workspaces").select("id").executeTakeFirst()))
    await writer
      .insertInto("sb_workspaces")
      .values(workspace)
      .onConflict((conflict) => conflict.column("id").doNothing()) // another process has added it
      .execute();
  const known = await findTarget(writer, contents.owner, target);
  const ownerIsKnown = contents.owner.foundBy !== null;
  const write = (networkId: number) =>
    writeArchive({ db, dialect, networkId, contents, ...(onProgress && { onProgress }) });
  const writeNotes = async (networkId: number, accountId: string) => {
    const annotations = writer as unknown as Kysely<AnnotationTables>; // one database contains the tables of all modules
    const notes = await readNotes(openScope({ writer, dialect }, networkId), contents);
    return addNotes({ db: annotations, accountId, now }, notes);
  };
  if (known.account !== null) {
    const { id, workspace_id, network_id, display_name } = known.account;
    if (target.name !== null)
      await writer.updateTable("sb_accounts").set({ display_name: target.name }).where("id", "=", id).execute();
    const name = target.name ?? display_name;
    const written = await write(network_id);
    const notes = await writeNotes(network_id, id);
    await announceAccounts(services.store, writer);
    return { account_id: id, workspace_id, name, created: false, ownerIsKnown, ...written, notes };
  }
  const name = target.name ?? contents.owner.name ?? "Data archive";
  const networkId = await createNetwork(db, { kind: "archive", name, created_at: now });
  const written = await write(networkId);
  const account = {
    workspaceId: known.workspaceId,
    name,
    networkId,
    networkKind: "archive",
    externalId: ownerMemberId(contents),
    timezone: "UTC",
    credential: null,
  };
  const id = await connectAccount(services, writer, account, now);
  const notes = await writeNotes(networkId, id);
  return { account_id: id, workspace_id: known.workspaceId, name, created: true, ownerIsKnown, ...written, notes };
}
