import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Clock } from "../clock.ts";
import type { Surface } from "../contract/surface.ts";
import type { IdSource } from "../ids.ts";
import type { Store } from "../store/store.ts";
import { newPersonRow, normalizeName, toPerson, type Person } from "../identity/people.ts";
import type { PersonRow, RuntimeTables } from "../store/tables.ts";
import type { Admission } from "./open-id-options.ts";

/** A person according to an external provider. */
export interface ExternalIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Null unless the provider has verified it. */
  readonly email: string | null;
}

/** Returns the verified e-mail address of claims (OpenID Connect Core, section 5.1), or null. */
export function verifiedEmail(claims: Readonly<Record<string, unknown>>): string | null {
  const { email, email_verified: isVerified } = claims;
  return typeof email === "string" && isVerified === true ? email : null;
}

/** The services that adding people requires. */
export interface PersonServices {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: IdSource;
  readonly surface: Surface;
  readonly log: Logger;
}

type Db = Kysely<RuntimeTables>;

/**
 * Returns the person with an external identity, or null. At the first sign-in, the person is found by the verified e-mail
 * address, or added if its domain is admitted. At later sign-ins, the person is found by the subject, which a provider
 * never reassigns.
 */
export async function findExternalPerson(
  services: PersonServices,
  identity: ExternalIdentity,
  admission: Admission,
): Promise<Person | null> {
  const { store } = services;
  const subject = `${identity.issuer} ${identity.subject}`;
  const known = await selectPerson(store.reader, "openid_subject", subject);
  if (known) return toPerson(known);
  const name = identity.email === null ? null : normalizeName(identity.email);
  if (name === null) return null;
  return store.transaction(async (tx) => {
    await addAdmitted(services, tx, name, admission);
    await tx
      .updateTable("sb_people")
      .set({ openid_subject: subject })
      .where("name", "=", name)
      .where("openid_subject", "is", null)
      .execute();
    // A concurrent sign-in may have set the subject. There is no row if the address belongs to nobody, or to a person with
    // another subject.
    const row = await selectPerson(tx, "openid_subject", subject);
    return row ? toPerson(row) : null;
  });
}

const selectPerson = (db: Db, column: "openid_subject" | "name", value: string): Promise<PersonRow | undefined> =>
  db.selectFrom("sb_people").selectAll().where(column, "=", value).executeTakeFirst();

/** Adds a person whose domain is admitted. Does nothing if the name is taken. */
async function addAdmitted(
  { clock, newId, surface, log }: PersonServices,
  tx: Db,
  name: string,
  { domains, scopes, workspaceId }: Admission,
): Promise<void> {
  const domain = name.slice(name.lastIndexOf("@") + 1);
  if (!domains.includes(domain) || (await selectPerson(tx, "name", name))) return;
  const workspaces = await tx.selectFrom("sb_workspaces").select("id").limit(2).execute();
  const workspace = workspaceId ?? (workspaces.length === 1 ? workspaces[0]?.id : undefined);
  if (workspace === undefined) return log.warn("a new person was not added: set the workspace of new people");
  const plan = surface.limits.plans.find(({ isDefault }) => isDefault)?.name ?? "";
  const person = { workspaceId: workspace, name, scopes, accountIds: null, plan };
  await tx
    .insertInto("sb_people")
    .values(newPersonRow(newId("per"), person, { passwordHash: "", now: clock() }))
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}
