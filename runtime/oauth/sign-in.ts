import type { CallServices } from "../call/call-services.ts";
import type { FailedAttempts } from "../identity/failed-attempts.ts";
import { hashKey } from "../identity/keys.ts";
import { checkPassword, normalizeName, type Person } from "../identity/people.ts";

/** The result of an attempt to sign in. */
export type SignIn = { readonly person: Person } | { readonly problem: string; readonly status: number };

/**
 * Checks the name and the password of a form. Failed attempts are limited for each name, known or not, and for each address, on
 * every node.
 */
export async function signIn(
  { store }: Pick<CallServices, "store">,
  limits: { readonly names: FailedAttempts; readonly addresses: FailedAttempts },
  form: URLSearchParams,
  address: string,
): Promise<SignIn> {
  const name = normalizeName((form.get("name") ?? "").slice(0, 200));
  const password = (form.get("password") ?? "").slice(0, 200);
  const nameKey = hashKey(name);
  const waits = [limits.names.retryAfterSeconds(nameKey), limits.addresses.retryAfterSeconds(address)];
  const wait = Math.max(...waits);
  if (wait > 0) return { problem: `Too many attempts. Try again in ${wait} seconds.`, status: 429 };
  limits.names.consume(nameKey);
  limits.addresses.consume(address);
  const person = await checkPassword(store.reader, name, password);
  if (!person) return { problem: "The name or the password is wrong.", status: 401 };
  limits.names.refund(nameKey);
  limits.addresses.refund(address);
  return { person };
}
