import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAuditLog, type AuditLog } from "../../../runtime/audit/audit-log.ts";
import { migrate, openStore, runtimeMigrations } from "../../../runtime/index.ts";
import { addWorkspace } from "../../support/accounts.ts";
import { removeFolder } from "../../support/remove-folder.ts";

const flushMs = 100;

/** Opens the audit log of the service on a temporary store, which is removed at SIGTERM, and flushes it as the service does. */
export async function openAudit(workspaceId: string, accountId: string): Promise<AuditLog> {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-bench-"));
  const store = await openStore(`sqlite:${join(folder, "store.db")}`);
  await migrate(store, runtimeMigrations);
  await addWorkspace(store, workspaceId, [{ id: accountId }]);
  const audit = createAuditLog(store, randomBytes(32));
  setInterval(() => void audit.flush(), flushMs).unref();
  process.once("SIGTERM", () => {
    removeFolder(folder);
    process.exit();
  });
  return audit;
}
