import type { SecretBox } from "../secrets/secret-box.ts";
import type { SecretColumn } from "../secrets/rotate-secrets.ts";
import type { Store } from "../store/store.ts";
import { endSessions } from "./people.ts";

/** The data that an authenticator app needs. It is shown once. */
export interface Enrollment {
  /** Base32. */
  readonly secret: string;
  /** `otpauth://totp/...`, which apps also read from a QR code. */
  readonly uri: string;
}

/** Parameters that all authenticator apps support (RFC 6238). */
const parameters = { algorithm: "SHA1", digits: 6, period: 30 };
/** Codes are accepted from this many time steps before and after the current one. */
const windowSteps = 1;
/** RFC 4226, section 4: recommended length of the seed. */
const secretBytes = 20;

const purposeOf = (personId: string): string => `totp:${personId}`;

/** The column of people's seeds, for encrypting them again with a new key. */
export const totpColumn: SecretColumn = { table: "sb_people", column: "totp_secret", key: ["id"], purposeOf };

/** Creates a seed for a person, which replaces an earlier one, and ends the person's sign-ins in browsers. */
export async function enrollTotp(
  { store, secrets }: { readonly store: Store; readonly secrets: SecretBox },
  person: { readonly id: string; readonly name: string },
  serviceTitle: string,
): Promise<Enrollment> {
  const { Secret, TOTP } = await import("otpauth");
  const secret = new Secret({ size: secretBytes });
  const totp = new TOTP({ ...parameters, issuer: serviceTitle, label: person.name, secret });
  await setSecret(store, person.id, secrets.encrypt(purposeOf(person.id), secret.base32));
  return { secret: secret.base32, uri: totp.toString() };
}

/** Removes the seed of a person, who then signs in with the password alone. */
export const removeTotp = (store: Store, personId: string): Promise<void> => setSecret(store, personId, null);

function setSecret(store: Store, id: string, totp_secret: string | null): Promise<void> {
  return store.transaction(async (tx) => {
    await tx.updateTable("sb_people").set({ totp_secret, totp_used_step: null }).where("id", "=", id).execute();
    await endSessions(tx, id);
  });
}

/**
 * Returns whether a code is correct and unused. If it is, marks it and all earlier codes as used, so that no node accepts
 * them again.
 */
export async function consumeCode(
  { store, secrets }: { readonly store: Store; readonly secrets: SecretBox },
  personId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const people = store.reader.selectFrom("sb_people").select("totp_secret").where("id", "=", personId);
  const encrypted = (await people.executeTakeFirst())?.totp_secret;
  if (!encrypted || !/^\d{6}$/.test(code)) return false;
  const { Secret, TOTP } = await import("otpauth");
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secrets.decrypt(purposeOf(personId), encrypted)) });
  const delta = totp.validate({ token: code, timestamp: now, window: windowSteps });
  if (delta === null) return false;
  const step = totp.counter({ timestamp: now }) + delta;
  const { numUpdatedRows } = await store.writer
    .updateTable("sb_people")
    .set({ totp_used_step: step })
    .where("id", "=", personId)
    .where("totp_secret", "=", encrypted)
    .where((where) => where.or([where("totp_used_step", "is", null), where("totp_used_step", "<", step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
