import { createHmac, randomBytes } from "node:crypto";

const prefix = "whsec_";

/** Creates the secret of a webhook: 32 random bytes, as Standard Webhooks 1.0 formats them. */
export const createSecret = (): string => prefix + randomBytes(32).toString("base64");

/** Returns the headers that authenticate a request (Standard Webhooks 1.0), with a signature for each secret. */
export function signatureHeaders(
  id: string,
  body: string,
  { secrets, now }: { readonly secrets: readonly string[]; readonly now: number },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
