import type { Kysely } from "kysely";
import type { Store } from "../store/store.ts";
import type { GrantRow, PersonRow, RuntimeTables } from "../store/tables.ts";
import { announceKeys } from "./key-changes.ts";
import type { Principal, ToolsOf } from "./principal.ts";

/** An access token that has not been revoked. */
export interface FoundToken {
  readonly principal: Principal;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** The path of the surface that the token was issued for. */
  readonly audience: string;
}

type PrincipalRow = Pick<
  GrantRow,
  "id" | "workspace_id" | "person_id" | "client_id" | "client_name" | "default_account_id"
> & {
  grant_scopes: string;
  grant_account_ids: string | null;
} & Pick<PersonRow, "name" | "plan" | "scopes" | "account_ids">;

const activeGrants = (reader: Kysely<RuntimeTables>) =>
  reader
    .selectFrom("sb_oauth_grants as g")
    .innerJoin("sb_people as p", "p.id", "g.person_id")
    .where("g.ended_at", "is", null)
    .select([
      ...(["g.id", "g.workspace_id", "g.person_id", "g.client_id", "g.client_name", "g.default_account_id"] as const),
      ...(["g.scopes as grant_scopes", "g.account_ids as grant_account_ids", "g.expires_at"] as const),
      ...(["p.name", "p.plan", "p.scopes", "p.account_ids"] as const),
    ]);

/** Reads an access token by its hash; null if it is unknown or revoked. */
export async function findToken(
  reader: Kysely<RuntimeTables>,
  hash: string,
  toolsOf: ToolsOf,
): Promise<FoundToken | null> {
  const row = await activeGrants(reader)
    .innerJoin("sb_oauth_records as r", "r.grant_id", "g.id")
    .where("r.model", "=", "AccessToken")
    .where("r.id", "=", hash)
    .select(["r.payload", "r.expires_at as token_expires_at"])
    .executeTakeFirst();
  if (!row) return null;
  const { scope = "", aud } = JSON.parse(row.payload) as { scope?: string; aud: string }; // written by the adapter
  const principal = toGrantPrincipal(row, scope.split(" "), toolsOf);
  return { principal, expiresAt: row.token_expires_at, audience: aud };
}

/**
 * Reads the permissions of a grant by its id; null if the grant is unknown, expired or revoked.
 * @param scopes those of a token, which replace those of the grant.
 */
export async function findGrantPrincipal(
  reader: Kysely<RuntimeTables>,
  id: string,
  now: number,
  toolsOf: ToolsOf,
  scopes?: readonly string[],
): Promise<Principal | null> {
  const row = await activeGrants(reader).where("g.id", "=", id).executeTakeFirst();
  if (!row || row.expires_at <= now) return null;
  return toGrantPrincipal(row, scopes ?? (JSON.parse(row.grant_scopes) as string[]), toolsOf); // written by this service
}

/** Ids of grants have this prefix. */
export const grantIdPrefix = "grt_";

/** Limits a client's permissions to those that the person has now. */
function toGrantPrincipal(row: PrincipalRow, granted: readonly string[], toolsOf: ToolsOf): Principal {
  const allowed = JSON.parse(row.scopes) as string[]; // written by this service
  const scopes = granted.filter((scope) => allowed.includes(scope));
  return {
    id: row.id,
    name: row.client_name,
    workspaceId: row.workspace_id,
    scopes,
    tools: toolsOf(scopes),
    plan: row.plan,
    defaultAccountId: row.default_account_id,
    accountIds: intersect(parse(row.grant_account_ids), parse(row.account_ids)),
    personId: row.person_id,
    clientId: row.client_id,
  };
}

const parse = (ids: string | null): readonly string[] | null => (ids === null ? null : (JSON.parse(ids) as string[]));

/** Returns the ids that both lists contain. Null is the list of all ids. */
function intersect(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((id) => other.includes(id));
}

/** Selects grants by the values of columns. */
export type GrantFilter = Readonly<Partial<Pick<GrantRow, "id" | "workspace_id" | "person_id" | "client_id">>>;

/** An active grant as people see it. */
export interface ListedGrant {
  readonly id: string;
  readonly personName: string;
  readonly clientName: string;
  /** The host of the client's redirect URI, or of the issuer of its tokens. */
  readonly redirectHost: string;
  /** Whether an external provider issues the client's tokens. */
  readonly hasExternalIssuer: boolean;
  readonly scopes: readonly string[];
  /** null for all accounts that the person may grant. */
  readonly accountIds: readonly string[] | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

const maxListed = 200;

/** Returns the active grants that a filter selects, the latest first, at most `maxListed`. */
export async function listGrants(
  reader: Kysely<RuntimeTables>,
  filter: GrantFilter,
  now: number,
): Promise<readonly ListedGrant[]> {
  const rows = await reader
    .selectFrom("sb_oauth_grants as g")
    .innerJoin("sb_people as p", "p.id", "g.person_id")
    .selectAll("g")
    .select("p.name as person_name")
    .where((where) =>
      where.and(Object.entries(filter).map(([column, value]) => where(`g.${column as keyof GrantFilter}`, "=", value))),
    )
    .where("g.ended_at", "is", null)
    .where("g.expires_at", ">", now)
    .orderBy("g.created_at", "desc")
    .orderBy("g.id", "desc")
    .limit(maxListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    personName: row.person_name,
    clientName: row.client_name,
    redirectHost: row.redirect_host,
    hasExternalIssuer: row.issuer !== null,
    scopes: JSON.parse(row.scopes) as string[], // written by this service
    accountIds: parse(row.account_ids),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/**
 * Revokes grants with all of their tokens and codes; all nodes reject them within a second. Returns the number of
 * grants.
 */
export async function revokeGrants(
  store: Pick<Store, "notify">,
  tx: Kysely<RuntimeTables>,
  filter: GrantFilter,
  now: number,
): Promise<number> {
  const ended = await tx
    .updateTable("sb_oauth_grants")
    .set({ ended_at: now })
    .where("ended_at", "is", null)
    .where((where) => where.and(filter))
    .returning("id")
    .execute();
  if (ended.length === 0) return 0;
  const ids = ended.map(({ id }) => id);
  await tx.deleteFrom("sb_oauth_records").where("grant_id", "in", ids).execute();
  await announceKeys(store, tx);
  return ended.length;
}

/**
 * Deletes expired OAuth records, and grants that expired at least `grantRetentionMs` ago. Revoked grants also remain
 * until then.
 */
export async function deleteOldGrants(tx: Kysely<RuntimeTables>, now: number): Promise<void> {
  await tx.deleteFrom("sb_oauth_records").where("expires_at", "<=", now).execute();
  await tx
    .deleteFrom("sb_oauth_grants")
    .where("expires_at", "<=", now - grantRetentionMs)
    .execute();
}

/** How long a grant is kept after its expiration, because audit rows refer to it. */
const grantRetentionMs = 90 * 86_400_000;
