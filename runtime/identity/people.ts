import type { Kysely } from "kysely";
import type { IdSource } from "../ids.ts";
import type { Store } from "../store/store.ts";
import type { PersonRow, RuntimeTables } from "../store/tables.ts";
import { revokeGrants } from "./grants.ts";
import { announceKeys } from "./key-changes.ts";
import { hashPassword, isPassword } from "./passwords.ts";

/** A person who signs in to give AI clients access. */
export interface Person {
  readonly id: string;
  readonly workspaceId: string;
  /** The name to sign in with. */
  readonly name: string;
  /** The scopes that the person may grant. */
  readonly scopes: readonly string[];
  /** The accounts that the person may grant; null for all of the workspace. */
  readonly accountIds: readonly string[] | null;
  /** Whether a sign-in with the password also requires a one-time code. */
  readonly hasTotp: boolean;
}

export interface NewPerson extends Omit<Person, "id" | "hasTotp"> {
  /** Null for a person who signs in with an external provider only. */
  readonly password: string | null;
  /** The rate plan of the person's clients. */
  readonly plan: string;
}

/** Password lengths, in characters. The minimum is that of NIST SP 800-63B-4 for a single factor. */
export const passwordLength = { min: 15, max: 200 } as const;

/** Stores a person and returns the id. Names are case-insensitive. @throws Error if the name is taken. */
export async function addPerson(
  { writer, reader }: Pick<Store, "writer" | "reader">,
  { password, ...person }: NewPerson,
  { now, newId }: { readonly now: number; readonly newId: IdSource },
): Promise<string> {
  const name = normalizeName(person.name);
  if (await findRow(reader, "name", name)) throw new Error(`A person with the name "${name}" exists already.`);
  const id = newId("per");
  const passwordHash = password === null ? "" : await hashPassword(password);
  await writer
    .insertInto("sb_people")
    .values(newPersonRow(id, { ...person, name }, { passwordHash, now }))
    .execute();
  return id;
}

/** Returns the row of a new person. @param options `passwordHash` is empty for a person without a password. */
export const newPersonRow = (
  id: string,
  person: Omit<NewPerson, "password">,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: number },
): PersonRow => ({
  id,
  workspace_id: person.workspaceId,
  name: person.name,
  password_hash: passwordHash,
  scopes: JSON.stringify(person.scopes),
  account_ids: person.accountIds && JSON.stringify(person.accountIds),
  plan: person.plan,
  created_at: now,
  totp_secret: null,
  totp_used_step: null,
  openid_subject: null,
});

/**
 * Returns the person with this name if the password is correct, otherwise null. Takes equally long for an unknown name and a wrong
 * password.
 */
export async function checkPassword(
  reader: Kysely<RuntimeTables>,
  name: string,
  password: string,
): Promise<Person | null> {
  const row = await findRow(reader, "name", normalizeName(name));
  const isCorrect = await isPassword(password, row?.password_hash || null);
  return row && isCorrect ? toPerson(row) : null;
}

export async function findPerson(reader: Kysely<RuntimeTables>, id: string): Promise<Person | null> {
  const row = await findRow(reader, "id", id);
  return row ? toPerson(row) : null;
}

/** Sets a new password and ends the person's sign-ins in browsers. The access of clients remains. */
export async function setPassword(store: Store, id: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await store.transaction(async (tx) => {
    await tx.updateTable("sb_people").set({ password_hash }).where("id", "=", id).execute();
    await endSessions(tx, id);
  });
}

/** Changes to a person's permissions and rate plan; omitted properties are unchanged. */
export interface PersonChanges {
  readonly scopes?: readonly string[];
  /** null for all accounts of the workspace. */
  readonly accountIds?: readonly string[] | null;
  readonly plan?: string;
}

/** Changes a person's permissions and rate plan. Running servers apply this within a second, also to existing clients. */
export async function updatePerson(
  store: Store,
  id: string,
  { scopes, accountIds, plan }: PersonChanges,
): Promise<void> {
  const columns = {
    ...(scopes && { scopes: JSON.stringify(scopes) }),
    ...(accountIds !== undefined && { account_ids: accountIds && JSON.stringify(accountIds) }),
    ...(plan !== undefined && { plan }),
  };
  if (Object.keys(columns).length === 0) return;
  await store.transaction(async (tx) => {
    await tx.updateTable("sb_people").set(columns).where("id", "=", id).execute();
    await announceKeys(store, tx);
  });
}

/**
 * Removes the link to a person's external identity, ends the person's sign-ins in browsers, and revokes the person's
 * grants to clients with tokens of an external issuer. At the next sign-in, the person is again found by the verified
 * e-mail address. Returns false if the person has no such link.
 */
export function unlinkPerson(store: Store, id: string, now: number): Promise<boolean> {
  return store.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("sb_people")
      .set({ openid_subject: null })
      .where("id", "=", id)
      .where("openid_subject", "is not", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await endSessions(tx, id);
    const external = tx.selectFrom("sb_oauth_grants").select("id").where("person_id", "=", id);
    for (const grant of await external.where("issuer", "is not", null).execute())
      await revokeGrants(store, tx, { id: grant.id }, now);
    return true;
  });
}

/** Ends the person's sign-ins in browsers. */
export async function endSessions(tx: Kysely<RuntimeTables>, id: string): Promise<void> {
  await tx.deleteFrom("sb_oauth_records").where("person_id", "=", id).where("model", "=", "Session").execute();
}

/** Removes a person and revokes all of the person's grants. Returns false for an unknown id. */
export function removePerson(store: Store, id: string, now: number): Promise<boolean> {
  return store.transaction(async (tx) => {
    await revokeGrants(store, tx, { person_id: id }, now);
    await tx.deleteFrom("sb_oauth_records").where("person_id", "=", id).execute();
    const { numDeletedRows } = await tx.deleteFrom("sb_people").where("id", "=", id).executeTakeFirst();
    return numDeletedRows > 0n;
  });
}

export const normalizeName = (name: string): string => name.normalize("NFKC").trim().toLowerCase();

const findRow = (reader: Kysely<RuntimeTables>, column: "id" | "name", value: string): Promise<PersonRow | undefined> =>
  reader.selectFrom("sb_people").selectAll().where(column, "=", value).executeTakeFirst();

export const toPerson = (row: PersonRow): Person => ({
  id: row.id,
  workspaceId: row.workspace_id,
  name: row.name,
  scopes: JSON.parse(row.scopes) as string[], // written by this service
  accountIds: parseIds(row.account_ids),
  hasTotp: row.totp_secret !== null,
});

/** Parses a list of ids that this service has written; null for null. */
export const parseIds = (text: string | null): readonly string[] | null =>
  text === null ? null : (JSON.parse(text) as string[]);
