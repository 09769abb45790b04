import type { AccountClient } from "../../../generated/schemas.ts";
import { Failure, type CallContext, type Principal } from "../../../runtime/index.ts";
import { isoTime, isoTimeOrNull } from "../../time/iso-time.ts";

/** The part of the call context required to list and revoke the access of AI clients. */
export type ClientsContext = Pick<CallContext, "caller" | "grants">;

/** People manage their own clients. A key manages those of the workspace if it may read the audit log of the workspace. */
const mayManage = ({ personId, tools, accountIds }: Principal): boolean =>
  personId !== null || (tools.has("list_audit_events") && accountIds === null);

/** Lists the AI clients that have access, the latest first; only those that the caller may see. */
export async function listClients({ caller, grants }: ClientsContext): Promise<AccountClient[]> {
  if (!mayManage(caller)) return [];
  return (await grants.list()).map((grant) => ({
    id: grant.id,
    name: grant.clientName,
    host: grant.redirectHost,
    person: grant.personName,
    scopes: [...grant.scopes],
    account_ids: grant.accountIds && [...grant.accountIds],
    current: grant.id === caller.id,
    connected_at: isoTime(grant.createdAt),
    last_used_at: isoTimeOrNull(grant.lastUsedAt),
  }));
}

/** Revokes the access of an AI client. @throws Failure `not_found` for a client that the caller may not see. */
export async function revokeClient({ caller, grants }: ClientsContext, id: string): Promise<void> {
  if (mayManage(caller) && (await grants.revoke(id))) return;
  throw new Failure("not_found", { detail: "There is no AI client with this id.", hint: "Get ids from get_account." });
}
