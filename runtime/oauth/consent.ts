import type Provider from "oidc-provider";
import type { CallServices } from "../call/call-services.ts";
import { removingStatus } from "../identity/accounts.ts";
import { revokeGrants } from "../identity/grants.ts";
import type { Person } from "../identity/people.ts";
import { lifetimes } from "./provider.ts";

/** The access that a client requests. */
export interface ConsentRequest {
  readonly clientId: string;
  readonly clientName: string;
  readonly redirectHost: string;
  /** The requested scopes by resource. */
  readonly requested: Readonly<Record<string, readonly string[]>>;
}

/** The decision of a person. */
export interface Consent {
  readonly scopes: readonly string[];
  readonly accountIds: readonly string[];
}

/** Returns the requested scopes that a person may grant. */
export function grantableScopes({ requested }: ConsentRequest, { scopes }: Person): readonly string[] {
  const asked = new Set(Object.values(requested).flat());
  return scopes.filter((scope) => asked.has(scope));
}

/** Returns the accounts that a person may grant. */
export async function grantableAccounts(
  { store }: Pick<CallServices, "store">,
  { workspaceId, accountIds }: Person,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const rows = await store.reader
    .selectFrom("sb_accounts")
    .select(["id", "display_name"])
    .where("workspace_id", "=", workspaceId)
    .where("status", "!=", removingStatus)
    .orderBy("connected_at")
    .orderBy("id")
    .execute();
  const allowed = accountIds === null ? rows : rows.filter(({ id }) => accountIds.includes(id));
  return allowed.map(({ id, display_name }) => ({ id, name: display_name }));
}

/**
 * Stores the grant of a person to a client and returns its id. A client that registered itself is one installation, so its new
 * grant replaces the previous one. Clients with a metadata document have many installations.
 */
export async function storeGrant(
  { store, clock, newId }: Pick<CallServices, "store" | "clock" | "newId">,
  provider: Provider,
  person: Person,
  request: ConsentRequest,
  { scopes, accountIds }: Consent,
): Promise<string> {
  const { clientId, clientName, redirectHost, requested } = request;
  const id = newId("grt");
  const now = clock();
  const expiresAt = now + lifetimes.grant * 1_000;
  await store.transaction(async (tx) => {
    if (!clientId.startsWith("https:"))
      await revokeGrants(store, tx, { person_id: person.id, client_id: clientId }, now);
    await tx
      .insertInto("sb_oauth_grants")
      .values({
        id,
        workspace_id: person.workspaceId,
        person_id: person.id,
        client_id: clientId,
        client_name: clientName,
        redirect_host: redirectHost,
        scopes: JSON.stringify(scopes),
        account_ids: JSON.stringify(accountIds),
        default_account_id: null,
        issuer: null,
        created_at: now,
        last_used_at: null,
        expires_at: expiresAt,
        ended_at: null,
      })
      .execute();
    await tx
      .updateTable("sb_oauth_records")
      .set({ expires_at: expiresAt })
      .where("model", "=", "Client")
      .where("id", "=", clientId)
      .execute();
  });
  const grant = new provider.Grant({ accountId: person.id, clientId });
  grant.jti = id;
  for (const [resource, asked] of Object.entries(requested)) {
    grant.addResourceScope(resource, asked.filter((scope) => scopes.includes(scope)).join(" "));
    grant.rejectResourceScope(resource, asked.filter((scope) => !scopes.includes(scope)).join(" "));
  }
  return grant.save();
}
